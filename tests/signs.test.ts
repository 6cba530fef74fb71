/**
 * The small signs at seats and before them cover nothing that must be read: no index, no word, no button, and they are on the
 * table; in games with every number of seats, on all kinds of screens, also with every own card raised.
 */
import { expect, it } from 'vitest';
import type { Card } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import { boxAround, middle } from '../src/games/face/layout/box.ts';
import { type FeltLayout, type Hints, NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { type Pose, RATIO } from '../src/games/face/layout/pose.ts';
import { sceneOf, shownOf } from '../src/felt/scene-of-table.ts';
import { type Box, overlap } from '../src/games/face/layout/box.ts';
import type { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace, GameWords, Sign } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import type { Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { type AtPlate, signSpot } from '../src/ui/table/free-spots.ts';
import { seatsOf } from './golden-lines.ts';
import { type Screen, gamesOf, moments, ownCards } from './looks.ts';

const LEAST = 32; // px: nobody reads the index of a smaller card
const LOOKS = 8; // at a game, evenly through it
const [LETTER, AROUND, HEIGHT] = [7, 14, 16]; // px; the outermost pixels of a sign may touch

const widthOf = (signs: readonly Sign[]): number =>
  signs.reduce((sum, { text, suit, picture }) => sum + text.length * LETTER + ((suit ?? picture) ? 14 : 0) + AROUND, 0);

/** What signs side by side cover. */
function coverOf({ x, y, side }: AtPlate, signs: readonly Sign[], free: Box): Box {
  const width = widthOf(signs);
  const left = side === 'after' ? x : side === 'before' ? x - width : x - width / 2;
  const top = side === 'above' ? y - HEIGHT : y - HEIGHT / 2;
  return { x: Math.min(Math.max(left, free.x), free.x + free.width - width), y: top, width, height: HEIGHT };
}

/** Rank and suit at the upper left of a card that lies nearly straight. */
const indexOf = ({ x, y, width }: Pose): Box =>
  boxAround({ x: x - width * 0.36, y: y - width * (RATIO / 2 - 0.28) }, width * 0.2, width * 0.42);

const coversMiddle = (card: Pose, index: Box): boolean => {
  const { x, y } = middle(index);
  return Math.abs(x - card.x) < card.width / 2 && Math.abs(y - card.y) < (card.width * RATIO) / 2;
};

/** Those that can be read; of a small pile at a plate only the number counts. */
function indicesOf({ places }: GameFace, table: FeltTable, { poses }: FeltLayout): readonly Box[] {
  const piles = places.filter(({ where }) => where === 'pile').map(({ name }) => name);
  const lie = table.places
    .names()
    .filter((place) => !piles.includes(place.split('/')[0] ?? ''))
    .flatMap((place) => table.places.at(place).flatMap(({ id }) => poses.get(id) ?? []))
    .filter(({ covered }) => !covered);
  return lie
    .filter(({ faceUp, width }) => faceUp && width > LEAST)
    .map((pose) => ({ pose, index: indexOf(pose) }))
    .filter(({ pose, index }) => !lie.some((other) => other.z > pose.z && coversMiddle(other, index)))
    .map(({ index }) => index);
}

/** All own cards may be played, and the table waits for one. */
const raised = (cards: readonly Card[]): Hints => ({ ...NO_HINTS, playable: new Set(cards), choosing: true });

/** The signs that stand side by side, by their seat or place. */
function groupsOf(signs: readonly Sign[]): ReadonlyMap<string, readonly Sign[]> {
  const groups = new Map<string, Sign[]>();
  for (const sign of signs) {
    const key = 'seat' in sign.at ? `seat ${String(sign.at.seat)}` : 'place' in sign.at ? sign.at.place : '';
    if (/[ /]/.test(key) && sign.as === undefined && sign.carried === undefined)
      groups.set(key, [...(groups.get(key) ?? []), sign]);
  }
  return groups;
}

/** Not on the smallest melds, and not where more signs than usual are wider than a small plate. */
const hasRoom = (key: string, signs: readonly Sign[], { ground: { sizes } }: FeltLayout): boolean =>
  key.includes('/') ? sizes.front > LEAST || sizes.front === 0 : widthOf(signs) <= sizes.seat.width;

interface Look {
  readonly face: GameFace;
  readonly words: GameWords;
  readonly table: FeltTable;
  readonly viewer: number;
}

function wrongAt({ face, words, table, viewer }: Look, screen: Screen): string[] {
  const names = Array.from({ length: table.places.game?.seats ?? 0 }, (_, seat) => String(seat));
  const view = must(tableViewOf(table.seen, { seat: viewer, names }), 'a view');
  const scene = sceneOf(face, table, { ...screen, viewer, scroll: 0, leftHand: false, seed: 1 });
  const layout = lay(scene, table, raised(ownCards(face, table, viewer)));
  const shown = shownOf(table, layout);
  const { prompt, buttons } = layout.ground;
  const indices = indicesOf(face, table, layout);
  const where = `${String(screen.width)}×${String(screen.height)}, ${String(names.length)} seats`;
  return [...groupsOf(words.signs?.(view) ?? [])].flatMap(([key, signs]) => {
    const spot = signs[0] && signSpot(signs[0], shown, face);
    if (!spot || !hasRoom(key, signs, layout)) return [];
    const box = coverOf(spot, signs, shown.free);
    const [stem = '', ...rest] = key.split(/[ /]/);
    const what = `the ${rest.at(-1) === String(viewer) ? 'own ' : ''}sign at ${stem}`;
    const { y, height } = shown.free;
    const isOut = box.y + HEIGHT > y + height + 1 || box.y < y - 1;
    const faults = [
      ...(overlap(box, prompt) ? ['on the prompt'] : []),
      ...(overlap(box, buttons) ? ['on the buttons'] : []),
      ...(indices.some((index) => overlap(box, index)) ? ['on an index'] : []),
      ...(isOut ? ['off the table'] : []),
    ];
    return faults.map((fault) => `${where}: ${what} ${fault}`);
  });
}

function wrongIn({ face, words }: Pick<Look, 'face' | 'words'>, lines: readonly Line[], viewer: number): string[] {
  const wrong: string[] = [];
  for (const { table, screens } of moments(face, lines, LOOKS))
    if (table.places.game) wrong.push(...screens.flatMap((screen) => wrongAt({ face, words, table, viewer }, screen)));
  return wrong;
}

it.each(games.map((game) => [game.id, game] as const))('%s: no sign hides what must be read', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const words = await face.words('en');
  const wrong = new Set<string>();
  for (const lines of gamesOf(game))
    for (const viewer of [0, seatsOf(lines) - 1])
      for (const fault of wrongIn({ face, words }, redact(lines, viewer, game.secrecy), viewer)) wrong.add(fault);
  expect([...wrong].sort()).toEqual([]);
});
