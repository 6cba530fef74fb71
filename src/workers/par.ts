/**
 * The worker that computes the par of a deal of the day. Bots play the deal a fixed number of times: the plain player and the
 * beginner alternately in the person's seat, plain players in the others, with different bot chance each time. The plain
 * player alone would mostly repeat one game, and bots that search would take a minute. The same day and game give the same
 * par on every device.
 */
import { LEVELS } from '../bots/levels.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { askSeats } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { type Par, daySeed } from '../statistics/par.ts';
import { type DealOutcome, daySetup, firstDealOf } from './finished-games.ts';
import type { ParRequest, ParMessage } from './protocol.ts';

const PLAYINGS = 16; // half of them by each bot
const PERSON = 0;

/** Plays the first deal of the day to its end; `playing` varies the bots' chance, not the cards. */
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

/** The par of a game's deal of the day; `tell` gets the progress, 0 to 1. */
export function parOf(game: Game, date: string, tell: (done: number) => void, playings = PLAYINGS): Par {
  const outcomes: DealOutcome[] = [];
  for (let playing = 0; playing < playings; playing += 1) {
    outcomes.push(playFirstDeal(game, date, playing));
    tell((playing + 1) / playings);
  }
  const mean = (measure: (outcome: DealOutcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + measure(outcome), 0) / playings;
  return {
    points: mean(({ points }) => points[PERSON] ?? 0),
    wins: mean(({ winners }) => Number(winners.includes(PERSON))),
    playings,
    countsWins: outcomes.every(isOfWins),
    lowWins: outcomes.some(({ lowWins }) => lowWins),
  };
}

/** Does every winner have one point and everybody else none? */
const isOfWins = ({ points, winners }: DealOutcome): boolean =>
  points.every((count, seat) => count === Number(winners.includes(seat)));

async function answer({ game: id, date }: ParRequest): Promise<void> {
  const game = must(await loadGame(id), `game ${id}`);
  const tell = (told: ParMessage): void => {
    postMessage(told);
  };
  tell({ type: 'par', par: parOf(game, date, (done) => tell({ type: 'progress', done })) });
}

/** The page's only message. Failures are reported, so that the page knows that this worker is useless. */
export function receiveDay(event: MessageEvent<ParRequest>): void {
  answer(event.data).catch(reportError);
}
