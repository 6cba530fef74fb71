/** Play in tricks, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { opened, position } from './position.testing.ts';

const CONTRACTS_IN_TRICKS = ['diamonds', 'eltoosh', 'girls', 'king-of-hearts', 'complex'];
const optionsFor = (contract: string): { contracts: string } => ({
  contracts: contract === 'complex' ? 'complex' : 'five',
});

describe('TX-P4 tricks', () => {
  const hands = ['5S 6H', '9S 2S KH', 'AD 3C 4H', 'TS AH AC'] as const;

  it.each(CONTRACTS_IN_TRICKS)('the king leads, followers follow suit if they can: %s', (contract) => {
    const table = position({ options: optionsFor(contract), contract, hands, king: 1, leader: 1 });
    expect(table.act(1, 'play 9S')).toEqual(['hand/1 → trick: 9S (play)']);
    expect(table.legal()).toEqual({ 2: 'play 4H, play AD, play 3C' });
    table.act(2, 'play AD');
    expect(table.legal()).toEqual({ 3: 'play TS' });
    expect(() => table.act(3, 'play AH')).toThrow('seat 3');
    table.act(3, 'play TS');
    expect(table.legal()).toEqual({ 0: 'play 5S' });
  });

  it('seats follow in the order of next', () => {
    const options = { direction: 'counterclockwise' };
    const table = position({ options, contract: 'eltoosh', hands, king: 1 });
    table.act(1, 'play 9S');
    expect(Object.keys(table.legal())).toEqual(['0']);
    table.act(0, 'play 5S');
    expect(Object.keys(table.legal())).toEqual(['3']);
  });

  it('the highest card of the suit led wins, and its player leads the next trick', () => {
    const table = position({ contract: 'eltoosh', hands: ['5S 6H', '9S 2S', 'AD 4H', 'TS AH'], king: 1 });
    expect(table.trick('9S AD TS 5S').at(-1)).toBe('trick → won/3: 9S AD TS 5S (collect)');
    expect(table.legal()).toEqual({ 3: 'play AH' });
  });

  it('there are no trumps: a discard never wins', () => {
    const table = position({ contract: 'eltoosh', hands: ['2S', 'AH', 'AD', 'AC'] });
    table.trick('2S AH AD AC');
    expect(table.points).toEqual([-15, 0, 0, 0]);
  });
});

describe('TX-P5 leading hearts in King of Hearts', () => {
  const hands = ['KH 9H 4S', 'QH 5S', 'JH 6S', 'TH 7S'] as const;

  it('only a seat that holds nothing else leads one', () => {
    expect(position({ contract: 'king-of-hearts', hands }).legal()).toEqual({ 0: 'play 4S' });
    expect(position({ contract: 'king-of-hearts', hands: ['KH 9H', 'QS', 'JS', 'TS'] }).legal()).toEqual({
      0: 'play KH, play 9H',
    });
  });

  it('an exposed king is a heart of the hand', () => {
    const exposed = { 0: 'KH' };
    expect(position({ contract: 'king-of-hearts', hands: ['4S', '5S', '6S', '7S'], exposed }).legal()).toEqual({
      0: 'play 4S',
    });
    expect(position({ contract: 'king-of-hearts', hands: ['9H', '5S', '6S', '7S'], exposed }).legal()).toEqual({
      0: 'play KH, play 9H',
    });
  });

  it('hearts are followed with and discarded freely', () => {
    const table = position({ contract: 'king-of-hearts', hands: ['4S', 'KH 5D', '5H 6D', '2S'] });
    table.act(0, 'play 4S');
    expect(table.legal()).toEqual({ 1: 'play KH, play 5D' });
  });

  it.each(CONTRACTS_IN_TRICKS.filter((contract) => contract !== 'king-of-hearts'))('%s bars no heart', (contract) => {
    const table = position({ options: optionsFor(contract), contract, hands });
    expect(table.legal()).toEqual({ 0: 'play 4S, play KH, play 9H' });
  });
});

describe('TX-P6 won tricks', () => {
  const hands = ['AH 2C', 'KH 3C', 'QD 4C', 'QH 5C'] as const; // seat 2 has no heart

  test.each([
    ['diamonds', ['trick → taken/0: QD (capture)', 'trick → won/0: AH KH QH (collect)']],
    ['eltoosh', ['trick → won/0: AH KH QD QH (collect)']],
    ['girls', ['trick → taken/0: QD QH (capture)', 'trick → won/0: AH KH (collect)']],
    ['complex', ['trick → taken/0: KH QD QH (capture)', 'trick → won/0: AH (collect)']],
  ])('in %s', (contract, lines) => {
    const table = position({ options: optionsFor(contract), contract, hands });
    expect(table.trick('AH KH QD QH').slice(4, 4 + lines.length)).toEqual(lines);
  });

  it('in king-of-hearts', () => {
    const table = position({ contract: 'king-of-hearts', hands: ['AH', 'KH', 'QD', 'QH'] });
    expect(table.trick('AH KH QD QH').slice(4, 6)).toEqual([
      'trick → taken/0: KH (capture)',
      'trick → won/0: AH QD QH (collect)',
    ]);
  });

  test.each([
    ['without a scoring card nothing is captured', 'girls', '2S 3S 4S 5S', ['trick → won/3: 2S 3S 4S 5S (collect)']],
    ['without another nothing is collected', 'diamonds', '2D 3D 4D 5D', ['trick → taken/3: 2D 3D 4D 5D (capture)']],
  ])('%s', (_name, contract, cards, lines) => {
    const [first = '', second = '', third = '', fourth = ''] = cards.split(' ');
    const table = position({ contract, hands: [`${first} AD QS`, `${second} AH`, `${third} AC`, `${fourth} AS`] });
    expect(table.trick(cards).slice(4)).toEqual(lines);
  });
});

describe('TX-P7 the early end of a trick contract', () => {
  const hands = ['AS KS QS 7H', '4S 3S 2S', 'TS QH KH', '9S 8S 7S QD'];
  /** Each seat has cards of each suit, so that clubs, which `playOut` plays last, outlast the diamonds. */
  const even = [
    'AS KS QS AH KH QH 7H AD KD QD AC KC QC',
    'JS TS 9S JH TH 9H 8H JD TD 9D JC TC 9C',
    '8S 7S 6S 6H 5H 4H 8D 7D 6D 5D 8C 7C 6C',
    '5S 4S 3S 2S 3H 2H 4D 3D 2D 5C 4C 3C 2C',
  ];
  /** The number of tricks of a whole deal, and how it ended. */
  const played = (contract: string, earlyStop: boolean): [number, string | undefined] => {
    const table = opened({ earlyStop, doubling: false, ...optionsFor(contract) });
    table.deal(1, contract === 'diamonds' ? even : hands);
    table.act(0, `contract ${contract}`);
    const told = table.playOut();
    const tricks = told.filter((line) => line.startsWith('hand/0 → trick')).length;
    return [tricks, /why (\w+)/.exec(told.at(-1) ?? '')?.[1]];
  };

  it.each(CONTRACTS_IN_TRICKS)('is not made in %s with earlyStop false', (contract) => {
    expect(played(contract, false)).toEqual([13, 'complete']);
  });

  it.each(['eltoosh', 'complex'])('is never made in %s', (contract) => {
    expect(played(contract, true)).toEqual([13, 'complete']);
  });

  it.each(['girls', 'king-of-hearts', 'diamonds'])('comes in %s once all cards that score are played', (contract) => {
    const [tricks, why] = played(contract, true);
    const [all] = played(contract, false);
    expect([tricks < 13, why, all]).toEqual([true, 'decided', 13]);
  });

  it('waits for the trick to be collected, and leaves the cards where they are', () => {
    const table = position({ contract: 'king-of-hearts', hands: ['2S 3C', '3S 4C', 'KH 5C', '4S 6C'] });
    table.row('0 play 2S', '1 play 3S', '2 play KH');
    expect(table.isOver).toBe(false);
    expect(table.act(3, 'play 4S')).toEqual([
      'hand/3 → trick: 4S (play)',
      'trick → taken/3: KH (capture)',
      'trick → won/3: 2S 3S 4S (collect)',
      'score seat 3 points -75 why king',
      'deal-end winners 0 1 2 why decided totals 0 0 0 -75',
    ]);
    expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual(['3C', '4C', '5C', '6C']);
  });

  it('does not come while a scoring card is held, exposed or not', () => {
    const table = position({ contract: 'girls', hands: ['2S 3C', '3S 4C', '5S 5C', '4S'], exposed: { 3: 'QC' } });
    table.trick('2S 3S 5S 4S');
    expect(table.isOver).toBe(false);
  });

  it.each(['girls', 'diamonds', 'king-of-hearts'])('scores the same as %s played out', (contract) => {
    const points = [true, false].map((earlyStop) => {
      const table = opened({ earlyStop, doubling: false });
      table.deal(1, hands);
      table.act(0, `contract ${contract}`);
      table.playOut();
      return table.points;
    });
    expect(points[0]).toEqual(points[1]);
  });
});
