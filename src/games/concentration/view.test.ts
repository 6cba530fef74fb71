/** What a seat may know, and how the rest may lie. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/state-array.ts';
import { redact } from '../../record/redact.ts';
import type { Line } from '../../record/line.ts';
import { Match } from '../../match/match.ts';
import type { State } from '../contract/contract.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { GRID, SMALL, type Table, example, ruleOptionsOf } from './position.testing.ts';

/** The faces that a view or a state has, place after place; `?` for what nobody has turned up. */
function faces({ rules }: Table, array: State): string {
  const { grid } = ruleOptionsOf(SMALL, rules.seats);
  const spots = rules.pack.map((_, place) => byteAt(grid.spotOf, place));
  return spots.map((spot) => (grid.isSeen(array, spot) ? rules.pack[grid.face(array, spot)] : '?')).join(' ');
}

describe('a view', () => {
  it('has the cards that were turned up, where they lie and where they lay', () => {
    const table = example();
    table.row('1: 5 0', '1: 1 2', '0: 10');
    for (const seat of [0, 1]) expect(faces(table, table.view(seat).known)).toBe('KS AH QC ? ? KH ? ? ? ? QS ?');
  });

  it('is the same for all seats, and depends on no card that was not turned up', () => {
    const table = example({ seats: 3 });
    const other = example({ seats: 3, grid: 'KS AH QC KD QS KH AC QH KC AD QD AS' });
    for (const one of [table, other]) one.row('1: 1 2', '2: 5');
    const views = [0, 1, 2].flatMap((seat) => [table.view(seat).known, other.view(seat).known]);
    for (const known of views) expect(known).toEqual(views[0]);
  });

  it('does not tell what is left when the deal is over', () => {
    const table = example({ seats: 1, options: { turnLimit: 1 } });
    table.row('0: 5 0');
    expect(faces(table, table.view(0).known)).toBe('KS ? ? ? ? KH ? ? ? ? ? ?');
  });
});

describe('a guess', () => {
  it('leaves what was seen and lays the other cards anywhere, each place as likely', () => {
    const table = example();
    table.row('1: 5 0', '1: 1 2', '0: 10');
    const { grid } = ruleOptionsOf(SMALL, 2);
    const spot = byteAt(grid.spotOf, 3);
    const [state, chance, found] = [table.rules.newState(), new FastChance(1), new Map<string, number>()];
    for (let i = 0; i < 7000; i += 1) {
      table.rules.guess(table.view(0), chance, state);
      expect(faces(table, state)).toBe('KS AH QC ? ? KH ? ? ? ? QS ?');
      const cards = Array.from({ length: 12 }, (_, one) => grid.face(state, one));
      expect(new Set(cards).size).toBe(12);
      const card = table.rules.pack[grid.face(state, spot)] ?? '';
      found.set(card, (found.get(card) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual(['AC', 'AD', 'AS', 'KC', 'KD', 'QD', 'QH']);
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
});

describe('a redacted record', () => {
  const seats = 2;
  const match = new Match({
    game,
    options: fillOptions(game.options, SMALL, seats),
    seats,
    seed: 'x',
    players: ['', ''],
  });
  match.nextDeal();
  for (let made = 0; made < 30 && match.phase === 'deal'; made += 1) match.act(made % match.acts.length);
  const told = redact(match.lines, 0, game.secrecy);
  const cardsOf = (line: Line): unknown => ('cards' in line ? line.cards : undefined);

  it('hides the cards that are laid out', () => {
    const dealt = told.filter((line) => line.type === 'move' && line.why === 'deal');
    expect(dealt.map(cardsOf)).toEqual(Array.from({ length: GRID.split(' ').length }, () => ['??']));
  });

  it('shows what is turned up and what is taken', () => {
    const [shown, taken] = [
      told.filter((line) => line.type === 'note' && line.what === 'show'),
      told.filter((line) => line.type === 'move' && line.why === 'pair'),
    ];
    expect(shown).toHaveLength(30);
    expect(taken.length).toBeGreaterThan(0);
    for (const line of [...shown, ...taken]) expect(cardsOf(line)).not.toContain('??');
  });

  it('tells who is on turn, but not the list of others', () => {
    const turns = told.flatMap((line) => (line.type === 'turn' ? [line.legal] : []));
    expect(turns.some((legal) => legal['1'] === '??')).toBe(true);
    for (const legal of turns) expect(Object.keys(legal)).toHaveLength(1);
  });
});
