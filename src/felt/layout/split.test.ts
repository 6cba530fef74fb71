import { expect, test } from 'vitest';
import type { LaidCard, LaidGroup } from '../../games/face/layout/arrangement.ts';
import { heap } from '../../games/face/layout/pile.ts';
import { row } from '../../games/face/layout/row.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { PlaceFace } from '../../games/face/places.ts';
import type { Line, NoteLine } from '../../record/line.ts';
import { dealLine, dealtTo, gameLine, LOOKS, testScene, take } from '../table.testing.ts';
import { FeltTable } from '../table/felt-table.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';

const runOf = ({ noted }: LaidCard, notes: readonly NoteLine[]): number =>
  notes.slice(0, noted).filter(({ what }) => what === 'stop').length;

/** A fan for each run of a seat; stops part them. */
function byStops(cards: readonly LaidCard[], notes: readonly NoteLine[]): readonly LaidGroup[] {
  const keyOf = (card: LaidCard): string => `${card.place} ${String(runOf(card, notes))}`;
  return [...new Set(cards.map(keyOf))].map((key) => ({ cards: cards.filter((card) => keyOf(card) === key) }));
}

/** The same with the last run in the middle. */
function lastInMiddle(cards: readonly LaidCard[], notes: readonly NoteLine[]): readonly LaidGroup[] {
  const last = Math.max(...cards.map((card) => runOf(card, notes)));
  return byStops(cards, notes).map((group) => ({
    ...group,
    isInMiddle: group.cards.some((card) => runOf(card, notes) === last),
  }));
}

const played: PlaceFace = {
  ...{ name: 'played', owner: 'seat', where: 'front', faceUp: 'all', count: false },
  parts: byStops,
};
const won: PlaceFace = {
  ...{ name: 'won', owner: 'seat', where: 'pile', faceUp: 'all', count: false },
  arrange: heap(2),
};
const places = [...LOOKS.places, played, won];
const stop: Line = { type: 'note', what: 'stop' };
const play = (card: Card, to = 'played/0'): Line => ({ type: 'move', cards: [card], from: 'hand/0', to, why: 'play' });
const HAND: readonly Card[] = ['4S', '6S', '9H', 'TH', '2C', '3C', '5C', '7C', '9C'];

/** Where the cards that seat 0 held before these lines lie after them, from left to right. */
function laid(lines: readonly Line[], width = 1280, height = 800) {
  const table = new FeltTable({ ...LOOKS, places });
  take(table, gameLine(4), dealLine, ...HAND.map((card) => dealtTo(0, card)), ...lines);
  const layout = lay(testScene(width, height, 4, { places }), table, NO_HINTS);
  const at = (place: string) =>
    [...table.places.at(place)].reverse().map(({ id }) => must(layout.poses.get(id), 'a card'));
  return { layout, at };
}

test('what is laid before a seat lies in a fan for each run', () => {
  const { at, layout } = laid([play('4S'), play('6S'), stop, { ...stop, what: 'other' }, play('9H'), play('TH')]);
  const [first, second, third, fourth] = at('played/0').map(({ x, width }) => x / width);
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(0.5);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(1);
  expect((fourth ?? 0) - (third ?? 0)).toBeLessThan(0.5);
  const spot = must(layout.spots['played/0'], 'all of them together');
  for (const { x } of at('played/0')) expect(x > spot.x && x < spot.x + spot.width).toBe(true);
});

test('fans move closer before their cards become small', () => {
  const { at } = laid(
    HAND.flatMap((card) => [play(card), stop]),
    390,
    844,
  );
  const cards = at('played/0');
  const apart = cards.slice(1).map(({ x }, i) => (x - (cards[i]?.x ?? 0)) / (cards[i]?.width ?? 1));
  expect(Math.min(...apart)).toBeGreaterThan(0.5);
  expect(Math.min(...cards.map(({ width }) => width))).toBeGreaterThan(20);
});

test('the run of all seats lies in the middle as one row until the next one begins', () => {
  const gathering = [...LOOKS.places, { ...played, parts: lastInMiddle, together: row({ grows: true }) } as const];
  const table = new FeltTable({ ...LOOKS, places: gathering });
  take(table, gameLine(2), dealLine, ...['4S', '5S', '6S', '9H'].map((card, i) => dealtTo(i % 2, card as Card)));
  const plays = (card: Card, seat: number): Line =>
    ({ ...play(card, `played/${String(seat)}`), from: `hand/${String(seat)}` }) as Line;
  const lying = () => {
    const { poses, spots, ground } = lay(testScene(1280, 800, 2, { places: gathering }), table, NO_HINTS);
    const row = must(spots['played'], 'the row');
    const at = (card: Card) =>
      must(
        poses.get(
          must(
            table.pieces().find((one) => one.card === card),
            card,
          ).id,
        ),
        card,
      );
    const isIn = (card: Card): boolean => Math.abs(at(card).y - row.y - row.height / 2) < 1;
    return { at, isIn, ground };
  };
  take(table, plays('4S', 0), plays('5S', 1), plays('6S', 0));
  const run = lying();
  expect((['4S', '5S', '6S'] as const).map(run.isIn)).toEqual([true, true, true]);
  expect(run.at('5S').x).toBeGreaterThan(run.at('4S').x);
  expect(run.at('6S').x).toBeGreaterThan(run.at('5S').x);
  take(table, stop);
  expect(lying().isIn('6S')).toBe(true);
  take(table, plays('9H', 1));
  const next = lying();
  expect((['4S', '5S', '6S', '9H'] as const).map(next.isIn)).toEqual([false, false, false, true]);
  expect(next.at('5S').y).toBeLessThan(must(next.ground.fronts[1], 'front').y + 200);
});

test('tricks that were won lie crosswise', () => {
  const { at } = laid(['4S', '6S', '9H', 'TH'].map((card) => play(card as Card, 'won/0')));
  const across = at('won/0').map(({ angleRad }) => Math.abs(Math.sin(angleRad)) > 0.9);
  expect(across).toEqual([false, false, true, true]);
});

test('one’s own cards rise while they are shown, and sink back with the next line', () => {
  const turnsOver = () => ({ up: { place: 'hand/0', cards: ['9H', 'TH'], for: 'act' } }) as const;
  const table = new FeltTable({ ...LOOKS, turnsOver });
  const heights = (lines: readonly Line[]): readonly number[] => {
    for (const line of lines) take(table, line);
    const { hand } = lay(testScene(1280, 800, 4), table, NO_HINTS);
    return ['8H', '9H', 'TH', 'JH'].map((card) => must(hand.find((slot) => slot.card === card)?.box.y, card));
  };
  const cards: readonly Card[] = ['8H', '9H', 'TH', 'JH'];
  const flat = heights([gameLine(4), dealLine, ...cards.map((card) => dealtTo(0, card))]);
  const shown = heights([{ type: 'note', seat: 0, what: 'show' }]);
  expect(shown.map((y, i) => y < (flat[i] ?? 0) - 10)).toEqual([false, true, true, false]);
  expect(heights([{ type: 'turn', legal: {} }])).toEqual(flat);
});

test('what another seat shows comes forward, clear of its plate and of what it says', () => {
  const cards: readonly Card[] = ['8H', '9H', 'TH'];
  const turnsOver = () => ({ up: { place: 'hand/1', cards: cards.slice(1), for: 'act' } }) as const;
  const table = new FeltTable({ ...LOOKS, turnsOver });
  take(table, gameLine(2), dealLine, ...cards.map((card) => dealtTo(1, card)));
  take(table, { type: 'note', seat: 1, what: 'show' });
  const { poses, plates } = lay(testScene(844, 390, 2), table, NO_HINTS);
  const plate = must(plates[1], 'its plate');
  const below = table.places.at('hand/1').map(({ id }) => {
    const { y, width } = must(poses.get(id), 'a card');
    return y - width * 0.7 - plate.y - plate.height > 40;
  });
  expect(below.filter(Boolean)).toHaveLength(2);
});

test.each([
  [1280, 800, 8],
  [390, 844, 8],
  [844, 390, 8],
  [844, 390, 3],
])('a hand that is shown at the end lies on nothing that was played at %i×%i, %i seats', (width, height, seats) => {
  const turnsOver = () => ({ up: { place: 'hand/1', cards: HAND.slice(0, 2), for: 'deal' } }) as const;
  const table = new FeltTable({ ...LOOKS, places, turnsOver });
  take(table, gameLine(seats), dealLine);
  for (let seat = 0; seat < seats; seat += 1)
    for (const to of ['hand', 'hand', 'played', 'played'])
      take(table, { type: 'move', cards: ['??'], from: 'stock', to: `${to}/${String(seat)}`, why: 'deal' });
  const scene = testScene(width, height, seats, { places });
  expect(lay(scene, table, NO_HINTS).ground.sizes.backs).not.toBe('open');
  take(table, { type: 'note', seat: 1, what: 'show' });
  const { fans, spots, ground } = lay(scene, table, NO_HINTS);
  for (let seat = 1; seat < seats; seat += 1) {
    const fan = must(fans[seat], 'a hand');
    const front = must(spots[`played/${String(seat)}`], 'what it played');
    expect.soft(front.y, `seat ${String(seat)}`).toBeGreaterThanOrEqual(fan.y + fan.height);
  }
  expect(ground.sizes.backs).toBe('open');
});
