/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, position } from './position.testing.ts';

const choice = (of: Position): string | undefined => position(of).plainChoice(of.turn ?? 0);

/** What the seat on turn does who counts, before it looks ahead. */
function strongChoice(of: Position): string | undefined {
  const table = position(of);
  const { rules, state } = table;
  const acts = new Acts();
  rules.legal(state, acts);
  const seat = acts.seat(0);
  const asked = Array.from({ length: acts.length }, (_, i) => acts.act(i));
  const chosen = rules.brain.strongPolicy?.(rules.see(state, seat), asked, false, new FastChance(1), 3);
  return chosen === undefined ? undefined : table.lists()[seat]?.[chosen];
}

const others = ['3C 6C 7C TC KC', '3D 4D 6D 7D KD'];
const before = { discard: '9S', stock: '…' };

describe('the plain player', () => {
  test.each<[string, Position, string]>([
    [
      'names the suit that it holds most of [Strategy 4]',
      { ...before, hands: ['JS TH 6H 5C', ...others] },
      'play JS H',
    ],
    ['keeps a plain card for last [Strategy 1]', { ...before, hands: ['8S 7S', ...others] }, 'play 8S'],
    ['keeps the last plain card of three [Strategy 1]', { ...before, hands: ['8S QS 7S', ...others] }, 'play QS'],
    [
      'needs none where a trick card may be the last [Strategy 1]',
      { ...before, options: { lastTrick: true }, hands: ['9D 8H 9C', '3C 6C', '3D 4D 6D'] },
      'play 9D',
    ],
    ['answers a two', { ...before, discard: '2S', debt: 4, hands: ['2H TD QC', ...others] }, 'play 2H'],
    ['answers A♥', { ...before, discard: 'AH', debt: 5, ace: 'flag', hands: ['5H TD QC', ...others] }, 'play 5H'],
    [
      'keeps 5♥ as a shield [Strategy 2]',
      { ...before, discard: '9H', hands: ['5H TH QC 4C AC', ...others] },
      'play TH',
    ],
    ['plays one of two twos [Strategy 2]', { ...before, hands: ['2S TS QC 4C 2C', ...others] }, 'play 2S'],
    ['keeps its only two as a shield [Strategy 2]', { ...before, hands: ['2S TS QC 4C AC', ...others] }, 'play TS'],
    [
      'keeps no two once the others are seen [Strategy 2]',
      { ...before, discard: '9S 2H 2D 2C', hands: ['2S TS QC 4C AC', ...others] },
      'play TS',
    ],
    [
      'keeps 5♥ no longer once A♥ is seen [Strategy 2]',
      { ...before, discard: '9H AH', hands: ['5H TH QC 5C 4C', ...others] },
      'play 5H',
    ],
    [
      'keeps 5♥ while A♥ may come [Strategy 2]',
      { ...before, discard: '9H', hands: ['5H TH QC 5C 4C', ...others] },
      'play TH',
    ],
    [
      'hits a next player with few cards with a two [Strategy 3]',
      { ...before, hands: ['2S TS QC 4C AC', '3C', '3D 4D 6D'] },
      'play 2S',
    ],
    [
      'hits a next player with few cards with A♥ [Strategy 3]',
      { ...before, discard: '9H', hands: ['AH TH 4H QC', '3C', '3D 4D 6D'] },
      'play AH',
    ],
    [
      'skips a next player with few cards [Strategy 3]',
      { ...before, hands: ['8S TS 4S KS', '3C', '3D 4D 6D'] },
      'play 8S',
    ],
    [
      'turns the play away from a next player with few cards [Strategy 3]',
      { ...before, hands: ['QS TS 4S KS', '3C', '3D 4D 6D'] },
      'play QS',
    ],
    [
      'takes the extra turn of an eight with two seats [Strategy 5]',
      { ...before, hands: ['8S TS 4S 5H', '3C 6C 7C TC'] },
      'play 8S',
    ],
    [
      'goes on with an eight upon an eight [Strategy 5]',
      { ...before, discard: '8S', hands: ['8H KS 7S 5H', '3C 6C 7C TC'] },
      'play 8H',
    ],
    [
      'keeps a card of the suit of its eight to go on with [Strategy 5]',
      { ...before, discard: '6D', hands: ['8S 6S 6H TH 3C', '4C 6C 7C TC'] },
      'play 6H',
    ],
    [
      'changes the suit by rank when another has one card [Strategy 6]',
      { ...before, hands: ['KS 9H 4S 5C', '3C 6C 7C', '3D'] },
      'play 9H',
    ],
    [
      'stays in its suit while nobody is about to go out [Strategy 6]',
      { ...before, hands: ['KS 9H 4S 5C', '3C 6C 7C', '3D 4D'] },
      'play KS',
    ],
    [
      'adds a two to A♥ that it can go on with while another stays [Strategy 7]',
      { ...before, discard: '9H', hands: ['AH 2S 2C KS TS 4C', '3C', '3D 4D 6D'] },
      'play AH 2S',
    ],
    [
      'adds with two seats the two that its last card goes with: the other draws and it is out [Strategy 7]',
      { ...before, discard: '9H', hands: ['AH 2C TC', '3C 3D 4D 6D 7D'] },
      'play AH 2C',
    ],
    [
      'leaves no heart up near its end while A♥ may come [Strategy 8]',
      { ...before, discard: 'TS', hands: ['TH TD 3C', '6C 7C KC', '4C 9C AC'] },
      'play TD',
    ],
    [
      'counts: hearts are safe when A♥ and 5♥ are gone [Strategy 8]',
      { ...before, discard: 'TS AH 5H', hands: ['TH TD 3C', '6C 7C KC', '4C 9C AC'] },
      'play TH',
    ],
    [
      'keeps the two of a pair as a shield [Strategy 7]',
      { ...before, discard: '9H', hands: ['AH 2S JC 4C 5C', ...others] },
      'play AH',
    ],
    [
      'does not draw of its own will',
      { ...before, options: { mayDraw: true }, hands: ['TS QC 4C AC', ...others] },
      'play TS',
    ],
  ])('%s', (_name, of, act) => {
    expect(choice(of)).toBe(act);
  });

  it('names the suit in which the next player has just drawn [Strategy 4]', () => {
    const options = { jackNames: 'any' };
    const table = position({ options, hands: ['JC TH 6H 4D 3D', '2S 9H'], turn: 1, discard: '7C', stock: '4S 6S …' });
    table.row('1 draw');
    expect(table.plainChoice(0)).toBe('play JC C');
    expect(choice({ options, hands: ['JC TH 6H 4D 3D', '2S 9H'], discard: '7C', stock: '4S 6S …' })).toBe('play JC H');
  });

  it('plays what it has just drawn', () => {
    const options = { playDrawn: true };
    const table = position({ ...before, options, hands: ['TH QC 4C AC', ...others], stock: '5S …' });
    table.act(0, 'draw');
    expect(table.plainChoice(0)).toBe('play 5S');
  });

  it('asks nothing out of turn', () => {
    const { brain } = position({ ...before, hands: ['3S', '4S'] }).rules;
    expect([0, 1, 2, 50].map((act) => brain.isReflex(act))).toEqual([false, false, false, false]);
  });
});

describe('the worth of a deal', () => {
  test.each<[string, Position, readonly number[]]>([
    ['won or not', { hands: ['3S', 'KS', 'QS'], discard: '9S', stock: '…' }, [1, 0, 0]],
    [
      'also what is left, where cards are counted',
      { options: { scoring: 'cards' }, hands: ['3S', 'KS QS', 'JD QD KD AD'], discard: '9S', stock: '…' },
      [1, 0.45, 0.4],
    ],
  ])('%s', (_name, of, worth) => {
    const table = position(of);
    table.act(0, 'play 3S');
    const out = new Float64Array(3);
    table.rules.brain.value(table.state, out);
    expect([...out]).toEqual(worth);
  });
});

describe('who counts', () => {
  test.each<[string, Position, string, string]>([
    [
      'leaves a next player with one card what fewer of the unseen cards match [Strategy 6]',
      { discard: '9S AD KD TD 7D 6D 5D 3D', hands: ['KS 9D 4S 5C 6S', '3C', '4D 6H 6C'], stock: '…' },
      'play KS',
      'play 9D',
    ],
    [
      'keeps with two cards the one that more of the unseen cards go with',
      { discard: '9S AD KD TD 7D 6D', hands: ['9D 4S', '3C 6C 7C TC', '3H 4H 5H'], stock: '…' },
      'play 4S',
      'play 9D',
    ],
  ])('%s', (_name, of, plain, strong) => {
    expect([choice(of), strongChoice(of)]).toEqual([plain, strong]);
  });

  test.each<[string, Position]>([
    ['answers a debt', { ...before, discard: '2S', debt: 4, hands: ['2H TD QC', ...others] }],
    ['keeps a plain card for last', { ...before, hands: ['8S 7S', ...others] }],
    ['does not draw of its own will', { ...before, options: { mayDraw: true }, hands: ['TS QC 4C AC', ...others] }],
  ])('%s as the plain player', (_name, of) => {
    expect(strongChoice(of)).toBe(choice(of));
  });
});
