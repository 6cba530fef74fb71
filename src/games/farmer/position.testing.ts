/**
 * Farmer tables written in card text, for its tests: hands as the dossier writes them, the face-down card first. The deck is
 * made so that they come about; lines are told in short words, so that a test reads like the dossier's worked examples.
 */
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Options } from '../../record/line.ts';
import type { Rules, State, View } from '../contract/contract.ts';
import { deckFrom, wordsIn } from '../kit/laid.testing.ts';
import { NO_CHANCE, TableInWords, rulesBy, tell } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { FARM, PURSE } from './state.ts';

/** Who holds what in the end, at which table. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly farmer?: Seat; // 0 if not said
  readonly farm?: number; // chips in it once the antes are paid; only these if not said
  readonly purses?: readonly number[]; // by seat, once the antes are paid
  readonly deal?: number; // 1 if not said
}

export const rulesOf = rulesBy(game);

/** A table of Farmer in some position. */
export class Table extends TableInWords {
  constructor(
    rules: Rules,
    state: State,
    readonly told: readonly string[] = [],
  ) {
    super(rules, state);
  }

  /** Who may do what: `1: hit stay`; nothing once the deal is over. */
  legal(): string {
    const [seat, list] = Object.entries(this.lists())[0] ?? [];
    return seat === undefined || list === undefined ? '' : `${seat}: ${list.join(' ')}`;
  }

  /** The next deal at this table, with this deck. */
  dealt(setup: { deal: number; farmer: Seat; deck: string }): Table {
    const told: string[] = [];
    const start = { deal: setup.deal, dealer: setup.farmer, deck: deckFrom(setup.deck, this.rules.pack) };
    this.rules.deal(this.state, start, NO_CHANCE, (line) => told.push(tell(line)));
    return new Table(this.rules, this.state, told);
  }

  get farm(): number {
    return this.state[FARM];
  }

  get purses(): readonly number[] {
    return this.rules.standing(this.state).totals;
  }

  view(seat: Seat): View {
    return this.rules.see(this.state, seat);
  }
}

/** A table before its first deal, and what was told by then. */
export function opened(options: Options | undefined, seats: number): Table & { readonly opening: string } {
  const rules = rulesOf(options, seats);
  const [state, told] = [rules.newState(), new Array<string>()];
  const { deal, dealer } = rules.open(state, (line) => told.push(tell(line)));
  const opening = `deal ${String(deal)} dealer ${String(dealer)}`;
  return Object.assign(new Table(rules, state, told), { opening });
}

/** The start of a deal in which these hands will come about if each seat draws all its cards and stays. */
export function begun({ options, hands, farmer = 0, deal = 1, ...chips }: Position): Table {
  const seats = hands.length;
  const order = hands.map((_, i) => wordsIn(must(hands[(farmer + 1 + i) % seats], 'hand')));
  const deck = [...order.map((hand) => hand[0]), ...order.flatMap((hand) => hand.slice(1))].join(' ');
  const table = opened({ ...options, firstFarmer: farmer }, seats).dealt({ deal, farmer, deck });
  if (chips.farm !== undefined) table.state[FARM] = chips.farm;
  for (const [seat, purse] of (chips.purses ?? []).entries()) table.state[PURSE + seat] = purse;
  return table;
}

/** These hands have been drawn, up to the farmer's stay; `told` has the lines that it led to, without its own note. */
export function ended(position: Position): Table {
  const table = begun(position);
  const seats = position.hands.length;
  let told: string[] = [];
  for (let i = 0; i < seats; i += 1) {
    const seat = ((position.farmer ?? 0) + 1 + i) % seats;
    const cards = wordsIn(must(position.hands[seat], 'hand')).length;
    for (let hit = 1; hit < cards; hit += 1) table.act(seat, 'hit');
    told = table.act(seat, 'stay');
  }
  return new Table(table.rules, table.state, told.slice(1));
}

/** Only the chips that went and the end of the deal, in short: what a worked example says of it. */
export const payments = ({ told }: Table): string[] =>
  told
    .filter((line) => !line.startsWith('show') && !line.startsWith('game-end'))
    .map((line) => line.replace(/ totals .*$/, ''));
