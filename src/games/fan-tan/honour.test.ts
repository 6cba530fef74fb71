/** The option `honour`: false passes and how they are found out, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, dealt, position } from './position.testing.ts';

const honour = { honour: true };
/** Some cards that nobody can play yet, for the seats that are not looked at. */
const IDLE = ['AH 2H', 'AC 2C', 'KC QC'];

describe('FT-H1 a pass in the list', () => {
  test.each<[string, Position, string]>([
    ['also where the seat can play', { rows: 'S 7', hands: ['8S KH', ...IDLE] }, 'pass, play 8S'],
    ['also with a 7', { hands: ['7S KH', ...IDLE] }, 'pass, play 7S'],
    ['alone where it cannot', { rows: 'S 7', hands: ['9S KH', ...IDLE] }, 'pass'],
    ['not without the option', { options: {}, rows: 'S 7', hands: ['8S KH', ...IDLE] }, 'play 8S'],
  ])('%s', (_name, of, legal) => {
    expect(position({ options: honour, ...of }).legal()).toEqual({ 0: legal });
  });

  it('is not in it for the first action under start 7D, but for the second', () => {
    const options = { honour: true, start: '7D' };
    const { table } = dealt({ options, seats: 3, dealer: 0, hands: ['', '7D 8D', '6D 7C'] });
    expect(table.legal()).toEqual({ 1: 'play 7D' });
    expect(() => table.act(1, 'pass')).toThrow('seat 1 may not');
    table.act(1, 'play 7D');
    expect(table.legal()).toEqual({ 2: 'pass, play 6D, play 7C' });
  });

  it('is not in it after n−1 passes in a row of who can play', () => {
    const table = position({ options: honour, rows: 'S 7', hands: ['8S KH', '6S KD', '9S KC', '2C'] });
    table.row('0 pass', '1 pass');
    expect(table.legal()).toEqual({ 2: 'pass' });
    table.row('2 pass');
    expect(table.legal()).toEqual({ 3: 'pass' });
    table.row('3 pass');
    expect(table.legal()).toEqual({ 0: 'play 8S' });
    expect(() => table.act(0, 'pass')).toThrow('seat 0 may not');
  });

  it('counts passes of this deal only, and a play ends the row', () => {
    const table = position({ options: honour, rows: 'S 7', hands: ['8S TS', '6S KD', '9S KC'] });
    table.row('0 pass', '1 pass', '2 pass', '0 play 8S');
    expect(table.legal()).toEqual({ 1: 'pass, play 6S' });
    table.row('1 pass');
    expect(table.legal()).toEqual({ 2: 'pass, play 9S' });
  });

  it('costs passFee like any pass, and nothing shows that it was false', () => {
    const told = (hand: string): string[] =>
      position({ options: { honour: true, passFee: 2 }, rows: 'S 7', hands: [hand, ...IDLE] }).act(0, 'pass');
    expect(told('8S KH')).toEqual(['purse/0 → pot: 2 (pass)']);
    expect(told('9S KH')).toEqual(told('8S KH'));
  });
});

describe('FT-H2 what is remembered of a false pass', () => {
  const before: Position = { options: honour, rows: 'S 7', hands: ['8S 5S 7D KD', 'AH 6S 6D', 'AC 2C'] };

  it('is each card that was playable at that moment, a 7 always', () => {
    for (const card of ['8S', '7D']) {
      const table = position(before);
      table.row('0 pass', '1 play 6S', '2 pass');
      expect(table.act(0, `play ${card}`)).toContain(`false-pass seat 0 card ${card}`);
    }
  });

  it('is no card that became playable later', () => {
    const table = position(before);
    table.row('0 pass', '1 play 6S', '2 pass');
    expect(table.act(0, 'play 5S')).toEqual(['hand/0 → low/S: 5S (play)']);
  });

  it('is nothing where nothing was playable', () => {
    const table = position({ ...before, hands: ['5S KD', 'AH 6S', 'AC 2C'] });
    table.row('0 pass', '1 play 6S', '2 pass');
    expect(table.act(0, 'play 5S')).toEqual(['hand/0 → low/S: 5S (play)']);
  });
});

describe('FT-H3 found out by a play', () => {
  const before: Position = { options: honour, rows: 'S 7', hands: ['8S KD', '6S 5S 4S KH', 'AC 2C'] };

  it('brings a note and 3 chips at once, before the next turn', () => {
    const table = position(before);
    table.row('0 pass', '1 play 6S', '2 pass');
    expect(table.act(0, 'play 8S')).toEqual([
      'hand/0 → high/S: 8S (play)',
      'false-pass seat 0 card 8S',
      'purse/0 → pot: 3 (false-pass)',
    ]);
  });

  it('brings them for each false pass with that card', () => {
    const table = position(before);
    table.row('0 pass', '1 play 6S', '2 pass', '0 pass', '1 play 5S', '2 pass');
    expect(table.act(0, 'play 8S').slice(1)).toEqual([
      'false-pass seat 0 card 8S',
      'purse/0 → pot: 3 (false-pass)',
      'false-pass seat 0 card 8S',
      'purse/0 → pot: 3 (false-pass)',
    ]);
  });

  it('leaves those for another card of the hand that the first one was not yet part of', () => {
    const table = position({ ...before, hands: ['8S 5S KD', '6S KH 4S', 'AC 2C', '3D'] });
    table.row('0 pass', '1 play 6S', '2 pass', '3 pass', '0 pass', '1 pass', '2 pass', '3 pass');
    expect(table.act(0, 'play 5S')).toEqual([
      'hand/0 → low/S: 5S (play)',
      'false-pass seat 0 card 5S',
      'purse/0 → pot: 3 (false-pass)',
    ]);
    table.row('1 pass', '2 pass', '3 pass');
    expect(table.act(0, 'play 8S').slice(1)).toEqual(['false-pass seat 0 card 8S', 'purse/0 → pot: 3 (false-pass)']);
  });

  it('finds each false pass once', () => {
    const table = position({ ...before, hands: ['8S 7D KD', '6S KH', 'AC 2C 6D 8D'] });
    table.row('0 pass', '1 play 6S', '2 pass', '0 play 8S', '1 pass', '2 pass');
    expect(table.act(0, 'play 7D').filter((line) => line.includes('false-pass'))).toEqual([]);
  });

  it('comes before the deal ends, and is the winner’s own loss only while the pot is another’s', () => {
    const table = position({ ...before, hands: ['8S', '6S 5S', 'AC 2C'] });
    table.row('0 pass', '1 play 6S', '2 pass');
    expect(table.act(0, 'play 8S')).toEqual([
      'hand/0 → high/S: 8S (play)',
      'false-pass seat 0 card 8S',
      'purse/0 → pot: 3 (false-pass)',
      'show seat 1 cards 5S',
      'show seat 2 cards AC 2C',
      'purse/1 → pot: 1 (cards-left)',
      'purse/2 → pot: 2 (cards-left)',
      'pot → purse/0: 8 (pot)',
      'deal-end winners 0 why out totals 54 49 47',
    ]);
  });
});

describe('FT-H4 a 7 that was held', () => {
  const told = (hands: readonly string[]): string[] => {
    const table = position({ options: honour, hands });
    table.row('0 pass', '1 pass', '2 pass', '3 pass');
    return table.act(0, 'play 7D').filter((line) => line.includes('held-seven'));
  };

  test.each([
    [
      'to the holders of the 6 and of the 8, in that order',
      ['7D 2C', '8D 3C', '6D 4C', '5C'],
      ['purse/0 → purse/2: 5 (held-seven)', 'purse/0 → purse/1: 5 (held-seven)'],
    ],
    [
      'in two lines to one that holds both',
      ['7D 2C', '3C', '6D 8D 4C', '5C'],
      ['purse/0 → purse/2: 5 (held-seven)', 'purse/0 → purse/2: 5 (held-seven)'],
    ],
    ['not for the own 6', ['7D 6D', '8D 3C', '4C', '5C'], ['purse/0 → purse/1: 5 (held-seven)']],
    ['not for the own 8', ['7D 8D', '3C', '4C', '6D 5C'], ['purse/0 → purse/3: 5 (held-seven)']],
    ['not at all for the own 6 and 8', ['7D 6D 8D', '3C', '4C', '5C'], []],
  ])('is paid %s', (_name, hands, lines) => {
    expect(told(hands)).toEqual(lines);
  });

  it('is paid after the fines for its false passes', () => {
    const table = position({ options: honour, hands: ['7D 2C', '8D 3C', '6D 4C'] });
    table.row('0 pass', '1 pass', '2 pass');
    expect(table.act(0, 'play 7D')).toEqual([
      'hand/0 → seven/D: 7D (play)',
      'false-pass seat 0 card 7D',
      'purse/0 → pot: 3 (false-pass)',
      'purse/0 → purse/2: 5 (held-seven)',
      'purse/0 → purse/1: 5 (held-seven)',
    ]);
  });

  it('is paid too where all false passes were found before', () => {
    const table = position({ options: honour, hands: ['7D 7S 2C', '8D 6S 3C', '6D 8S 4C'] });
    table.row('0 pass', '1 pass', '2 pass', '0 play 7S', '1 pass', '2 pass');
    expect(table.act(0, 'play 7D')).toEqual([
      'hand/0 → seven/D: 7D (play)',
      'purse/0 → purse/2: 5 (held-seven)',
      'purse/0 → purse/1: 5 (held-seven)',
    ]);
  });

  it('is not paid by a seat that never passed falsely', () => {
    const table = position({ options: honour, hands: ['7D 2C', '8D 3C', '6D 4C'] });
    expect(table.act(0, 'play 7D')).toEqual(['hand/0 → seven/D: 7D (play)']);
  });

  it('is not paid for the false passes of an earlier deal', () => {
    const table = position({ options: { ...honour, deals: 9 }, rows: 'H 7-Q', hands: ['KH', '2C', '3C'] });
    table.row('0 pass', '1 pass', '2 pass', '0 play KH');
    table.rules.deal(
      table.state,
      { deal: 2, dealer: 2, deck: Uint8Array.from({ length: 52 }, (_, card) => card) },
      { below: () => 0, shuffle: () => undefined },
    );
    expect(table.hand(0)).toContain('7D');
    expect(table.act(0, 'play 7D')).toEqual(['hand/0 → seven/D: 7D (play)']);
  });
});

describe('FT-H5 found out at the end', () => {
  const lastLines = (of: Position, ...acts: string[]): string[] => {
    const told = position({ options: honour, ...of }).row(...acts);
    return told.slice(told.findIndex((line) => line.startsWith('show ')));
  };

  it('is told for each false pass, oldest first, by the first card in card order of those playable at it', () => {
    const hands = ['KH', '8S 6H 3C', 'QH 2C'];
    const lines = lastLines(
      { rows: 'S 7, H 7-J', hands, turn: 1 },
      '1 pass', // 8♠ and 6♥ could be played
      '2 play QH',
      '0 play KH',
    );
    expect(lines).toEqual([
      'show seat 1 cards 8S 6H 3C',
      'show seat 2 cards 2C',
      'false-pass seat 1 card 8S',
      'purse/1 → pot: 3 (false-pass)',
      'purse/1 → pot: 3 (cards-left)',
      'purse/2 → pot: 1 (cards-left)',
      'pot → purse/0: 8 (pot)',
      'deal-end winners 0 why out totals 58 43 49',
    ]);
  });

  it('names the card that was playable at the oldest pass, and another one for a later pass', () => {
    const hands = ['KH', '9S 6H 3C', '8S QH 2C'];
    const lines = lastLines(
      { rows: 'S 7, H 7-J', hands, turn: 1 },
      '1 pass', // 6♥ alone
      '2 play 8S',
      '0 pass',
      '1 pass', // 9♠ too
      '2 play QH',
      '0 play KH',
    );
    expect(lines.filter((line) => line.startsWith('false-pass'))).toEqual([
      'false-pass seat 1 card 6H',
      'false-pass seat 1 card 9S',
    ]);
  });

  it('goes seat by seat, each with its sevens in card order after its false passes', () => {
    const hands = ['KH', '7C 7S 6C', '7D 8C QH 6D', '8D 6S 8S 6H'];
    const acts = ['1 pass', '2 pass', '3 play 6H', '0 pass', '1 pass', '2 play QH', '3 pass', '0 play KH'];
    const lines = lastLines({ rows: 'H 7-J', hands, turn: 1 }, ...acts);
    expect(lines.filter((line) => /false-pass|held-seven/.test(line))).toEqual([
      'false-pass seat 1 card 7S',
      'purse/1 → pot: 3 (false-pass)',
      'false-pass seat 1 card 7S',
      'purse/1 → pot: 3 (false-pass)',
      'purse/1 → purse/3: 5 (held-seven)', // 6♠
      'purse/1 → purse/3: 5 (held-seven)', // 8♠
      'purse/1 → purse/2: 5 (held-seven)', // 8♣; 6♣ is its own
      'purse/2 → purse/3: 5 (held-seven)', // 8♦; 6♦ is its own, and its false pass was found when it played Q♥
    ]);
  });

  it('charges a 7 for false passes that were found before, too', () => {
    const hands = ['KH', '7C QH', '6C 8C'];
    const lines = lastLines(
      { rows: 'H 7-J', hands, turn: 1 },
      '1 pass',
      '2 pass',
      '0 pass',
      '1 play QH',
      '2 pass',
      '0 play KH',
    );
    expect(lines.filter((line) => /false-pass|held-seven/.test(line))).toEqual([
      'purse/1 → purse/2: 5 (held-seven)',
      'purse/1 → purse/2: 5 (held-seven)',
    ]);
  });
});
