/**
 * A course of lessons (`src/games/<id>/lessons.json`): prepared positions, what is to be done in each, and what the other
 * seats do then. A step without a position goes on where the step before it ended.
 */
import { isCount, isFields } from '../record/guards.ts';
import { type Shape, listOf, misfitOf, shaped } from '../record/shape.ts';
import { type ActionPattern, type ChosenAction, LET_IT_PASS, fitsChoice } from './action-pattern.ts';
import { type WrittenPosition, POSITION, isName, oneByOne, someOf } from './position.ts';

/** An answer that does not fit. */
export interface Wrong {
  readonly does: string; // `play 7H`
  /** The clause that forbids it. */
  readonly clause?: string;
  /** The attribute of the step's message that says why it is not good, although it may be done. */
  readonly says?: string;
}

/** What is asked in a position, and what follows. A puzzle is one such task. */
export interface Task {
  readonly position: WrittenPosition;
  /** One of these is right; with `times`, one after the other in any order. */
  readonly right: readonly ActionPattern[];
  readonly times: number;
  /** The right act after which no other can be done: it comes last. */
  readonly last?: ActionPattern | undefined;
  readonly wrong: readonly Wrong[];
  /** What the other seats do from here on, in order: `1 play 5S`. */
  readonly script: readonly string[];
}

export interface LessonStep extends Task {
  readonly right: readonly string[];
  readonly key: string; // of its message
  /** It goes on at the table of the step before it. */
  readonly goesOn: boolean;
}

/** A step as the file holds it. */
interface WrittenStep {
  readonly key: string;
  readonly at?: WrittenPosition;
  readonly right: readonly string[];
  readonly times?: number;
  readonly last?: string;
  readonly wrong?: readonly Wrong[];
  readonly then?: readonly string[];
}

const isWrong = shaped<Wrong>({ does: isName, 'clause?': isName, 'says?': isName });
const SHAPE: Shape = {
  key: isName,
  'at?': shaped(POSITION),
  right: someOf(isName),
  'times?': isCount,
  'last?': isName,
  'wrong?': listOf(isWrong),
  'then?': someOf(isName),
};

const isWritten = shaped<WrittenStep>(SHAPE);

/** The acts that solve a task, as its file names them. */
export const solutionOf = ({ right, times }: Pick<LessonStep, 'right' | 'times'>): readonly string[] =>
  Array.from({ length: times }, (_, i) => right[Math.min(i, right.length - 1)] ?? LET_IT_PASS);

/** The steps of a course. @throws Error that names the step, if the file is not in this form. */
export function readCourse(file: unknown): readonly LessonStep[] {
  if (!Array.isArray(file)) throw new Error('it holds no list of steps');
  const written = file.map((one: unknown, i) => {
    if (!isWritten(one)) throw new Error(`step ${String(i + 1)}: ${troubleWith(one)}`);
    return one;
  });
  const steps: LessonStep[] = [];
  for (const [i, { key, at, right, times = 1, last, wrong = [], then = [] }] of written.entries()) {
    const position = at ?? after(steps.at(-1), written[i - 1]?.then);
    const script = [...oneByOne(then), ...scriptAfter(written.slice(i + 1))];
    steps.push({ key, position, right, times, last, wrong, script, goesOn: at === undefined });
  }
  return steps;
}

const troubleWith = (value: unknown): string =>
  isFields(value) ? (misfitOf(value, SHAPE) ?? 'it is no step') : 'it is no object';

/** Where a step ended. */
function after(step: LessonStep | undefined, then: readonly string[] = []): WrittenPosition {
  if (!step) throw new Error('the first step has no position');
  const { position } = step;
  const own = solutionOf(step)
    .filter((act) => act !== LET_IT_PASS)
    .map((act) => `${String(position.asked)} ${act}`);
  return { ...position, played: [...(position.played ?? []), ...own, ...then] };
}

/** What the others do in the steps that go on at the same table. */
function scriptAfter(later: readonly WrittenStep[]): readonly string[] {
  const end = later.findIndex(({ at }) => at !== undefined);
  return later.slice(0, end < 0 ? undefined : end).flatMap(({ then = [] }) => oneByOne(then));
}

/** What an answer is. */
export type LessonVerdict = { readonly is: 'right' } | { readonly is: 'wrong'; readonly wrong: Wrong | undefined };

/**
 * Judges a choice of the person after so many right ones: what is not named as right is wrong, whether its reason is named or
 * not, and so is what comes last as long as others are due.
 */
export function judge(
  { right, times, last, wrong }: Pick<Task, 'right' | 'times' | 'last' | 'wrong'>,
  choice: ChosenAction,
  made = 0,
): LessonVerdict {
  const isEarly = last !== undefined && made < times - 1 && fitsChoice(choice, last);
  if (!isEarly && right.some((pattern) => fitsChoice(choice, pattern))) return { is: 'right' };
  return { is: 'wrong', wrong: wrong.find(({ does }) => fitsChoice(choice, does)) };
}
