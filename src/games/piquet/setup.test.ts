/** The cut and the deal [PQ-S1 to PQ-S3]. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { Match } from '../../match/match.ts';
import type { Line } from '../../record/line.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { cut, dealt, rulesOf } from './position.testing.ts';

const begun = (firstDealer: string | number): readonly Line[] => {
  const match = new Match({
    game,
    options: fillOptions(game.options, { firstDealer }, 2),
    seats: 2,
    seed: 'setup',
    players: ['a', 'b'],
  });
  match.nextDeal();
  return match.lines;
};

test('PQ-S1 the pack has the cards from the seven up, in card order', () => {
  expect(rulesOf().pack.join(' ')).toBe(
    'AS KS QS JS TS 9S 8S 7S AH KH QH JH TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D AC KC QC JC TC 9C 8C 7C',
  );
});

describe('PQ-S2 the cut', () => {
  test.each([
    ['a higher rank in the upper half', 'QC', 'JS', 0],
    ['a higher rank in the lower half', '7S', '8C', 1],
    ['the ace is the highest', 'KS', 'AC', 1],
    ['the ten ranks below the jack', 'TS', 'JC', 1],
    ['equal ranks, the better suit above', 'AS', 'AC', 0],
    ['equal ranks, the better suit below', '9D', '9H', 1],
  ])('%s', (_name, upper, lower, dealer) => {
    expect(cut(upper, lower)).toEqual({ told: [`cut cards ${upper} ${lower} dealer ${String(dealer)}`], dealer });
  });

  it('is a deal 0 of seat 0 with nothing but its note, and the dealer that it names deals next', () => {
    const [, zero, note, first] = begun('cut');
    expect([zero?.type, note?.type, first?.type]).toEqual(['deal', 'note', 'deal']);
    expect(zero).toMatchObject({ deal: 0, dealer: 0 });
    expect(first).toMatchObject({ deal: 1, dealer: note?.type === 'note' ? note['dealer'] : -1 });
    const deck = zero?.type === 'deal' ? zero.deck : [];
    expect(note).toMatchObject({ what: 'cut', cards: [deck[15], deck[31]] });
  });

  it.each([0, 1])('there is none where seat %i deals first', (seat) => {
    expect(begun(seat)[1]).toMatchObject({ type: 'deal', deal: 1, dealer: seat });
  });

  it('gives either seat the first deal by chance', () => {
    const dealers = Array.from({ length: 40 }, (_, k) => {
      const match = new Match({
        game,
        options: fillOptions(game.options, {}, 2),
        seats: 2,
        seed: `cut/${String(k)}`,
        players: ['a', 'b'],
      });
      match.nextDeal();
      return match.lines[3]?.type === 'deal' ? match.lines[3].dealer : -1;
    });
    expect(new Set(dealers)).toEqual(new Set([0, 1]));
  });

  it('the deal passes to the other seat each time', () => {
    const { table } = dealt({});
    expect(table.rules.standing(table.state).nextDealer).toBe(1);
  });
});

describe('PQ-S3 the deal', () => {
  const elder = 'AS KS QS JS TS 9S 8S 7S AH KH QH JH';
  const younger = 'TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D';
  const { table, told } = dealt({ elder, younger, talon: 'AC KC QC JC TC 9C 8C 7C' });

  it('gives two cards at a time, elder first, each card a line', () => {
    expect(told).toHaveLength(24);
    expect(told.slice(0, 6)).toEqual([
      'stock → hand/1: AS (deal)',
      'stock → hand/1: KS (deal)',
      'stock → hand/0: TH (deal)',
      'stock → hand/0: 9H (deal)',
      'stock → hand/1: QS (deal)',
      'stock → hand/1: JS (deal)',
    ]);
  });

  it('gives twelve cards each, and elder chooses first', () => {
    expect([table.hand(1), table.hand(0)]).toEqual([elder, younger]);
    expect(Object.keys(table.legal())).toEqual(['1']);
  });
});
