/**
 * `bench`: how fast the rules of a game are, on one thread: random playouts a second (a playout is one deal from the
 * shuffle to its end by uniformly random legal acts, calls included; every act is a decision), search iterations and copies.
 */
import { evaluate } from '../bots/thinking.ts';
import { FastChance } from '../cards/chance.ts';
import { Acts, type Game, type Question, type Rules, type State } from '../games/contract/contract.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import { UsageError, allOf, has, lastOf, readKeys, wholeOf } from './arguments.ts';
import { choicesOf } from './choices.ts';
import { gameNamed } from './table.ts';

interface Speed {
  readonly game: string;
  readonly seats: number;
  readonly playoutsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly iterationsPerSecond: number;
  readonly copyNs: number;
  readonly stateBytes: number;
}

const BATCH = 500; // playouts between two readings of the clock
const cpuMs = (): number => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

/** Plays one batch of random playouts; returns the number of decisions. */
function playOutBatch(rules: Rules, chance: FastChance, playouts: number): number {
  const state = rules.newState();
  const acts = new Acts();
  let decisions = 0;
  for (let i = 0; i < playouts; i += 1) {
    rules.open(state);
    rules.deal(state, { deal: 1, dealer: i % rules.seats }, chance);
    for (;;) {
      rules.legal(state, acts);
      if (acts.length === 0) break;
      const chosen = acts.length === 1 ? 0 : chance.below(acts.length);
      rules.playOn(state, acts.seat(chosen), acts.act(chosen), chance);
      decisions += 1;
    }
  }
  return decisions;
}

/** Repeats a batch for about `seconds` of processor time after a warm-up; returns what it counts, per second. */
function rate(seconds: number, batch: () => readonly number[]): number[] {
  const warm = cpuMs() + Math.min(500, seconds * 300);
  while (cpuMs() < warm) batch();
  const start = cpuMs();
  const counted: number[] = [];
  while (cpuMs() - start < seconds * 1000) for (const [i, n] of batch().entries()) counted[i] = (counted[i] ?? 0) + n;
  const took = (cpuMs() - start) / 1000;
  return counted.map((n) => n / took);
}

/** Nanoseconds for one copy of a state into another. */
function copyNs(rules: Rules, seconds: number): number {
  const from = rules.newState();
  const into = rules.newState();
  const [copies = 1] = rate(seconds, () => {
    for (let i = 0; i < 10_000; i += 1) {
      from[i & 15] = i;
      rules.copy(from, into);
    }
    return [10_000];
  });
  return 1e9 / copies;
}

/** Search iterations a second with their playouts, at the first choice of each new deal that is searched. */
function iterations(rules: Rules, seconds: number): number {
  const chance = new FastChance(7);
  const state = rules.newState();
  const acts = new Acts();
  const [perSecond = 0] = rate(seconds, () => {
    rules.open(state);
    rules.deal(state, { deal: 1, dealer: chance.below(rules.seats) }, chance);
    for (;;) {
      rules.legal(state, acts);
      if (acts.length === 0) return [0];
      const evaluations = evaluate(rules, questionOf(rules, state, acts, chance), 200);
      if (evaluations.length > 0) return [evaluations.reduce((sum, { visits }) => sum + visits, 0)];
      const chosen = rules.brain.rollout(state, acts, chance);
      rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
    }
  });
  return perSecond;
}

/** The question to the seat on turn. */
function questionOf(rules: Rules, state: State, acts: Acts, chance: FastChance): Question {
  const seat = rules.askedLast(state);
  const own = Array.from({ length: acts.length }, (_, i) => i).filter((i) => acts.seat(i) === seat);
  const seed = chance.below(1_000_000);
  return { view: rules.see(state, seat), acts: own.map((i) => acts.act(i)), mayPass: false, seed };
}

function measure(game: Game, seats: number, seconds: number): Speed {
  const rules = game.table(fillOptions(game.options, {}, seats), seats);
  const chance = new FastChance(1);
  const [playouts = 0, decisions = 0] = rate(seconds, () => [BATCH, playOutBatch(rules, chance, BATCH)]);
  return {
    game: game.id,
    seats,
    playoutsPerSecond: Math.round(playouts),
    decisionsPerSecond: Math.round(decisions),
    iterationsPerSecond: Math.round(iterations(rules, seconds / 3)),
    copyNs: Math.round(copyNs(rules, seconds / 10) * 10) / 10,
    stateBytes: rules.stateLength * 4,
  };
}

function seatsFor(game: Game, asked: number): number {
  const can = seatsThatFit(game.options, {});
  const [min = 1, max = 1] = [can.at(0), can.at(-1)];
  if (asked !== 0 && (asked < min || asked > max))
    throw new UsageError(`${game.id} is for ${String(min)} to ${String(max)} seats with its default options`);
  return asked === 0 ? Math.min(Math.max(4, min), max) : asked;
}

export function bench(texts: readonly string[]): number {
  const given = readKeys(texts, { keys: ['game', 'seats', 'seconds', 'questions'], flags: ['json', 'choices'] });
  const seconds = Number(lastOf(given, 'seconds') ?? '3');
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError('--seconds takes a number above 0, at most 600');
  const asked = wholeOf(given, 'seats', { default: 0, min: 1, max: 99 });
  const named = allOf(given, 'game').map(gameNamed);
  const questions = wholeOf(given, 'questions', { default: 1000, min: 1, max: 10_000_000 });
  for (const game of named.length > 0 ? named : games) {
    if (has(given, 'choices')) {
      for (const [name, digest] of choicesOf(game, questions)) process.stdout.write(`${game.id}, ${name}: ${digest}\n`);
      continue;
    }
    const speed = measure(game, seatsFor(game, asked), seconds);
    process.stdout.write(`${has(given, 'json') ? JSON.stringify(speed) : inWords(speed)}\n`);
  }
  return 0;
}

const inWords = (speed: Speed): string =>
  [
    `${speed.game}, ${String(speed.seats)} seats:`,
    `${speed.playoutsPerSecond.toLocaleString('en')} playouts/s,`,
    `${speed.decisionsPerSecond.toLocaleString('en')} decisions/s,`,
    `${speed.iterationsPerSecond.toLocaleString('en')} iterations/s,`,
    `copy ${String(speed.copyNs)} ns, state ${String(speed.stateBytes)} bytes`,
  ].join(' ');
