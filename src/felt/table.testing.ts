/** Tables and scenes for the tests of layout, motion and gestures: hands of a given size, in lines. */
import { bigButton, button, playCard, tapPlace } from '../games/face/gestures.ts';
import { pile } from '../games/face/layout/pile.ts';
import { ring } from '../games/face/layout/ring.ts';
import type { Card } from '../cards/card.ts';
import { makePack } from '../cards/pack.ts';
import { must } from '../cards/must.ts';
import type { GameFace } from '../games/face/game-face.ts';
import type { PlaceFace } from '../games/face/places.ts';
import type { Piece } from '../record/fold.ts';
import type { Line } from '../record/line.ts';
import { type Step, Timeline } from '../record/timeline.ts';
import { FeltTable } from './table/felt-table.ts';
import type { Scene } from './layout/scene.ts';

/** Places as a trick game with a stock has them. */
const PLACES: readonly PlaceFace[] = [
  { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
  { name: 'trick', owner: 'table', where: 'centre', arrangement: ring, faceUp: 'all', count: false },
  { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
  { name: 'discard', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: true },
];

export const LOOKS: Pick<GameFace, 'places' | 'gestures' | 'flights' | 'moments' | 'offTurn'> &
  Required<Pick<GameFace, 'marks'>> = {
  places: PLACES,
  gestures: {
    play: playCard('card', 'trick'),
    draw: { ...tapPlace('stock'), ...button },
    call: bigButton,
  },
  flights: { deal: 'deal', draw: 'dig', play: 'play', collect: 'collect', recycle: 'recycle', penalty: 'penalty' },
  moments: {
    'act:call': { effect: 'bubble', sound: 'call' },
    'card:JK': { effect: 'light', sound: 'joker' },
    'note:forgot': { effect: 'shake', sound: 'penalty' },
    'end:out': { effect: 'flourish', sound: 'win' },
  },
  offTurn: ['call'],
  marks: (places) =>
    places.acts.filter(({ seat, action }) => action.type === 'call' && places.at(`hand/${String(seat)}`).length === 1),
};

export const TEST_PACK: readonly Card[] = makePack({ jokers: 1 });

export const gameLine = (seats: number): Line => ({
  type: 'game',
  format: 'card-record/1',
  game: 'any',
  seats,
  options: {},
  players: Array.from({ length: seats }, () => 'somebody'),
});

export const dealLine: Line = { type: 'deal', deal: 1, dealer: 0, deck: TEST_PACK.map(() => '??') };

/** One card out of the stock to a seat; seen by seat 0 only. */
export const dealtTo = (seat: number, card: Card): Line => ({
  type: 'move',
  cards: [seat === 0 ? card : '??'],
  from: 'stock',
  to: `hand/${String(seat)}`,
  why: 'deal',
});

/** Lines as the steps of a table where nothing has happened before. */
export const stepsOf = (lines: readonly Line[]): readonly Step[] => new Timeline(lines).steps(0);

/** The table takes these lines too; the pieces that the last one moved. */
export function take(table: FeltTable, ...lines: readonly Line[]): readonly Piece[] {
  const steps = new Timeline(table.seen.lines).with(lines).steps(table.seen.count);
  return steps.map((step) => table.applyStep(step)).at(-1) ?? [];
}

/** A table as seat 0 sees it: `own` cards in its hand, five in each other as far as they go, one of each in the trick. */
export function testTable(seats: number, own: number, options: { trick: boolean } = { trick: true }): FeltTable {
  const table = new FeltTable(LOOKS);
  const others = Math.max(0, Math.min(5, Math.floor((TEST_PACK.length - own - seats) / Math.max(1, seats - 1))));
  take(table, gameLine(seats), dealLine);
  let next = 0;
  const card = () => must(TEST_PACK[(next++ * 17) % TEST_PACK.length], 'card of the pack');
  for (let seat = 0; seat < seats; seat += 1)
    for (let i = 0; i < (seat === 0 ? own : others); i += 1) take(table, dealtTo(seat, card()));
  if (!options.trick) return table;
  for (let seat = 1; seat < seats && others > 0; seat += 1)
    take(table, { type: 'move', cards: [card()], from: `hand/${String(seat)}`, to: 'trick', why: 'play' });
  return table;
}

export const testScene = (width: number, height: number, seats: number, more: Partial<Scene> = {}): Scene => ({
  ...{ width, height, seats, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  ...{ viewer: 0, places: PLACES, pots: [], options: {}, scroll: 0, leftHand: false, seed: 1 },
  ...more,
});
