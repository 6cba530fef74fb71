/** Help as it comes from a host: only what fits the lines that this device has, and the words of its game, is told. */
import type { Seat } from '../../cards/card.ts';
import type { Reasons } from '../../games/kit/reasoning.ts';
import { loadReasoning } from '../../games/registry/engine/reasonings.ts';
import { isCount, isFields, isFlag, isText } from '../../record/guards.ts';
import { isLevelName } from '../../record/holder.ts';
import { offeredTo } from '../../record/fold.ts';
import type { Line } from '../../record/line.ts';
import { type Shape, shaped } from '../../record/shape.ts';
import type { Coaching, HelpMessage, Hint, Why } from '../protocol.ts';
import type { ViewIn } from './view-in.ts';

const isWorth = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const ESTIMATE: Shape = { 'value?': isWorth, 'next?': isWorth, 'reason?': isText, countsWins: isFlag };
const isHint = shaped<Hint>({ ...ESTIMATE, 'action?': isFields, acts: isCount });
const isWhy = shaped<Why>({
  ...ESTIMATE,
  seat: isCount,
  level: (value) => isText(value) && isLevelName(value),
  action: isFields,
  open: isFlag,
  'forced?': isFlag,
  own: isCount,
  seen: isCount,
  unseen: isCount,
  iterations: isCount,
  weights: Array.isArray,
});
const isCoaching = shaped<Coaching>({ better: isFields, 'reason?': isText, costly: Array.isArray });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Seen = Pick<ViewIn, 'lines' | 'game'>;

/** An answer to a question for help; nothing if it makes no sense. */
export async function helpIn(told: unknown, seen: Seen, seat: Seat | undefined): Promise<HelpMessage | undefined> {
  if (!isFields(told) || !seen.game || !isCount(told['at'])) return undefined;
  const { at } = told;
  const reasons = (await loadReasoning(seen.game.id))?.reasons ?? {};
  switch (told['type']) {
    case 'hint':
      return { type: 'hint', at, hint: hintIn(told['hint'], at, seen, seat, reasons) };
    case 'coach':
      return { type: 'coach', at, coaching: coachingIn(told['coaching'], at, seen, seat, reasons) };
    case 'why':
      return { type: 'why', at, why: whyIn(told['why'], seen.lines[at], reasons) };
    default:
      return undefined;
  }
}

type Judge<T> = (told: unknown, at: number, seen: Seen, seat: Seat | undefined, reasons: Reasons) => T | undefined;

const hintIn: Judge<Hint> = (hint, at, seen, seat, reasons) =>
  isHint(hint) && isOf(hint, at, seen, seat) ? named(hint, reasons) : undefined;

const coachingIn: Judge<Coaching> = (coaching, at, seen, seat, reasons) =>
  isCoaching(coaching) && [coaching.better, ...coaching.costly].every((one) => isOffered(one, at, seen, seat))
    ? named(coaching, reasons)
    : undefined;

/** Without weights: what else the bot could have done is no act of these lines. */
const whyIn = (why: unknown, line: Line | undefined, reasons: Reasons): Why | undefined =>
  isWhy(why) && isOfBot(why, line) ? { ...named(why, reasons), weights: [] } : undefined;

/** With a reason only if it is one of the game's. */
const named = <T extends Hint | Why | Coaching>(help: T, reasons: Reasons): T =>
  help.reason === undefined || Object.hasOwn(reasons, help.reason) ? help : { ...help, reason: undefined };

/** Is it about the last line, and does it name nothing, or an act that the seat may make there? */
const isOf = ({ action }: Hint, at: number, seen: Seen, seat: Seat | undefined): boolean =>
  action === undefined ? at === seen.lines.length : isOffered(action, at, seen, seat);

/** May the seat make this act after the last line? */
function isOffered(action: unknown, at: number, { lines }: Seen, seat: Seat | undefined): boolean {
  return at === lines.length && offeredTo(seat, lines.at(-1)).some((one) => isSame(one, action));
}

/** Is it about the act of this line? */
const isOfBot = ({ seat, action }: Why, line: Line | undefined): boolean =>
  line?.type === 'act' && line.seat === seat && isSame(line.action, action);
