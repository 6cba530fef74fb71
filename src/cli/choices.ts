/**
 * `bench --choices`: digests of what the levels choose, to show that a change that is only to make them faster leaves every
 * choice as it was. The questions come from fixed games at drawn tables; each level answers some of them.
 */
import { LEVELS } from '../bots/levels.ts';
import { evaluate } from '../bots/thinking.ts';
import { SeededChance } from '../cards/chance.ts';
import { digestOf } from '../codec/digest.ts';
import type { Game, Question, Rules } from '../games/contract/contract.ts';
import { drawTable, seatsDrawn } from '../games/contract/options/draw.ts';
import { askSeats } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { LEVEL_NAMES, type LevelName } from '../record/holder.ts';

/** Of so many questions a level answers one: those that search take longer. */
const EVERY: Readonly<Record<LevelName, number>> = { random: 1, beginner: 1, plain: 1, thinker: 8, master: 40 };
const EVALUATED_EVERY = 8;
const EVALUATED_ITERATIONS = 200;
const QUESTIONS_PER_TABLE = 100;

type AskedQuestion = readonly [Rules, Question];

/** Questions with more than one act, from games among beginners, which come to all kinds of positions. */
function questions(game: Game, count: number): AskedQuestion[] {
  const found: AskedQuestion[] = [];
  const among = seatsDrawn(game.options, { options: {} });
  for (let k = 0; found.length < count; k += 1) {
    const seed = `choices/${String(k)}`;
    const table = drawTable(game.options, new SeededChance(seed), { options: {} }, among);
    const players = Array.from({ length: table.seats }, () => 'beginner/1');
    const match = new Match({ game, ...table, seed, players });
    const most = Math.min(count, found.length + QUESTIONS_PER_TABLE);
    while (found.length < most && match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(askSeats(match, (_, question) => answered(found, match.rules, question)));
    }
  }
  return found.slice(0, count);
}

function answered(found: AskedQuestion[], rules: Rules, question: Question): number | undefined {
  if (question.acts.length > 1) found.push([rules, question]);
  return LEVELS.beginner.choose(rules, question);
}

/** What a game's levels choose in so many questions: a digest for each, and one of what the master thinks of every act. */
export function choicesOf(game: Game, count: number): (readonly [string, string])[] {
  const asked = questions(game, count);
  const digest = (every: number, answer: (rules: Rules, question: Question) => unknown): string =>
    digestOf(JSON.stringify(asked.filter((_, i) => i % every === 0).map((one) => answer(...one) ?? 'pass')));
  return [
    ...LEVEL_NAMES.map((name) => [name, digest(EVERY[name], (...one) => LEVELS[name].choose(...one))] as const),
    ['evaluations', digest(EVALUATED_EVERY, (...one) => evaluate(...one, EVALUATED_ITERATIONS))],
  ];
}
