/** Trex proper, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { opened, position } from './position.testing.ts';

const ALL_HEARTS = 'JH QH KH AH TH 9H 8H 7H 6H 5H 4H 3H 2H';

describe('TX-P8 the layout', () => {
  test.each([
    ['jacks on nothing', '', 'AS JS JH 7C', 'play JS, play JH'],
    ['queen and ten on a jack', 'JS', 'KS QS TS 9S', 'play QS, play TS'],
    ['a king on a queen', 'JS QS', 'AS KS 9S', 'play KS'],
    ['an ace on a king', 'JS QS KS', 'AS 9S', 'play AS'],
    ['a nine on a ten', 'JS TS', 'AS 9S 8S', 'play 9S'],
    ['a two on a three', 'JS TS 9S 8S 7S 6S 5S 4S 3S', 'AS 2S', 'play 2S'],
    ['the ends of each suit', 'JS QS TS JH TH JD QD KD JC', 'KS 9S QH 9H AD TD QC TC', null],
    ['no ace on a two, nor a two on an ace', 'JS QS KS AS JH TH 9H 8H 7H 6H 5H 4H 3H 2H', '2S AH', 'pass'],
    ['no two of one suit on an ace of the next', 'JH QH KH AH', '2S 9S', 'pass'],
  ])('takes %s', (_name, laid, hand, list) => {
    const table = position({ contract: 'trex', hands: [hand, 'AC', '2D', '3D'], laid });
    const all = hand.split(' ').map((card) => `play ${card}`);
    expect(table.legal()).toEqual({ 0: list ?? all.join(', ') });
  });

  it('the king plays first, then seats in the order of next', () => {
    const hands = ['JS QS', 'JH QH', 'JD QD', 'JC QC'] as const;
    for (const [direction, order] of [
      ['clockwise', [2, 3, 0, 1]],
      ['counterclockwise', [2, 1, 0, 3]],
    ] as const) {
      const table = position({ options: { direction }, contract: 'trex', hands, king: 2 });
      for (const seat of order) {
        const list = table.legal()[seat] ?? '';
        expect(list).toMatch(/^play J[SHDC]$/);
        table.act(seat, list);
      }
    }
  });

  it('a card goes onto its suit, from the hand or from the exposed place', () => {
    const laid = 'JS TS 9S 8S 7S 6S 5S 4S 3S';
    const table = position({
      options: { showTwos: true },
      contract: 'trex',
      hands: ['JC 4H', 'AS 5H', 'KS 6H', 'KH'],
      exposed: { 0: '2S' },
      laid,
    });
    expect(table.act(0, 'play 2S')).toEqual(['exposed/0 → layout/S: 2S (play)']);
  });

  it('who can lay a card must, and who cannot passes; nothing else is offered', () => {
    const table = position({ contract: 'trex', hands: ['JC 8S', 'AS', 'AH', 'AD'], laid: 'JS TS 9S' });
    expect(() => table.act(0, 'pass')).toThrow('seat 0');
    table.act(0, 'play JC');
    expect(table.legal()).toEqual({ 1: 'pass' });
    expect(() => table.act(1, 'play AS')).toThrow('seat 1');
    expect(table.act(1, 'pass')).toEqual([]);
  });

  it('a seat without cards is skipped', () => {
    const table = position({ contract: 'trex', hands: ['JS 9C', 'TS', 'QS 8C', '9S 7C'] });
    table.row('0 play JS', '1 play TS', '2 play QS', '3 play 9S', '0 pass');
    expect(Object.keys(table.legal())).toEqual(['2']);
  });

  it('jacks may be laid at any time', () => {
    const table = position({ contract: 'trex', hands: ['JD 8S', 'AS', 'AH', 'AD'], laid: `JS TS 9S ${ALL_HEARTS}` });
    expect(table.legal()).toEqual({ 0: 'play 8S, play JD' });
  });
});

describe('TX-P9 going out', () => {
  it('is told right after the move, with the place', () => {
    const table = position({ contract: 'trex', hands: ['JS', 'QS', 'TS 2D', '3D 4D'] });
    expect(table.act(0, 'play JS')).toEqual(['hand/0 → layout/S: JS (play)', 'out seat 0 place 1']);
    expect(table.act(1, 'play QS')).toEqual(['hand/1 → layout/S: QS (play)', 'out seat 1 place 2']);
  });
});

describe('TX-P10 the end of Trex', () => {
  it('lays the last cards by suits S H D C, each J Q K A T 9 … 2, those in the hand first', () => {
    const laid = 'JH QH KH AH TH 9H 8H 7H 6H 5H 4H 3H JD QD KD TD';
    const last = '6S QS JS AS KS TS 9S 8S 7S 5S 4S 3S AD 9D JC TC';
    const table = position({
      options: { showTwos: true },
      contract: 'trex',
      hands: ['2H', '8D', '7D', last],
      exposed: { 3: '2S' },
      laid,
    });
    table.act(0, 'play 2H');
    table.row('1 pass', '2 pass', '3 play 9D', '1 play 8D');
    expect(table.act(2, 'play 7D')).toEqual([
      'hand/2 → layout/D: 7D (play)',
      'out seat 2 place 3',
      'hand/3 → layout/S: JS QS KS AS TS 9S 8S 7S 6S 5S 4S 3S (finish)',
      'exposed/3 → layout/S: 2S (finish)',
      'hand/3 → layout/D: AD (finish)',
      'hand/3 → layout/C: JC TC (finish)',
      'out seat 3 place 4',
      'score seat 0 points 200 why first',
      'score seat 1 points 150 why second',
      'score seat 2 points 100 why third',
      'score seat 3 points 50 why last',
      'deal-end winners 0 why decided totals 200 150 100 50',
    ]);
    expect([table.hand(3), table.exposed(3)]).toEqual(['', '']);
  });

  it('lets the last seat play on alone with earlyStop false', () => {
    const table = position({
      options: { earlyStop: false },
      contract: 'trex',
      hands: ['JS', 'QS', 'TS', '9S JC 8S'],
    });
    table.row('0 play JS', '1 play QS', '2 play TS');
    expect(table.legal()).toEqual({ 3: 'play 9S, play JC' });
    table.act(3, 'play JC');
    expect(table.legal()).toEqual({ 3: 'play 9S' });
    table.act(3, 'play 9S');
    expect(table.act(3, 'play 8S')).toEqual([
      'hand/3 → layout/S: 8S (play)',
      'out seat 3 place 4',
      'score seat 0 points 200 why first',
      'score seat 1 points 150 why second',
      'score seat 2 points 100 why third',
      'score seat 3 points 50 why last',
      'deal-end winners 0 why complete totals 200 150 100 50',
    ]);
  });

  it('never leaves the last seat without a card to lay', () => {
    const table = opened({ earlyStop: false });
    for (let deal = 1; deal <= 4; deal += 1) {
      table.rules.open(table.state);
      table.deal(1, ['7H', '', '', ''].slice(deal % 4).concat(['2C']));
      const king = Number(Object.keys(table.legal())[0]);
      table.act(king, 'contract trex');
      const told = table.playOut();
      expect(told.filter((line) => line.endsWith('(play)'))).toHaveLength(52);
    }
  });
});

describe('TX-P11 twos shown', () => {
  const hands = ['JS 2S 2H', '2D QS 3D', 'JC 2C 4D', '9H 8H 5D'] as const;
  const shown = [
    'hand/2 → exposed/2: 2C (show-twos)',
    'hand/0 → exposed/0: 2S 2H (show-twos)',
    'hand/1 → exposed/1: 2D (show-twos)',
  ];

  it('are put face up after the fourth turn, from the king on', () => {
    const table = position({ options: { showTwos: true }, contract: 'trex', hands, king: 2 });
    expect(table.row('2 play JC', '3 pass', '0 play JS')).toHaveLength(2);
    expect(table.act(1, 'play QS')).toEqual(['hand/1 → layout/S: QS (play)', ...shown]);
    expect([table.hand(0), table.exposed(0)]).toEqual(['', '2S 2H']);
  });

  it('are put face up after a pass in the fourth turn too', () => {
    const options = { showTwos: true, direction: 'counterclockwise' };
    const table = position({ options, contract: 'trex', hands, king: 2 });
    table.row('2 play JC', '1 pass', '0 play JS');
    expect(table.act(3, 'pass')).toEqual([
      'hand/2 → exposed/2: 2C (show-twos)',
      'hand/1 → exposed/1: 2D (show-twos)',
      'hand/0 → exposed/0: 2S 2H (show-twos)',
    ]);
  });

  it('are shown once, and not without the option', () => {
    const table = position({ options: { showTwos: true }, contract: 'trex', hands, king: 2 });
    table.row('2 play JC', '3 pass', '0 play JS', '1 play QS');
    expect(table.row('2 pass', '3 pass', '0 pass', '1 pass')).toEqual([]);
    const without = position({ contract: 'trex', hands, king: 2 });
    expect(without.row('2 play JC', '3 pass', '0 play JS', '1 play QS')).toHaveLength(3);
  });

  it('are shown in Trex only', () => {
    const options = { showTwos: true };
    const table = position({ options, contract: 'eltoosh', hands: ['3S 2S', '4S 2H', '5S 2D', '6S 2C'] });
    expect(table.trick('3S 4S 5S 6S').filter((line) => line.includes('show-twos'))).toEqual([]);
  });
});
