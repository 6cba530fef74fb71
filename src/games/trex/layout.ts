/** Trex proper: cards are laid onto the layout until all hands are empty [TX-P8 to TX-P11]. */
import { cardsOf, wordOf } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import {
  BASES_DOWN,
  BASES_UP,
  JACKS,
  JACK_RANK,
  SUIT_0,
  SUIT_1,
  TWOS,
  isEmpty,
  putAllIn,
  rankOf,
  suitOf,
} from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { endDeal } from './score.ts';
import {
  ANSWERED,
  COMPLETE,
  DECIDED,
  EXPOSED,
  KING,
  KNOWN,
  OUT,
  PLAYED,
  SEATS,
  TALLY,
  TURN,
  WANTED,
  handOf,
} from './state.ts';
import type { TrexLineWriter } from './line-writer.ts';

/** Jacks, and the neighbours of what lies there [TX-P8]; of the two suits of one word. */
const layable = (laid: number): number => (JACKS | ((laid & BASES_UP) >>> 1) | ((laid & BASES_DOWN) << 1)) & ~laid;

/** The seat on turn must lay one of the cards that can be laid. */
export function wantLayable(state: State): void {
  state[WANTED] = layable(state[PLAYED]);
  state[WANTED + 1] = layable(at(state, PLAYED + 1));
}

export class Layout {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: TrexLineWriter,
  ) {}

  /** A card that has left the hand is laid. */
  lay(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (write) this.writer.laid(write, state, seat, card, suitOf(card));
    const word = wordOf(card);
    state[WANTED + word] = layable(at(state, PLAYED + word));
    if (isEmpty(state, handOf(seat))) this.goOut(state, seat, write);
    if (state[OUT] < SEATS) this.passTurn(state, seat, write);
  }

  /** The next seat that holds cards is on turn [TX-P8]; after the first round the twos are shown [TX-P11]. */
  passTurn(state: State, seat: Seat, write?: WriteLine): void {
    let next = this.options.next(seat);
    while (isEmpty(state, handOf(next))) next = this.options.next(next);
    state[TURN] = next;
    if (!this.options.showTwos || state[ANSWERED] === SEATS) return;
    state[ANSWERED] = state[ANSWERED] + 1;
    if (state[ANSWERED] === SEATS) this.showTwos(state, write);
  }

  private showTwos(state: State, write?: WriteLine): void {
    for (let i = 0, seat = state[KING]; i < SEATS; i += 1, seat = this.options.next(seat)) {
      const low = at(state, handOf(seat)) & TWOS;
      const high = at(state, handOf(seat) + 1) & TWOS;
      putAllIn(state, EXPOSED, low, high);
      putAllIn(state, KNOWN, low, high);
      if (write) this.writer.exposed(write, seat, cardsOf(low, high), 'show-twos');
    }
  }

  /** [TX-P9] When three are out, the tableau is completed [TX-P10]. */
  private goOut(state: State, seat: Seat, write?: WriteLine): void {
    const place = state[OUT] + 1;
    state[OUT] = place;
    state[TALLY + seat] = place;
    if (write) this.writer.note(write, seat, 'out', { place });
    if (place === SEATS) endDeal(state, this.options.earlyStop ? DECIDED : COMPLETE, this.options, write);
    else if (place === SEATS - 1 && this.options.earlyStop) this.finish(state, write);
  }

  /** The last seat's cards are laid without actions. */
  private finish(state: State, write?: WriteLine): void {
    let last = 0;
    while (isEmpty(state, handOf(last))) last += 1;
    const low = at(state, handOf(last));
    const high = at(state, handOf(last) + 1);
    if (write)
      for (let suit = 0; suit < 4; suit += 1) {
        const cards = cardsOf(low & at(SUIT_0, suit), high & at(SUIT_1, suit));
        this.writer.finished(write, state, last, cards.sort(byLaying), suit);
      }
    putAllIn(state, PLAYED, low, high);
    state[handOf(last)] = 0;
    state[handOf(last) + 1] = 0;
    state[WANTED] = 0;
    state[WANTED + 1] = 0;
    this.goOut(state, last, write);
  }
}

/** J Q K A, then T 9 … 2: the order in which cards of one suit can be laid. */
const byLaying = (a: number, b: number): number => layingOrder(rankOf(a)) - layingOrder(rankOf(b));
const layingOrder = (rank: number): number => (rank <= JACK_RANK ? -rank - 20 : rank);
