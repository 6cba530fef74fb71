/**
 * How Newmarket is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts. It looks at its own hand and at what all have seen; views and states have these in the same words. The
 * weights are measured: what a card of a fresh hand brought in 500,000 hands without an extra one, in chips.
 */
import { countCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, State } from '../contract/contract.ts';
import { GreedyBrain } from '../kit/greedy-brain.ts';
import { COLLECT, EXCHANGE, PLAY, amountOf } from './acts.ts';
import { OwnRuns } from './bot-runs.ts';
import { BLACK, type RuleOptions, NO_POT, PAY_CARDS, RED } from './rule-options.ts';
import {
  BEFORE,
  CARDS,
  GONE,
  HAND,
  HIGHER,
  KITTY,
  PLAYED,
  POT,
  SUIT_OF,
  SWAPPER,
  holds,
  purseOf,
  suitHeld,
  suitsHeld,
} from './state.ts';
import { extraSize, isMissing } from './view.ts';

/** Of the chips on a pay card, what its holder may expect. */
const PAY_CARD = 0.6;
/** What kinds of cards are worth in card fees: an ace stops a run, a low card is led by oneself only, a card too many. */
const ACE = 1.3;
const LOW = -0.5; // a 2, 3 or 4
const NEXT_HELD = 0.5; // the next higher card is in the same hand
const CARD = -0.75;
const LOW_FROM = 10; // cards of the suit that are higher than a 4

/** An exchange must promise this many card fees more: an extra hand that is kept can be sold [Strategy 1]. */
const TO_EXCHANGE = 1;
/** The most that is bid for an exchange, as a share of what it promises and of what lies on the layout [Strategy 2]. */
const BID_SHARE = 0.8;
const LAYOUT_SHARE = 1 / 3;

// What a run brings, in card fees but for the pots.
const SHED = 0.5; // an own card gone
const STOP = 1; // the own lead again
const POT_GIVEN = 0.4; // of the chips that another seat may collect
const COLOUR = 1; // a hand of one colour is left, which gives the lead away
const OUT = 1e6; // to be out for certain: more than any chips
const DEEP = 0.05; // each card of the suit that is higher than the lead: low cards go first [Strategy 5]

export class NewmarketBrain extends GreedyBrain {
  private readonly stakes: number; // chips: about what a winner gains
  private readonly ownRuns: OwnRuns;

  constructor(private readonly options: RuleOptions) {
    super();
    const { seats, ante, kitty, cardFee } = options;
    this.ownRuns = new OwnRuns(options);
    this.stakes = seats * (PAY_CARDS * ante + kitty + 4 * cardFee);
  }

  /** Who owns a pot collects [NM-C4]. */
  override isReflex(act: Act): boolean {
    return act >= COLLECT && act < EXCHANGE;
  }

  /** What the deal brought, half of it around 0.5: chips count, not who is out first [Strategy 8]. */
  value(state: State, out: Float64Array): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const gain = purseOf(state, seat) - at(state, BEFORE + seat);
      out[seat] = Math.min(1, Math.max(0, 0.5 + gain / (2 * this.stakes)));
    }
  }

  /** How much a seat likes an act; only comparisons mean something, and to keep or to pass is 0. */
  protected worth(array: StateArray, seat: Seat, act: Act): number {
    if (act >= PLAY) return this.ownRuns.goOut(array, seat, act - PLAY) ? OUT : this.leadWorth(array, seat, act - PLAY);
    if (act === EXCHANGE) return this.exchangeGain(array, seat) - TO_EXCHANGE * this.options.cardFee;
    if (act > EXCHANGE) return 0;
    return act < COLLECT ? this.bidWorth(array, seat, amountOf(array, act)) : Infinity;
  }

  /** The smallest bid that one can afford, if any [Strategy 2]. */
  private bidWorth(array: StateArray, seat: Seat, amount: number): number {
    let layout = 0;
    for (let pot = POT; pot <= KITTY; pot += 1) layout += at(array, pot);
    const most = Math.min(BID_SHARE * this.exchangeGain(array, seat), LAYOUT_SHARE * layout);
    return amount <= most ? 1 / amount : -1;
  }

  /** How much more the extra hand is worth than the own, by all the cards that it may be made of [Strategy 1]. */
  private exchangeGain(array: StateArray, seat: Seat): number {
    const own = countCards(array, HAND + 2 * seat);
    const extra = extraSize(array);
    const chance = extra / (CARDS - own); // that a card one does not hold is there
    const chanceOfNext = (extra - 1) / (CARDS - own - 1); // that the next one is there too
    let [mine, theirs] = [CARD * own, CARD * extra];
    let [myPots, theirPots] = [0, 0];
    for (let card = 0; card < CARDS; card += 1) {
      const isHeld = holds(array, seat, card);
      const isNextHeld = holds(array, seat, card - 1);
      const pot = this.potAt(array, card);
      const worth = worthOf(card);
      if (isHeld) {
        myPots += pot;
        mine += worth + (isNextHeld ? nextWorth(card) : 0);
      } else {
        theirPots += chance * pot;
        theirs += chance * (worth + (isNextHeld ? 0 : chanceOfNext * nextWorth(card)));
      }
    }
    return PAY_CARD * (theirPots - myPots) + this.options.cardFee * (theirs - mine);
  }

  private potAt(array: StateArray, card: number): number {
    const pot = byteAt(this.options.potOf, card);
    return pot === NO_POT ? 0 : at(array, POT + pot);
  }

  /**
   * What the run is worth that begins with this card, up to where it may stop: own cards shed and pots reached, and
   * the chance that the stop is its own, so that the seat leads again, if it can [Strategy 3, 4, 6, 7].
   */
  private leadWorth(array: StateArray, seat: Seat, lead: number): number {
    const missing = this.chanceMissing(array, seat);
    const { cardFee, leadsAfter } = this.options;
    let alive = 1; // how likely the run gets so far
    let stops = 0; // how likely it stops at an own card
    let pots = 0;
    let shed = 0;
    let card = lead;
    for (;;) {
      const isOwn = holds(array, seat, card);
      if (isOwn) shed += alive;
      pots += alive * this.potAt(array, card) * (isOwn ? 1 : -POT_GIVEN);
      const isEnd = byteAt(HIGHER, card) === 0 || isMissing(array, seat, card - 1);
      const stopsHere = isEnd ? 1 : holds(array, seat, card - 1) ? 0 : missing;
      if (isOwn) stops += alive * stopsHere;
      if (isEnd) break;
      alive *= 1 - stopsHere;
      card -= 1;
    }
    const suits = suitsHeld(array, seat);
    const leadsAgain = (suits & byteAt(leadsAfter, lead)) === 0 ? 0 : stops;
    const isBared = hasBothColours(suits) && !hasBothColours(suitsWithout(array, seat, lead));
    const worth = SHED * shed + STOP * leadsAgain + DEEP * byteAt(HIGHER, lead) - (isBared ? COLOUR : 0);
    return pots + cardFee * worth;
  }

  /** How likely a card that is neither played nor in the own hand is in no other hand. Who exchanged knows it of each. */
  private chanceMissing(array: StateArray, seat: Seat): number {
    if (array[SWAPPER] === seat) return 0;
    const gone = countCards(array, GONE);
    const unseen = CARDS - countCards(array, PLAYED) - countCards(array, HAND + 2 * seat) - gone;
    return unseen === 0 ? 0 : (extraSize(array) - gone) / unseen;
  }
}

/** The suits that the seat holds once this card is gone, bit x for suit x. */
function suitsWithout(array: StateArray, seat: Seat, card: number): number {
  const suit = byteAt(SUIT_OF, card);
  const held = suitHeld(array, seat, suit);
  return (held & (held - 1)) === 0 ? suitsHeld(array, seat) & ~(1 << suit) : suitsHeld(array, seat);
}

const hasBothColours = (suits: number): boolean => (suits & BLACK) !== 0 && (suits & RED) !== 0;

/** What a card is worth for what it is, in card fees. */
function worthOf(card: number): number {
  const higher = byteAt(HIGHER, card);
  return higher === 0 ? ACE : higher >= LOW_FROM ? LOW : 0;
}

/** What it is worth to hold the next higher card as well; above an ace there is none. */
const nextWorth = (card: number): number => (byteAt(HIGHER, card) === 0 ? 0 : NEXT_HELD);
