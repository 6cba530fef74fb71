/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { Acts } from '../contract/contract.ts';
import { type Position, type Table, position } from './position.testing.ts';

const both = (act: string): string[] => [act, act];

/** Twelve cards each for three seats and the extra hand, of which only the dealer's matter. */
const around = (dealer: string, rest: string): Position => {
  const words = rest.split(' ');
  const part = (from: number): string => words.slice(from, from + 10).join(' ');
  return { deciding: true, dealer: 0, hands: [dealer, part(0), part(10)], extra: part(20) };
};

const POOR = '2S 4S 6S 9S 2H 4H 7H 3D 5D 2C';
const FINE = 'AH KH KC QC QD JS TS AS AD AC';
const REST = '3S 5S 7S 8S 3H 5H 6H 8H 4D 6D 7D 8D 3C 4C 5C 6C 7C 8C 9C TC 9H TH 9D TD JC JH QH JD KD QS';

describe('the extra hand', () => {
  test.each<[string, Position, string]>([
    ['exchanges a hand without pay cards, with low cards and gaps [Strategy 1]', around(POOR, REST), 'exchange'],
    ['keeps a hand with pay cards and aces [Strategy 1]', around(FINE, REST), 'keep'],
    [
      'keeps it too where it cannot be sold [Strategy 1]',
      { ...around(FINE, REST), options: { widow: 'exchange' } },
      'keep',
    ],
  ])('%s', (_name, of, act) => {
    expect(position(of).choices(0)).toEqual(both(act));
  });

  it('keeps a poor hand with the card of a pot of many deals [Strategy 8]', () => {
    const hand = POOR.replace('9S', 'JS');
    expect(position({ ...around(hand, REST), pots: { JS: 3 } }).choices(0)).toEqual(both('exchange'));
    expect(position({ ...around(hand, REST), pots: { JS: 60 } }).choices(0)).toEqual(both('keep'));
  });

  const bidding = (hand: string, of: Partial<Position> = {}): Table => {
    const table = position({ ...around(FINE, REST), dealer: 2, ...of });
    const hands = [hand, REST.split(' ').slice(0, 10).join(' '), REST.split(' ').slice(10, 20).join(' ')];
    const lying = position({ ...around(FINE, REST), ...of, dealer: 2, hands });
    lying.act(2, 'keep');
    return table.rules.seats === 3 ? lying : table;
  };

  it('bids the least with a poor hand, passes with a fine one [Strategy 2]', () => {
    expect(bidding(POOR).choices(0)).toEqual(both('bid 1'));
    expect(bidding(FINE).choices(0)).toEqual(both('pass'));
  });

  it('passes where the swap is no longer worth the price [Strategy 2]', () => {
    const table = bidding(POOR);
    table.row('0 bid 5', '1 bid 10');
    expect(table.choices(0)).toEqual(both('pass'));
  });

  it('never bids more than a third of what lies on the layout [Strategy 2]', () => {
    const options = { cardFee: 5 };
    const few = { AH: 1, KC: 1, QD: 1, JS: 2 };
    const many = { AH: 4, KC: 4, QD: 4, JS: 3 };
    const bid = (pots: Record<string, number>): (string | undefined)[] => {
      const table = bidding(POOR, { options, pots });
      table.row('0 bid 1', '1 bid 2');
      return table.choices(0);
    };
    expect([bid(few), bid(many)]).toEqual([both('pass'), both('bid 3')]);
  });
});

describe('the lead', () => {
  test.each<[string, Position, string]>([
    [
      'is of the suit in which the stop will be its own [Strategy 3]',
      { hands: ['QS JS KH 5D 6D', '2S 3S 4C', 'AH 7D 8D 9D'], extra: 'TC 9C' },
      'play JS',
    ],
    [
      'begins the runs of its own that stop for certain, one after the other, until it is out [Strategy 3]',
      { hands: ['AS KS QS 4H 3H AD', '2S JS 5H', '6H 7D 8D'], extra: '9C' },
      'play AD',
    ],
    [
      'begins them also where the own colour may be led again for want of another [Strategy 3]',
      { hands: ['AS KS 9C 8C', 'QS TC', '2S 3H'], extra: '9H', options: { noLead: 'own' } },
      'play KS',
    ],
    [
      'lets a run come up to the own pay card [Strategy 4]',
      { hands: ['9D QD 9C 9S', 'TD TC 2H', 'JD JC 3H'], extra: 'TS' },
      'play 9D',
    ],
    [
      'does not help a run to a pay card of others [Strategy 4]',
      { hands: ['9D 9H', 'TD QD TH 2H', 'JD JH 3H'], extra: 'TS', pots: { QD: 20 } },
      'play 9H',
    ],
    [
      'is a low card, which is led by nobody else [Strategy 5]',
      { hands: ['2S 9H 5C', '3S 6C TH', '4S 7C JH'], extra: '8S' },
      'play 2S',
    ],
    [
      'is the card just below one that a stop has shown to be missing [Strategy 6]',
      { hands: ['8D TH JS 2C 7C', '2H 5D 6D', '3H 9C 9D'], extra: '9H KC', options: { lead: 'any' }, swapper: 0 },
      'play JS',
    ],
  ])('%s', (_name, of, act) => {
    expect(position(of).choices(0)).toEqual(both(act));
  });

  it('keeps both colours in hand [Strategy 7]', () => {
    const of: Position = { hands: ['9S 9C 9H', '2S TS 4H', 'TC TH 5H'], extra: 'JS JH' };
    for (const act of position(of).choices(0)) expect(['play 9S', 'play 9C']).toContain(act);
    const other: Position = { hands: ['9H 9D 9S', '2H TH 4S', 'TD TS 5S'], extra: 'JH JS' };
    for (const act of position(other).choices(0)) expect(['play 9H', 'play 9D']).toContain(act);
  });

  it('goes for a pot of many deals, not only for going out [Strategy 8]', () => {
    const of: Position = { hands: ['TS JS 9H', '2H 3H', '4H 5H'], extra: 'TH QS' };
    expect(position({ ...of, pots: { JS: 40 } }).choices(0)).toEqual(both('play TS'));
  });
});

describe('a claim', () => {
  const of: Position = { options: { collect: 'claim' }, hands: ['2S', 'KC 2H', '3H', 'AC 4H'], turn: 1 };

  it('is always taken by who owns it, and is no choice [NM-C4]', () => {
    const table = position(of);
    table.act(1, 'play KC');
    expect(table.choices(1)).toEqual(both('collect KC'));
    const acts = new Acts();
    table.rules.legal(table.state, acts);
    expect([0, 1].map((i) => table.rules.brain.isReflex(acts.act(i)))).toEqual([true, false]);
  });

  it('is taken before the own lead', () => {
    const table = position({ ...of, hands: ['2S', 'AH 6S 9C', '3H', '4H'] });
    table.act(1, 'play AH');
    expect(table.choices(1)).toEqual(both('collect AH'));
  });
});

describe('the worth of a deal', () => {
  it('is more for who gained chips than for who lost them, and from 0 to 1', () => {
    const table = position({ hands: ['KH', '2S', '3S 4S 5S'] });
    table.act(0, 'play KH');
    const worth = new Float64Array(3);
    table.rules.brain.value(table.state, worth);
    const [winner = 0, second = 0, last = 0] = worth;
    expect([winner > second, second > last, last >= 0, winner <= 1]).toEqual([true, true, true, true]);
  });
});
