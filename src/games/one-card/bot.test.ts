/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { playRest } from '../kit/played.testing.ts';
import { NO_CHANCE } from '../kit/told.testing.ts';
import { type Position, type Table, position, rulesOf } from './position.testing.ts';

/** What the plain player on turn does here; playouts judge alike. */
function choice(table: Table): string | undefined {
  const [plain, quick] = table.choices();
  expect(quick).toBe(plain);
  return plain;
}

const others = (hand: string): string[] => [hand, '', '', ''];

describe('the plain player bids', () => {
  test.each<[string, Position, string]>([
    ['with three trumps headed by ace and king, and an ace aside', { hands: others('AS KS 9S AH TD 9C') }, 'bid 6'],
    ['one more than the highest', { hands: others('AS KS 9S AH TD 9C'), bid: [3, 7] }, 'bid 8'],
    ['not without control of a suit', { hands: others('KS QH JH TD 9C QC') }, 'pass'],
    ['not beyond what the hand is worth', { hands: others('AS KS 9S AH TD 9C'), bid: [3, 12] }, 'pass'],
    ['with two seats and a good long suit', { hands: ['AS KS QS 9S AH QH TH AD 9D TC 9C JC', ''] }, 'bid 8'],
  ])('%s', (_name, of, act) => {
    expect(choice(position({ totals: [0, 0, 0, 0], ...of }))).toBe(act);
  });

  const fair: Position = { hands: others('AS KS 9S TH TD 9C'), bid: [3, 9] };
  it.each<[string, readonly number[], string]>([
    ['as always in the middle of a game', [20, 20, 20, 20], 'bid 10'],
    ['cautiously near the target', [26, 20, 20, 20], 'pass'],
  ])('%s', (_name, totals, act) => {
    expect(choice(position({ ...fair, totals }))).toBe(act);
  });

  it('against one who is near the target, so that he must follow', () => {
    const weaker: Position = { hands: others('AS QS 9S TH TD 9C'), bid: [3, 10] };
    expect(choice(position({ ...weaker, totals: [20, 20, 20, 20] }))).toBe('pass');
    expect(choice(position({ ...weaker, totals: [20, 20, 28, 20] }))).toBe('bid 11');
  });

  it('the same whatever the totals are in a game of rounds', () => {
    const options = { match: 'rounds', rounds: 9 };
    expect(choice(position({ ...fair, options, totals: [28, 28, 28, 28] }))).toBe('bid 10');
  });
});

// Won before the last two tricks of four seats.
const LOW_TRUMPS = 'KS QS JS TS 9S JK';
const SPADES = 'AS KS QS JS TS 9S';
const HEARTS = 'AH KH QH JH TH 9H';
const CLUBS = 'AC JC TC 9C';

describe('the plain player plays', () => {
  test.each<[string, Position, string]>([
    ['the ace of trump first', { hands: others('AS QS 9S AH TD 9C'), trump: 'open', bid: [0, 8] }, 'play AS'],
    [
      'the nine on a trick that is lost, the king not',
      { hands: ['', 'KD 9D', 'TH'], trump: 'S', trick: 'AD' },
      'play 9D',
    ],
    [
      'the king, last to play, where it takes the trick as the ace would',
      { hands: ['TC', '', 'AD KD TD'], trump: 'S', trick: 'QD 9D' },
      'play KD',
    ],
    [
      'the joker, void and last, on a trick with points',
      { hands: ['TH', '', '9H TC JK'], trump: 'S', trick: 'KD QD' },
      'play JK',
    ],
    [
      'a worthless card, void, where all trumps are too low',
      { hands: ['TC', '', '9S KC TH'], trump: 'S', trick: 'AD KS' },
      'play TH',
    ],
    [
      'the weak card first and the sure one in the last trick',
      {
        hands: ['AS 9D', 'TD', 'JD'],
        trump: 'S',
        won: ['KS QS JS TS 9S JK', 'AH KH QH JH TH 9H', 'AC KC QC JC TC 9C'],
      },
      'play 9D',
    ],
    [
      'the low card first and the last trump in the last trick, which brings the One Card [Strategy 8]',
      { hands: ['AS 9D', 'AD KD', 'QD JD', 'TD KC'], trump: 'S', won: [LOW_TRUMPS, HEARTS, CLUBS], kitty: 'QC' },
      'play 9D',
    ],
    [
      'the low card first and the joker last in a round without trumps [Strategy 8]',
      { hands: ['9D JK', 'AD KD', 'QD JD', 'TD KC'], trump: 'none', won: [SPADES, HEARTS, CLUBS], kitty: 'QC' },
      'play 9D',
    ],
    [
      'the last trump first where the other card may win the last trick [Strategy 8]',
      { hands: ['AS KD', 'AD 9D', 'QD JD', 'TD KC'], trump: 'S', won: [LOW_TRUMPS, HEARTS, CLUBS], kitty: 'QC' },
      'play AS',
    ],
  ])('%s', (_name, of, act) => {
    expect(choice(position(of))).toBe(act);
  });

  it('under the ace of trump what it must, the joker too', () => {
    expect(choice(position({ hands: ['', 'JK TC', 'TH'], trump: 'S', trick: 'AS' }))).toBe('play JK');
  });
});

describe('the plain player with the joker taken', () => {
  const before = (hand: string): Table =>
    position({ hands: [hand, '9H TC', 'TH AD'], trump: 'S', trick: 'AS JK', bid: [0, 8] });

  test.each([
    ['reverses with nines and tens', '9S 9D TD 9C', 'reverse'],
    ['keeps with aces and kings', 'KS AH AC KD', 'keep'],
  ])('%s', (_name, hand, act) => {
    const table = before(hand);
    table.act(2, 'play TH');
    expect(choice(table)).toBe(act);
  });
});

it('plays on to the end of every deal', () => {
  for (const seats of [2, 3, 4]) {
    const rules = rulesOf({}, seats);
    const [state, chance] = [rules.newState(), new FastChance(seats)];
    for (let deal = 0; deal < 100; deal += 1) {
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      playRest(rules, state, (acts) => rules.brain.rollout(state, acts, chance), NO_CHANCE);
      expect(rules.standing(state).dealOver).toBe(true);
    }
  }
});

describe('the worth of a deal', () => {
  /** Bidder 0 with 8 points takes the last trick; what the other two scored is 3 and 5. */
  const worths = (bid: number): number[] => {
    const { rules, state } = position({ hands: ['AS', '9S', '9H'], trump: 'S', ...rest, bid: [0, bid] });
    playRest(rules, state, () => 0, NO_CHANCE);
    const out = new Float64Array(3);
    rules.brain.value(state, out);
    return [...out];
  };
  const rest: Omit<Position, 'hands'> = { won: ['KS QS JS KH QH JH', 'KD QD JD', 'QC JC JK'], kitty: 'KC' };

  it('is from 0 to 1, more for who scored more', () => {
    const [bidder = 0, poorer = 0, richer = 0] = worths(7);
    expect(Math.min(bidder, poorer, richer)).toBeGreaterThanOrEqual(0);
    expect(Math.max(bidder, poorer, richer)).toBeLessThanOrEqual(1);
    expect(bidder).toBeGreaterThan(richer);
    expect(richer).toBeGreaterThan(poorer);
  });

  it('is low for a bidder who fell short', () => {
    const [bidder = 1, poorer = 0] = worths(8);
    expect(bidder).toBeLessThan(poorer);
  });

  it('names no answer that is no choice', () => {
    expect(rulesOf({}, 2).brain.isReflex(0)).toBe(false);
  });
});
