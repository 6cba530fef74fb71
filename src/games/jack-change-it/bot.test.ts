/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

const choice = (of: Position): string | undefined => position(of).plainChoice(of.turn ?? 0);

const others = ['3C 6C 7C TC KC', '3D 4D 6D 7D KD'];
const before = { discard: '9S', stock: '…' };

describe('the plain player', () => {
  test.each<[string, Position, string]>([
    ['names the suit that it holds most of', { ...before, hands: ['JS TH 6H 5C', ...others] }, 'play JS H'],
    ['keeps a plain card for last', { ...before, hands: ['8S 7S', ...others] }, 'play 8S'],
    ['keeps the last plain card of three', { ...before, hands: ['8S QS 7S', ...others] }, 'play QS'],
    [
      'needs none where a trick card may be the last',
      { ...before, options: { lastTrick: true }, hands: ['9H 8D 9C', '3C 6C', '3D 4D 6D'] },
      'play 9H',
    ],
    ['answers a two', { ...before, discard: '2S', debt: 4, hands: ['2H TD QC', ...others] }, 'play 2H'],
    ['answers A♥', { ...before, discard: 'AH', debt: 5, ace: 'flag', hands: ['5H TD QC', ...others] }, 'play 5H'],
    ['keeps 5♥ as a shield', { ...before, discard: '9H', hands: ['5H TH QC 4C AC', ...others] }, 'play TH'],
    ['keeps a two as a shield', { ...before, hands: ['2S TS QC 4C AC', ...others] }, 'play TS'],
    [
      'hits a next player with few cards with a two',
      { ...before, hands: ['2S TS QC 4C AC', '3C', '3D 4D 6D'] },
      'play 2S',
    ],
    [
      'hits a next player with few cards with A♥',
      { ...before, discard: '9H', hands: ['AH TH 4H QC', '3C', '3D 4D 6D'] },
      'play AH',
    ],
    ['skips a next player with few cards', { ...before, hands: ['8S TS 4S KS', '3C', '3D 4D 6D'] }, 'play 8S'],
    [
      'turns the play away from a next player with few cards',
      { ...before, hands: ['QS TS 4S KS', '3C', '3D 4D 6D'] },
      'play QS',
    ],
    [
      'takes the extra turn of an eight with two seats',
      { ...before, hands: ['8S TS 4S 5H', '3C 6C 7C TC'] },
      'play 8S',
    ],
    [
      'keeps the two of a pair as a shield',
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

  it('names the suit in which the next player has just drawn, other things being equal', () => {
    const hands = ['JS KD QH 5C', '2S 9C', 'AC 3S'];
    const table = position({ hands, turn: 1, discard: '7D', stock: '4S 6S …' });
    table.row('1 draw');
    expect(table.plainChoice(2)).toBeDefined();
    const other = position({ hands, turn: 1, discard: '7S', demand: 'H', stock: '4S TC …' });
    other.row('1 draw', '2 draw');
    expect(other.plainChoice(0)).toBe('play QH');
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
