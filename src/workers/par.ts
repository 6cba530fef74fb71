/**
 * A worker for one thing: the par of a deal of the day. The same deal is played by bots a fixed number of times: in the
 * person's seat the plain player and the beginner by turns, in the others the plain player as at the table, each time with
 * other chance of their own. The plain player alone would mostly play one and the same game, which is no average; those
 * that look ahead would take a minute. The same day and game give the same par on every device.
 */
import { LEVELS } from '../bots/levels.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { askSeats } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { type Par, daySeed } from '../statistics/par.ts';
import { type DealOutcome, daySetup, firstDealOf } from './finished.ts';
import type { ParRequest, ParMessage } from './protocol.ts';

const PLAYINGS = 16; // half of them by either bot
const PERSON = 0;

/** Plays the first deal of the day to its end; `playing` makes the bots' chance another each time, not the cards. */
function playFirstDeal(game: Game, date: string, playing: number): DealOutcome {
  const match = new Match(daySetup(game, daySeed(date), 'par'));
  match.nextDeal();
  const own = playing % 2 === 0 ? LEVELS.plain : LEVELS.beginner;
  while (match.phase === 'deal')
    match.act(
      askSeats(match, (seat, question) => {
        const seed = hashText(`${String(playing)}/${String(question.seed)}`);
        return (seat === PERSON ? own : LEVELS.plain).choose(match.rules, { ...question, seed });
      }),
    );
  return must(firstDealOf(match), 'the end of the first deal');
}

/** The par of a game's deal of the day; `tell` hears how far it has come, from 0 to 1. */
export function parOf(game: Game, date: string, tell: (done: number) => void, playings = PLAYINGS): Par {
  const outcomes: DealOutcome[] = [];
  for (let playing = 0; playing < playings; playing += 1) {
    outcomes.push(playFirstDeal(game, date, playing));
    tell((playing + 1) / playings);
  }
  const mean = (of: (outcome: DealOutcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / playings;
  return {
    points: mean(({ points }) => points[PERSON] ?? 0),
    wins: mean(({ winners }) => Number(winners.includes(PERSON))),
    playings,
    countsWins: outcomes.every(isOfWins),
    lowWins: outcomes.some(({ lowWins }) => lowWins),
  };
}

/** Has every winner one point and everybody else none? */
const isOfWins = ({ points, winners }: DealOutcome): boolean =>
  points.every((count, seat) => count === Number(winners.includes(seat)));

async function answer({ game: id, date }: ParRequest): Promise<void> {
  const game = must(await loadGame(id), `game ${id}`);
  const tell = (told: ParMessage): void => {
    postMessage(told);
  };
  tell({ type: 'par', par: parOf(game, date, (done) => tell({ type: 'progress', done })) });
}

/** The page's first and only word. What fails is reported: the page hears that this worker is of no use. */
export function hearDay(event: MessageEvent<ParRequest>): void {
  answer(event.data).catch(reportError);
}
