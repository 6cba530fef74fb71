import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import type { Line } from './line.ts';

const game = { type: 'game', format: 'card-record/1', game: 'g', seats: 2, options: {}, players: ['a', 'b'] };
const deal = (...deck: string[]): object => ({ type: 'deal', deal: 1, dealer: 1, deck });
const move = (from: string, to: string, ...cards: string[]): object => ({ type: 'move', cards, from, to, why: 'x' });
const folded = (...lines: object[]): ReturnType<typeof fold> => fold(lines as unknown as Line[]);

describe('folding lines', () => {
  it('lays a deck into the stock, top first, whatever lay where before', () => {
    const places = folded(game, deal('AS', 'KS', 'QS'), move('stock', 'hand/0', 'AS'), deal('QS', 'AS', 'KS'));
    expect(places.cards('stock')).toEqual(['QS', 'AS', 'KS']);
    expect(places.names()).toEqual(['stock']);
  });

  it('lays moved cards onto the top one by one, the last one named on top', () => {
    const places = folded(game, deal('AS', 'KS', 'QS'), move('stock', 'trick', 'AS', 'KS'));
    expect(places.cards('trick')).toEqual(['KS', 'AS']);
    expect(places.cards('stock')).toEqual(['QS']);
  });

  it('follows a piece while its face is hidden, and names it when it is shown', () => {
    const lines = [game, deal('??', '??', '??'), move('stock', 'hand/1', '??')];
    const before = folded(...lines).at('hand/1');
    const after = folded(...lines, move('hand/1', 'trick', 'AS')).at('trick');
    expect(before.map(({ card }) => card)).toEqual(['??']);
    expect(after).toEqual([{ id: before[0]?.id, card: 'AS' }]);
  });

  it('takes a hidden piece for a named card, not one that is known to be another', () => {
    const places = folded(
      game,
      deal('??', '??'),
      move('stock', 'hand/1', 'AS'),
      move('stock', 'hand/1', '??'),
      move('hand/1', 'trick', 'KS'),
    );
    expect(places.cards('hand/1')).toEqual(['AS']);
    expect(places.cards('trick')).toEqual(['KS']);
  });

  it('gives a shuffled place its new order', () => {
    const places = folded(game, deal('AS', 'KS', 'QS'), { type: 'shuffle', place: 'stock', cards: ['QS', 'AS', 'KS'] });
    expect(places.cards('stock')).toEqual(['QS', 'AS', 'KS']);
    expect(places.at('stock').map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('counts chips, also below zero', () => {
    const chips = (from: string, to: string, amount: number): object => ({ type: 'chips', from, to, amount, why: 'x' });
    const places = folded(game, chips('bank', 'purse/0', 10), chips('purse/0', 'pot', 4), chips('purse/1', 'pot', 3));
    expect([places.purse('purse/0'), places.purse('purse/1'), places.purse('pot'), places.purse('pot/AH')]).toEqual([
      6, -3, 7, 0,
    ]);
  });

  it('knows whose turn it is until somebody acts, and how it ended', () => {
    const turn = { type: 'turn', legal: { 0: [{ type: 'pass' }] } };
    const act = { type: 'act', seat: 0, action: { type: 'pass' } };
    expect(folded(game, deal('AS'), turn).turn).toEqual(turn);
    expect(folded(game, deal('AS'), turn, act).turn).toBeUndefined();
    expect(folded(game, deal('AS'), turn, act).acts).toEqual([act]);
    const end = { type: 'deal-end', winners: [1], why: 'out', totals: [0, 1] };
    expect(folded(game, deal('AS'), end)).toMatchObject({ ended: 'deal', totals: [0, 1], dealer: 1, deal: 1 });
    expect(folded(game, deal('AS'), end, { ...end, type: 'game-end' }).ended).toBe('game');
    expect(folded(game, deal('AS'), end, deal('AS')).ended).toBe('no');
  });
});
