/**
 * How Jack Change It is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick
 * policy of playouts. It looks at its own hand, at what is up, at sizes of hands and at suits for which others had to
 * draw; views and states have these in the same words. The numbers are measured: plain players against each other.
 */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { type Words, at, byteAt } from '../../cards/words.ts';
import type { Act, State } from '../contract.ts';
import { Judge } from '../judge.ts';
import { CARD_OF, NEED_AFTER, NO_CARD, PLAY, TWO_OF } from './acts.ts';
import { ACE_OF_HEARTS, EIGHT, FIVE_OF_HEARTS, type House, JACK, RANK_OF, SUIT_NEEDED, TWO } from './house.ts';
import { soughtBy } from './knowledge.ts';
import { handSize } from './score.ts';
import { REVERSED, SLOTS, STATUS, isWinner, setOf } from './state.ts';
import type { Views } from './view.ts';

const FEW = 2; // cards with which somebody is about to go out
const NEAR_END = 4; // cards with which a seat thinks of its last one

// What an act is worth; only comparisons mean something. A card that does nothing is worth 0 to 40.
const DRAWING = -1000; // an extra card is a turn lost, and keeping or passing is no better
const A_CARD = 2; // for each card that would go with what was played, by suit or by rank [Strategy 6]
const JACK_KEPT = -4; // a jack can wait, …
const NAMED_CARD = 3; // … but is the better the more cards the suit has that it names [Strategy 4]
const SOUGHT = 4; // for a suit in which the next player had to draw [Strategy 4]
const TRICK_AT_END = 6; // for a trick card while it is not yet the only card [Strategy 1]
const LAST_PLAIN = -12; // for the only card left that could go last [Strategy 1]
const SHIELD_FIVE = -6; // for 5♥, which answers A♥ [Strategy 2]
const SHIELD_TWO = -4; // for a two, which answers twos [Strategy 2]
const WITH_TWO = -6; // for adding a two to A♥ [Strategy 7]
const HITTING = 20; // for what keeps a next player with few cards from playing [Strategy 3]
const AGAIN = 20; // for an eight with two seats, which is an extra turn [Strategy 5]
const MANY = 20; // cards in a hand, in how good the end of a deal is

export class JackChangeItBrain extends Judge {
  constructor(
    private readonly house: House,
    private readonly views: Views,
  ) {
    super();
  }

  /** By deals won; where cards are counted, also by how many are left. */
  value(state: State, out: Float64Array): void {
    for (let seat = 0; seat < this.house.seats; seat += 1) {
      const won = isWinner(state, seat) ? 1 : 0;
      out[seat] = this.house.countsCards ? (won + 1 - Math.min(1, handSize(state, seat) / MANY)) / 2 : won;
    }
  }

  /** How much the seat on turn likes an act of its list. */
  protected worth(words: Words, seat: Seat, act: Act): number {
    if (act < PLAY) return DRAWING;
    const card = byteAt(CARD_OF, act);
    const need = byteAt(NEED_AFTER, act);
    const suit = byteAt(SUIT_NEEDED, need);
    const next = this.nextOf(words, seat);
    const sought = (soughtBy(words, next) & (1 << suit)) !== 0 ? SOUGHT : 0;
    const ending = sought + this.endWorth(words, seat, card);
    if (byteAt(RANK_OF, card) === JACK) return ending + JACK_KEPT + NAMED_CARD * suitLength(words, seat, suit);
    const going = A_CARD * (suitLength(words, seat, suit) + rankLength(words, seat, need % 13));
    const isHit = this.views.sizeOf(words, next) <= FEW && this.isHitting(card);
    const pair = byteAt(TWO_OF, act) === NO_CARD ? 0 : WITH_TWO;
    return ending + going + pair + this.againWorth(card) + (isHit ? HITTING : this.shieldWorth(words, seat, card));
  }

  /** With few cards left: trick cards go first, so that another one is the last. */
  private endWorth(words: Words, seat: Seat, card: number): number {
    if (this.house.lastTrick || this.views.sizeOf(words, seat) > NEAR_END) return 0;
    if (this.house.isTrick(card)) return TRICK_AT_END;
    return this.plainLeft(words, seat) <= 1 ? LAST_PLAIN : 0;
  }

  private shieldWorth(words: Words, seat: Seat, card: number): number {
    if (this.views.sizeOf(words, seat) <= NEAR_END) return 0;
    if (card === FIVE_OF_HEARTS) return SHIELD_FIVE;
    return byteAt(RANK_OF, card) === TWO ? SHIELD_TWO : 0;
  }

  private againWorth(card: number): number {
    return this.house.seats === 2 && byteAt(RANK_OF, card) === EIGHT ? AGAIN : 0;
  }

  /** Does this card keep the next player from playing? */
  private isHitting(card: number): boolean {
    const rank = byteAt(RANK_OF, card);
    return rank === TWO || rank === EIGHT || card === ACE_OF_HEARTS || this.house.isTurning(rank);
  }

  private plainLeft(words: Words, seat: Seat): number {
    const hand = setOf(seat);
    return countBits(at(words, hand) & ~this.house.tricks[0]) + countBits(at(words, hand + 1) & ~this.house.tricks[1]);
  }

  private nextOf(words: Words, seat: Seat): Seat {
    const step = (words[STATUS] & REVERSED) === 0 ? 1 : this.house.seats - 1;
    return (seat + step) % this.house.seats;
  }
}

/** How many cards of a suit the seat holds. */
function suitLength(words: Words, seat: Seat, suit: number): number {
  const word = suit < 2 ? 0 : 1;
  return countBits(at(words, setOf(seat) + word) & at(SLOTS.suits[word], suit));
}

function rankLength(words: Words, seat: Seat, rank: number): number {
  const hand = setOf(seat);
  return (
    countBits(at(words, hand) & at(SLOTS.ranks[0], rank)) + countBits(at(words, hand + 1) & at(SLOTS.ranks[1], rank))
  );
}
