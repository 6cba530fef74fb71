/** What may be done at a 500 Rummy table: the start of a turn with calls from others, and the turn after the draw. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import { DISCARD, DRAW, RUMMY, STOP, TAKE, isDiscard, isRummy, isTake } from './acts.ts';
import { bitOf, JOKER, cardOf, faceOf, isJoker, lowestFace } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { LayoffList } from './layoff-list.ts';
import type { Laying } from './laying.ts';
import { MeldList } from './meld-list.ts';
import { Pile } from './pile.ts';
import {
  PLAYING,
  TURN,
  discarder,
  ended,
  handAt,
  handSize,
  hasDrawn,
  heldCard,
  jokersOf,
  obligedCard,
  stockSize,
} from './state.ts';

const MANY = 255; // cards: more than anybody lays at once
const MELD_CARDS = 3;

/** Who may do what. */
export class LegalActs {
  private readonly pile: Pile;
  private readonly melds = new MeldList();
  private readonly layoffs = new LayoffList();

  constructor(
    private readonly options: RuleOptions,
    private readonly laying: Laying,
  ) {
    this.pile = new Pile(options);
  }

  /** Fills `out` with every seat's acts, in the order of a `turn` line. */
  list(state: State, out: Acts): void {
    out.clear();
    if (ended(state) !== PLAYING) return;
    if (!hasDrawn(state)) this.listStart(state, out);
    else if (obligedCard(state) >= 0) this.listObliged(state, out);
    else this.listPlay(state, out);
  }

  /** The draws of the seat on turn [FR-P2, FR-P3] and the calls of the others, which are the same for each [FR-P6]. */
  private listStart(state: State, out: Acts): void {
    const turn = state[TURN];
    const opener = discarder(state);
    this.pile.look(state);
    if (opener < 0 || !this.options.calls) {
      this.listDraws(state, turn, out);
      return;
    }
    this.pile.findCalls(state);
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === turn) this.listDraws(state, turn, out);
      else if (seat !== opener) this.pile.calls.list(out, seat, RUMMY);
    }
  }

  private listDraws(state: State, seat: Seat, out: Acts): void {
    if (stockSize(state) > 0) out.add(seat, DRAW);
    else out.add(seat, STOP); // only ever empty with "play-on" [FR-P9]
    this.pile.findTakes(state, seat);
    this.pile.takes.list(out, seat, TAKE);
  }

  /** How many cards one act may put on the table [FR-P8]. */
  private mostLaid(state: State, seat: Seat): number {
    return this.options.leavesCard ? handSize(state, seat) - 1 : MANY;
  }

  /** After the draw: discards, lay-offs and melds, in any order and number [FR-P1]. */
  private listPlay(state: State, out: Acts): void {
    const seat = state[TURN];
    const most = this.mostLaid(state, seat);
    this.listDiscards(state, seat, out);
    if (most >= 1) this.layoffs.list(state, seat, out);
    if (most >= MELD_CARDS) this.melds.list(state, seat, -1, out);
  }

  /** The obliged card goes on the table before anything else is done [FR-P4]. */
  private listObliged(state: State, out: Acts): void {
    const seat = state[TURN];
    const most = this.mostLaid(state, seat);
    const obliged = obligedCard(state);
    this.layoffs.listObliged(state, seat, obliged, most, out);
    if (most >= MELD_CARDS) this.melds.list(state, seat, obliged, out);
  }

  /** Each face of the hand once, in its lowest copy [FR-P5, FR-M7]. */
  private listDiscards(state: State, seat: Seat, out: Acts): void {
    const hand = handAt(seat);
    for (let half = 0; half < 2; half += 1) {
      const first = at(state, hand + half);
      for (let rest = first | at(state, hand + 2 + half); rest !== 0; rest &= rest - 1) {
        const face = lowestFace(half, rest);
        out.add(seat, DISCARD + cardOf(face, (first & bitOf(face)) === 0 ? 1 : 0));
      }
    }
    const jokers = jokersOf(state, seat);
    if (jokers !== 0) out.add(seat, DISCARD + cardOf(JOKER, lowestBit(jokers)));
  }

  /** Is this act in the list? Must agree with `list`; what may be laid is left in `laying`. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (ended(state) !== PLAYING) return false;
    if (isRummy(act)) return this.mayCall(state, seat, act - RUMMY);
    if (seat !== state[TURN]) return false;
    return hasDrawn(state) ? this.mayPlay(state, seat, act) : this.mayDraw(state, seat, act);
  }

  private mayDraw(state: State, seat: Seat, act: Act): boolean {
    if (act === DRAW) return stockSize(state) > 0;
    if (act === STOP) return stockSize(state) === 0;
    return isTake(act) && this.pile.isTake(state, seat, act - TAKE);
  }

  private mayCall(state: State, seat: Seat, card: number): boolean {
    const opener = discarder(state);
    if (hasDrawn(state) || opener < 0 || !this.options.calls) return false;
    if (seat === opener || seat === state[TURN] || seat >= this.options.seats) return false;
    return this.pile.isCall(state, card);
  }

  private mayPlay(state: State, seat: Seat, act: Act): boolean {
    if (isDiscard(act)) return obligedCard(state) < 0 && this.isLowest(state, seat, act - DISCARD);
    return this.laying.read(state, seat, act) && this.laying.count <= this.mostLaid(state, seat);
  }

  /** Does the seat hold this card, and no lower copy of it? */
  private isLowest(state: State, seat: Seat, card: number): boolean {
    if (!isJoker(card)) return faceOf(card) < JOKER && heldCard(state, seat, faceOf(card)) === card;
    const jokers = jokersOf(state, seat);
    return jokers !== 0 && cardOf(JOKER, lowestBit(jokers)) === card;
  }
}
