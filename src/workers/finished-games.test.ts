import { describe, expect, it, test } from 'vitest';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import { Match } from '../match/match.ts';
import { rewind } from '../match/undo.ts';
import { printRecord } from '../record/print.ts';
import { STOOD_IN } from '../record/player.ts';
import { parseCounts, printCounts } from '../statistics/counts-file.ts';
import { daySeed } from '../statistics/par.ts';
import { dayOf, dayResultOf, daySetup, finishedGame, firstDealOf } from './finished-games.ts';
import { practised } from './running.ts';
import { type Sitting, game, matchOf, playByChance } from './table.testing.ts';

const KINDS: readonly Sitting[] = ['person', 'plain', 'plain', 'plain'];
const over = playByChance(matchOf(KINDS, 'finished/2'));
const kept = (match: Match, hints = 0) => ({ text: printRecord(match.lines), savedAt: 5, hints });
const finished = (match: Match, hints = 0) => finishedGame(match.lines, match.setup.game.options, kept(match, hints));

describe('a finished game', () => {
  it('is counted with its table and its result', () => {
    const end = over.lines.at(-1);
    if (end?.type !== 'game-end') throw new Error('the game is not over');
    expect(finished(over, 2)).toMatchObject({
      ...{ at: 5, game: game.id, level: 'plain', options: game.options.presets[0]?.key, deals: 1, hints: 2 },
      ...{ outcome: end.winners.includes(0) ? 'won' : 'lost', points: end.totals[0], practice: false, lowWins: false },
    });
  });

  it('has the same identity each time, and another one if anything went otherwise', () => {
    expect(finished(over)).toEqual(finished(playByChance(matchOf(KINDS, 'finished/2'))));
    const other = must(finished(playByChance(matchOf(KINDS, 'another'))), 'a game');
    expect([other.id, other.deal]).not.toContain(finished(over)?.id);
    expect(other.deal).not.toBe(finished(over)?.deal);
  });

  it('from the same deal is known as such, also after something was taken back', () => {
    const at = over.lines.findIndex((line) => line.type === 'act' && line.seat === 0);
    const again = playByChance(rewind(over, at, practised(over)));
    expect(finished(again)).toMatchObject({ deal: finished(over)?.deal, practice: true });
    expect(finished(again)?.id).not.toBe(finished(over)?.id);
  });

  it('does not exist before its end, nor without a person', () => {
    expect(finished(playByChance(matchOf(KINDS, 'finished/2'), 3))).toBeUndefined();
    expect(finished(playByChance(matchOf(['plain', 'plain'], 'bots')))).toBeUndefined();
    expect(finishedGame([], game.options, kept(over))).toBeUndefined();
  });

  it('of several people counts apart, for whoever began it or sat at this device', () => {
    const several = playByChance(matchOf(['person', 'person', 'plain'], 'several'));
    const end = several.lines.at(-1);
    if (end?.type !== 'game-end') throw new Error('the game is not over');
    for (const seat of [0, 1]) {
      const told = finishedGame(several.lines, game.options, { ...kept(several), seat });
      expect(told).toMatchObject({ level: 'people', points: end.totals[seat], practice: false });
      expect(told?.outcome).toBe(end.winners.includes(seat) ? 'won' : 'lost');
      const file = printCounts({ games: told ? [told] : [], days: [], hints: [], puzzles: [] });
      expect(parseCounts(file)).toEqual({
        ok: true,
        counts: { games: [told], days: [], hints: [], puzzles: [] },
        courses: [],
      });
    }
    expect(finished(several), 'it was only watched').toBeUndefined();
    expect(finishedGame(several.lines, game.options, { ...kept(several), seat: 2 }), 'a bot').toBeUndefined();
  });

  it('has the other people by name, if all of them have one', () => {
    const several = playByChance(matchOf(['person', 'person', 'plain', 'person'], 'several'));
    const end = several.lines.at(-1);
    if (end?.type !== 'game-end') throw new Error('the game is not over');
    const peopleOf = (names: readonly string[] | undefined) =>
      finishedGame(several.lines, game.options, { ...kept(several), seat: 1, ...(names && { names }) })?.people;
    expect(peopleOf(['Ana', 'Mika', '', 'Bo'])).toEqual([
      { name: 'Ana', won: end.winners.includes(0) },
      { name: 'Bo', won: end.winners.includes(3) },
    ]);
    expect(peopleOf(['Ana', 'Mika', '', ''])).toBeUndefined();
    expect(peopleOf(undefined)).toBeUndefined();
  });

  it('in which a bot stood in is practice', () => {
    const several = matchOf(['person', 'person', 'plain'], 'several');
    const players = several.setup.players.map((player, seat) => (seat === 0 ? STOOD_IN : player));
    const stood = playByChance(new Match({ ...several.setup, players }));
    expect(finishedGame(stood.lines, game.options, { ...kept(stood), seat: 0 })?.practice).toBe(true);
    expect(finishedGame(stood.lines, game.options, { ...kept(stood), seat: 1 })?.practice).toBe(false);
  });

  test.each<[string, readonly Sitting[], string]>([
    ['several levels', ['person', 'plain', 'master'], 'mixed'],
    ['one level', ['master', 'person', 'master'], 'master'],
  ])('against bots of %s says so', (_name, kinds, level) => {
    expect(finished(playByChance(matchOf(kinds, 'levels')))?.level).toBe(level);
  });

  it('says by which rules: each preset by its key, others by a word of their own', () => {
    const words = game.options.presets.map((preset) => {
      const seats = preset.seats ?? 4;
      const options = fillOptions(game.options, preset.options, seats);
      const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'plain/1'));
      return finished(playByChance(new Match({ game, options, seats, seed: 'preset', players })))?.options;
    });
    expect(words).toEqual(game.options.presets.map(({ key }) => key));
    const options = { ...fillOptions(game.options, {}, 4), dealer: 2 };
    const house = playByChance(new Match({ ...over.setup, options }));
    expect(finished(house)?.options).toMatch(/^house-[0-9a-f]{6}$/);
  });
});

describe.each(games.map((one) => [one.id, one] as const))('the deal of the day of %s', (_id, one) => {
  const setup = daySetup(one, daySeed('2026-11-23'), 'human');

  it('is dealt at the usual table only', () => {
    expect(dayOf(setup)).toBe('2026-11-23');
    expect(dayOf({ ...setup, seed: 'given' })).toBeUndefined();
    expect(dayOf({ ...setup, players: setup.players.with(-1, 'master/1') })).toBe(
      setup.seats === 1 ? '2026-11-23' : undefined,
    );
    const { key } = must(one.options.specs[0], 'an option');
    expect(dayOf({ ...setup, options: { ...setup.options, [key]: 'another' } })).toBeUndefined();
  });

  it('has a result as soon as its first deal is over, until the next one begins', () => {
    const match = new Match(setup);
    match.nextDeal();
    expect(firstDealOf(match)).toBeUndefined();
    while (match.phase === 'deal') playByChance(match, 1);
    const result = must(dayResultOf(match, kept(match, 1)), 'a result');
    const end = match.lines.findLast((line) => line.type === 'deal-end');
    if (end?.type !== 'deal-end') throw new Error('the deal is not over');
    expect([result.won, result.hints]).toEqual([end.winners.includes(0), 1]);
    expect(firstDealOf(match)?.lowWins).toBe(false);
    if (firstIsAll(match)) return;
    match.nextDeal();
    expect(dayResultOf(match, kept(match))).toBeUndefined();
  });
});

const firstIsAll = ({ phase }: Match): boolean => phase === 'over';
