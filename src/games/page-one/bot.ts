/**
 * How Page One is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick policy
 * of playouts. It looks at its own hand, the trick, sizes of hands and known voids; views and states have these in the
 * same words.
 */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { Leads } from './strong-policy.ts';
import { ACCEPT, CALL, CHALLENGE_SEAT, DRAW, PLAY_JOKER_AS, cardOf, isPlay } from './acts.ts';
import { voidsOf } from './knowledge.ts';
import type { RuleOptions } from './legal.ts';
import { handSize } from './score.ts';
import {
  HAND,
  JOKER,
  NO_SUIT,
  SUIT_BITS_0,
  SUIT_BITS_1,
  SUIT_OF,
  TRICK_SIZE,
  TURN,
  WINDOW,
  trickCard,
  trickSeat,
  winnerOf,
} from './state.ts';
import { cardsOf } from './view.ts';

/** Of a hundred chances to notice that somebody forgot to call, the plain player takes this many [003]. */
const NOTICES = 45;
const FOLLOW_JOKER_UP_TO = 2; // cards in hand at which the joker is spent although one could follow [Strategy 3]
const MOST_WHO_COUNT = 6; // seats: at larger tables counting loses, measured

export class PageOneBrain implements Brain {
  private readonly leads: Leads;

  constructor(private readonly options: RuleOptions) {
    this.leads = new Leads(options);
  }

  plain(view: View, acts: readonly Act[], mayPass: boolean, chance: Chance): number | undefined {
    const call = acts.indexOf(CALL);
    if (call >= 0) return call; // [Strategy 1]
    const challenge = acts.findIndex((act) => act >= CHALLENGE_SEAT && act < DRAW);
    if (challenge >= 0 && chance.below(100) < NOTICES) return challenge;
    if (acts[0] === ACCEPT) return 0;
    const own = acts.findIndex((act) => act >= DRAW);
    if (own < 0 && mayPass) return undefined;
    let best = Math.max(own, 0);
    let bestWorth = -Infinity;
    for (let i = best; i < acts.length; i += 1) {
      const worth = this.worth(view.known, view.seat, acts[i] ?? 0);
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  /** As the plain player, but a suit card is led by more counting. */
  strongPolicy(view: View, acts: readonly Act[], mayPass: boolean, chance: Chance): number | undefined {
    const plain = this.plain(view, acts, mayPass, chance);
    const act = plain === undefined ? undefined : acts[plain];
    const isLead =
      this.options.seats <= MOST_WHO_COUNT && act !== undefined && isPlay(act) && view.known[TRICK_SIZE] === 0;
    return isLead && cardOf(act) !== JOKER ? this.leads.best(view.known, view.seat, acts) : plain;
  }

  isReflex(act: Act): boolean {
    return act < DRAW;
  }

  rollout(state: State, acts: Acts, chance: Chance): number {
    const turn = state[TURN];
    let best = 0;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const act = acts.act(i);
      if (act === CALL) return i;
      if (act < DRAW) {
        if (act !== ACCEPT && chance.below(100) < NOTICES) return i;
      } else {
        const worth = this.worth(state, turn, act);
        if (worth > bestWorth) {
          bestWorth = worth;
          best = i;
        }
      }
    }
    return best;
  }

  value(state: State, out: Float64Array): void {
    out.fill(0);
    if (winnerOf(state) >= 0) out[winnerOf(state)] = 1;
  }

  /** How much the seat on turn likes an act of its own list; only comparisons mean something. */
  private worth(array: StateArray, seat: Seat, act: Act): number {
    if (!isPlay(act)) return 0;
    return array[TRICK_SIZE] === 0 ? this.leadWorth(array, seat, act) : this.followWorth(array, seat, cardOf(act));
  }

  /** Long suits, suits in which others were seen to dig; low or middle cards first, high ones for the last two tricks. */
  private leadWorth(array: StateArray, seat: Seat, act: Act): number {
    const card = cardOf(act);
    const cards = handSize(array, seat);
    if (card === JOKER) {
      const named = act >= PLAY_JOKER_AS ? this.suitWorth(array, seat, act - PLAY_JOKER_AS) : 0;
      return (cards <= FOLLOW_JOKER_UP_TO ? 1000 : -1000) + named; // [Strategy 3]
    }
    const high = 12 - (card % 13); // 12 for an ace
    const rank = cards <= 2 ? 6 * high : cards === 3 ? 1.5 * high : -Math.abs(high - 2);
    return this.suitWorth(array, seat, SUIT_OF[card] ?? NO_SUIT) + rank;
  }

  /** How well it would be to have this suit required from the others [Strategy 5]. */
  private suitWorth(array: StateArray, seat: Seat, suit: number): number {
    const many = this.options.seats > 3; // much digging at a big table ends in stuck deals: measured, 60,000 deals a value
    let worth = 16 * suitLength(array, seat, suit);
    for (let step = 1; step < this.options.seats; step += 1) {
      const other = (seat + step) % this.options.seats;
      if ((voidsOf(array, other) & (1 << suit)) === 0) continue;
      worth += cardsOf(array, other) === 1 ? (many ? 30 : 40) : many ? 7 : 14;
    }
    return worth;
  }

  /** Win when few cards are left or nobody comes after; else the lowest card, from a long suit's top last [Strategy 6, 10]. */
  private followWorth(array: StateArray, seat: Seat, card: number): number {
    const cards = handSize(array, seat);
    const isLast = array[TRICK_SIZE] === this.options.seats - 1;
    const stops = this.isLostUnlessBeaten(array) ? 1000 : 0;
    if (card === JOKER) return this.mustSpendJoker(array, seat, cards) || stops > 0 ? 500 : -500;
    const low = card % 13; // 0 for an ace
    const best = bestOf(array);
    const wins = best !== JOKER && (best < 0 || (SUIT_OF[card] === SUIT_OF[best] && card < best));
    if (!wins) return low;
    if (isLast) return stops + 200 + low; // the cheapest that takes it
    return cards <= 3 || stops > 0 ? stops + 100 - low : low + this.threat(array, seat, low);
  }

  /** The seat that takes the trick so far has a single card left, and would go out by leading it [Strategy 7]. */
  private isLostUnlessBeaten(array: StateArray): boolean {
    const best = bestOf(array);
    if (best < 0 || best === JOKER) return false;
    for (let i = 0; i < array[TRICK_SIZE]; i += 1) {
      if (trickCard(array, i) !== best) continue;
      const winner = trickSeat(array, i, this.options.seats);
      return array[WINDOW] !== winner && cardsOf(array, winner) === 1; // an open window closes now: five cards [PO-P14]
    }
    return false;
  }

  /** Void, or with the last two cards in hand: then the joker takes the lead [Strategy 3, 8]. */
  private mustSpendJoker(array: StateArray, seat: Seat, cards: number): boolean {
    const best = bestOf(array);
    if (cards <= FOLLOW_JOKER_UP_TO) return true;
    return best >= 0 && best !== JOKER && suitLength(array, seat, SUIT_OF[best] ?? NO_SUIT) === 0;
  }

  /** Somebody after us holds a single card: hold the lead against it with something high [Strategy 7]. */
  private threat(array: StateArray, seat: Seat, low: number): number {
    for (let i = array[TRICK_SIZE] + 1; i < this.options.seats; i += 1) {
      const other = trickSeat(array, i, this.options.seats);
      if (other !== seat && cardsOf(array, other) === 1) return 24 - 3 * low;
    }
    return 0;
  }
}

const suitLength = (array: StateArray, seat: Seat, suit: number): number =>
  countBits(at(array, HAND + 2 * seat) & at(SUIT_BITS_0, suit)) +
  countBits(at(array, HAND + 2 * seat + 1) & at(SUIT_BITS_1, suit));

/** The card that takes the trick so far; −1 before there is one. */
export function bestOf(array: StateArray): number {
  let best = -1;
  for (let i = 0; i < array[TRICK_SIZE]; i += 1) {
    const card = trickCard(array, i);
    if (card === JOKER) return JOKER;
    if (best < 0 || card < best) best = card;
  }
  return best;
}
