import { beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../bots/levels.ts';
import type { Evaluation } from '../bots/evaluation.ts';
import { evaluateForPeople } from '../bots/thinking.ts';
import { isCard, type Seat } from '../cards/card.ts';
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import type { Game, Question } from '../games/contract/contract.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import type { Reasoning } from '../games/kit/reasoning.ts';
import { askSeats } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import type { Line } from '../record/line.ts';
import { redact } from '../record/redact.ts';
import { Helper } from './helper.ts';
import { hintFor } from './hint.ts';
import type { Reviewed, Why } from './protocol.ts';
import { choicesOf, review } from './review.ts';
import { whyAt } from './why.ts';

/** Thinks here, and less: the worker is of no matter. */
class Near extends Helper {
  constructor(private readonly lessBy: number) {
    super();
  }

  override evaluate(
    { rules }: Pick<Match, 'rules' | 'setup'>,
    question: Question,
    iterations: number,
    made?: number,
  ): Promise<Evaluation[]> {
    return Promise.resolve(evaluateForPeople(rules, question, Math.ceil(iterations / this.lessBy), made));
  }
}
const helper = new Near(20);
const PERSON: Seat = 0;

function matchOf(game: Game, seed = 'help'): Match {
  const seats = must(
    seatsThatFit(game.options, {}).findLast((one) => one <= 4),
    'seats',
  );
  const options = fillOptions(game.options, {}, seats);
  const players = Array.from({ length: seats }, (_, seat) => (seat === PERSON ? 'human' : 'plain/1'));
  const match = new Match({ game, options, seats, seed, players });
  match.nextDeal();
  return match;
}

/** The person plays by chance, the others by the book, so many acts or to the end of the deal. */
function playOn(match: Match, most = Infinity): Match {
  for (let made = 0; made < most && match.phase === 'deal'; made += 1)
    match.act(
      askSeats(match, (seat, question) =>
        seat === PERSON
          ? new FastChance(question.seed).below(question.acts.length)
          : LEVELS.plain.choose(match.rules, question),
      ),
    );
  return match;
}

/** All cards that are named anywhere in something. */
function cardsNamed(thing: unknown): string[] {
  if (typeof thing === 'string') return isCard(thing) ? [thing] : [];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(cardsNamed) : [];
}

const actsOf = (lines: readonly Line[], isOwn: boolean): number[] =>
  lines.flatMap((line, i) => (line.type === 'act' && (line.seat === PERSON) === isOwn ? [i] : []));

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  let reasoning: Reasoning;
  beforeAll(async () => {
    reasoning = must(await loadReasoning(game.id), 'reasons');
  });

  it('gives a hint that can be done, from the view of the person, the same each time', async () => {
    const match = matchOf(game);
    for (let made = 0; made < 40; made += 1) {
      playOn(match, 1);
      const hint = await hintFor(match, PERSON, reasoning, helper);
      if (match.indicesOf(PERSON).length === 0) {
        expect(hint).toBeUndefined();
        continue;
      }
      if (made % 8 > 0) continue;
      const { action } = must(hint, 'a hint');
      if (action === undefined) expect(match.mayPass(PERSON)).toBe(true);
      else expect(match.find(PERSON, action)).toBeDefined();
      expect(await hintFor(match, PERSON, reasoning, helper)).toEqual(hint);
    }
  });

  it('says why a bot acted, and while the deal lasts names no card that the person has not seen', async () => {
    const later = playOn(matchOf(game), 24);
    const match = later.phase === 'deal' ? later : playOn(matchOf(game), 4);
    expect(match.phase).toBe('deal');
    for (const at of actsOf(match.lines, false).slice(-4)) {
      const why = await whyAt(match, at, PERSON, reasoning, helper);
      const seen = cardsNamed(redact(match.lines.slice(0, at + 1), PERSON, game.secrecy));
      expect(cardsNamed(why).filter((card) => !seen.includes(card))).toEqual([]);
      expect(why?.weights ?? []).toEqual([]);
      expect(why?.forced).toBeUndefined();
    }
  });

  it('tells after the deal what the bot weighed, its own act among it', async () => {
    const match = playOn(matchOf(game));
    const told: Why[] = [];
    for (const at of actsOf(match.lines, false)) {
      const why = await whyAt(match, at, PERSON, reasoning, helper);
      expect([why?.open, why?.action]).toEqual([
        true,
        must(match.lines[at], 'a line').type === 'act' ? why?.action : 0,
      ]);
      if (why) told.push(why);
      if (told.some(({ weights }) => weights.length > 1) && told.length > 5) break;
    }
    expect(told.length).toBeGreaterThan(0);
    for (const { own, seen, unseen } of told) {
      expect(own + seen + unseen).toBe(match.rules.pack.length);
      expect(Math.min(own, seen, unseen)).toBeGreaterThanOrEqual(0);
    }
  });

  it('finds the choices that cost most, the dearest first, the same each time', async () => {
    const match = playOn(matchOf(game));
    const find = (): Promise<readonly Reviewed[] | undefined> => review(match, PERSON, reasoning, helper, () => true);
    const costly = must(await find(), 'a review');
    expect(await find()).toEqual(costly);
    expect(costly.length).toBeLessThanOrEqual(3);
    const costs = costly.map(({ better, played }) => better.value - played.value);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    const choices = choicesOf(match, PERSON).map(({ at }) => at);
    for (const { at, played, better } of costly) {
      expect(choices).toContain(at);
      expect(match.lines[at]).toEqual({ type: 'act', seat: PERSON, action: played.action });
      const turn = match.lines[at - 1];
      expect(turn?.type === 'turn' && turn.legal[String(PERSON)]).toContainEqual(better.action);
    }
  });

  it('tells somebody who plays by chance what that cost', async () => {
    const costly: Reviewed[] = [];
    for (let deal = 0; deal < 6 && costly.length === 0; deal += 1) {
      const match = playOn(matchOf(game, `by chance ${String(deal)}`));
      costly.push(...must(await review(match, PERSON, reasoning, new Near(2), () => true), 'a review'));
    }
    expect(costly.length).toBeGreaterThan(0);
    for (const { better, played } of costly) expect(better.action).not.toEqual(played.action);
  });
});

describe('a review', () => {
  const played = games.map((game) => playOn(matchOf(game)));
  const match = must(
    played.find((one) => choicesOf(one, PERSON).length > 1),
    'a deal with choices',
  );

  it('tells how far it is, and stops when it is told to', async () => {
    const told: number[] = [];
    const stopped = await review(match, PERSON, undefined, helper, (done) => told.push(done) < 2);
    expect([stopped, told]).toEqual([undefined, [0, 1]]);
  });
});

describe('a person', () => {
  it('has no reasons that could be asked for', async () => {
    const match = playOn(matchOf(must(games[0], 'a game')), 20);
    expect(await whyAt(match, must(actsOf(match.lines, true)[0], 'an act'), PERSON, undefined, helper)).toBeUndefined();
    expect(await whyAt(match, 0, PERSON, undefined, helper)).toBeUndefined();
  });
});
