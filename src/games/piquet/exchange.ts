/** The exchange with the talon: laying out, drawing, looking, carte blanche [PQ-X1 to PQ-X7]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/words.ts';
import type { Say, State } from '../contract/contract.ts';
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

  layOut(state: State, seat: Seat, card: number, say?: Say): void {
    state[HAND + seat] = at(state, HAND + seat) & ~(1 << card);
    state[LAID_OUT + seat] = at(state, LAID_OUT + seat) | (1 << card);
    state[LAID + seat] = at(state, LAID + seat) + 1;
    if (say) this.writer.laidOut(say, seat, card);
  }

  /** As many cards as were laid out; then the next step. */
  draw(state: State, seat: Seat, say?: Say): void {
    if (state[PHASE] === ELDER_EXCHANGES) this.elderDraws(state, seat, say);
    else if (state[PHASE] === YOUNGER_EXCHANGES) this.youngerDraws(state, seat, say);
    else this.takeReserve(state, seat, say);
  }

  /** [PQ-X1], and elder looks at what is left of the five [PQ-X2]. */
  private elderDraws(state: State, elder: Seat, say?: Say): void {
    const drawn = at(state, LAID + elder);
    this.take(state, elder, 0, drawn);
    if (say) this.writer.drew(say, elder, cardsAt(state, 0, drawn));
    this.look(state, elder, drawn, say);
    this.youngerNext(state);
  }

  /** [PQ-X3] */
  private youngerDraws(state: State, younger: Seat, say?: Say): void {
    const from = elderTook(state);
    const to = from + at(state, LAID + younger);
    this.take(state, younger, from, to);
    if (say) this.writer.drew(say, younger, cardsAt(state, from, to));
    if (state[RESERVE] === 0) this.leaveTalon(state);
    else this.showElderBlanche(state, say);
  }

  /** The cards at these places of the talon go into the hand. */
  private take(state: State, seat: Seat, from: number, to: number): void {
    state[HAND + seat] = at(state, HAND + seat) | talonCards(state, places(from, to));
    state[SEEN + seat] = at(state, SEEN + seat) | places(from, to);
    state[DRAWN + seat] = to - from;
  }

  /** Elder sees what is left, from this place on, of the five cards that lay on top [PQ-X2, PQ-X7]. */
  private look(state: State, elder: Seat, from: number, say?: Say): void {
    if (from >= MOST_EXCHANGED) return;
    state[SEEN + elder] = at(state, SEEN + elder) | places(from, MOST_EXCHANGED);
    if (say) this.writer.looked(say, elder, cardsAt(state, from, MOST_EXCHANGED));
  }

  private youngerNext(state: State): void {
    state[PHASE] = YOUNGER_EXCHANGES;
    state[TURN] = youngerOf(state);
  }

  /** All twelve are shown for carte blanche: younger's before its exchange [PQ-X6], elder's before its own [PQ-X7]. */
  showBlanche(state: State, seat: Seat, say?: Say): void {
    state[BLANCHE + seat] = at(state, HAND + seat);
    if (say) this.writer.showedBlanche(say, seat, at(state, HAND + seat));
    countBlanche(state, seat, say);
  }

  /** Elder's carte blanche: it fixes how many cards it will exchange and sets them aside unseen [PQ-X7]. */
  setAside(state: State, elder: Seat, cards: number, say?: Say): void {
    state[RESERVE] = cards;
    if (say) this.writer.setAside(say, elder, cardsAt(state, 0, cards));
    this.youngerNext(state);
  }

  private showElderBlanche(state: State, say?: Say): void {
    const elder = elderOf(state);
    this.showBlanche(state, elder, say);
    state[PHASE] = RESERVE_EXCHANGE;
    state[TURN] = elder;
  }

  private takeReserve(state: State, elder: Seat, say?: Say): void {
    this.take(state, elder, 0, state[RESERVE]);
    if (say) this.writer.tookReserve(say, elder, cardsAt(state, 0, state[RESERVE]));
    this.look(state, elder, talonGone(state), say);
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
  reveal(state: State, younger: Seat, say?: Say): void {
    const gone = talonGone(state);
    for (let seat = 0; seat < 2; seat += 1) state[SEEN + seat] = at(state, SEEN + seat) | places(gone, TALON_SIZE);
    if (say) this.writer.revealed(say, younger, cardsAt(state, gone, TALON_SIZE));
    this.dialogue.begin(state);
  }

  keep(state: State): void {
    this.dialogue.begin(state);
  }
}
