import { describe, expect, it } from 'vitest';
import { games } from '../games/registry/engine/all.ts';
import { daySeed } from '../statistics/par.ts';
import { Match } from '../match/match.ts';
import { daySetup } from './finished-games.ts';
import { parOf } from './par.ts';

const DATE = '2026-11-22';

describe.each(games.map((game) => [game.id, game] as const))('the par of %s', (_id, game) => {
  it('is the same each time, within what can be, and told of as it is found', () => {
    const told: number[] = [];
    const par = parOf(game, DATE, (done) => told.push(done), 2);
    expect(parOf(game, DATE, () => undefined, 2)).toEqual(par);
    expect(told).toEqual([0.5, 1]);
    expect([0, 0.5, 1]).toContain(par.wins);
    expect(Number.isInteger(par.points * 2)).toBe(true);
    if (par.countsWins) expect(par.points).toBe(par.wins);
  });
});

it('the cards of a day are the same whoever plays them, and others on another day', () => {
  for (const game of games) {
    const deckOf = (date: string, person: string): string => {
      const match = new Match(daySetup(game, daySeed(date), person));
      match.nextDeal();
      return JSON.stringify(match.lines.filter(({ type }) => type === 'deal'));
    };
    expect(deckOf(DATE, 'human')).toBe(deckOf(DATE, 'par'));
    expect(deckOf(DATE, 'human')).not.toBe(deckOf('2026-11-23', 'human'));
  }
});
