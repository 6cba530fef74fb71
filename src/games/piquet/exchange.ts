/** The exchange with the talon: laying out, drawing, looking, carte blanche [PQ-X1 to PQ-X7]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import type { Dialogue } from './dialogue.ts';
import { countBlanche } from './score.ts';
import {
  BLANCHE,
  DRAWN,
  ELDER_EXCHANGES,
  HAND,
  LAID,
  LAID_OUT,
  MOST_EXCHANGED,
  PHASE,
  RESERVE,
  RESERVE_EXCHANGE,
  SEEN,
  TALON_LEFT,
  TALON_SIZE,
  TURN,
  YOUNGER_EXCHANGES,
  elderOf,
  elderTook,
  places,
  talonCard,
  talonCards,
  talonGone,
  youngerOf,
} from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

/** Cards at the places `from` to `to` − 1 of the talon, top first. */
const cardsAt = (state: State, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => talonCard(state, from + i));

export class Exchange {
  constructor(
    private readonly dialogue: Dialogue,
    private readonly writer: PiquetLineWriter,
  ) {}

  layOut(state: State, seat: Seat, card: number, write?: WriteLine): void {
    state[HAND + seat] = at(state, HAND + seat) & ~(1 << card);
    state[LAID_OUT + seat] = at(state, LAID_OUT + seat) | (1 << card);
    state[LAID + seat] = at(state, LAID + seat) + 1;
    if (write) this.writer.laidOut(write, seat, card);
  }

  /** As many cards as were laid out; then the next step. */
  draw(state: State, seat: Seat, write?: WriteLine): void {
    if (state[PHASE] === ELDER_EXCHANGES) this.elderDraws(state, seat, write);
    else if (state[PHASE] === YOUNGER_EXCHANGES) this.youngerDraws(state, seat, write);
    else this.takeReserve(state, seat, write);
  }

  /** [PQ-X1], and elder looks at what is left of the five [PQ-X2]. */
  private elderDraws(state: State, elder: Seat, write?: WriteLine): void {
    const drawn = at(state, LAID + elder);
    this.take(state, elder, 0, drawn);
    if (write) this.writer.drew(write, elder, cardsAt(state, 0, drawn));
    this.look(state, elder, drawn, write);
    this.youngerNext(state);
  }

  /** [PQ-X3] */
  private youngerDraws(state: State, younger: Seat, write?: WriteLine): void {
    const from = elderTook(state);
    const to = from + at(state, LAID + younger);
    this.take(state, younger, from, to);
    if (write) this.writer.drew(write, younger, cardsAt(state, from, to));
    if (state[RESERVE] === 0) this.leaveTalon(state);
    else this.showElderBlanche(state, write);
  }

  /** The cards at these places of the talon go into the hand. */
  private take(state: State, seat: Seat, from: number, to: number): void {
    state[HAND + seat] = at(state, HAND + seat) | talonCards(state, places(from, to));
    state[SEEN + seat] = at(state, SEEN + seat) | places(from, to);
    state[DRAWN + seat] = to - from;
  }

  /** Elder sees what is left, from this place on, of the five cards that lay on top [PQ-X2, PQ-X7]. */
  private look(state: State, elder: Seat, from: number, write?: WriteLine): void {
    if (from >= MOST_EXCHANGED) return;
    state[SEEN + elder] = at(state, SEEN + elder) | places(from, MOST_EXCHANGED);
    if (write) this.writer.looked(write, elder, cardsAt(state, from, MOST_EXCHANGED));
  }

  private youngerNext(state: State): void {
    state[PHASE] = YOUNGER_EXCHANGES;
    state[TURN] = youngerOf(state);
  }

  /** All twelve are shown for carte blanche: younger's before its exchange [PQ-X6], elder's before its own [PQ-X7]. */
  showBlanche(state: State, seat: Seat, write?: WriteLine): void {
    state[BLANCHE + seat] = at(state, HAND + seat);
    if (write) this.writer.showedBlanche(write, seat, at(state, HAND + seat));
    countBlanche(state, seat, write);
  }

  /** Elder's carte blanche: it fixes how many cards it will exchange and sets them aside unseen [PQ-X7]. */
  setAside(state: State, elder: Seat, cards: number, write?: WriteLine): void {
    state[RESERVE] = cards;
    if (write) this.writer.setAside(write, elder, cardsAt(state, 0, cards));
    this.youngerNext(state);
  }

  private showElderBlanche(state: State, write?: WriteLine): void {
    const elder = elderOf(state);
    this.showBlanche(state, elder, write);
    state[PHASE] = RESERVE_EXCHANGE;
    state[TURN] = elder;
  }

  private takeReserve(state: State, elder: Seat, write?: WriteLine): void {
    this.take(state, elder, 0, state[RESERVE]);
    if (write) this.writer.tookReserve(write, elder, cardsAt(state, 0, state[RESERVE]));
    this.look(state, elder, talonGone(state), write);
    this.leaveTalon(state);
  }

  /** Younger chooses what becomes of cards that are left [PQ-X4]. */
  private leaveTalon(state: State): void {
    if (talonGone(state) === TALON_SIZE) {
      this.dialogue.begin(state);
      return;
    }
    state[PHASE] = TALON_LEFT;
    state[TURN] = youngerOf(state);
  }

  /** Both see the cards that are left, or nobody does [PQ-X4]. */
  reveal(state: State, younger: Seat, write?: WriteLine): void {
    const gone = talonGone(state);
    for (let seat = 0; seat < 2; seat += 1) state[SEEN + seat] = at(state, SEEN + seat) | places(gone, TALON_SIZE);
    if (write) this.writer.revealed(write, younger, cardsAt(state, gone, TALON_SIZE));
    this.dialogue.begin(state);
  }

  keep(state: State): void {
    this.dialogue.begin(state);
  }
}
