/** Scores and ends, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../record/line.ts';
import { type Position, opened, position } from './position.testing.ts';

const complex = { contracts: 'complex' };

/** The score lines of a position of one trick. */
function scores(of: Position, cards: string): string[] {
  const table = position(of);
  return table
    .trick(cards)
    .filter((line) => line.startsWith('score'))
    .map((line) => line.replace('score seat ', ''));
}

describe('TX-E1 diamonds', () => {
  test.each([
    [10, '0 points 40 why diamonds'],
    [-10, '0 points -40 why diamonds'],
  ])('at %i each', (diamonds, line) => {
    const of = { options: { diamonds }, contract: 'diamonds', hands: ['AD', '2D', '3D', '4D'] } as const;
    expect(scores(of, 'AD 2D 3D 4D')).toEqual([line]);
  });

  it('count nothing else', () => {
    const of = { contract: 'diamonds', hands: ['AD', 'QS', 'KH', 'QD'] } as const;
    expect(scores(of, 'AD QS KH QD')).toEqual(['0 points 20 why diamonds']);
  });
});

it('TX-E2 eltoosh: −15 a trick, whatever is in it', () => {
  const table = position({ contract: 'eltoosh', hands: ['AH KS', 'QH 2S', 'KH 3S', 'QD AS'] });
  table.trick('AH QH KH QD');
  table.trick('KS 2S 3S AS');
  expect(table.points).toEqual([-15, 0, 0, -15]);
});

describe('TX-E3 girls', () => {
  test.each([
    ['each queen −25', {}, ['0 points -75 why queens']],
    [
      'a doubled one −50, and +25 for who exposed it',
      { 1: 'QH' },
      ['0 points -100 why queens', '1 points 25 why doubled'],
    ],
    [
      'all doubled',
      { 1: 'QH', 2: 'QS', 3: 'QC' },
      ['0 points -150 why queens', '1 points 25 why doubled', '2 points 25 why doubled', '3 points 25 why doubled'],
    ],
  ])('%s', (_name, exposed: Record<number, string>, lines) => {
    const all = ['AH', 'QH', 'QS', 'QC'];
    const hands = all.map((card, seat) => (exposed[seat] === card ? '' : card));
    const [first = '', second = '', third = '', fourth = ''] = hands;
    expect(scores({ contract: 'girls', hands: [first, second, third, fourth], exposed }, 'AH QH QS QC')).toEqual(lines);
  });

  it('count neither tricks, diamonds nor the king', () => {
    expect(scores({ contract: 'girls', hands: ['AH', 'KH', 'AD', 'KD'] }, 'AH KH AD KD')).toEqual([]);
  });

  it('give all bonuses of a seat in one line', () => {
    const table = position({ contract: 'girls', hands: ['AS AC', '2S 2C', '', '3S 3C'], exposed: { 2: 'QS QC' } });
    table.trick('AS 2S QS 3S');
    expect(table.trick('AC 2C QC 3C').filter((line) => line.startsWith('score'))).toEqual([
      'score seat 0 points -100 why queens',
      'score seat 2 points 50 why doubled',
    ]);
  });
});

describe('TX-E4 the king of hearts', () => {
  it('costs 75', () => {
    const of = { contract: 'king-of-hearts', hands: ['AH', 'KH', 'QD', 'QS'] } as const;
    expect(scores(of, 'AH KH QD QS')).toEqual(['0 points -75 why king']);
  });

  it('doubled costs 150, and who exposed it gets 75', () => {
    const of = { contract: 'king-of-hearts', hands: ['AH', '', 'QD', 'QS'], exposed: { 1: 'KH' } } as const;
    expect(scores(of, 'AH KH QD QS')).toEqual(['0 points -150 why king', '1 points 75 why doubled']);
  });
});

describe('TX-E5 captured by its own holder', () => {
  const hands = ['2H', '', '3H', '4H'] as const;
  const exposed = { 1: 'KH' };

  test.each<[string, Options, readonly string[]]>([
    ['the leader gets the bonus', {}, ['0 points 75 why doubled', '1 points -150 why king']],
    ['with ownDouble "single" it counts plainly', { ownDouble: 'single' }, ['1 points -75 why king']],
  ])('%s', (_name, options, lines) => {
    expect(scores({ options, contract: 'king-of-hearts', hands, exposed }, '2H KH 3H 4H')).toEqual(lines);
  });

  it('"single" changes nothing when another captures it', () => {
    const options = { ownDouble: 'single' };
    const of = { options, contract: 'king-of-hearts', hands: ['AH', '', '3H', '4H'], exposed } as const;
    expect(scores(of, 'AH KH 3H 4H')).toEqual(['0 points -150 why king', '1 points 75 why doubled']);
  });

  it('led by the holder both fall to it', () => {
    const table = position({ contract: 'girls', hands: ['2S', '', '3S', '4S'], exposed: { 1: 'QS' }, leader: 1 });
    table.trick('QS 3S 4S 2S');
    expect(table.points).toEqual([0, -25, 0, 0]);
  });

  it('the leader is the seat that led the trick, also counterclockwise', () => {
    const options = { direction: 'counterclockwise' };
    const table = position({
      options,
      contract: 'girls',
      hands: ['2S', '', '3S', '4S'],
      exposed: { 1: 'QS' },
      leader: 2,
    });
    table.trick('3S QS 2S 4S');
    expect(table.points).toEqual([0, -50, 25, 0]);
  });
});

it('TX-E6 Trex: 200, 150, 100 and 50 by place', () => {
  const table = position({ contract: 'trex', hands: ['TS', 'QS', '9S', 'JS 8S'], king: 3 });
  table.row('3 play JS', '0 play TS', '1 play QS', '2 play 9S');
  expect(table.points).toEqual([200, 150, 100, 50]);
});

describe('TX-E7 complex', () => {
  it('counts all at once, the queen of diamonds twice', () => {
    const of = { options: complex, contract: 'complex', hands: ['AD', 'QD', 'KH', '2C'] } as const;
    expect(scores(of, 'AD QD KH 2C')).toEqual([
      '0 points 20 why diamonds',
      '0 points -15 why tricks',
      '0 points -25 why queens',
      '0 points -75 why king',
    ]);
  });

  it('counts doubled cards too', () => {
    const options = { ...complex, diamonds: -10 };
    const of = { options, contract: 'complex', hands: ['AD', '', '', '2C'], exposed: { 1: 'QD', 2: 'KH' } } as const;
    expect(scores(of, 'AD QD KH 2C')).toEqual([
      '0 points -20 why diamonds',
      '0 points -15 why tricks',
      '0 points -50 why queens',
      '0 points -150 why king',
      '1 points 25 why doubled',
      '2 points 75 why doubled',
    ]);
  });

  it('makes a whole kingdom of diamonds at −10 sum to zero', () => {
    const table = opened({ diamonds: -10, kingdoms: 1 });
    for (let deal = 1; deal <= 5; deal += 1) {
      table.deal(deal);
      table.playOut();
    }
    expect(table.totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  });
});

describe('TX-E8 the score lines', () => {
  it('come at the end of the deal by seats, within a seat in the order of the clause', () => {
    const hands = ['AS 2C', '3C', 'AD 4C', 'QS 5C'] as const;
    const table = position({ options: complex, contract: 'complex', hands, exposed: { 1: 'KH' } });
    table.trick('AS KH AD QS');
    expect(table.trick('2C 3C 4C 5C').slice(5)).toEqual([
      'score seat 0 points 10 why diamonds',
      'score seat 0 points -15 why tricks',
      'score seat 0 points -25 why queens',
      'score seat 0 points -150 why king',
      'score seat 1 points 75 why doubled',
      'score seat 3 points -15 why tricks',
      'deal-end winners 1 why complete totals -180 75 0 -15',
    ]);
  });

  it('are one for each sum, and none for a sum of 0', () => {
    const table = position({ contract: 'eltoosh', hands: ['AS KS', '2S 3S', '4S 5S', '6S 7S'] });
    table.trick('AS 2S 4S 6S');
    expect(table.trick('KS 3S 5S 7S').slice(5)).toEqual([
      'score seat 0 points -30 why tricks',
      'deal-end winners 1 2 3 why complete totals -30 0 0 0',
    ]);
  });
});

describe('TX-E9 the end of a deal', () => {
  it('is won by the highest sum of this deal, whatever the totals', () => {
    const hands = ['2S', '3S', '4S', '5S'] as const;
    const table = position({ contract: 'eltoosh', hands, totals: [-100, 40, 0, 300] });
    expect(table.trick('2S 3S 4S 5S').at(-1)).toBe('deal-end winners 0 1 2 why complete totals -100 40 0 285');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, winners: [0, 1, 2] });
  });

  it('is won by a seat and not by its side, with partners too', () => {
    const options = { partners: true };
    const table = position({ options, contract: 'trex', hands: ['JS', 'QS', 'TS', '9S 8S'] });
    expect(table.row('0 play JS', '1 play QS', '2 play TS').at(-1)).toMatch(/^deal-end winners 0 why decided/);
  });

  it('is complete where the last scoring card falls in the last trick', () => {
    const hands = ['AS', '2S', 'KH', '3S'] as const;
    const table = position({ contract: 'king-of-hearts', hands });
    expect(table.trick('AS 2S KH 3S').at(-1)).toMatch(/why complete/);
  });

  it('is decided where cards are still held', () => {
    const hands = ['AS AC', '2S 2C', 'KH 3C', '3S 4C'] as const;
    const table = position({ contract: 'king-of-hearts', hands });
    expect(table.trick('AS 2S KH 3S').at(-1)).toMatch(/why decided/);
  });

  test.each([
    [true, 'decided'],
    [false, 'complete'],
  ])('of Trex is with earlyStop %s always %s', (earlyStop, why) => {
    const hands = ['JS', 'QS', 'TS', '9S'] as const;
    const table = position({ options: { earlyStop }, contract: 'trex', hands });
    const told = table.row('0 play JS', '1 play QS', '2 play TS', ...(earlyStop ? [] : ['3 play 9S']));
    expect(told.at(-1)).toBe(`deal-end winners 0 why ${why} totals 200 150 100 50`);
  });

  it('is abandoned without winners', () => {
    const hands = ['AS', '2S 2H 2D 2C', '…', 'KS'] as const;
    const table = position({ contract: 'trex', hands, totals: [5, 0, -5, 0] }, 'asked');
    expect(table.act(1, 'abandon').at(-1)).toBe('deal-end winners why abandoned totals 5 0 -5 0');
    expect(table.rules.standing(table.state).winners).toEqual([]);
  });
});

describe('TX-E10 the end of the game', () => {
  const last = { contract: 'trex', hands: ['JS', 'QS', 'TS', '9S 8S'], kingdom: 4 } as const;
  const scored = 'diamonds eltoosh girls king-of-hearts';
  /** Who wins the game when 200, 150, 100 and 50 come on top of these totals. */
  const over = (totals: readonly number[], options: Options = {}): unknown => {
    const table = position({ ...last, scored, totals, options });
    table.row('0 play JS', '1 play QS', '2 play TS');
    return table.rules.standing(table.state).over;
  };

  test.each([
    ['the highest total', [0, 0, 0, 0], [0]],
    ['the highest total, below 0', [-900, -500, -900, -900], [1]],
    ['two that tie', [0, 50, 0, 0], [0, 1]],
    ['all four that tie', [-200, -150, -100, -50], [0, 1, 2, 3]],
  ])('is won by %s', (_name, totals, winners) => {
    expect(over(totals)).toEqual({ winners, why: 'kingdoms' });
  });

  test.each([
    ['the side with the higher sum', [0, 0, 0, 0], [0, 2]],
    ['the side with the higher sum, though a seat of the other has most', [0, 500, -100, -350], [1, 3]],
    ['both sides on equal sums', [0, 50, 0, 50], [0, 1, 2, 3]],
  ])('is won with partners by %s', (_name, totals, winners) => {
    expect(over(totals, { partners: true })).toEqual({ winners, why: 'kingdoms' });
  });

  it.each([
    ['a contract is left', { scored: 'diamonds eltoosh girls' }],
    ['a kingdom is left', { scored, kingdom: 3 }],
  ])('does not come while %s', (_name, still) => {
    const table = position({ ...last, ...still });
    table.row('0 play JS', '1 play QS', '2 play TS');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, over: undefined });
  });

  it('is told by the last line of a game', () => {
    const table = opened({ kingdoms: 1, contracts: 'complex' });
    table.deal(1);
    table.playOut();
    expect(table.rules.standing(table.state).over).toBeUndefined();
    table.deal(2);
    table.playOut();
    expect(table.rules.standing(table.state).over?.why).toBe('kingdoms');
  });
});
