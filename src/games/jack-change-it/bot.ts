/**
 * How Jack Change It is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick
 * policy of playouts. It looks at its own hand, at what is up, at sizes of hands and at suits for which others had to
 * draw; views and states have these in the same words. The numbers are measured: plain players against each other.
 */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, State, View } from '../contract/contract.ts';
import { GreedyBrain } from '../kit/greedy-brain.ts';
import {
  DEBT,
  NAMED,
  NEED,
  REVERSED,
  STATUS,
  SUIT_NEEDED,
  isWinner,
  nextSeat,
  soughtBy,
} from '../kit/matching/state.ts';
import { CARD_OF, NEED_AFTER, NO_CARD, PLAY, TWO_OF } from './acts.ts';
import {
  ACE_BIT,
  ACE_OF_HEARTS,
  EIGHT,
  FIVE_BIT,
  FIVE_OF_HEARTS,
  type RuleOptions,
  JACK,
  RANK_OF,
  TWO,
} from './rule-options.ts';
import { Outlook } from './strong-policy.ts';
import { SLOTS, handSize, setOf } from './state.ts';
import type { Views } from './view.ts';

const HEARTS = 1; // of S H D C
const ACE = 0; // of A, K, Q, …
const FEW = 2; // cards with which somebody is about to go out
const NEAR_END = 4; // cards with which a seat thinks of its last one

// What an act is worth; only comparisons mean something. A card that does nothing is worth 0 to 40.
const DRAWING = -1000; // an extra card is a turn lost, and keeping or passing is no better
const A_CARD = 2; // for each card that would go with what was played, by suit or by rank [Strategy 6]
const JACK_KEPT = -4; // a jack can wait
const NAMED_CARD = 3; // a jack is the better the more cards the suit has that it names [Strategy 4]
const SOUGHT = 4; // for a suit in which the next player had to draw [Strategy 4]
const TRICK_AT_END = 6; // for a trick card while it is not yet the only card [Strategy 1]
const LAST_PLAIN = -12; // for the only card left that could go last [Strategy 1]
const SHIELD_FIVE = -6; // for 5♥, which answers A♥ [Strategy 2]
const SHIELD_TWO = -4; // for a two, which answers twos [Strategy 2]
const WITH_TWO = -6; // for adding to A♥ a two that was a shield [Strategy 7]
const WITH_SPARE_TWO = -3; // for adding one while another two stays in the hand [Strategy 7]
const WITHOUT_EXIT = -40; // for adding one after which nothing is left that goes with it [Strategy 7]
const OUT_NEXT = 20; // for adding one with two seats where the last card goes with it, while the other draws [Strategy 7]
const HEARTS_UP = -1; // for what A♥ may follow, while somebody may have it: it would be dear so near the end [Strategy 8]
const FROM_LEADER = 3; // for a change of the suit that suits a leader with one card [Strategy 6]
const EIGHTS_FRIEND = -3; // with two seats, for the only card with which an eight goes on [Strategy 5]
const HITTING = 20; // for what keeps a next player with few cards from playing [Strategy 3]
const AGAIN = 20; // for an eight with two seats, which is an extra turn [Strategy 5]
const MANY = 20; // cards in a hand, in how good the end of a deal is

export class JackChangeItBrain extends GreedyBrain {
  private readonly outlook: Outlook;
  // What the seat has counted at this choice [Strategy 2, 8], once it is asked for.
  private isCounted = false;
  private isAceOut = false; // A♥ may be in another hand, or come into one
  private twosOut = 0; // twos of which that is true
  // Read once for each choice:
  private next: Seat = 0;
  private soughtByNext = 0; // suits in which it had to draw, as bits
  private cards = 0; // in hand
  private plainLeft = 0; // of them those that are no trick cards

  constructor(
    private readonly options: RuleOptions,
    private readonly views: Views,
  ) {
    super();
    this.outlook = new Outlook(options, views);
  }

  /** As the plain player answers a debt and draws, but by more counting among plays. */
  strongPolicy(view: View, acts: readonly Act[]): number {
    const plain = this.plain(view, acts);
    const { known, seat } = view;
    const isOnlyPlay = (acts[acts.length - 2] ?? 0) < PLAY; // plays are listed last
    if ((acts[plain] ?? 0) < PLAY || isOnlyPlay || known[DEBT] !== 0) return plain;
    this.outlook.look(known, seat);
    const step = (known[STATUS] & REVERSED) === 0 ? 1 : this.options.seats - 1;
    let best = plain;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const act = acts[i] ?? 0;
      if (act < PLAY) continue;
      const worth = this.outlook.worth(known, seat, act, step);
      if (worth <= bestWorth) continue;
      best = i;
      bestWorth = worth;
    }
    return best;
  }

  /** By deals won; where cards are counted, also by how many are left. */
  value(state: State, out: Float64Array): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const won = isWinner(state, seat) ? 1 : 0;
      out[seat] = this.options.countsCards ? (won + 1 - Math.min(1, handSize(state, seat) / MANY)) / 2 : won;
    }
  }

  protected override look(array: StateArray, seat: Seat): void {
    const [hand0, hand1] = [at(array, setOf(seat)), at(array, setOf(seat) + 1)];
    const [tricks0, tricks1] = this.options.tricks;
    this.isCounted = false;
    this.next = nextSeat(array, seat, this.options.seats);
    this.soughtByNext = soughtBy(array, this.next);
    this.cards = countBits(hand0) + countBits(hand1);
    this.plainLeft = countBits(hand0 & ~tricks0) + countBits(hand1 & ~tricks1);
  }

  /** How much the seat on turn likes an act of its list. */
  protected worth(array: StateArray, seat: Seat, act: Act): number {
    if (act < PLAY) return DRAWING;
    const card = byteAt(CARD_OF, act);
    const need = byteAt(NEED_AFTER, act);
    const suit = byteAt(SUIT_NEEDED, need);
    const sought = (this.soughtByNext & (1 << suit)) !== 0 ? SOUGHT : 0;
    const ending = sought + this.endWorth(card) + this.suitWorth(array, seat, need);
    if (byteAt(RANK_OF, card) === JACK) return ending + JACK_KEPT + NAMED_CARD * suitLength(array, seat, suit);
    const going = A_CARD * goingWith(array, seat, need);
    const isHit = this.isHitting(card) && this.views.sizeOf(array, this.next) <= FEW;
    const pair = byteAt(TWO_OF, act) === NO_CARD ? 0 : this.pairWorth(array, seat, suit);
    const after = isHit ? HITTING : this.shieldWorth(array, seat, card);
    return ending + going + pair + after + this.againWorth(array, seat, card);
  }

  /** What speaks for the suit that will be in play: it should not suit the leader, nor bring A♥. */
  private suitWorth(array: StateArray, seat: Seat, need: number): number {
    if (this.options.seats === 2) return 0; // there long suits are all: it costs more than it brings
    const isChange = byteAt(SUIT_NEEDED, need) !== byteAt(SUIT_NEEDED, array[NEED]);
    const leaving = isChange && this.suitsLeader(array, seat) ? FROM_LEADER : 0;
    return leaving + (isHeartUp(need) && this.isAceFeared(array, seat) ? HEARTS_UP : 0);
  }

  /** Has another but one card, and did not have to draw for the suit in play [Strategy 6]? */
  private suitsLeader(array: StateArray, seat: Seat): boolean {
    const suit = byteAt(SUIT_NEEDED, array[NEED]);
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat && (soughtBy(array, other) & (1 << suit)) === 0 && this.views.sizeOf(array, other) === 1)
        return true;
    return false;
  }

  /** Near the end: may A♥ come, and nothing in the hand answer it [Strategy 8]? */
  private isAceFeared(array: StateArray, seat: Seat): boolean {
    if (this.cards >= NEAR_END || (at(array, setOf(seat)) & FIVE_BIT) !== 0) return false;
    return this.mayAceCome(array, seat);
  }

  /** May another have A♥, or draw it? */
  private mayAceCome(array: StateArray, seat: Seat): boolean {
    this.count(array, seat);
    return this.isAceOut;
  }

  /** Which of the cards that hurt lie neither in the own hand nor face up in the discard. */
  private count(array: StateArray, seat: Seat): void {
    if (this.isCounted) return;
    this.isCounted = true;
    this.isAceOut = (at(array, setOf(seat)) & ACE_BIT) === 0;
    this.twosOut = 4 - rankLength(array, seat, TWO);
    const { piles } = this.options;
    for (let i = piles.discardSize(array) - 1; i >= 0; i -= 1) {
      const card = piles.discardCard(array, i);
      if (card === ACE_OF_HEARTS) this.isAceOut = false;
      else if (byteAt(RANK_OF, card) === TWO) this.twosOut -= 1;
    }
  }

  /** With few cards left: trick cards go first, so that another one is the last. */
  private endWorth(card: number): number {
    if (this.options.lastTrick || this.cards > NEAR_END) return 0;
    if (this.options.isTrick(card)) return TRICK_AT_END;
    return this.plainLeft <= 1 ? LAST_PLAIN : 0;
  }

  /** 5♥ and one two are kept as long as what they answer may come [Strategy 2]. */
  private shieldWorth(array: StateArray, seat: Seat, card: number): number {
    if (this.cards <= NEAR_END) return 0;
    if (card === FIVE_OF_HEARTS) return this.mayAceCome(array, seat) ? SHIELD_FIVE : 0;
    if (byteAt(RANK_OF, card) !== TWO || rankLength(array, seat, TWO) > 1) return 0;
    this.count(array, seat);
    return this.twosOut > 0 ? SHIELD_TWO : 0;
  }

  /** With two seats an eight is an extra turn, if there is a card to go on with [Strategy 5]. */
  private againWorth(array: StateArray, seat: Seat, card: number): number {
    if (this.options.seats !== 2) return 0;
    if (byteAt(RANK_OF, card) === EIGHT) return AGAIN;
    const suit = byteAt(SUIT_NEEDED, card);
    const isFriend = holds(array, seat, 13 * suit + EIGHT) && suitLength(array, seat, suit) === 2;
    return isFriend ? EIGHTS_FRIEND : 0;
  }

  /** Does this card keep the next player from playing? */
  private isHitting(card: number): boolean {
    const rank = byteAt(RANK_OF, card);
    return rank === TWO || rank === EIGHT || card === ACE_OF_HEARTS || this.options.isTurning(rank);
  }

  /** What speaks for a two of this suit on A♥: something should be left to go on with, or the two stays as a shield. */
  private pairWorth(array: StateArray, seat: Seat, suit: number): number {
    const spare = rankLength(array, seat, TWO) - 1;
    const exits = suitLength(array, seat, suit) - (suit === HEARTS ? 2 : 1) + spare;
    if (exits === 0) return WITHOUT_EXIT;
    const isOutNext = this.options.seats === 2 && this.cards === 3 && this.plainLeft === 1;
    if (isOutNext) return OUT_NEXT;
    return spare > 0 ? WITH_SPARE_TWO : WITH_TWO;
  }
}

/** May A♥ be played on this by its suit or its rank? */
const isHeartUp = (need: number): boolean =>
  byteAt(SUIT_NEEDED, need) === HEARTS || (need < NAMED && need % 13 === ACE);

function holds(array: StateArray, seat: Seat, card: number): boolean {
  const slot = byteAt(SLOTS.slotOf, card);
  return ((at(array, setOf(seat) + (slot >> 5)) >>> (slot & 31)) & 1) !== 0;
}

/** How many cards of a suit the seat holds. */
export function suitLength(array: StateArray, seat: Seat, suit: number): number {
  const word = suit < 2 ? 0 : 1;
  return countBits(at(array, setOf(seat) + word) & at(SLOTS.suits[word], suit));
}

/** How many cards of the hand go with one of it, by suit and by rank: the card itself by both. */
function goingWith(array: StateArray, seat: Seat, card: number): number {
  const suit = byteAt(SUIT_NEEDED, card);
  const hand = setOf(seat);
  const fits0 = at(SLOTS.suits[0], suit) | at(SLOTS.ranks[0], card % 13);
  const fits1 = at(SLOTS.suits[1], suit) | at(SLOTS.ranks[1], card % 13);
  return countBits(at(array, hand) & fits0) + countBits(at(array, hand + 1) & fits1) + 1;
}

function rankLength(array: StateArray, seat: Seat, rank: number): number {
  const hand = setOf(seat);
  return (
    countBits(at(array, hand) & at(SLOTS.ranks[0], rank)) + countBits(at(array, hand + 1) & at(SLOTS.ranks[1], rank))
  );
}
