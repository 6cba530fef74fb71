/** The option `collect: claim`, clause by clause. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { type Position, position } from './position.testing.ts';

const options = { collect: 'claim' };
const king: Position = { options, hands: ['2S 4D', 'KC 2H', '3H 5D', 'AC 4H'], turn: 1 };

describe('NM-C1 the chance to collect', () => {
  it('is listed beside the follower’s play', () => {
    const table = position(king);
    expect(table.act(1, 'play KC')).toEqual(['hand/1 → played/1: KC (play)']);
    expect(table.legal()).toEqual({ 1: 'collect KC', 3: 'play AC' });
    expect([table.rules.onTurn(table.state), table.rules.askedLast(table.state)]).toEqual([3, 3]);
  });

  it('is listed beside the own play that is due', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC AC 2H', '3H 5D', '4H'] });
    table.act(1, 'play KC');
    expect(table.legal()).toEqual({ 1: 'collect KC, play AC' });
  });

  it('is listed beside the own lead after a stop', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC 2H 9D', '3H 5D', '4H'], extra: 'AC' });
    table.act(1, 'play KC');
    expect(table.legal()).toEqual({ 1: 'collect KC, play 2H, play 9D' });
  });

  it('is listed beside the lead of another, after which the seats stand in order', () => {
    const table = position({ ...king, hands: ['2S 4D', '3H 5D', 'KC 3S', '4H'], extra: 'AC', turn: 2 });
    table.act(2, 'play KC');
    expect(table.legal()).toEqual({ 2: 'collect KC', 3: 'play 4H' });
    const other = position({ ...king, hands: ['2H 4D', '3C 5C', 'KC 3S', '4S'], extra: 'AC', turn: 2 });
    other.act(2, 'play KC');
    expect(other.legal()).toEqual({ 0: 'play 2H, play 4D', 2: 'collect KC' });
  });

  it('need not be used, and nobody else may use it', () => {
    const table = position(king);
    table.act(1, 'play KC');
    expect(() => table.act(3, 'collect KC')).toThrow('seat 3 may not');
    expect(() => table.act(1, 'collect AH')).toThrow('seat 1 may not');
  });
});

describe('NM-C2 collecting', () => {
  it('moves the chips and leaves the due action alone', () => {
    const table = position({ ...king, pots: { KC: 11 } });
    table.act(1, 'play KC');
    expect(table.act(1, 'collect KC')).toEqual(['pot/KC → purse/1: 11 (collect)']);
    expect(table.legal()).toEqual({ 3: 'play AC' });
    expect([table.purses[1], table.pots]).toEqual([111, [4, 0, 4, 4, 0]]);
  });

  it('leaves the own lead as it was', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC 2H 9D', '3H 5D', '4H'], extra: 'AC' });
    table.row('1 play KC', '1 collect KC');
    expect(table.legal()).toEqual({ 1: 'play 2H, play 9D' });
  });
});

describe('NM-C3 forfeiting', () => {
  it('is noted before the move of the card that was due', () => {
    const table = position(king);
    table.act(1, 'play KC');
    expect(table.act(3, 'play AC')).toEqual([
      'forfeit seat 1 card KC',
      'hand/3 → played/3: AC (play)',
      'stop seat 3 card AC',
    ]);
    expect(table.pots).toEqual([4, 4, 4, 4, 0]);
    expect(table.legal()).toEqual({ 3: 'play 4H' });
  });

  it('is one’s own doing with the own card', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC AC 2H', '3H 5D', '4H'] });
    expect(table.row('1 play KC', '1 play AC')[1]).toBe('forfeit seat 1 card KC');
  });

  it('comes before another pay card’s claim', () => {
    const table = position({
      ...king,
      options: { ...options, layout: 'kings' },
      hands: ['2S 4D', 'KC KH 2D', '3H', '4H'],
    });
    table.act(1, 'play KC');
    expect(table.act(1, 'play KH')).toEqual([
      'forfeit seat 1 card KC',
      'hand/1 → played/1: KH (play)',
      'stop seat 1 card KH',
      'no-lead seat 1',
      'no-lead seat 2',
      'no-lead seat 3',
    ]);
    expect(table.legal()).toEqual({ 0: 'play 2S', 1: 'collect KH' });
  });

  it('leaves the chips for a later deal', () => {
    const table = position({ ...king, pots: { KC: 11 } });
    table.row('1 play KC', '3 play AC', '3 play 4H');
    expect(table.pots[1]).toBe(11);
    table.rules.deal(table.state, { deal: 2, dealer: 0 }, new FastChance(1));
    expect(table.pots[1]).toBe(15);
  });
});

describe('NM-C4 the last card', () => {
  it('collects by itself', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC', '3H 5D', 'AC 4H'] });
    expect(table.act(1, 'play KC').slice(0, 2)).toEqual([
      'hand/1 → played/1: KC (play)',
      'pot/KC → purse/1: 4 (collect)',
    ]);
  });

  it('does not save the pot of the card before', () => {
    const table = position({ ...king, hands: ['2S 4D', 'KC 2H', '3H 5D', 'AC'] });
    expect(table.row('1 play KC', '3 play AC').slice(1, 4)).toEqual([
      'forfeit seat 1 card KC',
      'hand/3 → played/3: AC (play)',
      'show seat 0 cards 2S 4D',
    ]);
  });
});
