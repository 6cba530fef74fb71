/**
 * How One Card is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts. Views and states have what it looks at in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { KEEP, PASS, PLAY, REVERSE, bidOf } from './acts.ts';
import { Bidding } from './bidding.ts';
import { Chances, standingOf, trumpWith } from './chances.ts';
import type { RuleOptions } from './rule-options.ts';
import { playable } from './play.ts';
import { scoredBy } from './score.ts';
import {
  ALL_POINTS,
  BID,
  BIDDING,
  CHOOSING,
  DOWNTOWN,
  JOKER,
  JOKER_BIT,
  NO_TRUMP,
  ORDER,
  PHASE,
  SUIT_CARDS,
  TRICK_CARDS,
  TRICK_SIZE,
  TRUMP,
  TURN,
  UNFIXED,
  UPTOWN,
  handOf,
  pointsOf,
  suitOf,
} from './state.ts';

/** How much of an average card's points those add who play after a winning card: they hold theirs back [Strategy 6]. */
const ADDED = 0.7;
/** How much of a trick's usual points a high card is kept for. */
const KEPT = 0.6;
/** A card that stands no better is sure to be beaten: three or more that were not seen are higher. */
const LOST = 0.3;
/** What it costs to lose an own point to others, who then have it. */
const LOSS = 1.2;

export class OneCardBrain implements Brain {
  private readonly chances: Chances;
  private readonly bidding: Bidding;

  constructor(private readonly options: RuleOptions) {
    this.chances = new Chances(options);
    this.bidding = new Bidding(options);
  }

  plain(view: View, acts: readonly Act[]): number {
    return acts.indexOf(this.choice(view.known, view.seat));
  }

  isReflex(): boolean {
    return false;
  }

  rollout(state: State, acts: Acts): number {
    const chosen = this.choice(state, state[TURN]);
    let index = 0;
    while (acts.act(index) !== chosen) index += 1;
    return index;
  }

  /** What a seat scored more than the others on average: 0 if they took all, 1 if it did itself. */
  value(state: State, out: Float64Array): void {
    const seats = this.options.seats;
    let all = 0;
    for (let seat = 0; seat < seats; seat += 1) all += scoredBy(state, seat);
    for (let seat = 0; seat < seats; seat += 1) {
      const own = scoredBy(state, seat);
      out[seat] = 0.5 + (own - (all - own) / (seats - 1)) / (2 * ALL_POINTS);
    }
  }

  /** The act of the seat on turn. */
  private choice(array: StateArray, seat: Seat): Act {
    if (array[PHASE] === BIDDING) return this.bid(array, seat);
    if (array[PHASE] === CHOOSING) return this.isBetterDown(array, seat) ? REVERSE : KEEP;
    const cards = playable(array);
    return PLAY + this.bestCard(array, seat, array[TRUMP] === UNFIXED ? this.opening(array, seat, cards) : cards);
  }

  /** As little as can be bid, or pass [Strategy 1]. */
  private bid(array: StateArray, seat: Seat): Act {
    return this.bidding.bidsOn(array, seat) ? bidOf(Math.max(this.options.lowestBid, array[BID] + 1)) : PASS;
  }

  /** A bidder opens in the suit that is its best trump. */
  private opening(array: StateArray, seat: Seat, cards: number): number {
    return cards & at(SUIT_CARDS, this.bidding.bestSuit(handOf(array, seat)));
  }

  /** Would the cards left stand better turned over? [Strategy 5] */
  private isBetterDown(array: StateArray, seat: Seat): boolean {
    this.chances.look(array, seat);
    const { unseen } = this.chances;
    let better = 0;
    for (let rest = handOf(array, seat); rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest);
      better += standingOf(card, unseen, array[TRUMP], DOWNTOWN) - standingOf(card, unseen, array[TRUMP], UPTOWN);
    }
    return better > 0;
  }

  private bestCard(array: StateArray, seat: Seat, cards: number): number {
    if ((cards & (cards - 1)) === 0) return lowestBit(cards);
    this.chances.look(array, seat);
    let best = lowestBit(cards);
    let most = -Infinity;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest);
      const worth = this.worth(array, seat, card);
      if (worth <= most) continue;
      most = worth;
      best = card;
    }
    return best;
  }

  /** Points that playing the card should bring, less what it could have won later [Strategy 2 to 4, 6 to 8]. */
  private worth(array: StateArray, seat: Seat, card: number): number {
    const { unseen, later } = this.chances;
    const own = pointsOf(1 << card);
    const added = (later * ADDED * pointsOf(unseen)) / countBits(unseen);
    const chance = this.chances.ofTaking(card);
    const usual = ALL_POINTS / this.options.handSize; // points of a trick
    const trump = trumpWith(array, card);
    const standing = standingOf(card, unseen, trump, array[ORDER]);
    const isForLast = isMaster(card, unseen, trump) && this.isOtherLost(array, seat, card);
    const kept = (isForLast ? ALL_POINTS : KEPT * usual) * standing;
    return chance * (pointsOf(array[TRICK_CARDS]) + added + own) - (1 - chance) * own * LOSS - kept;
  }

  /**
   * On lead with two cards: is the other so low that it takes neither trick? Then this one is for the last, which brings
   * the One Card too [Strategy 8].
   */
  private isOtherLost(array: StateArray, seat: Seat, card: number): boolean {
    const other = handOf(array, seat) & ~(1 << card);
    if (array[TRICK_SIZE] !== 0 || countBits(other) !== 1) return false;
    return standingOf(lowestBit(other), this.chances.unseen, array[TRUMP], array[ORDER]) < LOST;
  }
}

/** Does a card take any trick, whatever is led? The last trump does, and the joker where there are none. */
function isMaster(card: number, unseen: number, trump: number): boolean {
  if (trump === NO_TRUMP) return card === JOKER;
  return suitOf(card) === trump && (unseen & (JOKER_BIT | at(SUIT_CARDS, trump))) === 0;
}
