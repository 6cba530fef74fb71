/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { type Position, type Table, position } from './position.testing.ts';

/** What the plain player on turn does here, `play JS`; playouts judge alike. */
function choice(table: Table): string | undefined {
  const [plain, quick] = table.choices();
  expect(quick).toBe(plain);
  return plain;
}

/** After these acts. */
function choiceAfter(of: Position, ...acts: readonly string[]): string | undefined {
  const table = position(of);
  table.row(...acts);
  return choice(table);
}

describe('in tricks the plain player', () => {
  const wanted = { contract: 'diamonds' } as const;
  const unwanted = { options: { diamonds: -10 }, contract: 'diamonds' } as const;

  test.each<[string, Position, readonly string[], string]>([
    [
      'ducks just under the winning card [Strategy 4]',
      { contract: 'eltoosh', hands: ['QS 3D', 'AS JS 9S 2S', '…', '4D'] },
      ['0 play QS'],
      'play JS',
    ],
    [
      'wins with the highest card where it is last and must [Strategy 4]',
      { contract: 'eltoosh', hands: ['…', '9S', '5S 2D', 'AS JS 3C 4H'] },
      ['0 play 7S', '1 play 9S', '2 play 5S'],
      'play AS',
    ],
    ['leads low in eltoosh', { contract: 'eltoosh', hands: ['AS KS 2S KD QD JD', '2D', '…', '4D'] }, [], 'play 2S'],
    [
      'throws the king of hearts when void',
      { contract: 'king-of-hearts', hands: ['2S 5H', 'KH 3C AD KD', '…', '4D'] },
      ['0 play 2S'],
      'play KH',
    ],
    [
      'throws a queen when void',
      { contract: 'girls', hands: ['2S 5H', 'QH 3C AD AC', '…', '4D'] },
      ['0 play 2S'],
      'play QH',
    ],
    [
      'throws the highest diamond where diamonds cost',
      { ...unwanted, hands: ['AS', 'KD 3D 4C AC', '…', '4D'] },
      ['0 play AS'],
      'play KD',
    ],
    [
      'keeps its diamonds where they are wanted [Strategy 7]',
      { ...wanted, hands: ['AS', '3D 4C AC', '…', '4D'] },
      ['0 play AS'],
      'play 4C',
    ],
    [
      'leads the highest diamond where diamonds are wanted [Strategy 7]',
      { ...wanted, hands: ['AD KD 3S 5C', '2S', '…', '4D'] },
      [],
      'play AD',
    ],
    [
      'leads no diamond that another would take [Strategy 7]',
      { ...wanted, hands: ['9D 8D 3S 5C', '2S', '…', '4D'] },
      [],
      'play 3S',
    ],
    [
      'takes a trick of diamonds that are wanted [Strategy 7]',
      { ...wanted, hands: ['5D 2C', 'AD 3D 4C', '…', '4D'] },
      ['0 play 5D'],
      'play AD',
    ],
    [
      'leaves the same trick to others where they cost',
      { ...unwanted, hands: ['5D 2C', 'AD 3D 4C', '…', '4D'] },
      ['0 play 5D'],
      'play 3D',
    ],
    [
      'plays the king before an exposed queen can fall under it [Strategy 6]',
      { contract: 'girls', hands: ['9S 2D', '8S 3C', '…', 'KS 4S 7D'], exposed: { 1: 'QS' } },
      ['0 play 9S', '1 play 8S', '2 play 2S'],
      'play KS',
    ],
    [
      'holds the king back while the queen may still fall under it [Strategy 6]',
      { contract: 'girls', hands: ['9S 2D', 'KS 4S 3C', '…', '7D'], exposed: { 3: 'QS' } },
      ['0 play 9S'],
      'play 4S',
    ],
    [
      'does not lead the king to an exposed queen [Strategy 6]',
      { contract: 'girls', hands: ['KS 4S 7D 8D', '9S 2D', '…', '5D'], exposed: { 1: 'QS' } },
      [],
      'play 8D',
    ],
    [
      'throws no queen onto a trick of the partner [Strategy 10]',
      { options: { partners: true }, contract: 'girls', hands: ['AS 2D', '3S 3C', 'QH 4C', '…'] },
      ['0 play AS', '1 play 3S'],
      'play 4C',
    ],
    [
      'throws it onto a trick of an opponent [Strategy 10]',
      { options: { partners: true }, contract: 'girls', hands: ['2S 2D', 'AS 3C', 'QH 4C', '…'] },
      ['0 play 2S', '1 play AS'],
      'play QH',
    ],
    [
      'counts all four contracts in complex: the king of hearts goes first',
      { options: { contracts: 'complex' }, contract: 'complex', hands: ['AS', 'KH QH AD AC', '…', '4D'] },
      ['0 play AS'],
      'play KH',
    ],
  ])('%s', (_name, of, acts, expected) => {
    expect(choiceAfter(of, ...acts)).toBe(expected);
  });
});

describe('in Trex the plain player', () => {
  test.each<[string, Position, string]>([
    [
      'opens the suit of its own twos and threes [Strategy 8]',
      { contract: 'trex', hands: ['TS TH 3S 2S', 'AS', '…', 'KD'], laid: 'JS JH' },
      'play TS',
    ],
    [
      'opens the suit of its own ace [Strategy 8]',
      { contract: 'trex', hands: ['TS QH AH', 'AS', '…', 'KD'], laid: 'JS JH' },
      'play QH',
    ],
    [
      'lays the jack of the suit in which it has much to lay [Strategy 8]',
      { contract: 'trex', hands: ['JS JH AH 3H 2H', 'AS', '…', 'KD'] },
      'play JH',
    ],
    [
      'lays an end that helps nobody before it lets others go on [Strategy 8]',
      { contract: 'trex', hands: ['9S AH 4D', 'AS', '…', 'KD'], laid: 'JS TS JH QH KH' },
      'play AH',
    ],
    [
      'opens the way to a two of the partner rather than of an opponent [Strategy 10]',
      {
        options: { partners: true, showTwos: true },
        contract: 'trex',
        hands: ['4S 4H', '2H', '…', 'KD'],
        exposed: { 1: '2S', 2: '2C' },
        laid: 'JS TS 9S 8S 7S 6S 5S JH TH 9H 8H 7H 6H 5H 3H 3S',
      },
      'play 4H',
    ],
  ])('%s', (_name, of, expected) => {
    expect(choiceAfter(of)).toBe(expected);
  });
});

describe('before the first card the plain player', () => {
  test.each([
    ['low cards for eltoosh', '2S 3S 4S 5S 2H 3H 4H 5H 7D 3D 4D 3C 4C', {}, 'eltoosh'],
    ['high diamonds where they are wanted', 'AS KS AD KD QD JD 9D 8D AH KH 7C 5C 9C', {}, 'diamonds'],
    ['low diamonds where they cost', 'AS KS JS 9S 6D 4D 3D 2D AH TH 9C 7C 6C', { diamonds: -10 }, 'diamonds'],
    ['jacks and their neighbours for trex', 'JS TS 9S 8S JH TH QH 9H JD TD QD JC 9C', {}, 'trex'],
    [
      'low spades and a guarded king for king-of-hearts',
      'KH 9H 8H 2S 3S 4S 5S 2D 3D 9D TD 2C 8C',
      {},
      'king-of-hearts',
    ],
    ['all low cards for complex', '2S 3S 4S 5S 2H 3H 4H 5H 7D 3D 4D 3C 4C', { contracts: 'complex' }, 'complex'],
    [
      'high cards for trex instead of complex',
      'AS KS JS TS AH KH JH TH KD JD AC KC JC',
      { contracts: 'complex' },
      'trex',
    ],
  ])('chooses by the hand: %s [Strategy 1]', (_name, hand, options, contract) => {
    expect(choice(position({ options, hands: [hand, '', '…', ''] }))).toBe(`contract ${contract}`);
  });

  it('spends on a bad hand what matters least [Strategy 2]', () => {
    const hand = 'AS KS QS 7S AH QH 5H AD 9D 6D AC TC 8C';
    const chosen = choice(position({ options: { diamonds: -10, doubling: false }, hands: [hand, '', '…', ''] }));
    expect(chosen).not.toBe('contract eltoosh');
  });

  test.each([
    ['a queen with three more of its suit', 'girls', 'QS 4S 3S 2S QH KD 4D 5D', 'expose QS'],
    ['not a bare queen', 'girls', 'QS 2S AD KD JD 2C 3C 4C', 'expose'],
    ['a queen with two more and a void', 'girls', 'QS 4S 3S AD KD JD 2D', 'expose QS'],
    ['not a queen with two more where no suit is short', 'girls', 'QS 4S 3S AD KD 2D 2H 3H 4H 2C 3C 4C 5C', 'expose'],
    ['the king of hearts, which no heart brings out', 'king-of-hearts', 'KH 3H AD KD JD 2C 3C 4C', 'expose KH'],
    ['not a bare king of hearts', 'king-of-hearts', 'KH AD KD JD 2C 3C 4C', 'expose'],
  ])('exposes by the hand: %s [Strategy 5]', (_name, contract, hand, expected) => {
    const table = position({ contract, hands: ['AS', hand, '…', ''] }, 'asked');
    expect(choice(table)).toBe(expected);
  });

  it('abandons a hand of twos', () => {
    const hands = ['AS', '2S 2H 2D 2C 9S 8S KH 7H', '…', ''] as const;
    expect(choice(position({ contract: 'trex', hands }, 'asked'))).toBe('abandon');
  });
});

describe('the value of a deal', () => {
  const valueOf = (of: Position, cards: string): number[] => {
    const table = position(of);
    table.trick(cards);
    const out = new Float64Array(4);
    table.rules.brain.value(table.state, out);
    return [...out].map((value) => Math.round(value * 1000) / 1000);
  };
  const hands = ['AS', '2S', 'KH', '3S'] as const;

  it('is the higher the fewer points are lost against the mean; the king has spent a contract', () => {
    const [king = 0, second = 0, third = 0, fourth = 0] = valueOf(
      { contract: 'eltoosh', hands, king: 0 },
      'AS 2S KH 3S',
    );
    expect(second).toBe(third);
    expect(third).toBe(fourth);
    expect(king).toBeLessThan(second);
    expect(Math.min(king, second)).toBeGreaterThan(0);
    expect(Math.max(king, second)).toBeLessThan(1);
  });

  it('is that of both partners', () => {
    const options = { partners: true };
    const [first, second, third, fourth] = valueOf(
      { options, contract: 'girls', hands: ['AS', 'QS', '2S', '3S'] },
      'AS QS 2S 3S',
    );
    expect([first, second]).toEqual([third, fourth]);
    expect(first).toBeLessThan(second ?? 0);
  });

  it.each([
    [{ diamonds: -10 }, 'AD KD QD JD'],
    [{ contracts: 'complex', diamonds: -10 }, 'AS QS QH KH'],
  ])('stays from 0 to 1 with %j', (options, cards) => {
    const [first = '', second = '', third = '', fourth = ''] = cards.split(' ');
    const contract = 'contracts' in options ? 'complex' : 'diamonds';
    for (const value of valueOf({ options, contract, hands: [first, second, third, fourth] }, cards)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('is even after an abandoned deal', () => {
    const table = position({ contract: 'trex', hands: ['AS', '2S 2H 2D 2C', '…', ''] }, 'asked');
    table.act(1, 'abandon');
    const out = new Float64Array(4);
    table.rules.brain.value(table.state, out);
    expect([...out]).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
});
