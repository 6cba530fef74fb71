/** What each action does: laying a card and passing [FT-P2, FT-P3]. */
import { putIn, takeOut } from '../../cards/card-set.ts';
import { must } from '../../cards/must.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { at, byteAt, setPackedByte } from '../../cards/state-array.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { PASS, PLAY } from './acts.ts';
import { chips } from './chips.ts';
import { Honour, countAnew, countPass } from './honour.ts';
import type { RuleOptions } from './rule-options.ts';
import { allows, mustPlay } from './legal.ts';
import { winDeal } from './score.ts';
import {
  CANNOT,
  CARDS,
  END_OF,
  HAND,
  HIGH_END,
  NEXT_0,
  NEXT_1,
  OPEN,
  PASSED,
  POT,
  PURSE,
  SEVENS,
  SUIT_OF,
  TABLE,
  TURN,
  endsMovedBy,
  isBare,
  isOut,
  isSeven,
} from './state.ts';

const ALL_ENDS = 0xff;
/** By card that is laid: which facts about who cannot hold a due card stay true. Those about its own end do not. */
const STILL_KNOWN = Int32Array.from({ length: CARDS }, (_, card) => ~(endsMovedBy(card) * 0x01010101));

export class ActHandler {
  private readonly honour: Honour;

  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
    private readonly names: ActNames,
  ) {
    this.honour = new Honour(options, writer);
  }

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (!allows(state, seat, act, this.options)) refuse('fan-tan', seat, this.names.print(act), 'FT-P2');
    this.carryOut(state, seat, act, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (act === PASS) this.pass(state, seat, write);
    else this.play(state, seat, act - PLAY, write);
  }

  /** [FT-P2] A pass that cannot be a false one shows that the seat holds none of the cards that are due. */
  private pass(state: State, seat: Seat, write?: WriteLine): void {
    chips.pay(state, PURSE + seat, POT, this.options.passFee, 'pass', write);
    if (!this.options.honour || mustPlay(state, this.options)) setPackedByte(state, CANNOT, seat, ALL_ENDS);
    if (this.options.honour) countPass(state, seat);
    state[PASSED] = state[PASSED] + 1;
    state[TURN] = this.options.left(seat);
  }

  /** The card goes to its row, false passes come out, and the deal ends or the left acts [FT-P3, FT-H3, FT-E1]. */
  private play(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (write) this.writer.move(write, [card], { from: hand(seat), to: placeFor(card), why: 'play' });
    this.layDown(state, seat, card);
    if (this.options.honour) {
      this.honour.played(state, seat, card, write);
      countAnew(state, card, this.options);
    }
    state[PASSED] = 0;
    if (isOut(state, seat)) winDeal(state, seat, this.options, this.honour, this.writer, write);
    else state[TURN] = this.options.left(seat);
  }

  private layDown(state: State, seat: Seat, card: number): void {
    if (this.options.firstCard !== undefined && isBare(state)) putInSevens(state); // the first card lies: all other 7s are due [FT-P1]
    takeOut(state, HAND + 2 * seat, card);
    putIn(state, TABLE, card);
    takeOut(state, OPEN, card);
    state[OPEN] = state[OPEN] | at(NEXT_0, card);
    state[OPEN + 1] = at(state, OPEN + 1) | at(NEXT_1, card);
    state[CANNOT] = state[CANNOT] & at(STILL_KNOWN, card);
    state[CANNOT + 1] = at(state, CANNOT + 1) & at(STILL_KNOWN, card);
  }
}

function putInSevens(state: State): void {
  state[OPEN] = SEVENS;
  state[OPEN + 1] = SEVENS;
}

/** [FT-P3] */
function placeFor(card: number): string {
  const pile = isSeven(card) ? 'seven' : byteAt(END_OF, card) < HIGH_END ? 'low' : 'high';
  return `${pile}/${must(SUITS[byteAt(SUIT_OF, card)], 'suit of a card')}`;
}
