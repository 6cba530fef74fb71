/**
 * Playing a record back: from its decks, shuffles and acts alone the engine makes every line anew, and each must be the
 * same, byte for byte. Whatever the text holds, the answer is a value.
 */
import type { Chance } from '../cards/chance.ts';
import type { Card } from '../cards/card.ts';
import { gameOf } from '../games/registry.ts';
import { fillOptions, optionTrouble } from '../games/options.ts';
import type { GameLine, Line } from '../record/line.ts';
import type { NumberedLine } from '../record/parse.ts';
import { printLine } from '../record/print.ts';
import { type Failure, type Result, failure, success } from '../record/result.ts';
import { Match, type Setup } from './match.ts';

/** Chance that is read from a record: the decks and shuffles to come, in their order. */
class ScriptedChance implements Chance {
  private readonly orders: Uint8Array[] = [];

  expect(order: Uint8Array): void {
    this.orders.push(order);
  }

  forget(): void {
    this.orders.length = 0;
  }

  below(): number {
    return 0;
  }

  /** Where the record holds no order any more, or one of other cards, the pile stays: the lines will then differ. */
  shuffle(cards: Uint8Array, count: number): void {
    const order = this.orders.shift();
    if (order && areSameCards(order, cards.subarray(0, count))) cards.set(order);
  }
}

/** What a record is made from, as its `game` line says. */
function setupOf(line: GameLine, at: number): Result<Setup> {
  const game = gameOf(line.game);
  if (!game) return failure('unknown-game', at, `there is no game "${line.game}" here`);
  const trouble = optionTrouble(game.options, line.options, line.seats);
  if (trouble !== undefined) return failure('bad-setup', at, trouble);
  if (line.players.length !== line.seats)
    return failure('bad-setup', at, `${String(line.seats)} seats, but ${String(line.players.length)} players`);
  const options = fillOptions(game.options, line.options);
  return success({ game, options, seats: line.seats, seed: line.seed ?? '', players: line.players });
}

/** One run of the engine along a record. */
class Rerun {
  private match: Match | undefined;

  constructor(
    private readonly lines: readonly NumberedLine[],
    private readonly setup: Setup,
    private readonly script: ScriptedChance | undefined,
  ) {}

  /** Carries out all inputs of the record and compares every line. */
  run(): Result<Match> {
    for (const [i, numbered] of this.lines.entries()) {
      const trouble = this.reach(i, numbered) ?? this.compare(i, numbered);
      if (trouble) return trouble;
    }
    return this.match ? success(this.match) : failure('empty', 0, 'there is nothing in it');
  }

  /** Makes the engine write line `i`, if it waits for an input to do so. */
  private reach(i: number, { at, line }: NumberedLine): Failure | undefined {
    if (i === 0) {
      this.match = this.begin();
      return undefined;
    }
    const match = this.match;
    if (!match || i < match.lines.length) return undefined;
    if (match.phase === 'over') return failure('wrong-order', at, 'the game is over, but the record goes on');
    return match.phase === 'between' ? this.deal(match, i) : this.act(match, i, at, line);
  }

  /** The first dealer is chance where the options leave it open, so it is read from the first deal. */
  private begin(): Match {
    if (!this.script) return new Match(this.setup);
    const first = this.lines[1]?.line;
    const chosen = this.setup.options['dealer'];
    const dealer = typeof chosen === 'number' || first?.type !== 'deal' ? undefined : first.dealer % this.setup.seats;
    return new Match(this.setup, this.script, dealer);
  }

  private deal(match: Match, i: number): Failure | undefined {
    const numbered = this.lines[i];
    if (numbered?.line.type !== 'deal') return failure('wrong-order', numbered?.at ?? 0, 'a "deal" line is due here');
    if (!isPack(numbered.line.deck, match.rules.pack))
      return failure('bad-deck', numbered.at, 'the deck is not the pack of this game, each card once and open');
    this.readShuffles(match, i);
    match.nextDeal();
    return undefined;
  }

  private act(match: Match, i: number, at: number, line: Line): Failure | undefined {
    if (line.type !== 'act') return failure('wrong-order', at, 'an "act" line is due here');
    const index = match.find(line.seat, line.action);
    if (index === undefined)
      return failure('illegal-act', at, `seat ${String(line.seat)} may not ${JSON.stringify(line.action)} here`);
    this.readShuffles(match, i + 1);
    match.act(index);
    return undefined;
  }

  /** Reads the orders from line `i` on, up to the next input; a deck is read only where the deal is that line itself. */
  private readShuffles(match: Match, i: number): void {
    if (!this.script) return;
    this.script.forget();
    for (let next = i; next < this.lines.length; next += 1) {
      const line = this.lines[next]?.line;
      if (line === undefined || line.type === 'act' || (line.type === 'deal' && next > i)) return;
      const cards = line.type === 'deal' ? line.deck : line.type === 'shuffle' ? line.cards : undefined;
      if (cards) this.script.expect(Uint8Array.from(cards, (card) => numberIn(match.rules.pack, card)));
    }
  }

  private compare(i: number, { at, text, line: found }: NumberedLine): Failure | undefined {
    const line = this.match?.lines[i];
    const expected = line ? printLine(line) : 'the end of the record';
    if (expected === text) return undefined;
    if (line?.type === 'shuffle' && found.type === 'shuffle' && !areSameCards(line.cards, found.cards))
      return failure('bad-deck', at, `these are not the cards that lie in ${line.place}, each once and open`);
    return failure('differs', at, `expected ${expected}, found ${text}`);
  }
}

/** Are these the same cards, each as often, in whatever order? */
function areSameCards<T>(some: Iterable<T>, others: Iterable<T>): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

const numberIn = (pack: readonly Card[], card: string): number => {
  const index = pack.findIndex((one) => one === card);
  return index < 0 ? 255 : index;
};

const isPack = (deck: readonly string[], pack: readonly Card[]): boolean =>
  deck.length === pack.length && pack.every((card) => deck.includes(card));

function open(lines: readonly NumberedLine[]): Result<Setup> {
  const first = lines[0];
  if (!first) return failure('empty', 0, 'there is nothing in it');
  return first.line.type === 'game'
    ? setupOf(first.line, first.at)
    : failure('wrong-order', first.at, 'a record begins with its "game" line');
}

/**
 * Plays a record back with the chance that stands in it, and compares every line. The match that it leads to is
 * returned; it may be unfinished, for the caller to judge.
 */
export function replay(lines: readonly NumberedLine[]): Result<Match> {
  const setup = open(lines);
  return setup.ok ? new Rerun(lines, setup.value, new ScriptedChance()).run() : setup;
}

/** Takes up a game of one's own where its record stops: chance comes from the seed, so it goes on as it would have. */
export function resume(lines: readonly NumberedLine[]): Result<Match> {
  const setup = open(lines);
  return setup.ok ? new Rerun(lines, setup.value, undefined).run() : setup;
}

/** Is the record played to its last line? */
export const isFinished = (match: Match, lines: number): boolean =>
  match.phase === 'over' && lines === match.lines.length;
