/** The worked examples of the dossier, one by one. */
import { describe, expect, it, test } from 'vitest';
import { type Table, position } from './position.testing.ts';

/** The dossier's lists as they stand there: `a; b; c`. */
const list = (text: string): string[] => text.split(';').map((one) => one.trim());
const melds = (text: string): string[] => list(text).map((one) => `meld ${one}`);
const layoffs = (text: string): string[] => list(text).map((one) => `layoff ${one}`);

describe('worked example 1: melds with a joker', () => {
  const table = position({ hands: ['5H 7H JK 9S 9D KC 2C 3D', '', '', ''] });

  it('lists three melds, in order', () => {
    expect(table.lays()).toEqual(melds('9S 9D JK=9C; 9S JK=9H 9D; 5H JK=6H 7H'));
  });

  it('lists a discard for each face besides', () => {
    const discards = table.lists()[0]?.filter((words) => words.startsWith('discard'));
    expect(discards).toEqual('9S 7H 5H 9D 3D KC 2C JK'.split(' ').map((card) => `discard ${card}`));
  });
});

test('worked example 2: two jokers', () => {
  const table = position({ hands: ['5H JK JK#2 KC', '', '', ''] });
  expect(table.lays()).toEqual(
    melds(
      '5H JK=6H JK#2=7H; 5H JK=5D JK#2=5C; JK=5S 5H JK#2=5D; JK=5S 5H JK#2=5C; JK=4H 5H JK#2=6H; JK=QC KC JK#2=AC;' +
        'JK=3H JK#2=4H 5H; JK=KS JK#2=KH KC; JK=KS JK#2=KD KC; JK=KH JK#2=KD KC; JK=JC JK#2=QC KC',
    ),
  );
});

describe('worked example 3: digging', () => {
  const start = (): Table =>
    position({
      start: true,
      melds: ['5H 6H 7H'],
      hands: ['9S 9D 4C 5C QD', '', '', ''],
      pile: '8H 3C 9C 2D',
      stock: '…',
    });

  it('lists the draw and what can be laid at once', () => {
    expect(start().legal()).toEqual({ 0: 'draw; take 8H; take 9C; take 3C' });
  });

  test.each([
    ['take 9C', '8H 9S 9D QD 9C 5C 4C 3C', 'meld 9S 9D 9C'],
    ['take 3C', '8H 9S 9D QD 5C 4C 3C', 'meld 3C 4C 5C'],
    ['take 8H', '8H 9S 9D QD 5C 4C', 'layoff 0 high 8H'],
  ])('%s', (take, hand, only) => {
    const table = start();
    table.act(0, take);
    expect(table.hand(0).split(' ').sort()).toEqual(hand.split(' ').sort());
    expect(table.legal()).toEqual({ 0: only });
  });

  it('lets 8H follow after 3C', () => {
    const table = start();
    table.row('0 take 3C', '0 meld 3C 4C 5C');
    expect(table.lays()).toContain('layoff 0 high 8H');
  });
});

describe('worked example 4: a bridge to the obliged card', () => {
  const start = (hand: string): Table =>
    position({ start: true, melds: ['5H 6H 7H'], hands: [hand, '', '', ''], pile: '8H 4S 9H', stock: '…' });

  it('lets 9H be taken, with 8H from the pile between', () => {
    const table = start('9S QD 2C');
    expect(table.legal()).toEqual({ 0: 'draw; take 9H; take 8H' });
    table.act(0, 'take 9H');
    expect(table.legal()).toEqual({ 0: 'layoff 0 high 8H 9H' });
  });

  it('lists every way with a joker in hand', () => {
    const table = start('9S QD 2C JK');
    table.act(0, 'take 9H');
    expect(table.lists()[0]).toEqual([
      ...layoffs('0 high 8H 9H; 0 high JK=8H 9H'),
      ...melds('9S 9H JK=9D; 9S 9H JK=9C; 8H 9H JK=TH; JK=7H 8H 9H'),
    ]);
  });
});

describe('worked example 5: rummy', () => {
  const discarded = (): Table => {
    const table = position({
      melds: ['5H 6H 7H', 'KS KH KD'],
      hands: ['KC 2H', '2C 9C', '3S 3H', '3C 2D 6S'],
      pile: '4H 9D JD 2S TD',
      stock: '…',
    });
    table.act(0, 'discard KC');
    return table;
  };

  it('lists what goes by itself for the seats that are not on turn', () => {
    const { 1: own, ...calls } = discarded().legal();
    expect(calls).toEqual({ 2: 'rummy 4H; rummy TD; rummy KC', 3: 'rummy 4H; rummy TD; rummy KC' });
    expect(own).toBe('draw; take 4H; take TD; take KC');
  });

  it('gives the caller the turn, and the next one to the seat on its left', () => {
    const table = discarded();
    expect(table.act(3, 'rummy TD')).toEqual([
      'rummy seat 3 card TD skipped 1 2',
      'discard → hand/3: KC 4H 9D JD 2S TD (rummy)',
    ]);
    expect(table.legal()).toEqual({ 3: 'meld 9D TD JD' });
    table.act(3, 'meld 9D TD JD');
    expect(table.lays()).toEqual(layoffs('0 low 4H; 1 KC'));
    table.row('3 layoff 1 KC', '3 layoff 0 low 4H', '3 discard 6S');
    expect(table.rules.onTurn(table.state)).toBe(0);
  });
});

describe('worked example 6: aces', () => {
  const twelve = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS';

  it.each([
    ['high', 15],
    ['low', 1],
  ])('an ace at the %s end of twelve cards is worth %i, and no ace fits any more', (end, points) => {
    const table = position({ melds: [twelve], hands: ['AS JK 9C', '7D'] });
    expect(table.lays()).toEqual(layoffs('0 high AS; 0 high JK=AS; 0 low AS; 0 low JK=AS'));
    table.act(0, `layoff 0 ${end} AS`);
    expect([table.points(0), table.lays()]).toEqual([points, []]);
  });

  it.each([
    ['QS KS AS', 'layoff 0 low JK=JS'],
    ['AS 2S 3S', 'layoff 0 high JK=4S'],
  ])('on %s there is only %s', (meld, fits) => {
    expect(position({ melds: [meld], hands: ['JK 7D', ''] }).lays()).toEqual([fits]);
  });
});

describe('worked example 7: the suit of a joker in a set', () => {
  const laid = (jokerAs: string): Table => {
    const meld = jokerAs === '5D' ? 'meld 5S 5H JK=5D' : 'meld 5S 5H JK=5C';
    const table = position({ turn: 1, hands: ['5D 5C JK#2 9S', '5S 5H JK 9D 4S', '7C'], stock: '…' });
    table.row(`1 ${meld}`, '1 discard 4S', '2 draw', '2 discard AS', '0 draw');
    return table;
  };

  it.each([
    ['5D', '0 5C; 0 JK#2=5C'],
    ['5C', '0 5D; 0 JK#2=5D'],
  ])('as %s it leaves %s', (jokerAs, lays) => {
    expect(
      laid(jokerAs)
        .lays()
        .filter((words) => words.startsWith('layoff')),
    ).toEqual(layoffs(lays));
  });
});

describe('worked example 8: two packs', () => {
  const others = ['', '', '', ''];

  it('lists the run only: two fives of clubs are no set', () => {
    expect(position({ hands: ['5C 5C#2 5H 6C 7C#2', ...others] }).lays()).toEqual(melds('5C 6C 7C#2'));
  });

  it('uses the obliged copy', () => {
    const table = position({ hands: ['5C 5C#2 5H 6C 7C#2 5D', ...others], obliged: '5C#2' });
    expect(table.legal()).toEqual({ 0: melds('5H 5D 5C#2; 5C#2 6C 7C#2').join('; ') });
  });
});

describe('worked example 9: going out', () => {
  const table = (goingOut: string): Table =>
    position({ options: { goingOut }, hands: ['8C 9C TC', 'KH'], stock: 'AC 3D 4D 5D …' });

  it('"any": the meld ends the deal', () => {
    expect(table('any').lays()).toEqual(['meld 8C 9C TC']);
    expect(table('any').act(0, 'meld 8C 9C TC')).toEqual([
      'hand/0 → meld/0/0: 8C 9C TC (meld)',
      'show seat 1 cards KH',
      'score seat 0 points 27 why melds',
      'score seat 1 points -10 why deadwood',
      'deal-end winners 0 why out totals 27 -10',
    ]);
  });

  it('"discard": only three discards are listed', () => {
    expect(table('discard').legal()).toEqual({ 0: 'discard TC; discard 9C; discard 8C' });
  });

  it('"float": the player floats, draws one card next turn and may throw it or lay it off', () => {
    const float = table('float');
    expect(float.act(0, 'meld 8C 9C TC')).toEqual(['hand/0 → meld/0/0: 8C 9C TC (meld)', 'float seat 0']);
    float.row('1 draw', '1 discard KH', '0 draw');
    expect(float.legal()).toEqual({ 0: 'discard 3D' });
    expect(float.act(0, 'discard 3D')).toContain('deal-end winners 0 why out totals 27 -15');
  });

  it('"float": a card that fits keeps the player floating', () => {
    const float = position({ options: { goingOut: 'float' }, hands: ['8C 9C TC', 'KH'], stock: 'AC JC 4D …' });
    float.row('0 meld 8C 9C TC', '1 draw', '1 discard KH', '0 draw');
    expect(float.legal()).toEqual({ 0: 'discard JC; layoff 0 high JC' });
    expect(float.act(0, 'layoff 0 high JC').at(-1)).toBe('float seat 0');
    expect(float.rules.onTurn(float.state)).toBe(1);
  });
});

test('worked example 10: laying off twice', () => {
  const table = position({ melds: ['9D TD JD', '8S 8H 8C'], hands: ['8D QD KD 2S', '', ''] });
  expect(table.lays()).toEqual(layoffs('0 high QD; 0 low 8D; 1 8D'));
  expect(table.act(0, 'layoff 0 high QD')).toEqual(['hand/0 → meld/0/0: QD (layoff)']);
  expect(table.lays()).toEqual(layoffs('0 high KD; 0 low 8D; 1 8D'));
  table.act(0, 'layoff 0 high KD');
  expect(table.points(0)).toBe(20);
});

test('worked example 11: scoring', () => {
  const table = position({ hands: ['AS 2S 3S JK AD 7C 9S', '9H'], stock: '2C', totals: [100, 50] });
  table.row('0 meld AS 2S 3S', '0 layoff 0 high JK=4S', '0 discard 9S');
  expect(table.points(0)).toBe(21);
  expect(table.act(1, 'draw')).toEqual([
    'stock → hand/1: 2C (draw)',
    'show seat 0 cards AD 7C',
    'show seat 1 cards 9H 2C',
    'score seat 0 points 21 why melds',
    'score seat 0 points -22 why deadwood',
    'score seat 1 points -11 why deadwood',
    'deal-end winners 0 why stock totals 99 39',
  ]);
});

describe('worked example 12: stock out', () => {
  const table = (stockOut: string): Table =>
    position({
      options: { stockOut },
      start: true,
      turn: 2,
      hands: ['2S', '3S', '4S 9H TH JD', '5S'],
      stock: 'JK',
      pile: '7C',
    });

  it('ends the deal with the last card, which counts against its drawer', () => {
    expect(table('at-once').act(2, 'draw')).toEqual([
      'stock → hand/2: JK (draw)',
      'show seat 0 cards 2S',
      'show seat 1 cards 3S',
      'show seat 2 cards 4S TH 9H JD JK',
      'show seat 3 cards 5S',
      'score seat 0 points -2 why deadwood',
      'score seat 1 points -3 why deadwood',
      'score seat 2 points -48 why deadwood',
      'score seat 3 points -5 why deadwood',
      'deal-end winners 0 why stock totals -2 -3 -48 -5',
    ]);
  });

  it('"turn": the player melds and discards first', () => {
    const last = table('turn');
    expect(last.act(2, 'draw')).toEqual(['stock → hand/2: JK (draw)']);
    last.act(2, 'meld 9H TH JK=JH');
    expect(last.act(2, 'discard JD').at(-1)).toBe('deal-end winners 2 why stock totals -2 -3 30 -5');
  });
});

describe('worked example 13: the end', () => {
  /** The last card of the stock is drawn and changes nothing but the totals that are wanted; who has won the game. */
  const after = (totals: readonly number[], deal: number): unknown => {
    const table = position({
      start: true,
      deal,
      totals: totals.map((total, seat) => total + (seat === 0 ? 2 : 0)),
      hands: totals.map(() => ''),
      options: { goingOut: 'float' },
      stock: '2S',
      pile: '7C',
    });
    table.act(0, 'draw');
    const { over } = table.rules.standing(table.state);
    return over && `${over.winners.join(' ')} ${over.why}`;
  };

  it.each([
    [[510, 525, 480], 5, '1 target'],
    [[520, 520, 300], 5, undefined],
    [[495, 515, 505], 6, '1 target'],
    [[495, 490, 470], 6, undefined],
    [[520, 520, 300], 50, '0 1 limit'],
    [[495, 490, 470], 50, '0 limit'],
  ])('totals %j after deal %i: %s', (totals, deal, winner) => {
    expect(after(totals, deal)).toBe(winner);
  });
});

test('worked example 14: an obliged joker', () => {
  const table = position({ start: true, melds: ['5H 6H 7H'], hands: ['JK 8H 2S', ''], pile: 'JK#2', stock: '…' });
  table.act(0, 'take JK#2');
  expect(table.lists()[0]).toEqual([
    ...layoffs('0 high 8H JK=9H JK#2=TH; 0 high 8H JK#2=9H; 0 high JK=8H JK#2=9H; 0 high JK#2=8H'),
    ...layoffs('0 low JK=4H JK#2=3H; 0 low JK#2=4H'),
    ...melds('2S JK#2=3S JK=4S; 2S JK#2=2H JK=2D; 2S JK#2=2H JK=2C; 2S JK#2=2D JK=2C; 8H JK#2=9H JK=TH'),
    ...melds(
      '8H JK#2=8D JK=8C; JK#2=AS 2S JK=3S; JK#2=8S 8H JK=8D; JK#2=8S 8H JK=8C; JK#2=7H 8H JK=9H; JK#2=6H JK=7H 8H',
    ),
  ]);
});
