/** Repique and pique [PQ-B1 to PQ-B3]. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { type Table, dealt, exchanged, late } from './position.testing.ts';

const scores = (told: readonly string[]): string[] => told.filter((line) => line.includes(' +'));

/** A point of six, a quint, and four kings: 35 in the words. */
const BIG = 'KS QS JS TS 9S 7S KH KD KC 9H 7D 8C';
const SMALL = 'AH QH TH 8H AD QD TD 8D AC QC JC 9C';

describe('PQ-B1 repique', () => {
  it('sixty as soon as thirty are reached in the words, before a card is led', () => {
    const table = exchanged({ elder: BIG, younger: SMALL });
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
    expect(told.slice(-3)).toEqual(['seat 1 +14 set', 'seat 1 +60 repique', 'seat 1 show cards KS KH KD KC why set']);
  });

  it('younger may make it too', () => {
    const table = exchanged({ elder: SMALL, younger: BIG });
    const told = table.row('1 declare', '0 not-good', '1 silent', '0 declare', '0 claim', '1 declare', '0 not-good');
    expect(scores([...told, ...table.act(0, 'claim')])).toEqual([
      'seat 0 +6 point',
      'seat 0 +15 sequence',
      'seat 0 +14 set',
      'seat 0 +60 repique',
    ]);
  });

  it('younger may make it against a silent elder, whose lead comes too late', () => {
    const table = exchanged({ elder: SMALL, younger: BIG });
    const words = ['1 silent', '0 declare', '1 silent', '0 declare', '0 claim', '1 silent', '0 declare', '0 claim'];
    expect(scores(table.row(...words)).at(-1)).toBe('seat 0 +60 repique');
  });

  it('carte blanche counts in it', () => {
    const elder = 'AS TS 9S 8S 7S AH TH 9H 8H 7H AD AC';
    const { table } = dealt({ elder, talon: 'KS QS JS', younger: 'KH QH JH KD QD JD' });
    table.row('1 carte-blanche 3', `0 discard ${table.hand(0).slice(-2)}`, '0 draw');
    table.row('1 discard 7H', '1 discard 8H', '1 discard 9H', '1 draw', '0 keep');
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim');
    expect(scores(told)).toEqual(['seat 1 +8 point', 'seat 1 +18 sequence', 'seat 1 +60 repique']); // ten before
  });

  it('is not made against anything that the other has', () => {
    const table = exchanged({ elder: BIG, younger: SMALL });
    const words = ['1 silent', '0 declare', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim'];
    expect(scores(table.row(...words)).join()).not.toContain('repique');
  });
});

describe('PQ-B2 pique', () => {
  /** Elder leads the ace of spades and wins, having scored so much. */
  const trick = (scored: readonly [number, number]): string[] =>
    scores(late({ hands: ['KS 7H', 'AS 8H'], leader: 1, tricks: [2, 2], scored }).row('1 play AS', '0 play KS'));

  it('thirty once a card is led, by a lead', () => {
    expect(trick([0, 29])).toEqual(['seat 1 +1 lead', 'seat 1 +30 pique', 'seat 1 +1 trick']);
  });

  it('or by a trick', () => {
    expect(trick([0, 28])).toEqual(['seat 1 +1 lead', 'seat 1 +1 trick', 'seat 1 +30 pique']);
  });

  it('not against a single point of the other', () => {
    expect(trick([1, 29])).toEqual(['seat 1 +1 lead', 'seat 1 +1 trick']);
  });

  it('not for younger, against whom elder has led', () => {
    const table = late({ hands: ['AS 8H', 'KS 7H'], leader: 1, tricks: [0, 0], scored: [29, 0] });
    expect(scores(table.row('1 play KS', '0 play AS', '0 play 8H')).join()).not.toContain('pique');
  });

  it('not after a repique, and only once', () => {
    const table = exchanged({ elder: BIG, younger: SMALL });
    table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
    expect(scores(table.row('1 play KS', '0 play 8H'))).toEqual(['seat 1 +1 lead', 'seat 1 +1 trick']);
  });

  test.each([
    [true, ['seat 1 +1 lead', 'seat 1 +1 trick', 'seat 1 +10 cards', 'seat 1 +30 pique']],
    [false, ['seat 1 +1 lead', 'seat 1 +1 trick', 'seat 1 +10 cards']],
  ])('the ten for the cards count with cardsInPique %s', (cardsInPique, told) => {
    const table = late({
      options: { cardsInPique },
      hands: ['KS 7H', 'AS 8H'],
      leader: 1,
      tricks: [4, 6],
      scored: [0, 20],
    });
    expect(scores(table.row('1 play AS', '0 play KS'))).toEqual(told);
  });

  it('the capot does not count', () => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [0, 11], scored: [0, 20] });
    expect(scores(table.row('1 play AS', '0 play KS'))).toEqual([
      'seat 1 +1 lead',
      'seat 1 +1 trick',
      'seat 1 +30 capot',
    ]);
  });
});

describe('PQ-B3 the order of counting', () => {
  const LATE = { youngerDeclares: 'after-lead' };
  const begin = (elder: string, younger: string, options = {}): Table => exchanged({ elder, younger, options });

  it('at once: a bonus follows the points that make it', () => {
    const table = begin('AS KS QS JS TS 9S 8S 7S KH QH JH TH', 'AH AD AC KD QD JD 9H 9D 9C 8D 8C 7C');
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim KH QH JH TH');
    expect(scores(told)).toEqual(['seat 1 +8 point', 'seat 1 +22 sequence', 'seat 1 +60 repique']);
  });

  describe('after the lead', () => {
    it('elder’s thirty in point and sequences stand although younger then scores a set', () => {
      const table = begin('AS KS QS JS TS 9S 8S 7S KH QH JH TH', 'AH AD AC KD QD JD 9H 9D 9C 8D 8C 7C', LATE);
      const told = table.row(
        '1 declare',
        '0 good',
        '1 declare',
        '0 good',
        '1 claim KH QH JH TH',
        '1 silent',
        '1 play AS',
      );
      expect(scores(told)).toEqual(['seat 1 +8 point', 'seat 1 +22 sequence', 'seat 1 +1 lead']);
      expect(table.row('0 declare', '0 claim')).toEqual([
        'seat 0 declare set count 3 rank A',
        'seat 0 +3 set',
        'seat 1 +60 repique',
        'seat 1 show cards AS KS QS JS TS 9S 8S 7S why point',
        'seat 1 show cards AS KS QS JS TS 9S 8S 7S why sequence',
        'seat 1 show cards KH QH JH TH why sequence',
        'seat 0 show cards AH AD AC why set',
      ]);
    });

    it('even a tierce of younger scored before stops it', () => {
      const table = begin('AS AH AD AC KS KH KD KC 9D 8D 7D 7C', 'QS JS TS 8S 9H 8H 7H QH QD QC JC 9C', LATE);
      table.row('1 silent', '1 silent', '1 declare', '0 good', '1 claim KS KH KD KC', '1 play AS');
      table.row('0 silent', '0 declare');
      expect(scores(table.act(0, 'claim'))).toEqual(['seat 0 +3 sequence']);
    });

    it('younger makes it although elder has scored for its lead, which counts after the sets', () => {
      const table = begin(SMALL, BIG, LATE);
      table.row('1 silent', '1 silent', '1 silent', '1 play AH', '0 declare', '0 declare', '0 claim', '0 declare');
      expect(scores(table.act(0, 'claim'))).toEqual(['seat 0 +14 set', 'seat 0 +60 repique']);
    });

    it('a kind that nobody wins stops nothing', () => {
      const table = begin(BIG, 'AH QH JH TH 8H 7H AS 8S AD QD AC QC', LATE);
      table.row('1 declare', '0 equal', '0 equal', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
      expect(table.act(1, 'play KS')).toEqual([
        'hand/1 → trick: KS (play)',
        'seat 1 +1 lead',
        'seat 1 show cards KS QS JS TS 9S 7S why point',
        'seat 0 show cards AH QH JH TH 8H 7H why point',
        'seat 1 show cards KS QS JS TS 9S why sequence',
        'seat 1 show cards KS KH KD KC why set',
        'seat 1 +30 pique', // 29 in the words, and the lead
      ]);
    });

    it('no bonus is looked for before younger has spoken', () => {
      const table = begin(BIG, SMALL, LATE);
      const words = ['1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim'];
      expect(scores(table.row(...words))).toEqual(['seat 1 +6 point', 'seat 1 +15 sequence', 'seat 1 +14 set']);
      expect(scores(table.act(1, 'play KS'))).toEqual(['seat 1 +1 lead', 'seat 1 +60 repique']);
      expect(table.row('0 play 8H').at(-1)).toBe('seat 1 +1 trick');
    });

    it('afterwards each point is looked at again', () => {
      const table = begin('KS QS JS TS 9S 7S KH KC 9H 7D 8C 8D', 'AH QH TH 8H AD QD TD 9D AC QC JC 9C', LATE);
      table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 silent', '1 play KS', '0 silent');
      expect(table.rules.standing(table.state).totals).toEqual([0, 22]);
      table.row('0 play 8H', '1 play QS', '0 play TH', '1 play JS', '0 play QH', '1 play TS', '0 play 9C');
      expect(scores(table.act(1, 'play 9S'))).toEqual(['seat 1 +1 lead', 'seat 1 +30 pique']);
    });

    it('carte blanche is counted first', () => {
      const elder = 'KS QS JS TS 9S 7S KH KD KC 9H 7D 8C';
      const younger = 'AH TH 8H 7H AD TD 9D 8D AC TC 9C 7C';
      const { table } = dealt({ options: LATE, elder, younger, talon: 'QH JH QD JD' });
      table.row('1 discard 8C', '1 draw', '0 carte-blanche', '0 discard 7C', '0 draw', '0 keep');
      table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
      expect(scores(table.act(1, 'play KS'))).toEqual(['seat 1 +1 lead']);
    });
  });
});
