/** Verifying bots: in games of all kinds each bot chooses the same again, and one that knew more is found. */
import { describe, expect, it } from 'vitest';
import { LEVELS, botNamed } from '../src/bots/levels.ts';
import { LEVEL_NAMES } from '../src/record/holder.ts';
import { playerName } from '../src/record/player.ts';
import { FastChance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { generateGame } from '../src/cli/generate.ts';
import { playOut } from '../src/cli/sim.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { askSeats } from '../src/match/ask.ts';
import { Match } from '../src/match/match.ts';
import { verifyText } from '../src/match/verify.ts';
import { printRecord } from '../src/record/print.ts';
import { drawnTables } from './tables.ts';

const ROUNDS = 16; // of all games: over 200 games

/** The number of choices that were verified; throws at the first that differs. */
function choicesIn(match: Match): number {
  const verified = verifyText(printRecord(match.lines), botNamed);
  if (verified.ok) return verified.value.choices;
  const { game, seed } = match.setup;
  throw new Error(`${game.id}, seed ${seed}, line ${String(verified.at)}: ${verified.detail}`);
}

it('every bot makes the same choices again, in over 200 games of all kinds', () => {
  const count = ROUNDS * games.length;
  let choices = 0;
  for (let k = 0; k < count; k += 1) choices += choicesIn(generateGame('ci', k, Infinity));
  expect(count).toBeGreaterThanOrEqual(200);
  expect(choices).toBeGreaterThan(20 * count);
});

/** The shortest of some games at random tables, because search is slow. */
function shortGame(game: Game): Match {
  const played = drawnTables(game, 12, 3).map((table, k) => {
    const players = Array.from({ length: table.seats }, () => playerName('plain'));
    const match = new Match({ ...table, seed: `short/${String(k)}`, players });
    playOut(
      match,
      players.map(() => 'plain' as const),
    );
    return match;
  });
  return must(played.sort((a, b) => a.lines.length - b.lines.length)[0], 'a game');
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const { setup } = shortGame(game);

  it('a bot that searches chooses the same again', () => {
    const level = must(LEVEL_NAMES[LEVEL_NAMES.indexOf('plain') + 1], 'the first level that looks ahead');
    const levels = setup.players.map((_, seat) => (seat === 0 ? level : ('plain' as const)));
    const match = new Match({ ...setup, players: levels.map(playerName) });
    playOut(match, levels);
    expect(choicesIn(match)).toBe(match.lines.filter(({ type }) => type === 'act').length);
  });

  it('a bot that once chose differently is found at that line, although its record replays', () => {
    const chance = new FastChance(11);
    let tampered = 0;
    for (const table of drawnTables(game, 6, 4)) {
      const players = Array.from({ length: table.seats }, () => playerName('plain'));
      const match = new Match({ ...table, seed: table.name, players });
      const from = 20 + chance.below(60);
      let at = -1;
      while (match.phase !== 'over') {
        if (match.phase === 'between') {
          match.nextDeal();
          continue;
        }
        const honest = askSeats(match, (_, question) => LEVELS.plain.choose(match.rules, question));
        const others = match.indicesOf(match.acts.seat(honest)).filter((index) => index !== honest);
        const other =
          match.lines.length >= from && at < 0 ? others[chance.below(Math.max(1, others.length))] : undefined;
        if (other !== undefined) at = match.lines.length;
        match.act(other ?? honest);
      }
      if (at < 0) continue;
      tampered += 1;
      const verified = verifyText(printRecord(match.lines), botNamed);
      expect(verified).toMatchObject({ ok: false, why: 'other-choice', at: at + 1 });
    }
    expect(tampered).toBeGreaterThan(2);
  });
});
