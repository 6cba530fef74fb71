/** Asks a level in a judged position, and says what it does wrong there. */
import { must } from '../src/cards/must.ts';
import type { Level } from '../src/bots/level.ts';
import { questionFor } from '../src/match/ask.ts';
import type { Match } from '../src/match/match.ts';
import { actionAt, layPosition, listText } from '../src/match/position.ts';
import { type ActionPattern, LET_IT_PASS, actionText, fits } from '../src/practice/action-pattern.ts';
import type { Action } from '../src/record/line.ts';
import { fileOf, type Judged } from './judged.ts';

/** The match at the moment when the seat is asked. @throws with file and position if it cannot be laid or played. */
function laidMatch(position: Judged, filling: number): Match {
  try {
    const match = layPosition(position, filling);
    checkJudgement(position, match);
    return match;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${fileOf(position.game)}: "${position.says}": ${what}`, { cause: error });
  }
}

/** A judgement must be able to fail: each act named can be chosen, and one that is not right too. */
function checkJudgement(position: Judged, match: Match): void {
  const own = choicesOf(position, match);
  if (own.length === 0) throw new Error(`seat ${position.asked} is not asked; there is ${listText(match)}`);
  for (const pattern of position.acts)
    if (!own.some((choice) => matches(choice, pattern)))
      throw new Error(`${JSON.stringify(pattern)} cannot be done; there is ${listText(match)}`);
  const right = own.filter((choice) => isRight(position, choice)).length;
  if (right === 0 || right === own.length)
    throw new Error(`${right} of ${own.length} choices are right: there is nothing to judge`);
}

type Choice = Action | typeof LET_IT_PASS;

/** All that the asked seat may do, letting it pass included. */
function choicesOf({ asked }: Judged, match: Match): Choice[] {
  const own: Choice[] = match.indicesOf(asked).map((i) => actionAt(match, i));
  return own.length > 0 && match.mayPass(asked) ? [...own, LET_IT_PASS] : own;
}

const matches = (choice: Choice, pattern: ActionPattern): boolean =>
  choice === LET_IT_PASS ? pattern === LET_IT_PASS : fits(choice, pattern);

const isRight = ({ judgement, acts }: Judged, choice: Choice): boolean =>
  acts.some((pattern) => matches(choice, pattern)) === (judgement === 'right');

/** What a level does wrong in the position, in a sentence; nothing where it chooses well. */
export function mistakeOf(level: Level, position: Judged, filling: number): string | undefined {
  const match = laidMatch(position, filling);
  const chosen = level.choose(match.rules, questionFor(match, position.asked));
  const index = chosen === undefined ? undefined : must(match.indicesOf(position.asked)[chosen], 'choice');
  const choice = index === undefined ? LET_IT_PASS : actionAt(match, index);
  if (isRight(position, choice)) return undefined;
  const words = choice === LET_IT_PASS ? choice : actionText(choice);
  const judged = `${position.judgement} is ${position.acts.map((pattern) => JSON.stringify(pattern)).join(' or ')}`;
  return `${position.says} — chose "${words}", ${judged} (filling ${filling})`;
}
