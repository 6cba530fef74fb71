/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts, type MemoryLevel } from '../contract/contract.ts';
import { type Position, position } from './position.testing.ts';

const choice = (of: Position): string | undefined => position(of).plainChoice(of.turn ?? 0);

/** What the seat on turn does who counts, before it looks ahead: the master, or with head 2 the thinker. */
function strongChoice(of: Position, level: MemoryLevel = 3): string | undefined {
  const table = position(of);
  const { rules, state } = table;
  const acts = new Acts();
  rules.legal(state, acts);
  const seat = acts.seat(0);
  const asked = Array.from({ length: acts.length }, (_, i) => acts.act(i));
  const chosen = rules.brain.strongPolicy?.(rules.see(state, seat), asked, false, new FastChance(1), level);
  return chosen === undefined ? undefined : table.lists()[seat]?.[chosen];
}

const others = ['2C 3C 6C 5C', '2D 3D 5D 6D'];
const before = { discard: '9S', stock: '…' };

describe('the plain player', () => {
  test.each<[string, Position, string]>([
    ['keeps an eight while another card fits', { ...before, hands: ['8H 4S KD QC', ...others] }, 'play 4S'],
    ['plays an eight rather than draw', { ...before, hands: ['8H 4C KD QC', ...others] }, 'play 8H C'],
    ['names its longest suit', { ...before, hands: ['8H 4D KD QC', ...others] }, 'play 8H D'],
    [
      'names the suit of its other card with the last eight but one',
      { ...before, hands: ['8H 4D', ...others] },
      'play 8H D',
    ],
    ['does not draw of its own will', { ...before, hands: ['2S KD QC JH', ...others] }, 'play 2S'],
    [
      'plays on after a draw where it might stop',
      { ...before, options: { drawRule: 'one' }, drawn: 1, hands: ['2S KD QC JH', ...others] },
      'play 2S',
    ],
    ['plays from the suit and rank that it has more of', { ...before, hands: ['9H 4S KH QH', ...others] }, 'play 9H'],
    ['wins where it can', { ...before, hands: ['8H', ...others] }, 'play 8H'],
    [
      'gets rid of a court card where hands are counted',
      { ...before, options: { scoring: 'penalty' }, hands: ['3S KS QD 4H', ...others] },
      'play KS',
    ],
    [
      'plays the eight before it costs 50',
      { ...before, options: { scoring: 'penalty' }, hands: ['8H 4S KD QD', '2C', '2D 3D 4D'] },
      'play 8H D',
    ],
    [
      'plays one of two eights when somebody is down to two cards',
      { ...before, options: { scoring: 'points' }, hands: ['8H 8D 4S KC QC', '2C 3C', '2D 3D 4D'] },
      'play 8H C',
    ],
    [
      'keeps the eight for the end where hands are not counted',
      { ...before, hands: ['8H 4S KD QC', '2C', '2D 3D 4D'] },
      'play 4S',
    ],
    [
      'plays the joker before an eight when the next player has many cards',
      { ...before, options: { jokers: 1 }, hands: ['8H JK KD QC', '2C 3C 4C 5C 6C 7C', '2D'] },
      'play JK',
    ],
    [
      'keeps the joker from a next player with few cards',
      { ...before, options: { jokers: 1 }, hands: ['8H JK KD QC', '2C', '2D 3D 4D'] },
      'play 8H D',
    ],
    [
      'answers a two',
      { ...before, options: { specials: true }, discard: '2S', penalty: 4, hands: ['2H KD QC', ...others] },
      'play 2H',
    ],
    [
      'hits a next player with few cards with a two',
      { ...before, options: { specials: true }, hands: ['2S 5S KS QD', '4C', '2D 3D 4D'] },
      'play 2S',
    ],
    [
      'keeps a two from others as an answer',
      { ...before, options: { specials: true }, hands: ['2S 5S KD QD', ...others] },
      'play 5S',
    ],
    [
      'skips a next player with few cards',
      { ...before, options: { specials: true }, hands: ['5S KS QS 6S', '4C', '2D 3D 4D'] },
      'play QS',
    ],
    [
      'turns the play away from a next player with few cards',
      { ...before, options: { specials: true }, hands: ['5S KS AS 6S', '4C', '2D 3D 4D'] },
      'play AS',
    ],
  ])('%s', (_name, of, act) => {
    expect(choice(of)).toBe(act);
  });

  it('names the suit in which the next player has just had to draw, other things being equal', () => {
    const hands = ['8H KD QH 5S', '2S 9C', 'JC 3S'];
    const table = position({ hands, turn: 1, discard: '7C', named: 'D', stock: 'JD 6S …' });
    table.row('1 draw', '1 play JD', '2 play JC');
    expect(table.plainChoice(0)).toBe('play 8H D');
  });

  it('asks nothing out of turn', () => {
    const { brain } = position({ ...before, hands: ['2S', '3S'] }).rules;
    expect([0, 1, 2, 50].map((act) => brain.isReflex(act))).toEqual([false, false, false, false]);
  });
});

describe('the worth of a deal', () => {
  test.each<[string, Position, readonly number[]]>([
    ['won or not', { hands: ['2S', 'KS', 'QS'], discard: '9S', stock: '…' }, [1, 0, 0]],
    [
      'also what is left, where hands are counted',
      { options: { scoring: 'penalty' }, hands: ['2S', 'KS QS JD', '8D 8H 8C KH'], discard: '9S', stock: '…' },
      [1, 0.4, 0],
    ],
  ])('%s', (_name, of, worth) => {
    const table = position(of);
    table.act(0, 'play 2S');
    const out = new Float64Array(3);
    table.rules.brain.value(table.state, out);
    expect([...out]).toEqual(worth);
  });
});

describe('who counts', () => {
  test.each<[string, Position, string, string]>([
    [
      'keeps with two cards the one that more of the unseen cards go with [Strategy 4]',
      { discard: '9S AD KD QD JD TD 7D', hands: ['9D 4S', ...others], stock: '…' },
      'play 4S',
      'play 9D',
    ],
    [
      'names the suit of which more are out when both are as long, the next player having to dig for the other [Strategy 8]',
      { discard: '9S AC QC JC TC 7C 6C', hands: ['8H 4D 5D KC 3C', '2C', '2D 3D'], stock: '…' },
      'play 8H D',
      'play 8H C',
    ],
  ])('%s', (_name, of, plain, strong) => {
    expect([choice(of), strongChoice(of)]).toEqual([plain, strong]);
  });

  it('leaves it to the master to count what others may hold', () => {
    const hands = ['8H 4D 5D KC 3C', '2C', '2D 3D'];
    const of: Position = { discard: '9S AC QC JC TC 7C 6C', hands, stock: '…' };
    expect([strongChoice(of, 2), strongChoice(of)]).toEqual(['play 8H D', 'play 8H C']);
  });

  test.each<[string, Position]>([
    ['an eight while another card fits', { ...before, hands: ['8H 4S KD QC', ...others] }],
    ['a draw of its own will', { ...before, hands: ['2S KD QC JH', ...others] }],
    ['a joker', { ...before, options: { jokers: 1 }, hands: ['8H JK KD QC', '2C 3C 4C 5C 6C 7C', '2D'] }],
  ])('knows as the plain player: %s', (_name, of) => {
    expect(strongChoice(of)).toBe(choice(of));
  });
});
