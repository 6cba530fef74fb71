/** Asking the seats without a clock: first those not on turn, clockwise from it, then the seat on turn [record, rule 2]. */
import type { Seat } from '../cards/card.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Question } from '../games/contract/contract.ts';
import type { Match } from './match.ts';

/** Answers a question for a seat: index into its acts, or undefined to let the chance pass. */
export type Chooser = (seat: Seat, question: Question) => number | undefined;

/** The question to a bot at this seat. */
export function questionFor(match: Match, seat: Seat): Question {
  return {
    view: match.rules.see(match.state, seat),
    acts: match.indicesOf(seat).map((i) => match.acts.act(i)),
    mayPass: match.mayPass(seat),
    seed: hashText(`${String(match.botsSeed)}/seat-${String(seat)}/${String(match.lines.length)}`),
  };
}

/** Asks seat after seat; index in `match.acts` of the first act that one of them chose. @throws if nobody acts. */
export function askSeats(match: Match, choose: Chooser): number {
  for (const seat of match.asked()) {
    const chosen = choose(seat, questionFor(match, seat));
    if (chosen !== undefined) return must(match.indicesOf(seat)[chosen], `choice of seat ${String(seat)}`);
  }
  throw new Error('match: nobody acted, also not the seat on turn');
}
