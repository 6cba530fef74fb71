/** Undo: the same game again, up to the last choice of a seat. */
import type { Seat } from '../cards/card.ts';
import { SeededChance } from '../cards/chance.ts';
import type { ActLine, Line } from '../record/line.ts';
import { Match, type GameSetup } from './match.ts';
import { Orders, RecordedChance } from './orders.ts';

/**
 * Index in the lines of the last choice of `seat`; undefined if it has made none. Acts off turn (such as a call) and forced
 * acts do not count: they are taken back together with the choice before them, if there is one.
 */
export function lastChoiceOf(match: Match, seat: Seat): number | undefined {
  const { lines } = match;
  const { offTurn } = match.setup.game.secrecy;
  let last: number | undefined;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i];
    if (line?.type !== 'act' || line.seat !== seat || offTurn.includes(line.action.type)) continue;
    if (!isForced(lines[i - 1], seat)) return i;
    last ??= i;
  }
  return last;
}

/** Whether a `turn` line leaves a seat only one act. */
const isForced = (line: Line | undefined, seat: Seat): boolean =>
  line?.type === 'turn' && line.legal[String(seat)]?.length === 1;

/** The game as it was before line `end`, rebuilt from its chance and its acts, with other player names. */
export const rewind = (match: Match, end: number, players = match.setup.players, before?: BeforeAct): Match =>
  again({ ...match.setup, players }, match.lines.slice(0, end), before);

/** Called before each act with the number of its line. */
type BeforeAct = (again: Match, at: number) => void;

/** A game rebuilt from lines of the engine; after them, chance comes from the seed. */
export function again(setup: GameSetup, lines: readonly Line[], before: BeforeAct = () => undefined): Match {
  const { pack } = setup.game.table(setup.options, setup.seats);
  const match = new Match(setup, new RecordedChance(Orders.of(lines, pack), new SeededChance(setup.seed)));
  for (const [at, line] of lines.entries()) {
    if (line.type === 'deal' && match.phase === 'between') match.nextDeal();
    else if (line.type === 'act') {
      before(match, at);
      repeat(match, line);
    }
  }
  return match;
}

function repeat(match: Match, line: ActLine): void {
  const index = match.find(line.seat, line.action);
  if (index === undefined) throw new Error(`match: cannot repeat ${JSON.stringify(line)}`);
  match.act(index);
}
