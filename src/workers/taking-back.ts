/** Which choice a person may take back, and who must agree. */
import type { Seat } from '../cards/card.ts';
import type { Match } from '../match/match.ts';
import { lastChoiceOf } from '../match/undo.ts';
import { type SeatHolder, isBot } from '../record/holder.ts';

/**
 * The line to which a seat may go back; undefined if it may not. People at one device can agree. With others elsewhere a table must ask
 * for that (`asks`), and only until all have seen the cards.
 */
export function undoTo(
  match: Match,
  holders: readonly SeatHolder[],
  seat: Seat | undefined,
  asks: boolean,
): number | undefined {
  const mayAsk = asks ? match.phase === 'deal' : holders.every(({ by }) => by !== 'remote');
  return seat === undefined || !mayAsk ? undefined : lastChoiceOf(match, seat);
}

/** The other people that have acted since a line, as far as everybody knows. */
export function actedSince(match: Match, holders: readonly SeatHolder[], end: number, seat: Seat): readonly Seat[] {
  const { hiddenActs = [] } = match.setup.game.secrecy;
  const acted = match.lines
    .slice(end)
    .flatMap((line) => (line.type === 'act' && !hiddenActs.includes(line.action.type) ? [line.seat] : []));
  return holders.flatMap((holder, other) => (!isBot(holder) && other !== seat && acted.includes(other) ? [other] : []));
}
