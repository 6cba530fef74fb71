/**
 * How Fan Tan is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts. It looks at its own hand, the rows and sizes of hands; views and states have these in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, State } from '../contract/contract.ts';
import { GreedyBrain } from '../kit/greedy-brain.ts';
import { PASS, PLAY } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  BEFORE,
  END_OF,
  HAND,
  HIGH_END,
  HIGH_ROW,
  LOW_ROW,
  RANK_OF,
  SEVENS,
  SUIT_OF,
  SUIT_SIZE,
  holds,
  isSeven,
  purseOf,
} from './state.ts';
import { sizeKnown } from './view.ts';

const ROW_SIZE = 6;
/** What it costs to open a card to others while one of them holds a single card [Strategy 6]. */
const LETS_OUT = 10;
/** So little must everything be worth that it could play before a seat passes falsely [Strategy 8]. */
const WORTH_A_FINE = -3;
/**
 * The most seats at which a false pass pays, by 30,000 deals a number of seats against honest and dishonest players: the
 * fewer others there are, the sooner the row that waits is the one that they need.
 */
const SEATS_TO_CHEAT = { always: 3, withPassFee: 4 };

export class FanTanBrain extends GreedyBrain {
  /** With 0.02 the master had −0.44 [−1.12, 0.25] against the thinker, of 60 cuts with four seats; so it is level. */
  readonly playoutBias = 0.06;
  private readonly cheats: boolean;
  private readonly stakes: number; // chips: about what a winner gains

  constructor(private readonly options: RuleOptions) {
    super();
    const { seats, honour, ante, passFee, cardFee } = options;
    this.cheats = honour && seats <= (passFee > 0 ? SEATS_TO_CHEAT.withPassFee : SEATS_TO_CHEAT.always);
    this.stakes = Math.max(1, seats * (ante + 5 * passFee + 4 * cardFee));
  }

  /** What the deal brought, half of it around 0.5: chips count, not who is out first. */
  value(state: State, out: Float64Array): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const gain = purseOf(state, seat) - at(state, BEFORE + seat);
      out[seat] = Math.min(1, Math.max(0, 0.5 + gain / (2 * this.stakes)));
    }
  }

  /** How much the seat on turn likes an act; only comparisons mean something. */
  protected worth(array: StateArray, seat: Seat, act: Act): number {
    if (act === PASS) return this.cheats && !holdsSeven(array, seat) ? WORTH_A_FINE : -Infinity;
    const card = act - PLAY;
    const suit = SUIT_SIZE * byteAt(SUIT_OF, card);
    if (isSeven(card))
      return this.wayWorth(array, seat, suit, LOW_ROW, 0) + this.wayWorth(array, seat, suit, HIGH_ROW, 0);
    const row = byteAt(END_OF, card) < HIGH_END ? LOW_ROW : HIGH_ROW;
    return this.wayWorth(array, seat, suit, row, row.indexOf(byteAt(RANK_OF, card)) + 1);
  }

  /**
   * How good it is to open the cards of a row from index `next` on. Own cards far out need it most, the more the longer
   * the way [Strategy 1, 3, 4]; where one has none, it only helps others [Strategy 2]; and where the row is complete
   * neither: such a safe move waits until nothing better is left [Strategy 5].
   */
  private wayWorth(array: StateArray, seat: Seat, suit: number, row: readonly number[], next: number): number {
    if (next === ROW_SIZE) return 0;
    let worth = 0;
    let own = 0;
    for (let i = next; i < ROW_SIZE; i += 1) {
      if (!holds(array, seat, suit + (row[i] ?? 0))) continue;
      worth += i + (i - next);
      own += 1;
    }
    if (own === 0) worth = next - ROW_SIZE - 1;
    return !holds(array, seat, suit + (row[next] ?? 0)) && this.isLast(array, seat) ? worth - LETS_OUT : worth;
  }

  /** Does somebody else hold a single card? */
  private isLast(array: StateArray, seat: Seat): boolean {
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat && sizeKnown(array, other) === 1) return true;
    return false;
  }
}

const holdsSeven = (array: StateArray, seat: Seat): boolean =>
  ((at(array, HAND + 2 * seat) | at(array, HAND + 2 * seat + 1)) & SEVENS) !== 0;
