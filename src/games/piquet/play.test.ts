/** The play of the tricks [PQ-P1 to PQ-P6]. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { fold } from '../../record/fold.ts';
import { Match } from '../../match/match.ts';
import { redact } from '../../record/redact.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { late, silent } from './position.testing.ts';

const plays = (cards: string): string =>
  cards
    .split(' ')
    .map((card) => `play ${card}`)
    .join(', ');

const ELDER = 'AS KS QS JS TH 9H 8H 7H AD KD 8D 7D';
const YOUNGER = 'TS 9S 8S 7S AH KH QH JH AC KC QC JC';

describe('PQ-P1 following', () => {
  it('elder leads to the first trick, any card', () => {
    expect(silent({ elder: ELDER, younger: YOUNGER }).legal()).toEqual({ 1: plays(ELDER) });
  });

  it('the suit led must be followed', () => {
    const table = silent({ elder: ELDER, younger: YOUNGER });
    table.act(1, 'play TH');
    expect(table.legal()).toEqual({ 0: plays('AH KH QH JH') });
  });

  it('who holds none may play anything; there are no trumps', () => {
    const table = silent({ elder: ELDER, younger: YOUNGER });
    table.act(1, 'play 7D');
    expect(table.legal()).toEqual({ 0: plays(YOUNGER) });
    expect(table.act(0, 'play AC')).toContain('trick → won/1: 7D AC (collect)');
  });

  test.each([
    ['play JS', 'play TS', 1],
    ['play TH', 'play JH', 0],
    ['play 7H', 'play AH', 0],
    ['play AS', 'play 7S', 1],
  ])('%s, %s: the higher card of the suit wins and leads next', (led, followed, winner) => {
    const table = silent({ elder: ELDER, younger: YOUNGER });
    const told = table.row(`1 ${led}`, `0 ${followed}`);
    expect(told.join()).toContain(`trick → won/${String(winner)}`);
    expect(Object.keys(table.legal())).toEqual([String(winner)]);
  });

  it('refuses every other card', () => {
    const table = silent({ elder: ELDER, younger: YOUNGER });
    table.act(1, 'play TH');
    for (const card of ['TS', 'AC', 'AS', '9H']) expect(() => table.act(0, `play ${card}`)).toThrow('seat 0');
  });
});

test('PQ-P2 a lead scores one, right after the card', () => {
  const table = silent({ elder: ELDER, younger: YOUNGER });
  expect(table.act(1, 'play TH')).toEqual(['hand/1 → trick: TH (play)', 'seat 1 +1 lead']);
  expect(table.act(0, 'play AH').join()).not.toContain('lead');
  expect(table.act(0, 'play KC')).toEqual(['hand/0 → trick: KC (play)', 'seat 0 +1 lead']);
});

describe('PQ-P3 tricks', () => {
  const CLASSIC = { options: { playScoring: 'classic' } };

  it('plain: every trick counts one, also for who led', () => {
    const table = silent({ elder: ELDER, younger: YOUNGER });
    expect(table.row('1 play AS', '0 play 7S')).toEqual([
      'hand/1 → trick: AS (play)',
      'seat 1 +1 lead',
      'hand/0 → trick: 7S (play)',
      'trick → won/1: AS 7S (collect)',
      'seat 1 +1 trick',
    ]);
  });

  it('classic: only against the lead', () => {
    const table = silent({ elder: ELDER, younger: YOUNGER, ...CLASSIC });
    expect(table.row('1 play AS', '0 play 7S').at(-1)).toBe('trick → won/1: AS 7S (collect)');
    expect(table.row('1 play TH', '0 play AH').at(-1)).toBe('seat 0 +1 trick');
  });

  test.each([
    ['won by the leader', 'AS', 'KS', ['seat 1 +1 last']],
    ['won against the lead', 'KS', 'AS', ['seat 0 +1 trick', 'seat 0 +1 last']],
  ])('classic: the last trick counts one more, %s', (_name, led, followed, scored) => {
    const table = late({ ...CLASSIC, hands: [followed, led], leader: 1, tricks: [8, 3] });
    const told = table.row(`1 play ${led}`, `0 play ${followed}`);
    expect(told.slice(4, -1)).toEqual(scored);
  });

  it('plain: the last trick counts as any', () => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [8, 3] });
    expect(table.row('1 play AS', '0 play KS').slice(4, -1)).toEqual(['seat 1 +1 trick']);
  });
});

describe('PQ-P4 the cards', () => {
  it('ten for the seventh trick, after its points', () => {
    const table = late({ hands: ['KS 7H', 'AS 8H'], leader: 1, tricks: [4, 6] });
    expect(table.row('1 play AS', '0 play KS').slice(-2)).toEqual(['seat 1 +1 trick', 'seat 1 +10 cards']);
    expect(table.row('1 play 8H', '0 play 7H').join()).not.toContain('cards');
  });

  it('nobody at six each', () => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [6, 5] });
    expect(table.row('1 play AS', '0 play KS').join()).not.toContain('cards');
  });

  it('after the point for the last trick', () => {
    const table = late({ options: { playScoring: 'classic' }, hands: ['AS', 'KS'], leader: 1, tricks: [6, 5] });
    expect(table.row('1 play KS', '0 play AS').slice(4, -1)).toEqual([
      'seat 0 +1 trick',
      'seat 0 +1 last',
      'seat 0 +10 cards',
    ]);
  });
});

describe('PQ-P5 capot', () => {
  it('thirty for all twelve tricks, after everything else', () => {
    const table = late({ options: { playScoring: 'classic' }, hands: ['KS', 'AS'], leader: 1, tricks: [0, 11] });
    expect(table.row('1 play AS', '0 play KS').slice(-3)).toEqual([
      'seat 1 +1 last',
      'seat 1 +30 capot',
      'deal-end winners 1 totals 0 32',
    ]);
  });

  it('none for eleven', () => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [1, 10] });
    expect(table.row('1 play AS', '0 play KS').join()).not.toContain('capot');
  });
});

test('PQ-P6 won tricks lie open to both, and one sees one’s own discards only', () => {
  const options = fillOptions(game.options, { firstDealer: 0 }, 2);
  const match = new Match({ game, options, seats: 2, seed: 'open', players: ['a', 'b'] });
  match.nextDeal();
  while (match.phase === 'deal') match.act(0);
  const truth = fold(match.lines);
  for (const seat of [0, 1]) {
    const seen = fold(redact(match.lines, seat, game.secrecy));
    for (const place of ['won/0', 'won/1', `discard/${String(seat)}`])
      expect(seen.cards(place)).toEqual(truth.cards(place));
    expect(new Set(seen.cards(`discard/${String(1 - seat)}`))).toEqual(new Set(['??']));
  }
});
