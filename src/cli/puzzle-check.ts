/** Puzzles that were found, laid again: their answers, and the position as text. */
import { compare } from '../bots/thinking.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Reasons } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { unpack } from '../match/packed.ts';
import { actionText } from '../practice/action-pattern.ts';
import type { Mined } from '../practice/mined.ts';
import { fold } from '../record/fold.ts';
import { redact } from '../record/redact.ts';
import { type MinedChoice, telling } from './mining.ts';

/** A new search must find each wrong act worse by so many standard errors: fewer than once it was found with, as luck is new. */
const STILL_CLEAR = 3;
const CHECK_PLAYOUTS = 4000;

/** The choice of a puzzle. @throws if its record cannot be unpacked, or nobody chooses in it */
export function choiceOf({ record }: Mined): MinedChoice {
  const unpacked = unpack(record);
  if (!unpacked.ok) throw new Error(unpacked.detail);
  const match = unpacked.value;
  const seat = must(match.rules.onTurn(match.state), 'the seat on turn');
  return { match, seat, question: questionFor(match, seat) };
}

/** The seat's acts in words, in the order of the legal list. */
const actsOf = ({ match, seat, question }: MinedChoice): string[] =>
  question.acts.map((act) => actionText(match.rules.print(match.state, seat, act)));

/** What is wrong with the words of a puzzle: an act that is not legal, a reason that does not hold. */
export function troubleIn(puzzle: Mined, choice: MinedChoice, reasons: Reasons): string | undefined {
  const acts = actsOf(choice);
  const { right, plain, costs, reason } = puzzle;
  if (plain === undefined) return 'nothing says what the plain player does';
  const strange = [...right, plain].find((act) => !acts.includes(act));
  if (strange !== undefined) return `"${strange}" cannot be done`;
  if (right.includes(plain)) return 'the plain player is right';
  if (costs.length !== acts.length) return `${String(costs.length)} costs for ${String(acts.length)} acts`;
  const free = acts.filter((_, i) => (costs[i] ?? 0) === 0);
  if (free.join() !== right.join()) return 'an act that is not right costs nothing';
  const holds = reasons[reason];
  const some = right.map((act) => acts.indexOf(act));
  return holds && telling({ [reason]: holds }, choice, some, [acts.indexOf(plain)]) === reason
    ? undefined
    : `the reason "${reason}" does not hold`;
}

/** The same, and whether a new search finds the answer again. */
export function checkPuzzle(puzzle: Mined, reasons: Reasons, playouts = CHECK_PLAYOUTS): string | undefined {
  const choice = choiceOf(puzzle);
  const trouble = troubleIn(puzzle, choice, reasons);
  if (trouble !== undefined) return trouble;
  const acts = actsOf(choice);
  const best = acts.indexOf(must(puzzle.right[0], 'a right act'));
  const question = { ...choice.question, seed: hashText(`check of ${puzzle.record}`) };
  for (const [other, act] of acts.entries()) {
    if (puzzle.right.includes(act)) continue;
    const found = compare(choice.match.rules, question, [best, other], playouts).find(({ index }) => index === other);
    if (!found || found.lead > -STILL_CLEAR * found.byChance) return `"${act}" is no longer clearly worse`;
  }
  return undefined;
}

/** A puzzle to look at: what its seat sees, and its acts with what they cost in hundredths. */
export function puzzleInWords(puzzle: Mined): string {
  const choice = choiceOf(puzzle);
  const acts = actsOf(choice).map((act, i) => {
    const mark = puzzle.right.includes(act) ? '✓' : act === puzzle.plain ? 'plain' : '';
    return `${act} ${mark}${mark === '✓' ? '' : ` −${((puzzle.costs[i] ?? 0) / 10).toFixed(1)}`}`;
  });
  return [
    `${puzzle.id}: ${puzzle.reason}, ${puzzle.level}, ${String(puzzle.margin)} errors`,
    ...tableInWords(choice),
    `  acts: ${acts.join('; ')}`,
  ].join('\n');
}

function tableInWords({ match, seat }: MinedChoice): string[] {
  const lines = redact(match.lines, seat, match.setup.game.secrecy);
  const places = fold(lines);
  const shown = [...places.names()].sort().map((name) => `${name}: ${cardsOf(places.cards(name))}`);
  return [`  seat ${String(seat)} of ${String(match.setup.seats)}, after: ${lastActs(match)}`, `  ${shown.join('; ')}`];
}

/** Cards, or how many where none is seen. */
const cardsOf = (cards: readonly string[]): string =>
  cards.length > 3 && cards.every((card) => card === '??') ? `${String(cards.length)} cards` : cards.join(' ');

const lastActs = ({ lines }: Match): string =>
  lines
    .flatMap((line) => (line.type === 'act' ? [`${String(line.seat)} ${actionText(line.action)}`] : []))
    .slice(-8)
    .join(', ');
