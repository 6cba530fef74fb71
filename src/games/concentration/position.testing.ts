/**
 * Concentration tables written in card text, for its tests: the grid is laid place after place, turns are given as a seat
 * and the numbers of its two places, lines are told in short words, so that a test reads like the dossier's examples.
 */
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Rules, State, View } from '../contract/contract.ts';
import { deckFrom } from '../kit/laid.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { NO_CHANCE, TableInWords, rulesBy, tell } from '../kit/told.testing.ts';
import { RuleOptions } from './rule-options.ts';
import { game } from './index.ts';

/** What lies where, and at which table. */
export interface Layout {
  readonly options?: Options; // what differs from the defaults
  readonly seats?: number; // 2 if not said
  readonly dealer?: Seat; // 0 if not said
  readonly deal?: number; // 1 if not said
  readonly grid?: string; // place after place; cards that are not named follow in card order
}

/** Of every rank the three highest cards: the grid of the dossier's worked examples. */
export const GRID = 'KS AH QC AS QD KH AD QH KC AC QS KD';
export const SMALL: Options = { ranks: 3 };

export const rulesOf = rulesBy(game);

export const ruleOptionsOf = (options: Options | undefined, seats: number): RuleOptions =>
  new RuleOptions(fillOptions(game.options, options ?? {}, seats), seats);

/** A table of Concentration in some position. */
export class Table extends TableInWords {
  constructor(
    rules: Rules,
    state: State,
    readonly told: readonly string[],
  ) {
    super(rules, state);
  }

  /** Who may flip what, in the order of the list: `1: 0 1 10 11 2`; nothing once the deal is over. */
  legal(): string {
    const [seat, list] = Object.entries(this.lists())[0] ?? [];
    return seat === undefined || list === undefined ? '' : `${seat}: ${list.join(' ')}`;
  }

  /** The acts of the one seat that may do something. */
  listed(): Act[] {
    this.rules.legal(this.state, this.acts);
    return Array.from({ length: this.acts.length }, (_, i) => this.acts.act(i));
  }

  /** `17` for a flip of grid/17, else the type of the action. */
  override words(act: Act): string {
    const { type, place } = this.rules.print(this.state, 0, act);
    return typeof place === 'string' ? place.replace('grid/', '') : type;
  }

  protected override actionOf(word: string): Action {
    return word === 'time-up' ? { type: word } : { type: 'flip', place: `grid/${word}` };
  }

  /** The seat on turn flips the card of this spot; nothing is told. */
  flip(spot: Act): void {
    this.rules.act(this.state, this.rules.onTurn(this.state) ?? 0, spot, NO_CHANCE);
  }

  /** Turns or parts of them in a row, each as `1: 5 0`; all lines told. */
  override row(...turns: string[]): string[] {
    return turns.flatMap((turn) =>
      turn
        .slice(3)
        .split(' ')
        .flatMap((word) => this.act(Number(turn.slice(0, 1)), word)),
    );
  }

  /** The same turns over and over by whoever is on turn, as many as said; the lines told by the last. */
  again(turns: number, ...flips: string[]): string[] {
    let told: string[] = [];
    for (let i = 0; i < turns; i += 1)
      told = this.row(`${String(this.rules.onTurn(this.state))}: ${must(flips[i % flips.length], 'flips')}`);
    return told;
  }

  view(seat: Seat): View {
    return this.rules.see(this.state, seat);
  }
}

/** A deal from this layout. */
export function laidOut({ options, seats = 2, dealer = 0, deal = 1, grid = '' }: Layout): Table {
  const rules = rulesOf(options, seats);
  const state = rules.newState();
  rules.open(state);
  return dealtInto(state, rules, { dealer, deal, grid });
}

/** The next deal at the same table, whose totals last. */
export function dealtInto(
  state: State,
  rules: Rules,
  { dealer, deal, grid }: { dealer: Seat; deal: number; grid: string },
): Table {
  const told: string[] = [];
  const start = { deal, dealer, deck: deckFrom(grid, rules.pack) };
  rules.deal(state, start, NO_CHANCE, (line) => told.push(tell(line)));
  return new Table(rules, state, told);
}

/** The table of the worked examples: two seats, dealer 0, twelve cards. */
export const example = (layout: Layout = {}): Table =>
  laidOut({ grid: GRID, ...layout, options: { ...SMALL, ...layout.options } });
