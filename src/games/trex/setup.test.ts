/** The setup, clause by clause: pack, dealing, kings and kingdoms. */
import { describe, expect, it, test } from 'vitest';
import { SeededChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { seatsThatFit } from '../contract/options/values.ts';
import { game } from './index.ts';
import { type Table, opened, position, rulesOf } from './position.testing.ts';

/** The lines of a deal from a deck in card order, as pairs of hand and card. */
function dealtTo(table: Table, dealer: number): string[] {
  const told: string[] = [];
  const deck = Uint8Array.from(table.rules.pack, (_, card) => card);
  table.rules.deal(table.state, { deal: 1, dealer, deck }, new SeededChance('no'), (line) => {
    if (line.type === 'move') told.push(`${line.from} ${line.to} ${line.cards.join(' ')} ${line.why}`);
  });
  return told;
}

describe('TX-S1 the pack', () => {
  it('has 52 cards without a joker', () => {
    const { pack } = rulesOf();
    expect(pack).toHaveLength(52);
    expect(new Set(pack).size).toBe(52);
    expect(pack.filter((card) => card.startsWith('JK'))).toEqual([]);
  });

  it.each([
    ['the ace beats the king', 'KS AS QS JS', 1],
    ['the jack beats the ten', 'TS 9S 8S JS', 3],
    ['the ten beats the nine', '9S 8S TS 7S', 2],
    ['the three beats the two', '2S 3H 4H 3S', 3],
  ])('%s', (_name, cards, winner) => {
    const [first = '', second = '', third = '', fourth = ''] = cards.split(' ');
    const table = position({ contract: 'eltoosh', hands: [first, second, third, fourth] });
    table.trick(cards);
    expect(table.points.indexOf(-15)).toBe(winner);
  });

  it('is for exactly four', () => {
    expect(seatsThatFit(game.options, {})).toEqual([4]);
  });
});

describe('TX-S2 dealing', () => {
  test.each([
    ['clockwise', 0, [1, 2, 3, 0]],
    ['clockwise', 2, [3, 0, 1, 2]],
    ['counterclockwise', 0, [3, 2, 1, 0]],
    ['counterclockwise', 1, [0, 3, 2, 1]],
  ])('goes round %s from next(%i), one card at a time', (direction, dealer, order) => {
    const table = opened({ direction });
    const told = dealtTo(table, dealer);
    expect(told).toHaveLength(52);
    expect(told.slice(0, 5)).toEqual(
      ['AS', 'KS', 'QS', 'JS', 'TS'].map((card, i) => `stock hand/${String(order[i % 4])} ${card} deal`),
    );
    for (const seat of order) expect(table.hand(seat).split(' ')).toHaveLength(13);
  });

  it('gives thirteen cards to each also where nobody keeps a record', () => {
    const rules = rulesOf();
    const table = opened();
    for (let deal = 1; deal <= 20; deal += 1) {
      rules.open(table.state);
      rules.deal(table.state, { deal: 1, dealer: deal % 4 }, new SeededChance(String(deal)));
      const hands = [0, 1, 2, 3].map((seat) => table.hand(seat).split(' '));
      expect(hands.map((cards) => cards.length)).toEqual([13, 13, 13, 13]);
      expect(new Set(hands.flat()).size).toBe(52);
    }
  });

  it('gives every seat every card about as often where nobody keeps a record', () => {
    const table = opened();
    const chance = new SeededChance('even');
    const aces = [0, 0, 0, 0];
    for (let deal = 0; deal < 2000; deal += 1) {
      table.rules.open(table.state);
      table.rules.deal(table.state, { deal: 1, dealer: 0 }, chance);
      for (const seat of aces.keys()) if (table.hand(seat).includes('AC')) aces[seat] = (aces[seat] ?? 0) + 1;
    }
    for (const count of aces) expect(Math.abs(count - 500)).toBeLessThan(90);
  });
});

describe('TX-S3 the first deal', () => {
  it('is dealt by seat 0', () => {
    const { rules, state } = opened();
    expect(rules.open(state)).toEqual({ deal: 1, dealer: 0 });
  });

  it.each([0, 1, 2, 3])('makes seat %i, who holds 7♥ and shows it, the first king', (seat) => {
    const table = opened();
    const hands = ['', '', '', ''].map((_, i) => (i === seat ? '7H' : ''));
    expect(table.deal(1, hands)).toEqual([
      `show seat ${String(seat)} cards 7H`,
      `kingdom seat ${String(seat)} number 1`,
    ]);
    expect(table.hand(seat)).toContain('7H');
    expect(Object.keys(table.legal())).toEqual([String(seat)]);
  });

  it('is the only one in which 7♥ is shown', () => {
    const table = opened({ doubling: false });
    table.deal(1, ['7H']);
    table.playOut();
    expect(table.deal(2, ['', '7H'])).toEqual([]);
    expect(Object.keys(table.legal())).toEqual(['0']);
  });
});

describe('TX-S4 the later deals', () => {
  it('are dealt by the king of their kingdom, who also leads in each', () => {
    const table = opened({ kingdoms: 2, doubling: false });
    const dealers: number[] = [];
    for (let deal = 1; deal <= 10; deal += 1) {
      table.deal(deal, deal === 1 ? ['', '', '7H'] : []);
      const king = must(table.rules.onTurn(table.state), 'king');
      table.act(king, must(table.legal()[king]?.split(', ')[0], 'a contract'));
      if (table.legal()[king] === undefined) table.everybody('keep');
      expect(Object.keys(table.legal())).toEqual([String(king)]);
      table.playOut();
      dealers.push(table.rules.standing(table.state).nextDealer);
    }
    expect(dealers.slice(0, 9)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1]);
  });

  it('changes only who gets which card when another deals', () => {
    const [one, other] = [opened({ direction: 'clockwise' }), opened({ direction: 'clockwise' })];
    dealtTo(one, 0);
    dealtTo(other, 1);
    expect([1, 2, 3, 0].map((seat) => one.hand(seat))).toEqual([2, 3, 0, 1].map((seat) => other.hand(seat)));
  });
});

describe('TX-S5 the kingdoms', () => {
  test.each([
    ['clockwise', 4, [1, 0, 3, 2]],
    ['counterclockwise', 4, [1, 0, 3, 2]],
    ['clockwise', 2, [1, 0]],
    ['counterclockwise', 1, [1]],
  ])('pass to the right also when play goes %s; after %i the game is over', (direction, kingdoms, kings) => {
    const table = opened({ direction, kingdoms, contracts: 'complex', doubling: false });
    const found: number[] = [];
    for (let deal = 1; deal <= 2 * kingdoms; deal += 1) {
      expect(table.rules.standing(table.state).over).toBeUndefined();
      table.deal(deal, deal === 1 ? ['', '7H'] : []);
      found.push(must(table.rules.onTurn(table.state), 'king'));
      table.playOut();
    }
    expect(found.filter((_, i) => i % 2 === 0)).toEqual(kings);
    expect(found.filter((_, i) => i % 2 === 1)).toEqual(kings);
    expect(table.rules.standing(table.state).over?.why).toBe('kingdoms');
  });

  it.each([
    ['five', 5],
    ['complex', 2],
  ])('have with contracts "%s" %i deals each', (contracts, deals) => {
    const table = opened({ contracts, kingdoms: 1, doubling: false });
    for (let deal = 1; deal <= deals; deal += 1) {
      table.deal(deal, ['7H']);
      expect(table.rules.standing(table.state).over).toBeUndefined();
      table.playOut();
    }
    expect(table.rules.standing(table.state).over).toBeDefined();
  });
});

describe('TX-S6 the note of a kingdom', () => {
  it('is written once a kingdom, after the dealing and before the choice', () => {
    const table = opened({ contracts: 'complex', doubling: false });
    const told: string[][] = [];
    for (let deal = 1; deal <= 8; deal += 1) {
      told.push(table.deal(deal, deal === 1 ? ['7H'] : []));
      expect(table.legal()[must(table.rules.onTurn(table.state), 'king')]).toMatch(/^contract /);
      table.playOut();
    }
    expect(told).toEqual([
      ['show seat 0 cards 7H', 'kingdom seat 0 number 1'],
      [],
      ['kingdom seat 3 number 2'],
      [],
      ['kingdom seat 2 number 3'],
      [],
      ['kingdom seat 1 number 4'],
      [],
    ]);
  });

  it('is not written for a deal that replaces an abandoned one, also not for the second deal of the game', () => {
    const table = opened();
    table.deal(1, ['7H', '2S 2H 2D 2C']);
    table.row('0 contract trex', '1 abandon');
    expect(table.deal(2, ['', '7H 2S 2H 2D 2C'])).toEqual([]);
    expect(Object.keys(table.legal())).toEqual(['0']);
  });
});
