/** Which way to divide the felt is the best: nothing on anything else, then as much as possible as large as possible. Pure. */
import { must } from '../../cards/must.ts';
import { overlap } from '../../games/face/layout/box.ts';
import type { SceneMetrics, Sizes } from './scene.ts';

export const LEAST_CARD = 48;
const LEAST_IN_MIDDLE = 0.66; // of a card in the own hand
const SLACK = 0.001; // px

/** How much a larger one of each is worth to another: of the logarithms of their sizes. */
interface Worth {
  readonly card: number; // in the own hand
  readonly table: number; // in the middle
  readonly front: number; // before a seat
  readonly face: number;
}

/** A game with hands; one whose cards lie before the seats; a table full of cards. */
export const HANDS: Worth = { card: 1, table: 1, front: 0.4, face: 0.45 };
export const FRONTS: Worth = { card: 0, table: 0.4, front: 1.4, face: 0.45 };
export const GRID: Worth = { card: 0, table: 2, front: 0, face: 0.45 };
const LEAST_FACE = 40; // px: on smaller portraits a number covers half of the face
const TINY_FACE = 0.4;
const UPRIGHT = 0.1; // words below a portrait are the look of the house

/** A ground but for the cards in its middle: their width, which takes the longest to find; 0 where it is not more than `least`. */
export interface Division {
  readonly ground: Omit<SceneMetrics, 'tableCard'>;
  readonly tableCard: (least: number) => number;
}

/** A ground, and how good it is. */
export interface Judged {
  readonly ground: SceneMetrics;
  readonly crowding: number;
  readonly fits: boolean;
  readonly worth: number;
}

/** What these sizes are worth with cards of this width in the middle. */
const worthOf = ({ card, front, seat }: Sizes, tableCard: number, worth: Worth): number =>
  worth.card * Math.log(card) +
  worth.table * Math.log(Math.max(1, tableCard)) +
  worth.front * Math.log(Math.max(1, front)) +
  worth.face * Math.log(seat.face) +
  TINY_FACE * Math.min(0, Math.log(seat.face / LEAST_FACE)) +
  (seat.upright ? UPRIGHT : 0);

/**
 * How often plates overlap each other or the middle, and the cards before a seat a plate or the cards before another. It is
 * not counted further than `most`.
 */
function crowding({ fronts, plates, prompt, buttons, middle }: Division['ground'], most: number): number {
  const boxes = [...fronts, ...plates];
  let count = 0;
  for (const [i, box] of boxes.entries()) {
    for (let j = i + 1; j < boxes.length; j += 1) if (overlap(box, must(boxes[j], 'a box'))) count += 1;
    for (const other of i < fronts.length ? [prompt, buttons] : [middle]) if (overlap(box, other)) count += 1;
    if (count > most) return count;
  }
  return count;
}

/** Prefers larger things; but small ones to cards on plates or out of sight. */
export function isBetter(one: Judged, other: Judged): boolean {
  if (one.crowding !== other.crowding) return one.crowding < other.crowding;
  if (one.ground.hidden !== other.ground.hidden) return one.ground.hidden < other.ground.hidden;
  if (one.fits !== other.fits) return one.fits;
  return one.worth > other.worth;
}

/** The narrowest card in the middle that suits the own hand. */
const fitting = ({ card }: Sizes): number => Math.max(LEAST_CARD, card * LEAST_IN_MIDDLE) - 0.1;

/** With no wider card in the middle these sizes are not better than the best so far. */
function leastToWin({ ground: { sizes } }: Division, best: Judged, worth: Worth): number {
  const asGood = Math.exp((best.worth - worthOf(sizes, 1, worth)) / worth.table);
  const least = best.fits ? Math.max(asGood, fitting(sizes)) : Math.min(asGood, fitting(sizes));
  return Math.max(0, least - SLACK);
}

function judge(division: Division, best: Judged | undefined, worth: Worth): Judged | undefined {
  const crowds = crowding(division.ground, best?.crowding ?? Infinity);
  if (best && crowds > best.crowding) return undefined;
  const least = best?.crowding === crowds ? leastToWin(division, best, worth) : 0;
  const { sizes } = division.ground;
  const tableCard = division.tableCard(least);
  return {
    ground: { ...division.ground, tableCard },
    crowding: crowds,
    fits: tableCard >= fitting(sizes),
    worth: worthOf(sizes, tableCard, worth),
  };
}

interface Judging {
  readonly divide: (sizes: Sizes) => Division;
  readonly worth: Worth;
  readonly known: Judged | undefined;
}

/** The best of some sizes, or what is known already. */
export function bestOf(sizes: readonly Sizes[], { divide, worth, known }: Judging): Judged | undefined {
  let best = known;
  const most = (one: Sizes): number => (worth === GRID ? Infinity : worthOf(one, one.card, worth)); // only those of a grid may be wider
  const byWorth = sizes.map((one) => ({ one, most: most(one) })).sort((a, b) => b.most - a.most);
  for (const { one, most } of byWorth) {
    if (best?.fits && best.crowding === 0 && most <= best.worth) break; // none that follows is better
    const judged = judge(divide(one), best, worth);
    if (judged && (!best || isBetter(judged, best))) best = judged;
  }
  return best;
}
