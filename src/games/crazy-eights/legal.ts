/** What the seat on turn may do at a Crazy Eights table. Nobody else ever may do anything. */
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { hasSpot } from '../../cards/spot-sets.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import type { Stock } from '../kit/stock.ts';
import { DEBT, NEED, OWN, TURN, writeOwnList } from '../kit/matching/state.ts';
import { DRAW, PASS, PLAY } from './acts.ts';
import { FITS, type RuleOptions, TWOS } from './rule-options.ts';
import {
  JOKER_BITS,
  JOKER_SHIFT,
  JOKER_SPOTS,
  LAST_EIGHT,
  MAY_DRAW,
  MAY_PASS,
  SECOND,
  SLOTS,
  drawsOf,
  isSingle,
  setOf,
} from './state.ts';

export class LegalActs {
  constructor(
    private readonly options: RuleOptions,
    private readonly stock: Stock,
  ) {}

  /**
   * Finds the list of the seat on turn and writes it into the state: the one place that decides what a seat may do.
   * `list` and `allows` only read what it found.
   */
  find(state: State): void {
    const hand = setOf(state[TURN]);
    const faces0 = at(state, hand) | at(state, hand + SECOND);
    const faces1 = at(state, hand + 1) | at(state, hand + SECOND + 1);
    if (state[DEBT] !== 0) {
      writeOwnList(state, faces0 & TWOS[0], faces1 & TWOS[1], MAY_DRAW); // [CE-P9]
      return;
    }
    const need = state[NEED];
    const plays0 = faces0 & at(FITS[0], need); // [CE-P1]
    const plays1 = faces1 & at(FITS[1], need);
    const jokers = faces0 & JOKER_BITS;
    const other = this.without(state, plays0 | plays1 | jokers) | (jokers === 0 ? 0 : jokerListed(jokers));
    if (((plays0 | plays1) & SLOTS.naming) === 0) writeOwnList(state, plays0, plays1, other);
    else if (isSingle(state, state[TURN])) writeOwnList(state, plays0, plays1, other | LAST_EIGHT); // [CE-P2]
    else writeOwnList(state, SLOTS.spread(plays0), SLOTS.spread(plays1), other);
  }

  /** What may be done besides the plays, none of which is there if `plays` is 0: MAY_DRAW, MAY_PASS or nothing. */
  private without(state: State, plays: number): number {
    const { options } = this;
    if (drawsOf(state) < options.mostDraws && this.stock.hasMore(state))
      // [CE-P6]
      return plays === 0 || options.mayDraw ? MAY_DRAW : 0; // [CE-P5]
    return plays === 0 || (options.mayStop && drawsOf(state) > 0) ? MAY_PASS : 0; // [CE-P7]
  }

  /** Fills `out` with the acts of the seat on turn, in the order of a `turn` line. */
  list(state: State, out: Acts): void {
    out.clear();
    const seat = state[TURN];
    const other = at(state, OWN + 2);
    if ((other & MAY_DRAW) !== 0) out.add(seat, DRAW);
    else if ((other & MAY_PASS) !== 0) out.add(seat, PASS);
    if ((other & LAST_EIGHT) !== 0) out.add(seat, this.lastEight(state));
    else if (this.options.shift === 0) {
      out.addEach(seat, PLAY, at(state, OWN));
      out.addEach(seat, PLAY + 32, at(state, OWN + 1));
    } else this.listCopies(state, seat, out);
    if (other >>> JOKER_SHIFT !== 0) out.add(seat, this.options.plays.joker + (other >>> JOKER_SHIFT) - 1);
  }

  /** With two packs: of two copies of a face the first. */
  private listCopies(state: State, seat: Seat, out: Acts): void {
    for (let word = 0; word < 2; word += 1)
      for (let rest = at(state, OWN + word); rest !== 0; rest &= rest - 1) {
        const slot = 32 * word + lowestBit(rest);
        out.add(seat, PLAY + 2 * slot + copyOf(state, seat, slot));
      }
  }

  /** Playing the eight that is the whole hand. */
  private lastEight(state: State): Act {
    const [first, second] = [at(state, OWN), at(state, OWN + 1)];
    const slot = first !== 0 ? lowestBit(first) : 32 + lowestBit(second);
    return this.options.plays.lastEight + ((slot >> 4) << this.options.shift) + copyOf(state, state[TURN], slot);
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (seat !== state[TURN]) return false;
    const other = at(state, OWN + 2);
    if (act < PLAY) return act === DRAW ? (other & MAY_DRAW) !== 0 : act === PASS && (other & MAY_PASS) !== 0;
    const { plays, shift } = this.options;
    if (act >= plays.joker) return other >>> JOKER_SHIFT === act - plays.joker + 1;
    if ((other & LAST_EIGHT) !== 0) return act === this.lastEight(state);
    if (act >= plays.lastEight) return false;
    const slot = (act - PLAY) >> shift;
    if ((at(state, OWN + (slot >> 5)) & (1 << slot)) === 0) return false;
    return shift === 0 || ((act - PLAY) & 1) === copyOf(state, seat, slot);
  }
}

/** The lowest of these jokers as OWN has it. */
const jokerListed = (jokers: number): number => (JOKER_SPOTS.indexOf(lowestBit(jokers)) + 1) << JOKER_SHIFT;

/** 0 if the seat holds the first copy of the face at this slot; else 1: it holds the second. */
function copyOf(state: State, seat: Seat, slot: number): 0 | 1 {
  const spot = byteAt(SLOTS.slotOf, byteAt(SLOTS.faceOf, slot));
  return hasSpot(state, setOf(seat), spot) ? 0 : 1;
}
