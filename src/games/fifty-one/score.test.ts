/** What hands are worth, and how a deal and a game end, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Options } from '../../record/line.ts';
import { position, rulesOf, shown } from './position.testing.ts';
import { LEAST_POINTS, MOST_POINTS } from './worth.ts';

const { pack } = rulesOf({ joker: true }, 2);

describe('FI-E1 points without a joker', () => {
  test.each([
    ['five of a suit', 'AS KS QS JS TS', 'S 51'],
    ['the long suit less the rest', 'AH KH 2H 3C 4D', 'H 16'],
    ['of two long suits the better', 'AS 2S KH QH 5C', 'H 2'],
    ['of two long suits the better, which comes first', 'AS KS 9H 8H 2C', 'S 2'],
    ['never a shorter suit, though it would be better', '2H 3H 4H AS KS', 'H -12'],
    ['of equally good suits the first', 'KS QS KH QH 5C', 'S -5'],
    ['the least that a hand can have', 'AS 2H 3H AD AC', `H ${String(LEAST_POINTS)}`],
    ['the most that a hand can have', 'AC KC QC JC TC', `C ${String(MOST_POINTS)}`],
  ])('%s', (_name, hand, worth) => {
    expect(shown(hand)).toBe(worth);
  });
});

/** The same from the words of the dossier alone: every card that the joker may stand for, every longest suit. */
function slowly(hand: readonly string[], joker: boolean): { points: number; suit: string; stands: string | undefined } {
  const value = (card: string): number =>
    'AKQJT'.includes(card.charAt(0)) ? (card.startsWith('A') ? 11 : 10) : +card.charAt(0);
  let best = { points: -Infinity, suit: '', stands: '' as string | undefined };
  for (const suit of SUITS)
    for (const stands of joker ? pack.slice(0, 52).filter((card) => !hand.includes(card)) : [undefined]) {
      const cards = stands === undefined ? hand : [...hand, stands];
      const counts = SUITS.map((one) => cards.filter((card) => card.endsWith(one)).length);
      if (counts[SUITS.indexOf(suit)] !== Math.max(...counts)) continue;
      const total = cards.reduce((sum, card) => sum + value(card), 0);
      const own = cards.filter((card) => card.endsWith(suit)).reduce((sum, card) => sum + value(card), 0);
      if (2 * own - total > best.points) best = { points: 2 * own - total, suit, stands };
    }
  return best;
}

describe('FI-E2 points with the joker', () => {
  test.each([
    ['the ten that is missing', 'AS KS QS JS JK', 'S 51 TS'],
    ['the ace', '9S 8S 7S 6S JK', 'S 41 AS'],
    ['the best of the long suit that is not held', 'AS KS QS 2H JK', 'S 39 JS'],
    ['what makes the other suit long', '2H 3H AS KS JK', 'S 26 QS'],
    ['the first of equally good choices', 'KS KH KD KC JK', 'S -9 AS'],
  ])('%s', (_name, hand, worth) => {
    expect(shown(hand)).toBe(worth);
  });

  it.each([false, true])('is the best of all choices, in many hands: joker %s', (joker) => {
    let seed = 1;
    for (let i = 0; i < 3000; i += 1) {
      const hand = new Set<string>();
      while (hand.size < (joker ? 4 : 5)) {
        seed = (seed * 48271) % 2147483647;
        hand.add(must(pack[seed % 52], 'card'));
      }
      const best = slowly([...hand], joker);
      const text = [...hand, ...(joker ? ['JK'] : [])].join(' ');
      expect([text, shown(text)]).toEqual([
        text,
        `${best.suit} ${String(best.points)}${best.stands === undefined ? '' : ` ${best.stands}`}`,
      ]);
    }
  });
});

describe('FI-E3 mixed hands that are worth nothing', () => {
  test.each([
    ['one suit', 'KH QH 9H 4H 2H', 'H 35'],
    ['one suit with the joker', 'KH QH 9H 4H JK', 'H 44 AH'],
    ['mixed', 'KH QH 9H 4S 2S', 'H 0'],
    ['mixed, the first of the longest', 'KH QH 9S 4S 2D', 'S 0'],
    ['mixed, the joker left out', 'KH QH 9S 4D JK', 'H 0 JK'],
    ['mixed, though it would be below', '2S AH AD AC 3S', 'S 0'],
  ])('%s', (_name, hand, worth) => {
    expect(shown(hand, true)).toBe(worth);
  });

  it('hold in a deal with mixedHand "zero"', () => {
    const two = position({
      options: { mixedHand: 'zero' },
      hands: ['AS KS QS JS 2H', '2C 3C 4C 5C 8H'],
      board: '9C 7D 2D 9S TH',
      turn: 1,
      caller: 0,
    });
    expect(two.act(1, 'swap 9C for 8H').slice(2)).toEqual([
      'show seat 0 cards AS KS QS JS 2H suit S points 0',
      'show seat 1 cards 9C 5C 4C 3C 2C suit C points 23',
      'score seat 1 points 1 why win',
      'deal-end winners 1 why stop totals 0 1',
    ]);
  });
});

/** Hands of some points in turn, so that all lie on one table. */
const WORTH = {
  38: ['AS KS QS 9S 2H', 'AH KH QH 9H 2S', 'AD KD QD 9D 2C', 'AC KC QC 9C 2D'],
  20: ['7S 8S 6S 4S 5H', '7H 8H 6H 4H 5S', '7D 8D 6D 4D 5C', '7C 8C 6C 4C 5D'],
} as const;

/** The end of a deal in which each seat has one of these; the caller's left neighbour's last swap changes no points. */
const END: Options = { pass: 'last' };

/** Seats with 38 or 20 points as listed; the last seat before the caller passes, and the deal ends. */
function finish(
  points: readonly (38 | 20)[],
  caller: number | undefined,
  of: { options?: Options; totals?: number[]; deal?: number; dealer?: number } = {},
): { told: string[]; over: unknown; winners: readonly number[] } {
  const seats = points.length;
  const hands = points.map((one, seat) => must(WORTH[one][seat], 'hand'));
  const dealer = of.dealer ?? seats - 1;
  const turn = caller === undefined ? dealer : (caller + seats - 1) % seats;
  const table = position({
    hands,
    board: 'JS JH JD JC TS',
    turn,
    dealer,
    round: 30,
    ...(caller === undefined ? { phase: 'call' as const } : { caller }),
    options: { ...END, ...of.options },
    totals: of.totals ?? [],
    deal: of.deal ?? 1,
  });
  const told = table.act(turn, caller === undefined ? 'end' : 'pass').filter((line) => !line.startsWith('pass'));
  const { over, winners } = table.rules.standing(table.state);
  return { told, over, winners };
}

describe('FI-E4 who wins a deal', () => {
  test.each<[string, (38 | 20)[], number | undefined, number[]]>([
    ['the seat with the most points', [20, 38, 20, 20], 2, [1]],
    ['the caller who alone has the most', [20, 20, 38, 20], 2, [2]],
    ['not a caller who ties', [20, 38, 38, 20], 2, [1]],
    ['all others who tie with a caller', [38, 20, 38, 38], 2, [0, 3]],
    ['all who tie beside a poorer caller', [38, 38, 20, 20], 2, [0, 1]],
    ['all who tie where nobody called', [38, 20, 38, 20], undefined, [0, 2]],
    ['all others where all have the same', [20, 20, 20, 20], 0, [1, 2, 3]],
  ])('%s', (_name, points, caller, winners) => {
    expect(finish(points, caller).winners).toEqual(winners);
  });
});

describe('FI-E5 the lines at the end of a deal', () => {
  it('show the hands in table order', () => {
    const { told } = finish([38, 20, 20], 1, { dealer: 1 });
    expect(told.slice(0, 3)).toEqual([
      'show seat 2 cards 8D 7D 6D 4D 5C suit D points 20',
      'show seat 0 cards AS KS QS 9S 2H suit S points 38',
      'show seat 1 cards 5S 8H 7H 6H 4H suit H points 20',
    ]);
  });

  it('give each winner a point, in seat order', () => {
    expect(finish([38, 20, 38, 38], 2, { totals: [1, 2, 3, 4] }).told.slice(4)).toEqual([
      'score seat 0 points 1 why win',
      'score seat 3 points 1 why win',
      'deal-end winners 0 3 why stop totals 2 2 3 5',
    ]);
  });

  it('give with scoring "points" every seat what its hand is worth', () => {
    expect(finish([38, 20, 38], 2, { options: { scoring: 'points' }, totals: [-5, 0, 0] }).told.slice(3)).toEqual([
      'score seat 0 points 38 why hand',
      'score seat 1 points 20 why hand',
      'score seat 2 points 38 why hand',
      'deal-end winners 0 why stop totals 33 20 38',
    ]);
  });

  it('give points of 0 and below too', () => {
    const table = position({
      options: { scoring: 'points', pass: 'last' },
      hands: ['AS KH QD JC TS', 'AH KS 8S 7H 2C'],
      board: 'JS JH JD QC TH',
      turn: 1,
      caller: 0,
    });
    expect(table.act(1, 'pass').slice(3)).toEqual([
      'score seat 0 points -9 why hand',
      'score seat 1 points -2 why hand',
      'deal-end winners 1 why stop totals -9 -2',
    ]);
  });

  it('say rounds where nobody called', () => {
    expect(finish([38, 20], undefined).told.at(-1)).toBe('deal-end winners 0 why rounds totals 1 0');
  });

  it('name the card that a joker stands for', () => {
    const table = position({
      options: { joker: true, pass: 'last' },
      hands: ['AS KS QS 2H JK', 'AH KH 8S 7S 2C'],
      board: 'JS JH JD QC TH',
      turn: 1,
      caller: 0,
    });
    expect(table.act(1, 'pass')[1]).toBe('show seat 0 cards AS KS QS 2H JK suit S points 39 joker JS');
  });
});

describe('FI-E6 the end of the game', () => {
  const points = { scoring: 'points' };
  test.each<[string, Options, number[], number, unknown]>([
    ['a single deal', {}, [0, 0, 0], 1, { winners: [1], why: 'deals' }],
    ['not the last deal', { deals: 3 }, [0, 0, 0], 2, undefined],
    ['the last deal', { deals: 3 }, [1, 1, 0], 3, { winners: [1], why: 'deals' }],
    ['the last deal, shared', { deals: 3 }, [2, 1, 2], 3, { winners: [0, 1, 2], why: 'deals' }],
    ['a target reached', { deals: 9, target: 3 }, [0, 2, 0], 4, { winners: [1], why: 'target' }],
    ['a target not reached', { deals: 9, target: 3 }, [2, 1, 2], 4, undefined],
    ['a target not reached in the last deal', { deals: 4, target: 3 }, [2, 0, 1], 4, { winners: [0], why: 'deals' }],
    ['a target reached in the last deal', { deals: 4, target: 3 }, [2, 2, 2], 4, { winners: [1], why: 'target' }],
    ['a target passed by two', { deals: 9, target: 50, ...points }, [40, 22, 0], 4, { winners: [0, 1], why: 'target' }],
    ['no target', { deals: 9, target: 0, ...points }, [400, 22, 0], 4, undefined],
    ['totals below 0', { deals: 4, target: 3, ...points }, [-99, -99, -99], 4, { winners: [1], why: 'deals' }],
  ])('%s', (_name, options, totals, deal, over) => {
    expect(finish([20, 38, 20], 2, { options, totals, deal }).over).toEqual(over);
  });
});
