import { describe, expect, it } from 'vitest';
import { cardByCard } from './card-by-card.ts';
import { fold, type Places } from './fold.ts';
import type { Line, MoveLine } from './line.ts';
import { NO_TABLE, Timeline } from './timeline.ts';

const GAME = { type: 'game', format: 'card-record/1', game: 'g', seats: 2, options: {}, players: ['a', 'b'] } as const;
const DECK = ['AS', 'KS', 'QS', 'JS', 'TS'] as const;
const deal = (number: number): Line => ({ type: 'deal', deal: number, dealer: 0, deck: DECK });
const move = (from: string, to: string, ...cards: MoveLine['cards']): MoveLine => ({
  ...{ type: 'move', cards, from, to, why: 'deal' },
});
const act: Line = { type: 'act', seat: 0, action: { type: 'pass' } };
const turn: Line = { type: 'turn', legal: { 0: [{ type: 'pass' }], 1: '??' } };
const dealLines = (number: number): Line[] => [
  deal(number),
  move('stock', 'hand/0', 'AS'),
  move('stock', 'hand/1', 'KS'),
  { type: 'chips', from: 'purse/0', to: 'pot', amount: number, why: 'ante' },
  turn,
  act,
  move('hand/0', 'trick', 'AS'),
  { type: 'note', what: 'said', seat: 1 },
  { type: 'shuffle', place: 'stock', cards: ['TS', 'QS', 'JS'] },
  { type: 'deal-end', winners: [0], why: 'out', totals: [number, 0] },
];
const LINES: readonly Line[] = [GAME, ...dealLines(1), ...dealLines(2), ...dealLines(3)];

/** All that can be asked of places. */
const told = (places: Places): unknown => [
  places.names().map((name) => [name, places.at(name)]),
  ['purse/0', 'purse/1', 'pot'].map((purse) => places.purse(purse)),
  [places.game, places.deal, places.dealer, places.totals, places.turn, places.acts, places.notes, places.ended],
];

describe('a timeline', () => {
  it('knows the table after each of its lines, in whatever order they are asked for', () => {
    const forwards = new Timeline(LINES);
    const backwards = new Timeline(LINES);
    for (let i = 0; i <= LINES.length; i += 1) {
      const [near, far] = [i, LINES.length - i];
      expect(told(forwards.at(near).places)).toEqual(told(fold(LINES.slice(0, near))));
      expect(told(backwards.at(far).places)).toEqual(told(fold(LINES.slice(0, far))));
      expect(forwards.at(near).lines).toEqual(LINES.slice(0, near));
    }
  });

  it('leaves what it gave as it was when more happens', () => {
    let timeline = new Timeline();
    const given = LINES.map((line) => (timeline = timeline.with([line])).at());
    given.forEach((snapshot, i) => {
      expect(told(snapshot.places)).toEqual(told(fold(LINES.slice(0, i + 1))));
      expect(snapshot.lines).toEqual(LINES.slice(0, i + 1));
    });
  });

  it('folds each line of the last two deals once, and lets go of those before', () => {
    let timeline = new Timeline();
    const folded: Places[] = [];
    for (const line of LINES) {
      timeline = timeline.with([line]);
      folded.push(timeline.at().places);
    }
    for (let i = LINES.length; i > 10; i -= 1) expect(timeline.at(i).places).toBe(folded[i - 1]);
    expect(timeline.at(3).places).not.toBe(folded[2]);
  });

  it('tells the steps of the newest deal, each with the table before and after it', () => {
    const timeline = new Timeline(LINES);
    const steps = timeline.sinceDeal(14);
    expect(steps.map(({ line }) => line)).toEqual(LINES.slice(11, 14));
    steps.forEach(({ before, after }, i) => {
      expect(told(before.places)).toEqual(told(fold(LINES.slice(0, 11 + i))));
      expect(told(after.places)).toEqual(told(fold(LINES.slice(0, 12 + i))));
      expect(after.count).toBe(12 + i);
    });
    expect(new Timeline().sinceDeal()).toEqual([]);
  });

  it('has the table after all lines where fewer are there than are asked for', () => {
    expect(new Timeline(LINES).at(999).count).toBe(LINES.length);
    expect(new Timeline().at().places).toBe(NO_TABLE.places);
  });
});

describe('a move card by card', () => {
  const three = move('stock', 'hand/1', 'AS', 'KS', 'QS');
  const lines: readonly Line[] = [GAME, deal(1), three];
  const [step] = new Timeline(lines).steps(2);
  const parts = step ? cardByCard({ ...step, line: three }) : [];

  it('has a step for each card, one upon the other', () => {
    expect(parts.map(({ line }) => line.cards)).toEqual([['AS'], ['KS'], ['QS']]);
    expect(parts.map(({ after }) => after.places.cards('hand/1'))).toEqual([['AS'], ['KS', 'AS'], ['QS', 'KS', 'AS']]);
    expect(parts.at(-1)?.after).toBe(step?.after);
  });

  it('has lines and places that agree at each of them', () => {
    for (const { after } of parts) expect(told(after.places)).toEqual(told(fold(after.lines)));
    expect(parts[1]?.after.lines.at(-1)).toEqual({ ...three, cards: ['AS', 'KS'] });
  });
});

describe('what a seat may do', () => {
  const places = fold([GAME, deal(1), turn]);

  it.each([
    ['its own list', 0, [{ type: 'pass' }]],
    ['nothing that is not told', 1, []],
    ['nothing for who only looks on', undefined, []],
  ])('is %s', (_, seat, legal) => {
    expect(places.legalOf(seat)).toEqual(legal);
  });

  it('is nothing once somebody has acted', () => {
    expect(places.after(act).legalOf(0)).toEqual([]);
  });
});
