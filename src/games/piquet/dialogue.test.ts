/** The dialogue: point, sequence and set [PQ-D1 to PQ-D11]. Seat 1 is elder, seat 0 younger. */
import { describe, expect, it, test } from 'vitest';
import {
  CombinationList,
  POINT,
  SEQUENCE,
  SET,
  bestOf,
  countOf,
  findAll,
  secondOf,
  strengthOf,
  sumOf,
} from './combinations.ts';
import { type Table, cards, exchanged, text } from './position.testing.ts';

/** The best of a kind: its cards, how many they are, and its second strength. */
const best = (kind: number, hand: string): [string, number, number] => {
  const strong = strengthOf(kind, cards(hand));
  return [text(bestOf(kind, cards(hand))), countOf(strong), secondOf(strong)];
};
const all = (kind: number, hand: string): string[] => {
  const list = new CombinationList();
  findAll(kind, cards(hand), list);
  return Array.from({ length: list.length }, (_, i) => text(list.at(i)));
};

describe('PQ-D1 the point', () => {
  test.each([
    ['the longest suit', 'AS KS 9H 8H 7H AD KD AC KC', '9H 8H 7H', 3, 24],
    ['of equal length that of the higher value', 'KS QS 7S AH 9H 8H', 'AH 9H 8H', 3, 28],
    ['an ace is 11, court cards and the ten 10 each', 'AS KS QS JS TS', 'AS KS QS JS TS', 5, 51],
    ['9, 8, 7 are as marked', 'TC 9C 8C 7C', 'TC 9C 8C 7C', 4, 34],
    ['equal in both: the first of S H D C', 'KD 9D QH 9H JC 9C', 'QH 9H', 2, 19],
    ['everybody has one', 'AS KH QD JC', 'AS', 1, 11],
  ])('%s', (_name, hand, point, count, value) => {
    expect(best(POINT, hand)).toEqual([point, count, value]);
  });

  it('scores one for each card', () => {
    expect(sumOf(POINT, cards('AS KS QS 9S 7S AH'))).toBe(5);
  });
});

describe('PQ-D2 sequences', () => {
  test.each([
    ['tierce', 'TS 9S 8S', 3],
    ['quart', 'TS 9S 8S 7S', 4],
    ['quint', 'AS KS QS JS TS', 15],
    ['sixième', 'KS QS JS TS 9S 8S', 16],
    ['septième', 'KS QS JS TS 9S 8S 7S', 17],
    ['huitième', 'AS KS QS JS TS 9S 8S 7S', 18],
  ])('a %s scores', (_name, hand, points) => {
    expect([best(SEQUENCE, hand)[0], sumOf(SEQUENCE, cards(hand))]).toEqual([hand, points]);
  });

  test.each<[string, string, string[]]>([
    ['the longer before the higher', 'AS KS QS TH 9H 8H 7H', ['TH 9H 8H 7H', 'AS KS QS']],
    ['then the higher top card', 'QS JS TS KH QH JH', ['KH QH JH', 'QS JS TS']],
    ['equal in both: suit order', 'KC QC JC KS QS JS KD QD JD', ['KS QS JS', 'KD QD JD', 'KC QC JC']],
    ['two of one suit', 'AS KS QS TS 9S 8S 7S', ['TS 9S 8S 7S', 'AS KS QS']],
    ['two are none', 'AS KS JS TS 8S 7S', []],
    ['the ace does not follow the seven', 'AS KS 7S 8S AH 7H', []],
    ['nor a suit another', '9S 8S 7S AH KH', ['9S 8S 7S']],
    ['always at full length', 'KS QS JS TS 9S 8S', ['KS QS JS TS 9S 8S']],
  ])('%s', (_name, hand, sequences) => {
    expect(all(SEQUENCE, hand)).toEqual(sequences);
  });
});

describe('PQ-D3 sets', () => {
  test.each<[string, string, string[]]>([
    ['four beat three', 'TS TH TD TC AS AH AD', ['TS TH TD TC', 'AS AH AD']],
    ['then the rank decides', 'JS JH JC QS QH QD', ['QS QH QD', 'JS JH JC']],
    ['nines are none', '9S 9H 9D 9C KS KH KD', ['KS KH KD']],
    ['two are none', 'AS AH KS KH QD QC', []],
    [
      'each trio, whichever suit is missing',
      'AH AD AC KS KD KC QS QH QC JS JH JD',
      ['AH AD AC', 'KS KD KC', 'QS QH QC', 'JS JH JD'],
    ],
  ])('%s', (_name, hand, sets) => {
    expect(all(SET, hand)).toEqual(sets);
  });

  it('three score 3, four score 14', () => {
    expect([sumOf(SET, cards('AS AH AD')), sumOf(SET, cards('TS TH TD TC'))]).toEqual([3, 14]);
    expect(sumOf(SET, cards('AS AH AD AC KS KH KD TC'))).toBe(17);
  });
});

/** Elder: a point of five, a quart and four aces. Younger: a point of six, a quint and a tierce. */
const ELDER = 'AS KS QS JS 9S AH AD AC KH 9H 8C 7C';
const YOUNGER = 'KD QD JD TD 9D TH TC 8H 7H 7D QC JC';
const table = (elder = ELDER, younger = YOUNGER, options = {}): Table => exchanged({ elder, younger, options });

describe("PQ-D4 elder's word", () => {
  it('is asked for each kind in turn, point, sequence, set', () => {
    const kinds = table().row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare');
    expect(kinds.filter((line) => line.includes('declare'))).toEqual([
      'seat 1 declare point count 5',
      'seat 1 declare sequence count 4',
      'seat 1 declare set count 4 rank A',
    ]);
  });

  it('may be silence, of which nothing is said', () => {
    const quiet = table();
    expect(quiet.legal()).toEqual({ 1: 'declare, silent' });
    expect(quiet.act(1, 'silent')).toEqual([]);
  });

  it('is only silence where there is nothing', () => {
    const empty = table('AS QS TS 8S KH JH 9H 7H AD QD TD 8D', 'KS JS 9S 7S AH QH TH 8H KD JD 9D 7D');
    empty.row('1 declare', '0 good');
    expect(empty.legal()).toEqual({ 1: 'silent' });
  });

  it('a kind that was kept back does not come again', () => {
    const kept = table();
    kept.row('1 silent', '0 silent', '1 silent', '0 silent', '1 silent', '0 silent');
    expect(kept.legal()[1]).toMatch(/^play/);
  });
});

describe("PQ-D5 younger's answer", () => {
  const answers = (kind: number, elder: string, younger: string): string | undefined => {
    const asked = table(elder, younger);
    for (let i = 0; i < kind; i += 1) asked.row('1 silent', '0 silent');
    asked.act(1, 'declare');
    return asked.legal()[0];
  };

  test.each([
    [
      'a longer point',
      POINT,
      'KS QS JS TS 8H 7H KD 9D 8D AC QC TC',
      'AH KH QH JH TH 9S 8S 7S AD QD KC JC',
      'good, not-good',
    ],
    [
      'a point of the same length, whatever it is worth',
      POINT,
      'AS KS QS JS TS 7H 9D 8D 9C 8C KH KD',
      '9H 8H TH JH QH 9S 8S 7S AD QD KC JC',
      'equal, good',
    ],
    ['a shorter point', POINT, 'AS KS QS JS TS 7H 9D 8D 9C 8C KH KD', '9H 8H TH JH 7S 9S 8S 7C AD QD KC JC', 'good'],
    [
      'a longer sequence',
      SEQUENCE,
      'AS KS QS 8S 7S 7H 9D 8D 9C 8C KD AD',
      'JH TH 9H 8H 9S TS QD JD KC JC TC 7C',
      'good, not-good',
    ],
    [
      'a sequence of the same length, whatever its top',
      SEQUENCE,
      'AS KS QS 8S 7S 7H 9D 8D 9C 8C KD AD',
      'TH 9H 8H AH QH 9S TS QD JD KC JC 7C',
      'equal, good',
    ],
    ['no sequence', SEQUENCE, 'AS KS QS 8S 7S 7H 9D 8D 9C 8C KD AD', 'AH QH TH 8H JS 9S QD TD KC JC 7C 7D', 'good'],
    [
      'a quatorze against a higher trio',
      SET,
      'AS AH AD 8S 7S 7H 9D 8D 9C 8C KD QD',
      'TS TH TD TC JS 9S QS JD KC JC 7C 7D',
      'good, not-good',
    ],
    [
      'a higher trio',
      SET,
      'JS JH JD 8S 7S 7H 9D 8D 9C 8C KD AD',
      'QS QH QD TC TS 9S AS KH KC JC 7C 7D',
      'good, not-good',
    ],
    ['a lower trio', SET, 'QS QH QD TC TS 9S AS KH KC JC 7C 7D', 'JS JH JD 8S 7S 7H 9D 8D 9C 8C KD AD', 'good'],
  ])('%s', (_name, kind, elder, younger, said) => {
    expect(answers(kind, elder, younger)).toBe(said);
  });
});

/** Five spades of 49, and of sequences a quart to the king. */
const FORTY_NINE = 'KS QS JS TS 9S AH AD 8D QC TC 9C 7C';

describe('PQ-D6 making how much?', () => {
  test.each([
    ['less', '9H 8H 7H TH JH', 'good'],
    ['as much', 'KH QH JH TH 9H', 'equal, good'],
  ])('a point of %s', (_name, hearts, said) => {
    const equal = table(FORTY_NINE, `${hearts} 8S 7S KD JD 9D KC 8C`);
    equal.act(1, 'declare');
    expect(equal.act(0, 'equal')).toEqual(['seat 1 making point value 49']);
    expect(equal.legal()).toEqual({ 0: said });
  });

  it('tells the top card of a sequence, and is answered once more', () => {
    const equal = table(FORTY_NINE.replace('9S', '7S'), 'AC KC JC 8S 9S KH QH JH TH KD JD 9D');
    equal.row('1 silent', '0 silent', '1 declare');
    expect(equal.act(0, 'equal')).toEqual(['seat 1 making sequence rank K']);
    expect(equal.legal()).toEqual({ 0: 'equal, good' });
  });

  it('a higher sequence is better', () => {
    const equal = table('QS JS TS 7S AH 8H AD 8D QC TC 9C 7C', 'KH QH JH 9H KD JD 9D AC KC JC 8S 9S');
    equal.row('1 silent', '0 silent', '1 declare', '0 equal');
    expect(equal.legal()).toEqual({ 0: 'good, not-good' });
  });
});

describe('PQ-D7 how a kind comes out', () => {
  const five = (hearts: string): Table => table(FORTY_NINE, `${hearts} 8S 7S KD JD 9D KC 8C`);

  it('good: elder wins it', () => {
    expect(five('KH QH JH TH 9H').row('1 declare', '0 good')).toContain('seat 1 +5 point');
  });

  it('not good: younger wins it', () => {
    const better = table(FORTY_NINE, 'KH QH JH TH 9H 8H 8S 7S KD JD KC 8C');
    expect(better.row('1 declare', '0 not-good')).toContain('seat 0 +6 point');
  });

  it('a second equal: nobody scores in it, and only the winner scores any other of it', () => {
    // Both hold a quart to the king and a tierce besides.
    const tied = table('KS QS JS TS 9D 8D 7D AH AC QC TC 9C', 'KH QH JH TH KC JC 9S 8S AD QD TD 8C');
    const told = tied.row('1 silent', '0 silent', '1 declare', '0 equal', '0 equal');
    expect(told.join()).not.toContain('+');
    expect(tied.legal()).toEqual({ 1: 'silent' });
  });

  it('what is good counts for elder even if younger holds better', () => {
    const sunk = table(FORTY_NINE, 'KH QH JH TH 9H 8H 8S 7S KD JD KC 8C');
    expect(sunk.row('1 declare', '0 good')).toContain('seat 1 +5 point');
  });
});

describe('PQ-D8 elder silent', () => {
  it('younger may declare and wins', () => {
    const quiet = table();
    quiet.act(1, 'silent');
    expect(quiet.legal()).toEqual({ 0: 'declare, silent' });
    expect(quiet.act(0, 'declare')).toEqual([
      'seat 0 declare point count 6',
      'seat 0 +6 point',
      'seat 0 show cards KD QD JD TD 9D 7D why point',
    ]);
  });

  it('or be silent too, and the next kind comes', () => {
    const quiet = table();
    expect(quiet.row('1 silent', '0 silent')).toEqual([]);
    expect(quiet.legal()).toEqual({ 1: 'declare, silent' });
  });

  it('who holds none can only be silent', () => {
    const quiet = table('AS AH AD AC 9S 8S 7S KH 9H 9D 9C 8C', 'KD QD JD TD 8H 7H TH QH KS JS 7C 8D');
    quiet.row('1 silent', '0 silent', '1 silent', '0 silent', '1 silent');
    expect(quiet.legal()).toEqual({ 0: 'silent' });
  });
});

describe('PQ-D9 younger announces what is better', () => {
  it('its number of cards, of a set the rank too', () => {
    const better = table('JS JH JD 8S 7S 7H 9D 8D 9C 8C KD AD', 'QS QH QD TC TS 9S AS KH KC JC 7C 7D');
    better.row('1 silent', '0 silent', '1 silent', '0 silent', '1 declare');
    expect(better.act(0, 'not-good')).toEqual(['seat 0 declare set count 3 rank Q']);
    const longer = table(FORTY_NINE, 'KH QH JH TH 9H 8H 8S 7S KD JD KC 8C');
    expect(longer.row('1 declare', '0 not-good')[1]).toBe('seat 0 declare point count 6');
  });

  it('after equal counts the value, or the rank of the top card', () => {
    const point = table('QS JS TS 9S 8S AH AC 8D QC TC 9C 7C', 'KH QH JH TH 9H KC 7S KD JD 9D KS 8C');
    expect(point.row('1 declare', '0 equal', '0 not-good')[2]).toBe('seat 0 declare point count 5 value 49');
    const sequence = table('QS JS TS 7S AH 8H AD 8D QC TC 9C 7C', 'KH QH JH 9H KD JD 9D AC KC JC 8S 9S');
    sequence.row('1 silent', '0 silent', '1 declare', '0 equal');
    expect(sequence.act(0, 'not-good')).toEqual(['seat 0 declare sequence count 3 rank K']);
  });
});

describe('PQ-D10 scoring a kind', () => {
  it('a point is scored and then shown, high to low', () => {
    expect(table().row('1 declare', '0 good').slice(1)).toEqual([
      'seat 1 +5 point',
      'seat 1 show cards AS KS QS JS 9S why point',
    ]);
  });

  it('the winner of sequences or sets is asked what it counts, also where it has one only', () => {
    const one = table();
    one.row('1 silent', '0 silent', '1 declare', '0 good');
    expect(one.legal()).toEqual({ 1: 'claim' });
    expect(one.act(1, 'claim')).toEqual(['seat 1 +4 sequence', 'seat 1 show cards AS KS QS JS why sequence']);
  });

  const SETS = 'AS AH AD KS KH KD KC QH QD QC 7C 8D';

  it('it may count any of the others, listed in card order', () => {
    const sets = table(SETS, 'QS JS TS 9S 8S 7S JH TH JD TD 9H AC');
    sets.row('1 silent', '0 silent', '1 silent', '0 silent', '1 declare', '0 good');
    expect(sets.legal()).toEqual({
      1: 'claim, claim AS AH AD, claim AS AH AD + QH QD QC, claim QH QD QC',
    });
    expect(sets.act(1, 'claim AS AH AD + QH QD QC')).toEqual([
      'seat 1 +20 set',
      'seat 1 show cards KS KH KD KC why set',
      'seat 1 show cards AS AH AD why set',
      'seat 1 show cards QH QD QC why set',
    ]);
  });

  it('what it does not count it neither scores nor shows', () => {
    const sets = table(SETS, 'QS JS TS 9S 8S 7S JH TH JD TD 9H AC');
    sets.row('1 silent', '0 silent', '1 silent', '0 silent', '1 declare', '0 good');
    expect(sets.act(1, 'claim QH QD QC')).toEqual([
      'seat 1 +17 set',
      'seat 1 show cards KS KH KD KC why set',
      'seat 1 show cards QH QD QC why set',
    ]);
  });

  it('lists every part of three others, each in order of strength', () => {
    // The strongest is the last in card order, so that the weakest stand first.
    const four = table('TS 9S 8S JH TH 9H QD JD TD KC QC JC', 'AS KS QS AH KH QH AD KD 8H 7H 8D 7D');
    four.row('1 silent', '0 silent', '1 declare', '0 good');
    expect(four.legal()[1]?.split(', ')).toEqual([
      'claim',
      'claim TS 9S 8S',
      'claim JH TH 9H',
      'claim JH TH 9H + TS 9S 8S',
      'claim QD JD TD',
      'claim QD JD TD + TS 9S 8S',
      'claim QD JD TD + JH TH 9H',
      'claim QD JD TD + JH TH 9H + TS 9S 8S',
    ]);
    expect(four.act(1, 'claim QD JD TD + JH TH 9H + TS 9S 8S')[0]).toBe('seat 1 +12 sequence');
  });

  it('understands no claim that the hand does not hold', () => {
    const one = table();
    one.row('1 silent', '0 silent', '1 declare', '0 good');
    const { rules, state } = one;
    for (const extra of [[['AH', 'KH', 'QH']], '??', [[]]])
      expect(rules.parse(state, 1, { type: 'claim', kind: 'sequence', extra })).toBeUndefined();
    expect(rules.parse(state, 1, { type: 'claim', kind: 'set', extra: [] })).toBeUndefined();
    expect(rules.parse(table().state, 1, { type: 'claim', kind: 'sequence', extra: [] })).toBeUndefined();
  });
});

describe('PQ-D11 younger after the lead', () => {
  const LATE = { youngerDeclares: 'after-lead' };

  it('elder scores at once, and shows wait', () => {
    const late = table(ELDER, YOUNGER, LATE);
    expect(late.row('1 declare', '0 good', '1 declare', '0 good', '1 claim')).toEqual([
      'seat 1 declare point count 5',
      'seat 1 +5 point',
      'seat 1 declare sequence count 4',
      'seat 1 +4 sequence',
    ]);
  });

  it('younger is not asked before elder has led, then kind by kind, and plays after all shows', () => {
    const late = table(ELDER, YOUNGER, LATE);
    late.row('1 silent', '1 declare', '0 not-good', '1 declare', '0 good', '1 claim');
    expect(late.legal()[1]).toMatch(/^play/);
    expect(late.act(1, 'play AS')).toEqual(['hand/1 → trick: AS (play)', 'seat 1 +1 lead']);
    expect(late.legal()).toEqual({ 0: 'declare, silent' });
    expect(late.act(0, 'declare')).toEqual([
      'seat 0 declare point count 6',
      'seat 0 +6 point',
      'seat 0 declare sequence count 5',
    ]);
    expect(late.legal()).toEqual({ 0: 'claim, claim QC JC TC' });
    expect(late.act(0, 'claim')).toEqual([
      'seat 0 +15 sequence',
      'seat 0 show cards KD QD JD TD 9D 7D why point',
      'seat 0 show cards KD QD JD TD 9D why sequence',
      'seat 1 show cards AS AH AD AC why set',
    ]);
    expect(late.legal()[0]).toMatch(/^play/);
  });

  it('says the value after equal counts', () => {
    const late = table('QS JS TS 9S 8S AH AC 8D QC TC 9C 7C', 'KH QH JH TH 9H KC 7S KD JD 9D KS 8C', LATE);
    late.row('1 declare', '0 equal', '0 not-good', '1 silent', '1 silent');
    expect(late.act(1, 'play QS').slice(2)).toEqual(['seat 0 declare point count 5 value 49', 'seat 0 +5 point']);
    expect(late.legal()).toEqual({ 0: 'declare, silent' });
  });

  it('shows wait after a second equal too', () => {
    const tied = table(FORTY_NINE, 'KH QH JH TH 9H 8S 7S KD JD 9D KC 8C', LATE);
    expect(tied.row('1 declare', '0 equal', '0 equal')).toEqual([
      'seat 1 declare point count 5',
      'seat 1 making point value 49',
    ]);
    tied.row('1 silent', '1 silent', '1 play AH', '0 silent');
    expect(tied.act(0, 'silent')).toEqual([
      'seat 1 show cards KS QS JS TS 9S why point',
      'seat 0 show cards KH QH JH TH 9H why point',
    ]);
  });

  it('asks younger after the lead although it holds nothing', () => {
    const late = table('AS KS QS JS TS 9S 8S AH KH QH JH TH', 'AD QD TD 8D AC QC TC 8C 7C 9H 8H 7S', LATE);
    late.row('1 declare', '0 good', '1 declare', '0 good', '1 claim AH KH QH JH TH', '1 silent', '1 play AS');
    expect(late.legal()).toEqual({ 0: 'silent' });
  });

  it('plays on where nothing was kept back, with the shows between', () => {
    const late = table(ELDER, YOUNGER, LATE);
    late.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
    expect(late.act(1, 'play AS')).toEqual([
      'hand/1 → trick: AS (play)',
      'seat 1 +1 lead',
      'seat 1 show cards AS KS QS JS 9S why point',
      'seat 1 show cards AS KS QS JS why sequence',
      'seat 1 show cards AS AH AD AC why set',
    ]);
    expect(late.legal()[0]).toMatch(/^play/);
  });
});
