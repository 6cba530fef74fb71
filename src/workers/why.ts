/**
 * Why a bot acted. During its deal the answer is computed only from what the person may know: the search uses deals that the
 * view of the person allows, not the true one, and a reason is given only if it holds in all of them. Other hidden cards
 * would not change the answer. After the deal everything is told.
 */
import { type Card, type Seat, isCard } from '../cards/card.ts';
import { FastChance, hashText } from '../cards/chance.ts';
import { ITERATIONS } from '../bots/level.ts';
import { Acts, type Question, type Rules, type View } from '../games/contract/contract.ts';
import type { Reasoning } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { rewind } from '../match/undo.ts';
import { fold } from '../record/fold.ts';
import { levelOf } from '../record/player.ts';
import type { ActLine, Action, FieldValue } from '../record/line.ts';
import { redact } from '../record/redact.ts';
import type { Helper } from './helper.ts';
import { HINT_ITERATIONS, reasonOf } from './hint.ts';
import type { Weight, Why } from './protocol.ts';

const IMAGINED = 4; // deals that the person's view allows
const MOST_TRIES = 2000; // to find one in which the bot could act so
const MOST_WEIGHTS = 6; // listed

type WhyCounts = Pick<Why, 'own' | 'seen' | 'unseen'>;
type Thoughts = Pick<Why, 'forced' | 'reason' | 'value' | 'next' | 'weights'>;

const NO_THOUGHTS: Thoughts = { forced: undefined, reason: undefined, value: undefined, next: undefined, weights: [] };

/** Undefined if no bot acted in that line, or the line does not show which. `person` is the seat that asks. */
export async function whyAt(
  match: Match,
  at: number,
  person: Seat | undefined,
  reasoning: Reasoning | undefined,
  helper: Helper,
): Promise<Why | undefined> {
  const open = match.phase !== 'deal' || match.lines.slice(at).some(({ type }) => type === 'deal-end');
  const line = shownAt(match, at, open, person);
  const level = line && levelOf(match.setup.players[line.seat] ?? '');
  if (!line || !level) return undefined; // a person
  const then = rewind(match, at);
  const iterations = ITERATIONS[level];
  const outside = (seat: Seat): Outside => ({ table: match, view: then.rules.see(then.state, seat), line, at });
  const think = (): Promise<Thoughts> | Thoughts => {
    if (open) return truly({ match: then, line, reasoning, helper, iterations });
    return person === undefined ? NO_THOUGHTS : fromOutside(outside(person), reasoning, helper);
  };
  return {
    seat: line.seat,
    level,
    action: line.action,
    open,
    ...countsOf(then, line.seat),
    iterations,
    ...(await think()),
    countsWins: reasoning?.countsWins?.(match.setup.options) ?? false,
  };
}

/** An act as the person may see it now; undefined if the line has none, or does not show whose it is. */
function shownAt(match: Match, at: number, open: boolean, person: Seat | undefined): ActLine | undefined {
  const line = match.lines[at];
  if (line?.type !== 'act') return undefined;
  if (open) return line;
  const shown = redact(match.lines.slice(0, at + 1), person, match.setup.game.secrecy)[at];
  return shown?.type === 'act' && shown.seat === line.seat ? shown : undefined;
}

/** All that the answer during a deal may use. */
interface Outside {
  readonly table: Pick<Match, 'rules' | 'setup'>;
  readonly view: View; // the person's, just before the act
  readonly line: ActLine; // the act as the person may see it
  readonly at: number; // its number
}

interface Thinking {
  readonly match: Match; // as it was when the bot had to choose
  readonly line: ActLine;
  readonly reasoning: Reasoning | undefined;
  readonly helper: Helper;
  readonly iterations: number;
}

/** The real question of the bot and its evaluation, after the deal. */
async function truly({ match, line, reasoning, helper, iterations }: Thinking): Promise<Thoughts> {
  const question = questionFor(match, line.seat);
  const act = match.rules.parse(match.state, line.seat, line.action);
  if (act === undefined) return NO_THOUGHTS;
  const actions = question.acts.map((one) => match.rules.print(match.state, line.seat, one));
  const chosen = question.acts.indexOf(act);
  const reason = reasonOf(reasoning, question, actions, chosen, match.setup);
  const forced = question.acts.length === 1 && !question.mayPass;
  if (forced || question.mayPass) return { ...NO_THOUGHTS, forced, reason };
  const evaluations = await helper.evaluate(match, question, iterations || HINT_ITERATIONS, chosen);
  const weights = evaluations.flatMap(({ index, value }): Weight[] => {
    const action = actions[index];
    return action ? [{ action, value }] : [];
  });
  const value = evaluations.find(({ index }) => index === chosen)?.value;
  const next = evaluations.find(({ index }) => index !== chosen)?.value;
  return { forced, reason, value, next, weights: weights.slice(0, MOST_WEIGHTS) };
}

/**
 * The evaluation without hidden cards. It gets no state, only the person's view, so it cannot reveal anything of the true
 * deal.
 */
async function fromOutside(outside: Outside, reasoning: Reasoning | undefined, helper: Helper): Promise<Thoughts> {
  if (isHidden(outside.line.action)) return NO_THOUGHTS;
  const imagined = imagine(outside);
  const { setup, rules } = outside.table;
  const keys = imagined.map(({ question, actions, index }) => reasonOf(reasoning, question, actions, index, setup));
  const [reason] = keys;
  const means: { value: number; next: number }[] = [];
  for (const { question, index: chosen } of imagined.filter((one) => isChoice(rules, one))) {
    const evaluations = await helper.evaluate(outside.table, question, HINT_ITERATIONS / IMAGINED);
    const value = evaluations.find(({ index }) => index === chosen)?.value;
    const next = evaluations.find(({ index }) => index !== chosen)?.value;
    if (value !== undefined && next !== undefined) means.push({ value, next });
  }
  return { ...NO_THOUGHTS, reason: keys.every((key) => key === reason) ? reason : undefined, ...meanOf(means) };
}

const isHidden = (action: Action): boolean => JSON.stringify(action).includes('"??"');

interface Imagined {
  readonly question: Question; // of the bot, in a deal that the person's view allows
  readonly actions: readonly Action[]; // its acts in the record's form
  readonly index: number; // of what it did
}

const isChoice = (rules: Rules, { question: { acts, mayPass }, index }: Imagined): boolean =>
  acts.length > 1 && !mayPass && !rules.brain.isReflex(acts[index] ?? 0);

/** Deals that the person's view allows and in which the bot could act so. Their chance depends only on the line. */
function imagine({ table: { rules }, view, line: { seat, action }, at }: Outside): Imagined[] {
  const chance = new FastChance(hashText(`why/${String(at)}`));
  const state = rules.newState();
  const list = new Acts();
  const found: Imagined[] = [];
  for (let tries = 0; tries < MOST_TRIES && found.length < IMAGINED; tries += 1) {
    rules.guess(view, chance, state);
    rules.legal(state, list);
    const act = rules.parse(state, seat, action);
    const acts = Array.from({ length: list.length }, (_, i) => i)
      .filter((i) => list.seat(i) === seat)
      .map((i) => list.act(i));
    const index = act === undefined ? -1 : acts.indexOf(act);
    if (index < 0) continue;
    const turn = rules.onTurn(state);
    const mayPass = turn !== undefined && turn !== seat;
    const actions = acts.map((one) => rules.print(state, seat, one));
    found.push({ question: { view: rules.see(state, seat), acts, mayPass, seed: tries }, actions, index });
  }
  return found;
}

function meanOf(all: readonly { value: number; next: number }[]): Partial<Thoughts> {
  if (all.length === 0) return {};
  const mean = (measure: (one: { value: number; next: number }) => number): number =>
    all.reduce((sum, one) => sum + measure(one), 0) / all.length;
  return { value: mean(({ value }) => value), next: mean(({ next }) => next) };
}

/** Numbers of cards: held by the bot, other cards that all had seen, and the rest; from what everybody sees. */
function countsOf(match: Match, seat: Seat): WhyCounts {
  const { secrecy } = match.setup.game;
  const lines = redact(match.lines, undefined, secrecy);
  const places = fold(lines);
  const own = secrecy.ownerOnly.reduce((sum, name) => sum + places.at(`${name}/${String(seat)}`).length, 0);
  const isOwn = (place: string): boolean => secrecy.ownerOnly.some((name) => place === `${name}/${String(seat)}`);
  const open = places.names().filter((place) => !isOwn(place));
  const known = new Set(open.flatMap((place) => places.cards(place)).filter((card) => isCard(card)));
  if (secrecy.ownerOnly.length === 0) shownIn(match).forEach((card) => known.add(card)); // there are no hands
  return { own, seen: known.size, unseen: match.rules.pack.length - own - known.size };
}

/** Cards that were shown in this deal and lie face down again: all have seen them. */
const shownIn = (match: Match): readonly Card[] =>
  match.lines
    .slice(match.lines.findLastIndex(({ type }) => type === 'deal'))
    .flatMap((line): readonly FieldValue[] => {
      const cards = line.type === 'note' ? line['cards'] : undefined;
      return typeof cards === 'object' ? cards : [];
    })
    .filter((card) => typeof card === 'string')
    .filter((card) => isCard(card));
