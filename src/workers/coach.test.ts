import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../bots/evaluation.ts';
import { evaluateForPeople } from '../bots/thinking.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import { must } from '../cards/must.ts';
import type { Question } from '../games/contract/contract.ts';
import { Match } from '../match/match.ts';
import { coachingFor, costlyAmong } from './coach.ts';
import { Helper } from './helper.ts';

const act = (index: number, lead: number, error: number): Evaluation => ({
  index,
  visits: 100,
  value: 0.5 + lead,
  lead,
  byChance: error,
  error,
});

describe('what costs much, beyond doubt', () => {
  test.each<[string, readonly Evaluation[], readonly number[]]>([
    ['far behind the best, with small errors', [act(0, 0.2, 0.01), act(1, 0, 0)], [1]],
    ['less than three errors behind', [act(0, 0.2, 0.05), act(1, 0, 0.05)], []],
    ['surely worse, but by little', [act(0, 0.03, 0.001), act(1, 0, 0)], []],
    ['several, and those in between are let be', [act(2, 0.3, 0.02), act(0, 0.28, 0.02), act(1, 0, 0)], [1]],
    ['an act that looks better than the one to choose', [act(0, 0, 0), act(1, 0.2, 0.1)], []],
    ['nothing was evaluated', [], []],
  ])('%s', (_name, evaluations, costly) => {
    expect(costlyAmong(evaluations).map(({ index }) => index)).toEqual(costly);
  });
});

/** Thinks here, and less. */
class Near extends Helper {
  override evaluate({ rules }: Pick<Match, 'rules' | 'setup'>, question: Question): Promise<Evaluation[]> {
    return Promise.resolve(evaluateForPeople(rules, question, 60));
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('speaks only of what the person may do, and only on its turn', async () => {
    const seats = must(seatsThatFit(game.options, {}).at(-1), 'seats');
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'plain/1'));
    const match = new Match({ game, options: fillOptions(game.options, {}, seats), seats, seed: 'coach', players });
    match.nextDeal();
    const reasoning = await loadReasoning(game.id);
    for (let made = 0; made < 40 && match.phase === 'deal'; made += 1) {
      const told = await coachingFor(match, 0, reasoning, new Near());
      const turn = match.lines.at(-1);
      const own = turn?.type === 'turn' ? (turn.legal['0'] ?? []) : [];
      const legal = own === '??' ? [] : own.map((action) => JSON.stringify(action));
      for (const one of told ? [told.better, ...told.costly] : []) expect(legal).toContain(JSON.stringify(one));
      if (told) expect(told.costly).not.toContainEqual(told.better);
      if (legal.length < 2) expect(told).toBeUndefined();
      match.act(made % match.acts.length);
    }
  });
});
