/** The plain player: what the dossier's Strategy says that can be said of single choices. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import { POINT, SET } from './combinations.ts';
import { type Late, type Table, cards, dealt, exchanged, late, silent, text } from './position.testing.ts';
import { DEAL, LAID_OUT, SCORED, SHOWN, TOTAL, TURN } from './state.ts';

/** What the plain player on turn does here. */
const choice = (table: Table): string | undefined => table.plainChoice(table.state[TURN]);

/** The seat on turn exchanges as it likes; what it laid out. */
function laysOut(table: Table): string {
  const seat = table.state[TURN];
  for (;;) {
    const word = must(choice(table), 'a choice');
    if (word === 'draw') return text(at(table.state, LAID_OUT + seat));
    table.act(seat, word);
  }
}

describe('the exchange', () => {
  test.each([
    [
      'exchanges five, and keeps the long suit and the ace beside it [Strategy 1, 2]',
      'AS KS QS JS TS 9S AH KD 9D 8D 8C 7C',
      'KD 9D 8D 8C 7C',
    ],
    ['keeps four of a rank [Strategy 3]', 'KS KH KD KC AS QS JS 9H 8H 7D 8C 7C', '9H 8H 7D 8C 7C'],
    ['keeps three that may become four [Strategy 2, 3]', 'QS QH QD AS KS JS TS 8H 7H 8D 7D 7C', '8H 7H 8D 7D 7C'],
    [
      'keeps three tens for the one card that makes a repique [Strategy 7]',
      'QS JS TS 9S 8S JH QD TD KC TC 9C 7C',
      'JH QD KC 9C 7C',
    ],
    ['lays out fewer of a hand that is as good as can be', 'AS KS QS JS TS 9S 8S AH AD AC KH 7H', 'KH 7H'],
  ])('elder %s', (_name, elder, laid) => {
    expect(laysOut(dealt({ elder }).table)).toBe(laid);
  });

  it('younger exchanges what elder left', () => {
    const { table } = dealt({
      elder: 'AS KS QS JS TS AH 9H 7H 9D 8C 7C 8D',
      younger: 'AD KD QD JD TD KH QH 8H TC 9C 9S 7S',
    });
    for (const card of ['9H', '7H', '8D', '8C', '7C']) table.act(1, `discard ${card}`);
    table.act(1, 'draw');
    expect(laysOut(table).split(' ')).toHaveLength(3);
    expect(table.hand(0)).toContain('AD KD QD JD TD');
  });

  it('younger keeps the guard of its king [Strategy 1]', () => {
    const { table } = dealt({
      elder: 'AS QS JS TS 9S KD QD JD AD AC KC QC',
      younger: 'KS 7S AH KH QH JH 9D 8D 7D TC 9C 8C',
    });
    for (const card of ['JD', 'QD', 'KD', 'QC', 'KC']) table.act(1, `discard ${card}`);
    table.act(1, 'draw');
    laysOut(table);
    expect(table.hand(0)).toMatch(/^KS 7S AH KH QH JH/);
  });

  it('shows a carte blanche, on either side', () => {
    const blanche = 'AS TS 9S 8S AH TH 9H 7H TD 8D 9C 7C';
    expect(choice(dealt({ elder: blanche }).table)).toMatch(/^carte-blanche [345]$/);
    const { table } = dealt({ younger: blanche });
    table.row(`1 discard ${table.hand(1).slice(0, 2)}`, '1 draw');
    expect(choice(table)).toBe('carte-blanche');
  });

  /** Elder and younger have exchanged so many cards. */
  const left = (elders: number, youngers: number): Table => {
    const { table } = dealt({});
    for (let i = 0; i < elders; i += 1) table.act(1, `discard ${table.hand(1).slice(0, 2)}`);
    table.act(1, 'draw');
    for (let i = 0; i < youngers; i += 1) table.act(0, `discard ${table.hand(0).slice(0, 2)}`);
    table.act(0, 'draw');
    return table;
  };

  it('younger shows nothing of the talon to elder, who could make more of it', () => {
    expect(choice(left(3, 3))).toBe('keep');
  });
});

describe('the dialogue', () => {
  it('declares what may be good [Strategy 4]', () => {
    const table = exchanged({ elder: 'AS KS QS JS TS AH KH QH AD KD AC KC' });
    for (const kind of ['point', 'sequence', 'set']) {
      expect([kind, choice(table)]).toEqual([kind, 'declare']);
      table.row('1 silent', '0 silent');
    }
  });

  it('sinks what the other is known to beat [Strategy 6]', () => {
    const elder = 'AS KS QS 8S 7S KH JH AD TD 8D AC TC';
    const table = exchanged({ elder, younger: 'QH TH 9H 8H 7H AH QD JD 9D KC QC JC' });
    table.row('1 declare', '0 not-good');
    expect(choice(table)).toBe('silent'); // a quart came with the point
  });

  describe('sinks what would betray the guard that is the seventh trick [Strategy 6]', () => {
    const elder = 'AS QS JS 9S TH 9H JD 9D AC KC QC JC';
    const younger = 'KS 7S AH KH QH JH AD KD 8D TC 9C 7C'; // six sure tricks, and the king of spades
    /** Both have scored, and elder is silent on the sets. */
    const sets = (hand: string): Table => {
      const table = exchanged({ elder, younger: hand });
      table.row('1 silent', '0 declare', '1 declare', '0 good', '1 claim', '1 silent');
      return table;
    };

    test.each([
      ['three kings, the guarded one among them', younger, 'silent'],
      ['not with seven sure tricks', younger.replace('TC', 'QD'), 'declare'],
      ['not with five', younger.replace('AD', 'TD'), 'declare'],
      ['not with a king that has no guard', younger.replace('7S', '7D'), 'declare'],
      ['not with two guards beside it', younger.replace('7C', '8S'), 'declare'],
    ])('%s', (_name, hand, act) => {
      expect(choice(sets(hand))).toBe(act);
    });

    it('not where elder could still make thirty against nothing [Strategy 7]', () => {
      const table = exchanged({ elder, younger });
      table.row('1 declare', '0 good', '1 silent', '0 silent', '1 silent');
      expect(choice(table)).toBe('declare');
    });

    it('nor does elder count a tierce that shows it', () => {
      const table = exchanged({
        elder: 'QS JS TS AH KH QH JH AD KD 8D 9C 7C',
        younger: 'AS KS 8S AC KC QC JC TC QD JD TD 9D',
      });
      table.row('1 silent', '0 declare', '1 declare', '0 good');
      expect(table.legal()[1]).toContain('claim QS JS TS');
      expect(choice(table)).toBe('claim');
    });
  });

  it('says not good wherever it is true [Strategy 5]', () => {
    const table = exchanged({
      elder: 'KS QS JS TS 9S AH AD AC KD KC QC 7D',
      younger: 'KH QH JH TH 9H 8H QD JD JC TC 8S 7S',
    });
    table.act(1, 'declare');
    expect(choice(table)).toBe('not-good');
  });

  it('says equal where it may stop elder [Strategy 5, 7]', () => {
    const elder = 'KS QS JS TS 9S AH AD 8D QC TC 9C 7C';
    const table = exchanged({ elder, younger: 'KH QH JH TH 9H 8S 7S KD JD 9D KC 8C' });
    table.act(1, 'declare');
    expect(choice(table)).toBe('equal');
    table.act(0, 'equal');
    expect(choice(table)).toBe('equal');
  });

  it('says good where equal could not win [Strategy 6]', () => {
    // Only of spades elder can hold five, and these are worth more than 44.
    const elder = 'AS KS QS JS TS AH AD KD AC KC QC JC';
    const table = exchanged({ elder, younger: 'JH TH 9H 8H 7H 8S 7S QD JD TD 9C 8C' });
    table.act(1, 'declare');
    expect(table.legal()[0]).toBe('equal, good');
    expect(choice(table)).toBe('good');
  });

  it('as younger scores what it can where elder is silent, also against better cards [Strategy 7]', () => {
    const elder = 'AS KS QS JS 8S AH KH 9D 8D TC 9C 7C';
    const table = exchanged({ elder, younger: 'TH 9H 8H 7H QD JD TD KC QC JC TS 9S' });
    table.row('1 declare', '0 good', '1 silent'); // a quart came with the point
    expect(choice(table)).toBe('declare');
  });

  describe('in the last deal, far behind and far from a hundred [Strategy 10]', () => {
    const elder = 'QS JS TS 9S 8S AH KH QH KD JD TC 9C';
    const younger = 'JH TH 9H 8H AD QD TD KC QC JC 7C 7S';
    /** Elder has its point; the sequences come next. */
    const table = (deal: number, totals: readonly [number, number]): Table => {
      const one = exchanged({ elder, younger });
      one.row('1 declare', '0 good');
      one.state[DEAL] = deal;
      for (const seat of [0, 1] as const) one.state[TOTAL + seat] = totals[seat];
      return one;
    };

    test.each([
      ['leaves a quint to the other: it would only make the loss dearer', 6, [120, 30], 'silent'],
      ['says all in an earlier deal', 5, [120, 30], 'declare'],
      ['says all while it may cross the rubicon', 6, [160, 75], 'declare'],
      ['says all while it may win', 6, [80, 30], 'declare'],
    ] as const)('%s', (_name, deal, totals, act) => {
      expect(choice(table(deal, totals))).toBe(act);
    });

    it('counts nothing besides its best', () => {
      const last = table(6, [120, 30]);
      last.row('1 declare', '0 good');
      expect(choice(last)).toBe('claim');
    });

    it('as younger leaves a quint to the other', () => {
      const last = exchanged({
        elder: 'JS TS 9S KS AD KD QC JC 9H 8H AH 8C',
        younger: 'QH JH TH 7H 8S 7S QD JD TD 9D 8D KH',
      });
      last.row('1 silent', '0 declare', '1 declare');
      expect(choice(last)).toBe('not-good');
      last.state[DEAL] = 6;
      last.state[TOTAL + 1] = 120;
      expect(choice(last)).toBe('good');
    });
  });

  it('counts all that it holds', () => {
    const table = exchanged({
      elder: 'QS JS TS 9S 8S AH KH QH KD QD JD TD',
      younger: 'TC 9C 8C 7C AS KS AD 9D 8D 7H 8H 9H',
    });
    table.row('1 silent', '0 silent', '1 declare', '0 good');
    expect(choice(table)).toBe('claim KD QD JD TD + AH KH QH');
  });
});

// Sure tricks apart from a long suit in which an ace is lacking.
const EIGHT = ['AS 9S 8S KH QH KD QD KC', 'KS QS JS TS AH AD 7D 7C'] as const;
const NINE = [`${EIGHT[0]} QC`, `${EIGHT[1]} AC`] as const;

describe('the play', () => {
  it('goes back to its long suit though it was stopped once [Strategy 8]', () => {
    const table = late({ hands: ['AH 8C 9D 8D 9S', 'KH QH JH AC KD'], leader: 1, tricks: [4, 3] });
    table.row('1 play KH', '0 play AH', '0 play 8C', '1 play AC');
    expect(choice(table)).toBe('play QH');
  });

  test.each<[string, Late, string]>([
    [
      'leads its sure tricks once they bring the seventh [Strategy 9]',
      { hands: ['KS QS 9H 8H', 'AH KH 8S 7S'], leader: 1, tricks: [3, 5] },
      'play AH',
    ],
    [
      'leads the top of its long suit to drive out what is above it [Strategy 8]',
      { hands: ['AH 9H 8C 7C AC', 'KH QH JH TH 7D'], leader: 1, tricks: [4, 3] },
      'play KH',
    ],
    [
      'leads its sure tricks where they make a pique [Strategy 7]',
      { hands: NINE, leader: 1, tricks: [0, 3], scored: [0, 24] },
      'play AD',
    ],
    [
      'leads its long suit where the other has stopped it [Strategy 7, 8]',
      { hands: NINE, leader: 1, tricks: [0, 3], scored: [1, 24] },
      'play KS',
    ],
    [
      'leads its long suit where its sure tricks count less and make no pique [Strategy 7]',
      { options: { playScoring: 'classic' }, hands: NINE, leader: 1, tricks: [0, 3], scored: [0, 25] },
      'play KS',
    ],
    [
      'leads its sure tricks where they bring a hundred [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [120, 96], deal: 6 },
      'play AD',
    ],
    [
      'does so in the last deal only [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [120, 96], deal: 5 },
      'play KS',
    ],
    [
      'as the leader of the partie takes the sure tricks that keep the other short of a hundred [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [77, 120], deal: 6 },
      'play AD',
    ],
    [
      'does not need to where the other cannot cross [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [74, 120], deal: 6 },
      'play KS',
    ],
    [
      'nor where they do not keep it short [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [79, 120], deal: 6 },
      'play KS',
    ],
    [
      'nor where it may still lose the lead in the partie [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [77, 98], deal: 6 },
      'play KS',
    ],
    [
      'nor in an earlier deal [Strategy 10]',
      { hands: EIGHT, leader: 1, tricks: [2, 2], totals: [77, 120], deal: 5 },
      'play KS',
    ],
    [
      'counts the tricks against the lead alone where the others make nothing [Strategy 10]',
      { options: { playScoring: 'classic' }, hands: EIGHT, leader: 1, tricks: [2, 2], totals: [82, 120], deal: 6 },
      'play AD',
    ],
    [
      'throws the other in to be led to in its tenace [Strategy 9]',
      { hands: ['KH 9H 9D TD', 'AH QH 8D 7D'], leader: 1, tricks: [4, 4] },
      'play 8D',
    ],
    [
      'counts: the rest of a suit is sure where the other has but one [Strategy 9]',
      { hands: ['QS AD 9D 8H 9H TH', 'AS 7S KD QD JD TD'], leader: 1, tricks: [1, 5] },
      'play AS',
    ],
  ])('%s', (_name, of, act) => {
    expect(choice(late(of))).toBe(act);
  });

  describe('counts what the other has shown [Strategy 9]', () => {
    test.each<[string, Late, string, number, string]>([
      [
        'after three kings the fourth is not there, so the queen is sure',
        { hands: ['KS KH KD AD 8C', 'AC QC 9D 8D 7D'], leader: 1, tricks: [2, 5] },
        'KS KH KD',
        SET,
        'play AC',
      ],
      [
        'after its point only two cards can be clubs, so the third one is sure',
        { hands: ['AS KS QS JS TS AD 8C', 'AC KC 7C QD JD TD 9D'], leader: 1, tricks: [1, 4] },
        'AS KS QS JS TS',
        POINT,
        'play AC',
      ],
    ])('%s', (_name, of, shown, kind, act) => {
      const table = late(of);
      expect(choice(table)).not.toBe(act);
      table.state[SHOWN + kind] = cards(shown);
      expect(choice(table)).toBe(act);
    });
  });

  test.each<[string, Late, string, string]>([
    [
      'wins with the cheapest card that does it',
      { hands: ['AH QH TH 7S', 'JH 8S 9S TS'], leader: 1, tricks: [4, 4] },
      'play JH',
      'play QH',
    ],
    [
      'throws the lowest where it cannot win',
      { hands: ['KH QH 7H 7S', 'AH 8S 9S TS'], leader: 1, tricks: [4, 4] },
      'play AH',
      'play 7H',
    ],
    [
      'keeps the guard of a king when it throws [Strategy 1]',
      { hands: ['KD 8D 9C TS', 'AH AD QD 7D'], leader: 1, tricks: [4, 4] },
      'play AH',
      'play 9C',
    ],
  ])('%s', (_name, of, led, act) => {
    const table = late(of);
    table.act(1, led);
    expect(choice(table)).toBe(act);
  });

  it('plays a whole deal without being told what it cannot know', () => {
    const table = silent({ elder: 'AS KS QS JS TH 9H 8H 7H AD KD 8D 7D' });
    for (let i = 0; i < 24; i += 1) table.act(table.state[TURN], must(choice(table), 'a card'));
    expect(table.rules.standing(table.state).dealOver).toBe(true);
  });
});

describe('worth', () => {
  const worth = (rules: Rules, state: State): number[] => {
    const out = new Float64Array(2);
    rules.brain.value(state, out);
    return [...out];
  };
  const ended = (scored: [number, number], totals: [number, number], deal: number): number[] => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [6, 6], deal });
    for (const seat of [0, 1] as const) {
      table.state[SCORED + seat] = scored[seat];
      table.state[TOTAL + seat] = totals[seat];
    }
    return worth(table.rules, table.state);
  };

  it('is the points of a deal', () => {
    expect(ended([20, 20], [0, 0], 1)).toEqual([0.5, 0.5]);
    expect(ended([40, 20], [40, 20], 1)[0]).toBeGreaterThan(ended([30, 20], [30, 20], 1)[0] ?? 1);
  });

  it('after the last deal it is the rubicon too [Strategy 10]', () => {
    const [crossed = 0, short = 0] = [ended([30, 20], [130, 100], 6)[0], ended([30, 20], [130, 99], 6)[0]];
    expect(short).toBeGreaterThan(crossed);
    expect(ended([30, 20], [90, 120], 6)[0]).toBeLessThan(0.5);
    expect(ended([20, 20], [120, 120], 8)).toEqual([0.5, 0.5]);
  });
});

it('searches what is played, nothing else', () => {
  const table = exchanged({ elder: 'AS KS QS JS TS AH KH QH AD KD AC KC' });
  const reflexes = (): boolean[] => {
    const acts = new Acts();
    table.rules.legal(table.state, acts);
    return [...new Set(Array.from({ length: acts.length }, (_, i) => table.rules.brain.isReflex(acts.act(i))))];
  };
  expect(reflexes()).toEqual([true]);
  table.row('1 silent', '0 silent', '1 silent', '0 silent', '1 silent', '0 silent');
  expect(reflexes()).toEqual([false]);
});
