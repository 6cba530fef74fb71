/**
 * Replays a record: from its decks, shuffles and acts the engine writes every line again, and each must be the same, byte for
 * byte. Never throws, whatever the text contains.
 */
import { SeededChance } from '../cards/chance.ts';
import type { Card, Seat } from '../cards/card.ts';
import { gameOf } from '../games/registry/engine/known.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import type { Line } from '../record/line.ts';
import type { NumberedLine } from '../record/parse.ts';
import { printLine } from '../record/print.ts';
import { type Failure, type Result, failure, success } from '../record/result.ts';
import { Ahead } from './ahead.ts';
import { Match, type GameSetup } from './match.ts';
import { type OrderSource, RecordedChance, areSameCards } from './orders.ts';

const VIEW = 'this is the view of a seat: only full records can be replayed';

/** The setup of a record, from its `game` line. */
function setupOf({ at, line }: NumberedLine): Result<GameSetup> {
  if (line.type !== 'game') return failure('wrong-order', at, 'a record begins with its "game" line');
  if (line.seed === undefined) return failure('bad-setup', at, VIEW);
  const game = gameOf(line.game);
  if (!game) return failure('unknown-game', at, `there is no game "${line.game}" here`);
  const trouble = optionTrouble(game.options, line.options, line.seats);
  if (trouble !== undefined) return failure('bad-setup', at, trouble);
  if (line.players.length !== line.seats)
    return failure('bad-setup', at, `${String(line.seats)} seats, but ${String(line.players.length)} players`);
  const options = fillOptions(game.options, line.options, line.seats);
  return success({ game, options, seats: line.seats, seed: line.seed, players: line.players });
}

/** Checks a match before the act of line `at`, an index in `match.acts`; an error ends the run. */
export type LineCheck = (match: Match, index: number, at: number) => Failure | undefined;

/** How the engine follows a record. */
interface ReplayMode {
  readonly after?: 'seed'; // source of decks and shuffles that are not in the record
  readonly keeps: 'all' | 'nothing'; // of the lines that were compared
  readonly look?: LineCheck | undefined;
}

/** Maximum number of lines between the `game` line and the first deal: every seat buys in. */
const MOST_BEFORE_DEAL = 16;

/** Maximum number of lines between the shuffle of a pile and its line: limits the look ahead. */
const MOST_BEFORE_SHUFFLE = 8;

/**
 * One run of the engine along a record. It reads the record only as far as the engine has come, so that the first error is
 * the one reported, and a record of any length needs memory for a few lines.
 */
class Rerun implements OrderSource {
  private readonly ahead: Ahead<Result<NumberedLine>>;
  private trouble: Failure | undefined;
  private match: Match | undefined;
  private compared = 0; // number of compared lines in the match
  private orderAt = 0; // number of the line that held the last order taken
  dealer: Seat | undefined; // of the first deal in the record
  lastAt = 0; // number of the last line compared

  constructor(
    lines: Iterable<Result<NumberedLine>>,
    private readonly mode: ReplayMode,
  ) {
    this.ahead = new Ahead(lines);
  }

  /** Carries out all inputs of the record and compares every line. */
  run(): Result<Match> {
    const match = this.begin();
    if (!match.ok) return match;
    this.match = match.value;
    this.trouble = this.compareSaid();
    for (let next = this.ahead.peek(); next && !this.trouble; next = this.ahead.peek())
      this.trouble = next.ok ? (this.input(match.value, next.value) ?? this.trouble ?? this.compareSaid()) : next;
    return this.trouble ?? match;
  }

  /** Have both the game and the record ended? */
  isFinished(): boolean {
    return this.match?.phase === 'over' && this.compared === this.match.lines.length;
  }

  /** The first dealer is chance if the options leave it open, so it is read from the first deal. */
  private begin(): Result<Match> {
    const first = this.ahead.peek();
    if (!first) return failure('empty', 0, 'there is nothing in it');
    const setup = first.ok ? setupOf(first.value) : first;
    if (!setup.ok) return setup;
    const after = this.mode.after === 'seed' ? new SeededChance(setup.value.seed) : undefined;
    this.dealer = this.dealerAhead(setup.value.seats);
    return success(new Match(setup.value, new RecordedChance(this, after)));
  }

  private dealerAhead(seats: number): Seat | undefined {
    for (let i = 1; i <= MOST_BEFORE_DEAL; i += 1) {
      const next = this.ahead.peek(i);
      if (!next?.ok) return undefined;
      const { line } = next.value;
      if (line.type === 'deal') return line.dealer % seats;
      if (line.type !== 'chips') return undefined;
    }
    return undefined;
  }

  /** Gives the engine the next input. */
  private input(match: Match, { at, line }: NumberedLine): Failure | undefined {
    if (match.phase === 'over') return failure('wrong-order', at, 'the game is over, but the record goes on');
    return match.phase === 'between' ? this.deal(match, at, line) : this.act(match, at, line);
  }

  private deal(match: Match, at: number, line: Line): Failure | undefined {
    if (line.type !== 'deal') return failure('wrong-order', at, 'a "deal" line is due here');
    if (!isPack(line.deck, match.rules.pack))
      return failure('bad-deck', at, 'the deck is not the pack of this game, each card once and open');
    match.nextDeal();
    return undefined;
  }

  private act(match: Match, at: number, line: Line): Failure | undefined {
    if (line.type !== 'act') return failure('wrong-order', at, 'an "act" line is due here');
    const index = match.find(line.seat, line.action);
    if (index === undefined)
      return failure('illegal-act', at, `seat ${String(line.seat)} may not ${JSON.stringify(line.action)} here`);
    const trouble = this.mode.look?.(match, index, at);
    if (!trouble) match.act(index);
    return trouble;
  }

  /** Compares the lines of the engine so far with the record. */
  private compareSaid(): Failure | undefined {
    const lines = this.match?.lines ?? [];
    for (; this.compared < lines.length; this.compared += 1) {
      const found = this.ahead.take();
      if (!found) return undefined;
      const trouble = found.ok ? differenceOf(lines[this.compared], found.value) : found;
      if (trouble) return trouble;
      if (found.ok) this.lastAt = found.value.at;
    }
    if (this.mode.keeps === 'nothing') this.compared = lines.length = 0;
    return undefined;
  }

  /** If the record has an order of other cards the pile stays as it is: the lines will differ. */
  next(): readonly number[] | undefined {
    this.trouble ??= this.compareSaid();
    const order = this.trouble ? undefined : this.takeOrder();
    const pack = this.match?.rules.pack ?? [];
    return order?.map((card) => numberIn(pack, card));
  }

  /** The next order in the record, before the next input: a deck only if the next line is that deal. */
  private takeOrder(): readonly string[] | undefined {
    for (let i = 0; i <= MOST_BEFORE_SHUFFLE; i += 1) {
      const next = this.ahead.peek(i);
      if (!next?.ok) return undefined;
      const { at, line } = next.value;
      if (line.type === 'act' || (line.type === 'deal' && i > 0)) return undefined;
      if ((line.type !== 'deal' && line.type !== 'shuffle') || at <= this.orderAt) continue;
      this.orderAt = at;
      return line.type === 'deal' ? line.deck : line.cards;
    }
    return undefined;
  }
}

/** The difference between a line and that of the engine. */
function differenceOf(line: Line | undefined, { at, text, line: found }: NumberedLine): Failure | undefined {
  const expected = line ? printLine(line) : 'the end of the record';
  if (expected === text) return undefined;
  if (line?.type === 'shuffle' && found.type === 'shuffle' && !areSameCards(line.cards, found.cards))
    return failure('bad-deck', at, `these are not the cards that lie in ${line.place}, each once and open`);
  return failure('differs', at, `expected ${expected}, found ${text}`);
}

const numberIn = (pack: readonly Card[], card: string): number => {
  const index = pack.findIndex((one) => one === card);
  return index < 0 ? 255 : index;
};

const isPack = (deck: readonly string[], pack: readonly Card[]): boolean =>
  deck.length === pack.length && pack.every((card) => deck.includes(card));

/**
 * Replays a record with its own chance and compares every line. Returns the match, which may be unfinished.
 */
export const replay = (lines: readonly NumberedLine[]): Result<Match> =>
  new Rerun(lines.map(success), { keeps: 'all' }).run();

/** Resumes a saved game at the end of its record; from there chance is the seed's, as if it had never stopped. */
export const resume = (lines: readonly NumberedLine[]): Result<Match> =>
  new Rerun(lines.map(success), { after: 'seed', keeps: 'all' }).run();

/**
 * Whether a game is played to its end as the engine writes it, and the number of its last line. Lines are taken one by one,
 * up to the first that is wrong, and none is kept but for `look`, which may count them.
 */
export function judge(lines: Iterable<Result<NumberedLine>>, look?: LineCheck): Result<{ readonly lines: number }> {
  const rerun = new Rerun(lines, { keeps: look ? 'all' : 'nothing', look });
  const played = rerun.run();
  if (!played.ok) return played;
  if (rerun.isFinished()) return success({ lines: rerun.lastAt });
  return failure('unfinished', rerun.lastAt + 1, 'the record stops before its game is over');
}
