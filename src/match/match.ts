/**
 * A running game: seats, whose choice it is, the record so far. It has no clock and no screen; its owner asks the seats and
 * passes their choices in.
 */
import { type Chance, SeededChance, seedBeside } from '../cards/chance.ts';
import type { Seat } from '../cards/card.ts';
import { Acts, type Game, type Rules, type State } from '../games/contract/contract.ts';
import { FORMAT, type Action, type GameLine, type Legal, type Line, type Options } from '../record/line.ts';

/** Everything that defines a game; with the acts it gives the same record anywhere. */
export interface GameSetup {
  readonly game: Game;
  readonly options: Options; // every option, in the dossier's order
  readonly seats: number;
  readonly seed: string;
  readonly players: readonly string[]; // who plays each seat
}

/** `deal`: a choice is due; `between`: the deal is over and another will follow; `over`: the game has ended. */
export type Phase = 'deal' | 'between' | 'over';

/** A game from its first line to its last: it deals, lists what may be done, carries it out and writes the record. */
export class Match {
  readonly rules: Rules;
  readonly lines: Line[] = [];
  readonly acts = new Acts(); // what may be done now
  readonly state: State;
  phase: Phase = 'between';
  private nextNumber: number; // of the next deal
  private dealer: Seat;
  private ownBotsSeed: number | undefined;

  /**
   * Writes the `game` line and what the rules do before the first deal; `nextDeal` then deals. For a replay, `chance` replaces
   * the seed's, and `dealer` is the first dealer if the rules leave it to chance.
   */
  constructor(
    readonly setup: GameSetup,
    private readonly chance: Chance = new SeededChance(setup.seed),
    dealer?: Seat,
  ) {
    this.rules = setup.game.table(setup.options, setup.seats);
    this.state = this.rules.newState();
    this.lines.push(gameLine(setup));
    const opening = this.rules.open(this.state, this.write);
    this.nextNumber = opening.deal;
    this.dealer = opening.dealer ?? dealer ?? this.chance.below(setup.seats);
  }

  /** The seed of the bots' choices, which tells nothing of the game's seed, and so of its decks. */
  get botsSeed(): number {
    return (this.ownBotsSeed ??= seedBeside(this.setup.seed, 'bots'));
  }

  /** Shuffles and deals; after an opening deal, in which nobody chooses, the first one too. @throws if none is due. */
  nextDeal(): void {
    if (this.phase !== 'between') throw new Error(`match: no deal is due in phase ${this.phase}`);
    if (this.nextNumber === 0) {
      this.deal();
      this.dealer = this.rules.standing(this.state).nextDealer;
    }
    this.deal();
    this.phase = 'deal';
    this.goOn();
  }

  private deal(): void {
    const deck = Uint8Array.from(this.rules.pack, (_, card) => card);
    this.chance.shuffle(deck, deck.length);
    const deal = this.nextNumber;
    this.nextNumber += 1;
    const cards = Array.from(deck, (card) => this.rules.pack[card] ?? '??');
    this.write({ type: 'deal', deal, dealer: this.dealer, deck: cards });
    this.rules.deal(this.state, { deal, dealer: this.dealer, deck }, this.chance, this.write);
  }

  /** A copy of the game as it is, with a chance of its own. */
  fork(chance: Chance): Match {
    const twin = new Match(this.setup, chance, this.dealer);
    this.rules.copy(this.state, twin.state);
    twin.lines.splice(0, twin.lines.length, ...this.lines);
    twin.phase = this.phase;
    twin.nextNumber = this.nextNumber;
    twin.dealer = this.dealer;
    this.rules.legal(twin.state, twin.acts);
    return twin;
  }

  /** Makes a legal act, by its index in `acts`. @throws if there is no such act. */
  act(index: number): void {
    if (index < 0 || index >= this.acts.length) throw new Error(`match: no act ${String(index)} is listed`);
    const seat = this.acts.seat(index);
    const act = this.acts.act(index);
    this.write({ type: 'act', seat, action: this.rules.print(this.state, seat, act) });
    this.rules.act(this.state, seat, act, this.chance, this.write);
    this.goOn();
  }

  /** Index in `acts` of an action from outside; undefined if that seat may not do it now. */
  find(seat: Seat, action: Action): number | undefined {
    const act = this.rules.parse(this.state, seat, action);
    if (act === undefined) return undefined;
    for (let i = 0; i < this.acts.length; i += 1) if (this.acts.seat(i) === seat && this.acts.act(i) === act) return i;
    return undefined;
  }

  /** Indices in `acts` of what a seat may do now, ascending. */
  indicesOf(seat: Seat): number[] {
    const indices: number[] = [];
    for (let i = 0; i < this.acts.length; i += 1) if (this.acts.seat(i) === seat) indices.push(i);
    return indices;
  }

  /** The seats that have something to do, in the order in which a table without a clock asks them [record, rule 2]. */
  asked(): Seat[] {
    const last = this.rules.askedLast(this.state);
    const seats = Array.from({ length: this.setup.seats }, (_, i) => (last + 1 + i) % this.setup.seats);
    return seats.filter((seat) => this.indicesOf(seat).length > 0);
  }

  /** May the seat let its chance pass? Only if somebody else is on turn. */
  mayPass(seat: Seat): boolean {
    const turn = this.rules.onTurn(this.state);
    return turn !== undefined && turn !== seat;
  }

  private readonly write = (line: Line): void => {
    this.lines.push(line);
  };

  private goOn(): void {
    this.rules.legal(this.state, this.acts);
    const standing = this.rules.standing(this.state);
    if (!standing.dealOver) {
      this.write({ type: 'turn', legal: this.legal() });
      return;
    }
    this.dealer = standing.nextDealer;
    this.phase = standing.over ? 'over' : 'between';
    if (standing.over) this.write({ type: 'game-end', ...standing.over, totals: standing.totals });
  }

  private legal(): Legal {
    const legal: Record<string, Action[]> = {};
    for (let i = 0; i < this.acts.length; i += 1) {
      const seat = this.acts.seat(i);
      const list = (legal[String(seat)] ??= []);
      list.push(this.rules.print(this.state, seat, this.acts.act(i)));
    }
    return legal;
  }
}

function gameLine(setup: GameSetup): GameLine {
  const { game, seats, options, seed, players } = setup;
  return { type: 'game', format: FORMAT, game: game.id, seats, options, seed, players };
}
