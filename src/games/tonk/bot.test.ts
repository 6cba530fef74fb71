/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, type Table, dealt, handsDealt, position } from './position.testing.ts';

/** What the plain player of this seat does here; nothing if it lets its chance pass. */
const choice = (table: Table, seat: number): string | undefined => table.plainChoice(seat);

const FIVES = ['KS QD 9C 7H 3S', '9S 8H 5D 2C JH', 'KD TS 6C 4H 2S']; // hands of which nothing comes

/** Seat 0 on turn at the start of a deal with this hand against so many rivals. */
const firstTurn = (hand: string, rivals: number, options = {}): string | undefined =>
  choice(position({ options, hands: [hand, ...FIVES.slice(0, rivals)], turn: 0, discard: 'QC', stock: '…' }), 0);

describe('the plain player drops [Strategy 1, 2]', () => {
  test.each([
    ['with 19 against one', '2D 3D 4C 5C 5S', 1],
    ['with 19 against three', '2D 3D 4C 5C 5S', 3],
    ['with 24 against one', '2D 3D 6D 6S 7C', 1],
    ['with a spread and little else', 'JS JC JD 3D 4C', 3],
  ])('%s', (_name, hand, rivals) => {
    expect(firstTurn(hand, rivals)).toBe('drop');
  });

  test.each([
    ['with 28 against three', '2D 4C 6D 8C 8S', 3],
    ['with 31 against one', '2D 4C 7D 8C TC', 1],
    ['with 45', '8C TC TD KC 7C', 2],
    ['with a spread that counts all the same with count "all"', 'JS JC JD 3D 4C', 3],
  ])('not %s', (name, hand, rivals) => {
    expect(firstTurn(hand, rivals, name.includes('"all"') ? { count: 'all' } : {})).not.toBe('drop');
  });

  it('needs a lower hand against one who has few cards left', () => {
    const hands = (rival: string): string[] => ['2D 3D 4C 5C 5S', rival];
    const at = (rival: string): string | undefined => choice(position({ hands: hands(rival), turn: 0, stock: '…' }), 0);
    expect(at('KS QD 9C 7H 3S')).toBe('drop');
    expect(at('KS QD')).not.toBe('drop');
  });

  it('knows the cards that a rival took openly', () => {
    const table = position({ hands: ['2D 3D 4C', 'AS 2S'], turn: 1, step: 'start', discard: 'AH', stock: 'KC …' });
    table.row('1 draw discard', '1 discard 2S', '0 draw stock', '0 discard KC');
    table.row('1 draw discard', '1 discard AS', '0 draw discard', '0 discard 4C');
    expect([table.known(1), table.hand(0)]).toEqual(['AH KC', 'AS 3D 2D']);
    table.row('1 draw discard', '1 discard KC');
    expect(choice(table, 0)).not.toBe('drop'); // six against the five of A♥ and 4♣
  });

  it('drops sooner where nobody pays', () => {
    expect(firstTurn('2D 4C 6D 7D 9D', 1)).not.toBe('drop');
    expect(firstTurn('2D 4C 6D 7D 9D', 1, { stake: 0 })).toBe('drop');
  });
});

describe('the master, unlike the thinker and the plain player, drops [Strategy 1, 2]', () => {
  /** What these three do at the start of a turn of seat 0, after the other let this card go. */
  const after = (hand: string, letGo: string): (string | undefined)[] => {
    const table = position({ hands: [hand, `KS QD 9C 7H ${letGo}`], turn: 1, discard: 'QC', stock: 'KC …' });
    table.row('1 draw stock', `1 discard ${letGo}`);
    const { rules, state } = table;
    const acts = new Acts();
    rules.legal(state, acts);
    const own = Array.from({ length: acts.length }, (_, i) => acts.act(i));
    const [view, chance] = [rules.see(state, 0), new FastChance(1)];
    const { brain } = rules;
    const thought = ([3, 2] as const).map((head) => brain.strongPolicy?.(view, own, false, chance, head));
    return [...thought, brain.plain(view, own, false, chance)].map(
      (i) => rules.print(state, 0, own[i ?? -1] ?? -1).type,
    );
  };

  it('not with 20 against one who can do without a five: what it keeps is lower still', () => {
    expect(after('2D 3D 4C 5C 6S', '5D')).toEqual(['draw', 'drop', 'drop']);
  });

  it('as they do where a queen went', () => {
    expect(after('2D 3D 4C 5C 6S', 'QH')).toEqual(['drop', 'drop', 'drop']);
  });
});

describe('the plain player', () => {
  test.each([
    ['fifty', 'KS KD QH JC TS'],
    ['eleven', 'AS AH 2D 3C 4C'],
  ])('never declines a tonk [Strategy 9]: %s', (_name, hand) => {
    expect(choice(handsDealt(['9S 8S 2H 3H 5D', hand]), 1)).toBe('tonk');
  });

  test.each<[string, Position, number, string]>([
    [
      'takes the card that makes a spread',
      { hands: ['9S 9H KC JD 8C', '2S 3S 5S'], turn: 0, discard: '9C', stock: '…' },
      0,
      'draw discard',
    ],
    [
      'takes the card that it can hit with at once [Strategy 5]',
      { hands: ['9S 6H KC JD 8C', '2S 3S 5S'], turn: 0, discard: '9C', spreads: ['1: QC JC TC'], stock: '…' },
      0,
      'draw discard',
    ],
    [
      'leaves it while barred',
      {
        hands: ['9S 6H KC JD 8C', '2S 3S 5S'],
        turn: 0,
        discard: '9C',
        spreads: ['1: QC JC TC'],
        barred: { 0: 1 },
        stock: '…',
      },
      0,
      'draw stock',
    ],
    [
      'takes an ace, which is better than what may come',
      { hands: ['9S 6H KC JD 8C', '2S 3S 5S'], turn: 0, discard: 'AD', stock: '…' },
      0,
      'draw discard',
    ],
    [
      'leaves a high card that fits nothing',
      { hands: ['9S 6H KC JD 8C', '2S 3S 5S'], turn: 0, discard: 'QS', stock: '…' },
      0,
      'draw stock',
    ],
    [
      'hits whenever it can [Strategy 5]',
      { hands: ['9S 6H KC JD 9C 2D', '2S 3S 5S'], turn: 0, step: 'play', spreads: ['1: QC JC TC'], stock: '…' },
      0,
      'hit KC meld/0',
    ],
    [
      'hits the one who is nearest to going out [Strategy 5]',
      {
        hands: ['9C 6H KD JD 5D', '2S 3S 5S', '4S'],
        turn: 0,
        step: 'play',
        spreads: ['1: QC JC TC', '2: 9S 9H 9D'],
        stock: '…',
      },
      0,
      'hit 9C meld/1',
    ],
    [
      'breaks no spread for a hit [Strategy 5]',
      { hands: ['QS QH QC 5D 3S 2H', '4S 6H'], turn: 0, step: 'play', spreads: ['1: JC TC 9C'], stock: '…' },
      0,
      'discard 5D',
    ],
    [
      'hits with the fourth card of its own run [Strategy 5]',
      { hands: ['KC QC JC TC 5D 3S', '4S 6H'], turn: 0, step: 'play', spreads: ['1: 9C 8C 7C'], stock: '…' },
      0,
      'hit TC meld/0',
    ],
    [
      'takes the card that makes all it holds a spread rather than drop [Strategy 7]',
      { hands: ['2S 2H', '9S 8S 5S 4D 4H'], turn: 0, discard: '2D', stock: '…' },
      0,
      'draw discard',
    ],
    [
      'takes the card that it can hit with to go out rather than drop [Strategy 5]',
      { hands: ['3C', '9S 8S 5S 4D 4H'], turn: 0, discard: '9C', spreads: ['0: QC JC TC'], stock: '…' },
      0,
      'draw discard',
    ],
    [
      'drops while it is barred, for then it cannot',
      {
        hands: ['3C', '9S 8S 5S 4D 4H'],
        turn: 0,
        discard: '9C',
        spreads: ['0: QC JC TC'],
        barred: { 0: 1 },
        stock: '…',
      },
      0,
      'drop',
    ],
    [
      'throws the high card that fits nothing [Strategy 3]',
      { hands: ['2S 3S KC 6D 6H 9D', '2H 3H'], turn: 0, step: 'play', stock: '…' },
      0,
      'discard KC',
    ],
    [
      'keeps a pair of tens rather than one ten alone [Strategy 3]',
      { hands: ['2S 3S KC JS JD 4H', '2H 3H'], turn: 0, step: 'play', stock: '…' },
      0,
      'discard KC',
    ],
    [
      'throws nothing that fits a spread while it may not hit itself [Strategy 6]',
      {
        hands: ['2S 4C KC QD 6H', '2H 3H', '2D 3D'],
        turn: 0,
        step: 'play',
        spreads: ['1: QC JC TC'],
        barred: { 0: 1 },
        stock: '…',
      },
      0,
      'discard QD',
    ],
    [
      'keeps a spread back that it cannot go out with [Strategy 4]',
      { hands: ['9S 9H 9C KD 4C 2D', '2S 3S 5S'], turn: 0, step: 'play', stock: '…' },
      0,
      'discard KD',
    ],
    [
      'lays it where it counts against it all the same',
      { options: { count: 'all' }, hands: ['9S 9H 9C KD 4C 2D', '2S 3S 5S'], turn: 0, step: 'play', stock: '…' },
      0,
      'spread 9S 9H 9C',
    ],
    [
      'lays a spread to run out',
      { hands: ['9S 9H 9C KD', '2S 3S 5S'], turn: 0, step: 'play', stock: '…' },
      0,
      'spread 9S 9H 9C',
    ],
    [
      'looks for the double with the drawn card [Strategy 7]',
      { hands: ['9S 9H 9C', '2S 3S 5S'], turn: 0, step: 'play', stock: '…' },
      0,
      'spread 9S 9H 9C',
    ],
    [
      'lays two spreads one after the other [Strategy 7]',
      { hands: ['9S 9H 9C 6D 5D 4D', '2S 3S 5S'], turn: 0, step: 'play', stock: '…' },
      0,
      'spread 9S 9H 9C',
    ],
    [
      'slaps whenever it can: a turn without a drawn card',
      {
        hands: ['2H KC', '9D 3S', '7C 7D QS'],
        turn: 1,
        discarder: 0,
        discard: '9H',
        spreads: ['1: QH JH TH'],
        stock: '…',
      },
      2,
      'slap 9H meld/0',
    ],
    [
      'slaps with a new spread, which sheds more',
      {
        options: { slap: 'any' },
        hands: ['2H KC', '6D 3S', '9C 9D QS'],
        turn: 1,
        discarder: 0,
        discard: '9H',
        spreads: ['1: QH JH TH'],
        stock: '…',
      },
      2,
      'slap-spread 9H 9D 9C',
    ],
  ])('%s', (_name, of, seat, act) => {
    expect(choice(position(of), seat)).toBe(act);
  });

  it('answers a tonk and a chance to slap as reflexes, nothing else', () => {
    const { rules } = dealt({ seats: 3, dealer: 0 }).table;
    const table = position({ hands: ['2S', '2H'], stock: '…' });
    const isReflex = (act: string): boolean => rules.brain.isReflex(table.number(act));
    for (const act of ['tonk', 'no-tonk', 'slap 9H meld/0', 'slap-spread 9H 9D 9C']) expect(isReflex(act)).toBe(true);
    for (const act of ['drop', 'draw stock', 'discard 9H', 'hit 9H meld/0', 'spread 9H 9D 9C'])
      expect(isReflex(act)).toBe(false);
  });
});

describe('what the end of a deal is worth', () => {
  const worths = (of: Position, seat: number, act: string): number[] => {
    const table = position(of);
    table.act(seat, act);
    const worth = new Float64Array(of.hands.length);
    table.rules.brain.value(table.state, worth);
    return Array.from(worth, (one) => Math.round(1000 * one) / 1000);
  };

  test.each<[string, Position, number, string, number[]]>([
    ['a drop that wins', { hands: ['2S', '9D', 'KC'], stock: '…', turn: 0 }, 0, 'drop', [0.75, 0.375, 0.375]],
    ['a drop that is caught', { hands: ['9S', '2D', '2C'], stock: '…', turn: 0 }, 0, 'drop', [0, 0.75, 0.75]],
    [
      'a tonk out, the most that can be',
      { hands: ['9S 9D 9C', '2D', '2C'], stock: '…', turn: 0, step: 'play' },
      0,
      'spread 9S 9D 9C',
      [1, 0.25, 0.25],
    ],
    ['a draw', { hands: ['9S KS', '9D'], discard: '…', turn: 0, step: 'play' }, 0, 'discard KS', [0.5, 0.5]],
    [
      'a win where nobody pays',
      { options: { stake: 0 }, hands: ['9S', '2D', '2C'], stock: '…', turn: 0 },
      0,
      'drop',
      [0, 1, 1],
    ],
  ])('%s', (_name, of, seat, act, expected) => {
    expect(worths(of, seat, act)).toEqual(expected);
  });
});
