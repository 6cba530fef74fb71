/** How difficult the judged positions of a game are, and what each act costs in them, as puzzles. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_ERRORS } from '../bots/evaluation.ts';
import { adviceFor, compare, masterAdvice } from '../bots/thinking.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import type { Reasons } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import { actionAt, layPosition } from '../match/position.ts';
import { type ActionPattern, LET_IT_PASS, actionText, fits } from '../practice/action-pattern.ts';
import type { Rated } from '../practice/mined.ts';
import { type WrittenPosition, readPosition } from '../practice/position.ts';
import { isFields, isText, parseJson } from '../record/guards.ts';
import { type MinedChoice, telling } from './mining.ts';

/** A judged position as its file holds it; `tests/judged.ts` checks the file. */
interface JudgedPosition extends WrittenPosition {
  readonly id: string;
  readonly right?: readonly ActionPattern[];
  readonly wrong?: readonly ActionPattern[];
}

/** Positions are laid on the table with this filling. Must agree with `workers/practice.ts`. */
const FILLING = 1;
const PLAYOUTS = 1500;
const ASKED = 5; // times, with other seeds

const isWritten = (value: unknown): value is JudgedPosition => isFields(value) && isText(value['id']);

/** The judged positions of a game. */
export function positionsIn(game: Game): readonly JudgedPosition[] {
  const path = join(process.cwd(), 'src', 'games', game.id, 'positions.json');
  const all = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : [];
  return Array.isArray(all) ? all.filter(isWritten) : [];
}

/** The choice of a judged position. */
export function choiceIn(game: Game, written: JudgedPosition): MinedChoice {
  const match = layPosition({ ...readPosition(written), game }, FILLING);
  return { match, seat: written.asked, question: questionFor(match, written.asked) };
}

/** Of the right acts the one that the master takes, else the first. */
const bestAmong = (right: readonly number[], advice: number | undefined): number | undefined =>
  advice !== undefined && right.includes(advice) ? advice : right[0];

/** What the search knows of a judged position. */
export function rate(game: Game, reasons: Reasons, written: JudgedPosition): Rated {
  const choice = choiceIn(game, written);
  const { match, seat, question } = choice;
  const actions = match.indicesOf(seat).map((i) => actionAt(match, i));
  const named = written.right ?? written.wrong ?? [];
  const isNamed = (index: number): boolean => named.some((pattern) => fits(must(actions[index], 'action'), pattern));
  const right = actions.flatMap((_, i) => (isNamed(i) === (written.right !== undefined) ? [i] : []));
  const wrong = actions.flatMap((_, i) => (right.includes(i) ? [] : [i]));
  const best = bestAmong(right, masterAdvice(match.rules, question));
  const passes = (written.right ?? []).includes(LET_IT_PASS);
  const reason = best === undefined ? undefined : telling(reasons, choice, [best], wrong.slice(0, 1));
  return {
    id: written.id,
    best: best === undefined || passes ? LET_IT_PASS : actionText(must(actions[best], 'action')),
    ...(reason === undefined ? {} : { reason }),
    level: isFoundByBeginner(choice, right) ? 'beginner' : 'plain',
    costs: best === undefined || question.mayPass ? actions.map(() => 0) : costsOf(choice, best, wrong),
  };
}

/** Does a beginner who plays no card at random choose a right act each time? */
function isFoundByBeginner({ match, question }: MinedChoice, right: readonly number[]): boolean {
  const chosen = Array.from({ length: ASKED }, (_, i) =>
    adviceFor(match.rules, { ...question, seed: hashText(`beginner ${String(i)}`) }, 0),
  );
  return chosen.every((one) => one !== undefined && right.includes(one));
}

/** What each wrong act costs, in thousandths, where the search is sure that it costs something. */
function costsOf({ match, question }: MinedChoice, best: number, wrong: readonly number[]): number[] {
  const found = compare(match.rules, question, [best, ...wrong], PLAYOUTS);
  return question.acts.map((_, i) => {
    const one = found.find(({ index }) => index === i);
    const isSure = one !== undefined && i !== best && one.lead < -USUAL_ERRORS * one.error;
    return isSure ? Math.round(-1000 * one.lead) : 0;
  });
}
