/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, position } from './position.testing.ts';

/** What seat 0 does who counts, before it looks ahead. */
function strongChoice(of: Position): string | undefined {
  const table = position(of);
  const { rules, state } = table;
  const acts = new Acts();
  rules.legal(state, acts);
  const own = Array.from({ length: acts.length }, (_, i) => i).filter((i) => acts.seat(i) === 0);
  const view = rules.see(state, 0);
  const asked = own.map((i) => acts.act(i));
  const chosen = rules.brain.strongPolicy?.(view, asked, rules.onTurn(state) !== 0, new FastChance(1), 3);
  return chosen === undefined ? undefined : table.lists()[0]?.[chosen];
}

describe('the plain player', () => {
  it('always calls, off turn and on turn', () => {
    const table = position({ hands: ['KS 4D', '5S 9S 2C', '8S TH 6H'], stock: '…' });
    table.act(0, 'play KS');
    const other = position({ trick: '9S', leader: 1, hands: ['KS 4D', '2H 3H'], stock: '…' });
    other.act(0, 'play KS');
    for (let seed = 0; seed < 30; seed += 1)
      expect([table.plainChoice(0, seed), other.plainChoice(0, seed)]).toEqual(['call', 'call']);
  });

  test.each<[string, Position, number, string]>([
    ['plays the joker with two cards, leading', { hands: ['JK 4D', '5S 9S'], stock: '…' }, 0, 'play JK'],
    ['plays the joker when void', { trick: '7H', hands: ['2S', '3S 9C 4D JK'], stock: '…' }, 1, 'play JK'],
    ['keeps the joker when it can follow', { trick: '7H', hands: ['2S', '3S 9H 4D JK'], stock: '…' }, 1, 'play 9H'],
    [
      'throws the lowest on a trick that is lost',
      { trick: 'AH', hands: ['2S', 'KH 9H 2H 4D'], stock: '…' },
      1,
      'play 2H',
    ],
    [
      'takes the trick with the lowest that does it',
      { trick: '9H', hands: ['2S', 'AH TH 2H 4D'], stock: '…' },
      1,
      'play TH',
    ],
    [
      'names its long suit for a led joker',
      { options: { jokerLead: 'leader' }, hands: ['JK 4D', '5S 9S'], stock: '…' },
      0,
      'play JK as D',
    ],
  ])('%s', (_name, of, seat, act) => {
    expect(position(of).plainChoice(seat)).toBe(act);
  });

  it('keeps the joker with four cards, leading', () => {
    expect(position({ hands: ['JK 4D 5D 6C', '5S 9S'], stock: '…' }).plainChoice(0)).toMatch(/^play [45]D$/);
  });

  it('notices a forgotten call with some chance, not always', () => {
    const table = position({
      options: { callRule: 'challenge' },
      hands: ['KS 4D', '5S 9S', '8S TH'],
      liable: [2],
      stock: '…',
    });
    const noticed = Array.from({ length: 400 }, (_, seed) => table.plainChoice(1, seed)).filter(
      (one) => one !== undefined,
    );
    expect(new Set(noticed)).toEqual(new Set(['challenge 2']));
    expect(noticed.length / 400).toBeGreaterThan(0.3);
    expect(noticed.length / 400).toBeLessThan(0.6);
  });

  it('answers in the wait, where it must', () => {
    const table = position({
      options: { callRule: 'challenge' },
      hands: ['KS', '5S 9S', '8S TH'],
      liable: [0],
      stock: '…',
    });
    table.act(0, 'play KS');
    const answers = new Set(Array.from({ length: 60 }, (_, seed) => table.plainChoice(1, seed)));
    expect(answers).toEqual(new Set(['accept', 'challenge 0']));
  });
});

describe('who counts', () => {
  const clubs = 'AC KC QC JC TC 8C 7C 6C 5C';

  test.each<[string, Position, string, string]>([
    [
      'leads with two cards the one that nobody can beat any more [Strategy 2]',
      { hands: ['QS TD', '5S 9S 2C', '8S TH 6H'], discard: 'AD KD QD JD', stock: '…' },
      'play QS',
      'play TD',
    ],
    [
      'leads with three cards what would hold, if another such stays for the next trick [Strategy 2]',
      { hands: ['AS KS 4H', '9S 5S 2C', '8S TH 6H'], stock: '…' },
      'play AS',
      'play AS',
    ],
    [
      'leads a suit of which few cards are out: others will dig [Strategy 5]',
      { hands: ['9S 9H 9D 9C', '5S 2H 2C 3D', '8S TH 6H 4D'], discard: clubs, stock: '…' },
      'play 9S',
      'play 9C',
    ],
    [
      'leads against a single card what it can hardly be [Strategy 7]',
      { hands: ['9S 8S 9C 5H 4D', '5S'], discard: clubs, stock: '…' },
      'play 8S',
      'play 9C',
    ],
  ])('%s', (_name, of, plain, strong) => {
    expect([position(of).plainChoice(0), strongChoice(of)]).toEqual([plain, strong]);
  });

  it('calls, follows and spends the joker as the plain player does', () => {
    const trick: Position = { trick: '9H', leader: 1, hands: ['AH TH 2H 4D', '2S 3S', '5S 6S'], stock: '…' };
    const joker: Position = { hands: ['JK 4D', '5S 9S'], stock: '…' };
    expect([trick, joker].map(strongChoice)).toEqual([trick, joker].map((of) => position(of).plainChoice(0)));
  });
});
