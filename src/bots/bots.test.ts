import { describe, expect, it } from 'vitest';
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Question, Rules } from '../games/contract/contract.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import { games } from '../games/registry/engine/all.ts';
import { questionFor } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { LEVELS, botFor, botNamed } from './levels.ts';
import { LEVEL_NAMES, type LevelName, isLevelName } from '../record/holder.ts';
import { levelOf, playerName } from '../record/player.ts';
import { SEARCH_CONFIGS, evaluate, searchingLevel } from './thinking.ts';
import { decide } from './evaluation.ts';

/** Questions from games played at random: every choice of every seat that is asked. */
function questions(count: number, seed: string): [Rules, Question][] {
  const found: [Rules, Question][] = [];
  for (const [i, game] of games.entries())
    for (let k = 0; found.length < (count * (i + 1)) / games.length; k += 1) {
      const seats = must(
        seatsThatFit(game.options, {}).find((one) => one >= 3 || game.options.seats.max === one),
        'seats',
      );
      const options = fillOptions(game.options, {}, seats);
      const players = Array.from({ length: seats }, () => 'somebody');
      const match = new Match({ game, options, seats, seed: `${seed}/${String(k)}`, players });
      match.nextDeal();
      for (let made = 0; made < 40 && match.phase === 'deal'; made += 1) {
        for (const seat of match.asked()) found.push([match.rules, questionFor(match, seat)]);
        match.act(new FastChance(match.lines.length).below(match.acts.length));
      }
    }
  return found;
}

const asked = questions(150, 'bots');

it('a question has a seed for the bot, but nothing of the seed of the deck', () => {
  for (const [, question] of asked) {
    expect(Number.isInteger(question.seed)).toBe(true);
    expect(JSON.stringify(question)).not.toContain('bots/');
  }
});
const short = asked.filter((_, i) => i % 16 === 0); // search is slow

const searches = (name: LevelName): boolean => name === 'thinker' || name === 'master';

describe.each(LEVEL_NAMES.map((name) => [name, searches(name) ? short : asked] as const))('%s', (name, all) => {
  const level = LEVELS[name];

  it('chooses one of the acts, and passes only where it may', () => {
    for (const [rules, question] of all) {
      const chosen = level.choose(rules, question);
      if (chosen === undefined) expect(question.mayPass).toBe(true);
      else expect(chosen >= 0 && chosen < question.acts.length && Number.isInteger(chosen)).toBe(true);
    }
  });

  it('answers the same question the same way, and a copy of it too', () => {
    for (const [rules, question] of searches(name) ? all.slice(0, 2) : all) {
      const chosen = level.choose(rules, question);
      expect(level.choose(rules, structuredClone(question))).toBe(chosen);
    }
  });

  it('changes nothing in the view that it is given', () => {
    for (const [rules, question] of all.slice(0, 2)) {
      const before = structuredClone(question);
      level.choose(rules, question);
      expect(question).toEqual(before);
    }
  });

  it('has its name and version in the record', () => {
    expect(playerName(name)).toMatch(new RegExp(`^${name}/\\d+$`));
    expect(isLevelName(name)).toBe(true);
  });
});

describe('the name of a player in a record', () => {
  it('tells the level of a bot; a person has none', () => {
    expect([levelOf('plain/1'), levelOf('plain/77'), levelOf('human'), levelOf('gnubg/7')]).toEqual([
      'plain',
      'plain',
      undefined,
      undefined,
    ]);
  });

  it('finds the bot of this version; for an unknown version the current bot of the level can play on', () => {
    for (const name of LEVEL_NAMES) expect(botNamed(playerName(name))).toBe(LEVELS[name]);
    expect([botNamed('plain/77'), botNamed('human'), botNamed('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(botFor('master/77')).toBe(LEVELS.master);
  });
});

it('no other word is a level', () => {
  for (const word of ['', 'Plain', 'toString', 'constructor', 'plain/1']) expect(isLevelName(word)).toBe(false);
});

describe('random', () => {
  it('depends on the seed of the question, and chooses every act at some time', () => {
    const [rules, question] = must(
      asked.find(([, { acts }]) => acts.length > 2 && acts.length < 12),
      'a question with a choice',
    );
    const seen = new Set<number | undefined>();
    for (let k = 0; k < 200; k += 1) seen.add(LEVELS.random.choose(rules, { ...question, seed: k }));
    expect(seen.size).toBe(question.acts.length + (question.mayPass ? 1 : 0));
  });
});

describe('search', () => {
  const [rules, question] = must(
    asked.find(
      ([{ brain }, { acts, mayPass }]) => acts.length > 2 && !mayPass && acts.every((act) => !brain.isReflex(act)),
    ),
    'a question with a choice',
  );

  it.each([1, 10, 200])('with %i iterations chooses an act, the same for the same seed', (iterations) => {
    const choose = (): number | undefined =>
      searchingLevel({ ...SEARCH_CONFIGS.master, iterations }).choose(rules, question);
    const chosen = choose();
    expect(chosen).toBe(choose());
    expect(question.acts[must(chosen, 'an act')]).toBeDefined();
  });

  it('evaluates every act that is no reflex, first the one that it would choose', () => {
    const evaluations = evaluate(rules, question, 600);
    expect(evaluations.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      question.acts.flatMap((act, i) => (rules.brain.isReflex(act) ? [] : [i])),
    );
    expect(evaluations[0]?.index).toBe(
      searchingLevel({ ...SEARCH_CONFIGS.master, iterations: 600 }).choose(rules, question),
    );
    for (const [i, { value, visits }] of evaluations.entries()) {
      if (i > 1) expect(visits).toBeLessThanOrEqual(evaluations[i - 1]?.visits ?? 0);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(visits).toBeGreaterThan(0);
    }
  });

  it('evaluates every act from 0 to 1, also after a few playouts', () => {
    const values = asked.flatMap(([of, one]) => evaluate(of, one, 20).map(({ value }) => value));
    expect(values.length).toBeGreaterThan(100);
    expect([Math.min(...values), Math.max(...values)].filter((value) => value < 0 || value > 1)).toEqual([]);
  });

  it('gives up the policy’s act only for one that is clearly better', () => {
    const told = { visits: 9, value: 0.5, byChance: 0.1, error: 0.1 };
    const evaluations = [
      { ...told, index: 2, lead: 0.15 },
      { ...told, index: 1, lead: 0.12, error: 0.01 },
      { ...told, index: 0, lead: 0 },
    ];
    expect([decide(evaluations, 0, 2), decide(evaluations.slice(0, 1), 0, 2)]).toEqual([1, 0]);
    expect(decide(evaluations, 0, 0)).toBe(2);
  });

  it('does not search when there is only one act', () => {
    const forced = must(
      asked.find(([, { acts, mayPass }]) => acts.length === 1 && !mayPass),
      'a forced act',
    );
    expect(LEVELS.thinker.choose(...forced)).toBe(0);
  });
});
