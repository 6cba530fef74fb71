/**
 * The table below the moment of a winner: the own hand and what lies open in the middle. Seats, and piles that say nothing,
 * take no room.
 */
import { type PlaceFace, arrangementOf, isMiddle, overOf, togetherOf } from '../../games/face/places.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { clamp } from '../../games/face/layout/box.ts';
import { handHeight, rowsOf } from './hand.ts';
import { sidesOf, tableCard } from './middle.ts';
import { type AloneTable, type Load, type Scene, type SceneMetrics, inside } from './scene.ts';

const CARD = { least: 40, most: 116, width: 0.2 }; // of the hand, in px and of the table
const HIGH = { beside: 0.3, alone: 0.5 }; // height of the hand, of the table's: with cards in the middle, or without any
const SHRINKS = [1, 0.85, 0.7, 0.6, 0.5] as const;
const LEVEL = 0.8; // a card in the middle is as large, of one in the hand

/** Whether a place is still shown. */
function isKept(place: PlaceFace): boolean {
  if (!isMiddle(place)) return place.where === 'seat' || togetherOf(place) !== undefined;
  return place.faceUp !== 'none' || arrangementOf(place)?.isSquared !== true;
}

/** The last trick lies so that each card is whole. */
function keptPlaces(places: readonly PlaceFace[], table: FeltTable): readonly PlaceFace[] {
  const full = new Set(
    table.places.names().flatMap((name) => (table.places.at(name).length > 0 ? name.split('/', 1) : [])),
  );
  const kept = places.filter((place) => isKept(place) && (overOf(place) === undefined || full.has(place.name)));
  return kept.map((place) => {
    const apart = arrangementOf(place)?.apart;
    return apart && isMiddle(place) && !kept.some((other) => overOf(other) === place.name)
      ? { ...place, arrangement: apart }
      : place;
  });
}

/** Whether nothing lies in the middle. */
const isBare = ({ places, pots }: Scene, loads: Load['middle']): boolean =>
  pots.length === 0 && places.every((place) => (!isMiddle(place) && !togetherOf(place)) || loads[place.name] === 0);

function aloneGround(scene: Scene, { hand: cards, middle: loads }: Load): SceneMetrics {
  const box = inside(scene);
  const gap = clamp(Math.min(box.width, box.height) * 0.03, 6, 18);
  const isEmpty = isBare(scene, loads);
  const wanted = Math.min(CARD.most, box.width * CARD.width, box.height * (isEmpty ? HIGH.alone : HIGH.beside));
  const [x, width] = [box.x + gap, box.width - 2 * gap];
  const sides = sidesOf(scene, loads);
  const divided = (shrink: number): SceneMetrics => {
    const card = Math.max(CARD.least, wanted * shrink);
    const height = cards > 0 ? handHeight(rowsOf(cards, card, width), card) : 0;
    const below = isEmpty ? (box.height - height) / 2 : gap;
    const hand = { x, y: box.y + box.height - below - height, width, height };
    const middle = { x, y: box.y + gap, width, height: Math.max(0, hand.y - box.y - 2 * gap) };
    const metrics = metricsOf(scene, { box, hand, middle, card, gap });
    return { ...metrics, tableCard: tableCard(scene, sides, middle, { most: card }) };
  };
  if (isEmpty) return divided(1);
  const all = SHRINKS.map(divided);
  return all.find(({ tableCard: seen, sizes }) => seen >= LEVEL * sizes.card) ?? largest(all);
}

const largest = (all: readonly SceneMetrics[]): SceneMetrics =>
  all.reduce((best, one) => (one.tableCard > best.tableCard * 1.05 ? one : best));

function metricsOf(
  scene: Scene,
  { box, hand, middle, card, gap }: { box: Box; hand: Box; middle: Box; card: number; gap: number },
): Omit<SceneMetrics, 'tableCard'> {
  const none = { x: box.x + box.width / 2, y: box.y, width: 0, height: 0 };
  const seat = { width: 0, height: 0, face: 0, upright: true };
  const eachSeat = <T>(one: T): readonly T[] => Array.from({ length: scene.seats }, () => one);
  return {
    ...{ box, hand, middle, prompt: { ...none, y: hand.y }, buttons: { ...none, y: hand.y }, hidden: 0 },
    sizes: {
      ...{ card, seat, own: seat, gap, aside: false, back: 0, pile: 0, backs: 'beside', front: 0, lines: 1 },
    },
    ...{ plates: eachSeat(none), portraits: eachSeat({ side: 0, upright: true }), fronts: eachSeat(none) },
    text: scene.text ?? 1,
  };
}

export const ALONE: AloneTable = { places: keptPlaces, ground: aloneGround };
