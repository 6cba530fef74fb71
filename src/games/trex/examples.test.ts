/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it, test } from 'vitest';
import { opened, position } from './position.testing.ts';

const KINGDOM = /^kingdom seat (\d) number (\d)$/;

it('TX worked example 1: the holder of 7♥ is the first king, then the seats to the right [TX-S3, TX-S5]', () => {
  const table = opened({ doubling: false });
  const told: string[] = [];
  for (let deal = 1; deal <= 20; deal += 1) {
    told.push(...table.deal(deal, deal === 1 ? ['', '7H'] : []));
    if (deal === 1) {
      expect(told).toEqual(['show seat 1 cards 7H', 'kingdom seat 1 number 1']);
      table.act(1, 'contract diamonds');
      expect(Object.keys(table.legal())).toEqual(['1']);
    }
    expect(table.rules.standing(table.state).over).toBeUndefined();
    table.playOut();
  }
  const kingdoms = told.flatMap((line, i) => (KINGDOM.test(line) ? [[i, line]] : []));
  expect(kingdoms.map(([, line]) => line)).toEqual([
    'kingdom seat 1 number 1',
    'kingdom seat 0 number 2',
    'kingdom seat 3 number 3',
    'kingdom seat 2 number 4',
  ]);
  expect(table.rules.standing(table.state).over).toMatchObject({ why: 'kingdoms' });
});

it('TX worked example 2: the contracts that are left [TX-P1]', () => {
  const table = position({ hands: ['AS', 'KS', 'QS', 'JS'], scored: 'girls trex' });
  expect(table.legal()).toEqual({ 0: 'contract diamonds, contract eltoosh, contract king-of-hearts' });
});

describe('TX worked example 3: leading hearts [TX-P5]', () => {
  const hands = ['3S AC AD 5D', '2S KC KD 6D', 'KH 9H 2H 4S', 'JD QC QD 7D'] as const;

  it('lets no heart be led while another card is held, and any once only hearts are', () => {
    const table = position({ contract: 'king-of-hearts', hands, leader: 2 });
    expect(table.legal()).toEqual({ 2: 'play 4S' });
    table.trick('4S JD 3S 2S');
    expect(table.legal()).toEqual({ 2: 'play KH, play 9H, play 2H' });
  });

  it('lets any card be led in girls', () => {
    const table = position({ contract: 'girls', hands, leader: 2 });
    expect(table.legal()).toEqual({ 2: 'play 4S, play KH, play 9H, play 2H' });
  });
});

describe('TX worked example 4: exposing [TX-P2]', () => {
  const hands = ['AS', 'KS', 'QS QD', 'JS …'] as const;

  it('asks 1, 2, 3, 0, each for any of its queens', () => {
    const table = position({ contract: 'girls', hands }, 'asked');
    expect(table.legal()).toEqual({ 1: 'expose' });
    table.act(1, 'expose');
    expect(table.legal()).toEqual({ 2: 'expose, expose QS, expose QS QD, expose QD' });
    table.act(2, 'expose QS QD');
    expect(Object.keys(table.legal())).toEqual(['3']);
    table.act(3, 'expose QH');
    expect(table.legal()).toEqual({ 0: 'expose' });
  });

  it('asks for the king of hearts alone in king-of-hearts', () => {
    const table = position({ contract: 'king-of-hearts', hands }, 'asked');
    table.act(1, 'expose');
    expect(table.legal()).toEqual({ 2: 'expose' });
  });
});

it('TX worked example 5: a doubled queen lost to another [TX-E3]', () => {
  const hands = ['5S', 'KS', '', '4S'] as const;
  const table = position({ contract: 'girls', hands, exposed: { 2: 'QS' }, leader: 1 });
  expect(table.trick('KS QS 4S 5S').slice(3)).toEqual([
    'hand/0 → trick: 5S (play)',
    'trick → taken/1: QS (capture)',
    'trick → won/1: KS 4S 5S (collect)',
    'score seat 1 points -50 why queens',
    'score seat 2 points 25 why doubled',
    'deal-end winners 2 why complete totals 0 -50 25 0',
  ]);
});

describe('TX worked example 6: a doubled queen captured by its own holder [TX-E5]', () => {
  const hands = ['7S', 'JS', '', '9S'] as const;

  it.each([
    ['leader', ['score seat 2 points -50 why queens', 'score seat 3 points 25 why doubled']],
    ['single', ['score seat 2 points -25 why queens']],
  ])('ownDouble "%s"', (ownDouble, scores) => {
    const options = { ownDouble };
    const table = position({ options, contract: 'girls', hands, exposed: { 2: 'QS' }, leader: 3 });
    expect(table.trick('9S 7S JS QS').filter((line) => line.startsWith('score'))).toEqual(scores);
  });
});

describe('TX worked example 7: a doubled card captured by its own holder, who led it [TX-E5]', () => {
  test.each([
    ['a queen', 'girls', 'QS', 'QS 7S 8S 9S', ['7S', '8S', '9S'], [-50, 'queens', 25]],
    ['the king of hearts', 'king-of-hearts', 'KH', 'KH 7H 8H 9H', ['7H', '8H', '9H'], [-150, 'king', 75]],
  ])('%s', (_name, contract, card, trick, [after = '', second = '', third = ''], [cost, why, bonus]) => {
    const hands = [second, third, '', after] as const;
    const table = position({ contract, hands, exposed: { 2: card }, leader: 2 });
    expect(table.trick(trick).filter((line) => line.startsWith('score'))).toEqual([
      `score seat 2 points ${String(cost)} why ${String(why)}`,
      `score seat 2 points ${String(bonus)} why doubled`,
    ]);
  });
});

describe('TX worked example 8: the early end [TX-P7]', () => {
  const hands = ['7H AS KS AC', '4S 3S 2C', 'KH QH JH 7S 6S AD KD QD JD TD 9D 8D 7D', '9S 8S 3C'];

  it.each([
    [true, 'decided', 3],
    [false, 'complete', 13],
  ])('with earlyStop %s the deal is %s after trick %i', (earlyStop, why, tricks) => {
    const table = opened({ earlyStop });
    table.deal(1, hands);
    table.act(0, 'contract king-of-hearts');
    const told = [
      ...table.everybody('expose'),
      ...table.trick('AS 4S 7S 9S'),
      ...table.trick('KS 3S 6S 8S'),
      ...table.trick('AC 2C KH 3C'),
    ];
    expect(table.isOver).toBe(earlyStop);
    told.push(...table.playOut());
    expect(told.filter((line) => line.endsWith('(collect)'))).toHaveLength(tricks);
    expect(told).toContain('trick → taken/0: KH (capture)');
    expect(told.slice(-2)).toEqual([
      'score seat 0 points -75 why king',
      `deal-end winners 1 2 3 why ${why} totals -75 0 0 0`,
    ]);
  });
});

describe('TX worked example 9: diamonds [TX-E1]', () => {
  it.each([
    [10, [60, 0, 40, 30], '0'],
    [-10, [-60, 0, -40, -30], '1'],
  ])('with 6, 0, 4 and 3 captured at %i each', (diamonds, points, winners) => {
    const hands = ['AD KS 7D JD', '2D 5D 8D 3C', '3D 2C KD TD', '4D 6D 9D QD'] as const;
    const table = position({ options: { diamonds }, contract: 'diamonds', hands });
    table.trick('AD 2D 3D 4D');
    table.trick('KS 5D 2C 6D');
    table.trick('7D 8D KD 9D');
    expect(table.trick('TD QD JD 3C').slice(6)).toEqual([
      ...[0, 2, 3].map((seat) => `score seat ${String(seat)} points ${String(points[seat])} why diamonds`),
      `deal-end winners ${winners} why complete totals ${points.join(' ')}`,
    ]);
    expect(table.points).toEqual(points);
  });
});

describe('TX worked example 10: abandoning [TX-P3]', () => {
  test.each([
    ['three twos and the three of the fourth suit', '2S 2H 2D 3C', 'abandon, keep'],
    ['three twos and the three of one of them', '2S 2H 2D 3D', 'keep'],
    ['all four twos', '2S 2H 2D 2C', 'abandon, keep'],
  ])('%s', (_name, hand, list) => {
    const table = position({ contract: 'trex', hands: ['AS', 'KS', '…', hand] }, 'asked');
    table.row('1 keep', '2 keep');
    expect(table.legal()).toEqual({ 3: list });
  });

  it('ends the deal, and the king deals again', () => {
    const table = position({ contract: 'trex', hands: ['AS', 'KS', '…', '2S 2H 2D 3C'] }, 'asked');
    table.row('1 keep', '2 keep');
    expect(table.act(3, 'abandon').at(-1)).toBe('deal-end winners why abandoned totals 0 0 0 0');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, nextDealer: 0, over: undefined });
  });
});

it('TX worked example 11: the first turns of Trex [TX-P8]', () => {
  const table = position({ contract: 'trex', hands: ['AS KC', 'JH TH QH 5S', 'TD JD', '9H 8D'] });
  expect(table.legal()).toEqual({ 0: 'pass' });
  expect(table.act(0, 'pass')).toEqual([]);
  expect(table.legal()).toEqual({ 1: 'play JH' });
  expect(table.act(1, 'play JH')).toEqual(['hand/1 → layout/H: JH (play)']);
  expect(table.legal()).toEqual({ 2: 'play JD' });
  table.act(2, 'play JD');
  expect(table.legal()).toEqual({ 3: 'pass' });
  table.row('3 pass', '0 pass');
  expect(table.legal()).toEqual({ 1: 'play QH, play TH' });
});

it('TX worked example 12: whoever can play must [TX-P8]', () => {
  const table = position({ contract: 'trex', hands: ['8S JC 4D', 'AS', 'AC', 'AD'], laid: 'JS TS 9S' });
  expect(table.legal()).toEqual({ 0: 'play 8S, play JC' });
});

it('TX worked example 13: the last hand [TX-P10]', () => {
  const laid = 'JH QH KH AH TH 9H 8H 7H 6H 5H 4H 3H 2H JD QD JC TC 9C 8C 7C 6C 5C';
  const table = position({ contract: 'trex', hands: ['KD', 'JS', 'AD 3C 2C', '4C'], laid, leader: 1 });
  table.row('1 play JS', '2 pass', '3 play 4C');
  expect(table.act(0, 'play KD')).toEqual([
    'hand/0 → layout/D: KD (play)',
    'out seat 0 place 3',
    'hand/2 → layout/D: AD (finish)',
    'hand/2 → layout/C: 3C 2C (finish)',
    'out seat 2 place 4',
    'score seat 0 points 100 why third',
    'score seat 1 points 200 why first',
    'score seat 2 points 50 why last',
    'score seat 3 points 150 why second',
    'deal-end winners 1 why decided totals 100 200 50 150',
  ]);
});
