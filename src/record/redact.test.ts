import { describe, expect, it, test } from 'vitest';
import type { Line } from './line.ts';
import { redact, type Secrecy } from './redact.ts';

const secrecy: Secrecy = {
  faceUp: ['trick', 'discard'],
  ownerOnly: ['hand'],
  offTurn: ['call'],
  hiddenFields: { peek: ['card', 'cards'], bury: ['card'] },
};
const move = (from: string, to: string, ...cards: string[]): Line =>
  ({ type: 'move', cards, from, to, why: 'x' }) as unknown as Line;
const seenBy = (line: unknown, seat: number | undefined): unknown => redact([line as Line], seat, secrecy)[0];

describe('what a seat sees of a line', () => {
  test.each([
    ['a card drawn by another seat', move('stock', 'hand/0', 'AS'), 1, ['??']],
    ['its own drawn card', move('stock', 'hand/1', 'AS'), 1, ['AS']],
    ['a card played by another seat', move('hand/0', 'trick', 'AS'), 1, ['AS']],
    ['cards taken from a face-up place', move('discard', 'hand/0', 'AS', 'KS'), 1, ['AS', 'KS']],
    ['cards turned down to the stock', move('discard', 'stock', 'AS', 'KS'), 1, ['AS', 'KS']],
    ['cards that pass from hand to hand', move('hand/0', 'hand/2', 'AS', 'KS'), 1, ['??', '??']],
    ['a card that it gives away', move('hand/1', 'hand/2', 'AS'), 1, ['AS']],
    ['a card that it is given', move('hand/2', 'hand/1', 'AS'), 1, ['AS']],
    ['hand 10 for seat 1', move('stock', 'hand/10', 'AS'), 1, ['??']],
    ['a drawn card, for a spectator', move('stock', 'hand/0', 'AS'), undefined, ['??']],
  ])('%s', (_name, line, seat, cards) => {
    expect(seenBy(line, seat)).toEqual({ ...line, cards });
  });

  it('a game line without its seed', () => {
    const line = {
      type: 'game',
      format: 'card-record/1',
      game: 'g',
      seats: 2,
      options: {},
      seed: 's',
      players: ['a', 'b'],
    };
    const seen = seenBy(line, 0);
    expect(seen).not.toHaveProperty('seed');
    expect(Object.keys(seen as object)).toEqual(['type', 'format', 'game', 'seats', 'options', 'players']);
  });

  test.each([
    ['a deck', { type: 'deal', deal: 1, dealer: 0, deck: ['AS', 'KS'] }, { deck: ['??', '??'] }],
    ['a shuffle', { type: 'shuffle', place: 'stock', cards: ['AS', 'KS', 'QS'] }, { cards: ['??', '??', '??'] }],
    ['a shuffle of one card', { type: 'shuffle', place: 'stock', cards: ['AS'] }, { cards: ['??'] }],
  ])('%s hidden, with the number of its cards', (_name, line, hidden) => {
    expect(seenBy(line, 0)).toEqual({ ...line, ...hidden });
  });

  const legal = { 0: [{ type: 'call' }], 1: [{ type: 'call' }, { type: 'draw' }], 2: [{ type: 'call' }] };
  test.each([
    ['its own list, and who is on turn', legal, 0, { 0: [{ type: 'call' }], 1: '??' }],
    ['its own list if it is on turn, and nothing of others', legal, 1, { 1: legal[1] }],
    ['who is on turn, for a spectator', legal, undefined, { 1: '??' }],
    ['nothing if nobody is on turn and it is not asked', { 0: [{ type: 'call' }] }, 2, {}],
  ])('a turn line: %s', (_name, all, seat, told) => {
    expect(seenBy({ type: 'turn', legal: all }, seat)).toEqual({ type: 'turn', legal: told });
  });

  test.each([
    [
      'a hidden field of a note',
      { type: 'note', seat: 0, what: 'peek', card: 'AS', cards: ['AS', 'KS'], n: 2 },
      1,
      { card: '??', cards: ['??', '??'] },
    ],
    ['its own note', { type: 'note', seat: 1, what: 'peek', card: 'AS' }, 1, {}],
    ['another note', { type: 'note', seat: 0, what: 'suit', card: 'AS' }, 1, {}],
    ['a score', { type: 'score', seat: 0, points: 3, why: 'win' }, 1, {}],
    ['chips', { type: 'chips', from: 'bank', to: 'purse/0', amount: 3, why: 'buy-in' }, 1, {}],
    ['an end', { type: 'deal-end', winners: [0], why: 'out', totals: [1, 0] }, 1, {}],
  ])('%s', (_name, line, seat, hidden) => {
    const seen = seenBy(line, seat);
    expect(seen).toEqual({ ...line, ...hidden });
    expect(Object.keys(seen as object)).toEqual(Object.keys(line));
  });

  test.each([
    ['an act of another seat', 0, { type: 'bury', card: '??', n: 1 }],
    ['its own act', 1, { type: 'bury', card: 'AS', n: 1 }],
  ])('a hidden field of %s', (_name, actor, action) => {
    const line = { type: 'act', seat: actor, action: { type: 'bury', card: 'AS', n: 1 } };
    expect(seenBy(line, 1)).toEqual({ ...line, action });
  });

  it('does not change the lines that it is given', () => {
    const lines = [move('stock', 'hand/0', 'AS')];
    redact(lines, 1, secrecy);
    expect(lines).toEqual([move('stock', 'hand/0', 'AS')]);
  });
});
