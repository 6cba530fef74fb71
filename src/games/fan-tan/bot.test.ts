/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

/** What the plain player does here, and what the quick policy of playouts does. */
const choices = (of: Position): (string | undefined)[] => position(of).choices();

describe('the plain player', () => {
  test.each<[string, Position, string]>([
    [
      'opens the suit of its ace and king [Strategy 1]',
      { hands: ['AS KS 7S 7H 9D', '…', '2C 3C', '4C 5C'] },
      'play 7S',
    ],
    [
      'pushes the row that its king waits for [Strategy 1]',
      { rows: 'S 7, H 7', hands: ['KS 8S 8H 9D', '…', '2C 3C', '4C 5C'] },
      'play 8S',
    ],
    [
      'pushes the longer way first [Strategy 1]',
      { rows: 'S 7, H 7-9', hands: ['AS 6S KH TH', '…', '2C 3C', '4C 5C'] },
      'play 6S',
    ],
    [
      'holds back a 7 of a suit in which it has nothing else [Strategy 2]',
      { rows: 'S 7-9', hands: ['7D TS KS', '…', '2C 3C', '4C 5C'] },
      'play TS',
    ],
    [
      'holds back a 6 with nothing below it [Strategy 2]',
      { rows: 'S 5-7, H 7', hands: ['6H 4S 9D', '…', '2C 3C', '4C 5C'] },
      'play 4S',
    ],
    [
      'plays what it can go on with alone before what helps others [Strategy 3]',
      { rows: 'S 7, H 7', hands: ['9S 8S 8H', '…', '2C 3C', '4C 5C'] },
      'play 8S',
    ],
    [
      'prefers the suit of its longest run outward [Strategy 4]',
      { rows: 'S 7, H 7', hands: ['TS 8S TH 9H 8H', '…', '2C 3C', '4C 5C'] },
      'play 8H',
    ],
    [
      'keeps a safe card while a row still has to be opened [Strategy 5]',
      { rows: 'S 7-Q, H 7-9', hands: ['KS TH QH', '…', '2C 3C', '4C 5C'] },
      'play TH',
    ],
    [
      'spends a safe card before it opens a row to others only [Strategy 5]',
      { rows: 'S 7-Q, H 7', hands: ['KS 8H 2D', '…', '2C 3C', '4C 5C'] },
      'play KS',
    ],
    [
      'does not open a card to others while one of them holds a single card [Strategy 6]',
      { rows: 'S 7-9, H 7, C A-7', hands: ['KS TS 9H 8H 2D', '2H', '8D 3H', '3S 4S'] },
      'play 8H',
    ],
    ['passes where it must', { hands: ['KS 8H 2D', '…', '2C 3C', '4C 5C'] }, 'pass'],
  ])('%s', (_name, of, act) => {
    expect(choices(of)).toEqual([act, act]);
  });

  it('opens that row while all hold more cards', () => {
    const hands = ['KS TS 9H 8H 2D', '2H 4H', '8D 3H', '3S 4S'];
    expect(choices({ rows: 'S 7-9, H 7, C A-7', hands })).toEqual(['play TS', 'play TS']);
  });
});

describe('on its honour the plain player', () => {
  const gift: Position = { rows: 'S 7', hands: ['8S KH 2D', 'AH 2H', 'AC 2C'] };

  test.each<[string, Position, string]>([
    ['passes falsely among three rather than open a row to others only [Strategy 8]', gift, 'pass'],
    [
      'plays where it holds a 7, which would cost the fives [Strategy 8]',
      { ...gift, hands: ['8S KH 7D', 'AH 2H', 'AC 2C'] },
      'play 8S',
    ],
    [
      'plays what opens only little to others',
      { ...gift, rows: 'S 7-J', hands: ['QS KH 2D', 'AH 2H', 'AC 2C'] },
      'play QS',
    ],
    ['plays what helps itself', { ...gift, hands: ['KS 8S 2D', 'AH 2H', 'AC 2C'] }, 'play 8S'],
    ['passes falsely among four', { ...gift, hands: ['8S KH 2D', 'AH 2H', 'AC 2C', 'KC'] }, 'pass'],
    [
      'plays among four where a pass costs nobody a chip',
      { ...gift, options: { passFee: 0 }, hands: ['8S KH 2D', 'AH 2H', 'AC 2C', 'KC'] },
      'play 8S',
    ],
    ['plays among five', { ...gift, hands: ['8S KH 2D', 'AH 2H', 'AC 2C', 'KC', 'KD'] }, 'play 8S'],
  ])('%s', (_name, of, act) => {
    const honest = { ...of, options: { ...of.options, honour: true } };
    expect(choices(honest)).toEqual([act, act]);
  });
});

describe('the worth of a deal', () => {
  it('is more for who gained chips than for who lost them, and from 0 to 1', () => {
    const table = position({ rows: 'H 7-Q', hands: ['KH', '2S', '3S 4S 5S'], pot: 12 });
    table.act(0, 'play KH');
    const worth = new Float64Array(3);
    table.rules.brain.value(table.state, worth);
    const [winner = 0, second = 0, last = 0] = worth;
    expect([winner > second, second > last, last >= 0, winner <= 1]).toEqual([true, true, true, true]);
  });
});
