/**
 * How Crazy Eights is played well, from the dossier's Strategy: the plain player, and the same judgement as the quick
 * policy of playouts. It looks at its own hand, at what is up, at sizes of hands and at suits for which others had to
 * draw; views and states have these in the same words. The numbers are measured: plain players against each other.
 */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { hasSpot } from '../../cards/spot-sets.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, MemoryLevel, State, View } from '../contract/contract.ts';
import { GreedyBrain } from '../kit/greedy-brain.ts';
import { SUIT_NEEDED, isWinner, nextSeat, soughtBy } from '../kit/matching/state.ts';
import { DRAW, PASS } from './acts.ts';
import { Outlook } from './strong-policy.ts';
import { handValue } from './score.ts';
import { ACE, EIGHT, FITS, type RuleOptions, JOKER_RANK, QUEEN, TWO } from './rule-options.ts';
import { SECOND, SLOTS, setOf } from './state.ts';
import type { Views } from './view.ts';

const FEW = 2; // cards with which somebody is about to go out

// What an act is worth; only comparisons mean something. A card that is neither wild nor special is worth 0 to 40.
const DRAWING = -1000; // an extra card is a turn lost, and passing is no better [Strategy 6]
const KEPT = -100; // for an eight while another card fits [Strategy 1]
const URGENT = 105; // for an eight that would cost 50 in a moment [Strategy 2]
const FREEING = { many: -50, few: -120 }; // for a joker, by the cards of the player that it sets free [Strategy 7]
const A_CARD = 2; // for each card that would go with what was played, by suit or by rank [Strategy 4]
const NAMED_CARD = 5; // for each card of the suit that an eight names [Strategy 3]
const SOUGHT = 4; // for a suit in which the next player had to draw [Strategy 3, 8]
const SHIELD = -3; // for a two, which answers a two
const HITTING = 20; // for a two, queen or ace against a next player with few cards
const VALUE = { wins: 0, points: 0.25, penalty: 0.5 }; // for each point of a card that is got rid of [Strategy 5]
const MOST_POINTS = 150; // of a hand, in how good the end of a deal is

export class CrazyEightsBrain extends GreedyBrain {
  private readonly outlook: Outlook;
  // Read once for each choice:
  private next: Seat = 0;
  private soughtByNext = 0; // suits in which it had to draw, as bits

  constructor(
    private readonly options: RuleOptions,
    private readonly views: Views,
  ) {
    super();
    this.outlook = new Outlook(options, views);
  }

  /** As the plain player, but among cards that are not wild, or among suits that an eight may name, by more counting. */
  strongPolicy(view: View, acts: readonly Act[], _mayPass: boolean, _chance: Chance, level: MemoryLevel): number {
    const { known, seat } = view;
    const plain = this.plain(view, acts);
    const kind = this.kindOf(acts[plain] ?? DRAW);
    if (kind === 'other' || !this.hasAnother(acts, plain, kind)) return plain;
    this.outlook.look(known, seat);
    const next = nextSeat(known, seat, this.options.seats);
    let best = plain;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const act = acts[i] ?? DRAW;
      if (this.kindOf(act) !== kind) continue;
      const rank = byteAt(this.options.ranks, byteAt(this.options.plays.cards, act));
      const worth = this.outlook.worth(known, seat, act, next, level) + this.cardWorth(known, act, rank, next);
      if (worth <= bestWorth) continue;
      best = i;
      bestWorth = worth;
    }
    return best;
  }

  private hasAnother(acts: readonly Act[], than: number, kind: string): boolean {
    for (let i = 0; i < acts.length; i += 1) if (i !== than && this.kindOf(acts[i] ?? DRAW) === kind) return true;
    return false;
  }

  private kindOf(act: Act): 'card' | 'eight' | 'other' {
    if (act === DRAW || act === PASS) return 'other';
    const rank = byteAt(this.options.ranks, byteAt(this.options.plays.cards, act));
    return rank === JOKER_RANK ? 'other' : rank === EIGHT ? 'eight' : 'card';
  }

  /** By deals won; where hands are counted, also by what is left in them. */
  value(state: State, out: Float64Array): void {
    const { scoring, seats } = this.options;
    for (let seat = 0; seat < seats; seat += 1) {
      const won = isWinner(state, seat) ? 1 : 0;
      out[seat] = scoring === 'wins' ? won : (won + 1 - this.shareLost(state, seat)) / 2;
    }
  }

  /** What is left in a hand, from 0 for nothing to 1. */
  private shareLost(state: State, seat: Seat): number {
    return Math.min(1, handValue(state, seat, this.options) / MOST_POINTS);
  }

  protected override look(array: StateArray, seat: Seat): void {
    this.next = nextSeat(array, seat, this.options.seats);
    this.soughtByNext = soughtBy(array, this.next);
  }

  /** How much the seat on turn likes an act of its list. */
  protected worth(array: StateArray, seat: Seat, act: Act): number {
    if (act === DRAW || act === PASS) return DRAWING;
    const { plays, ranks } = this.options;
    const { next } = this;
    const rank = byteAt(ranks, byteAt(plays.cards, act));
    if (rank === JOKER_RANK) return this.jokerWorth(array, next);
    const need = byteAt(plays.needs, act);
    const suit = byteAt(SUIT_NEEDED, need);
    const sought = (this.soughtByNext & (1 << suit)) !== 0 ? SOUGHT : 0;
    if (rank === EIGHT) return sought + NAMED_CARD * suitLength(array, seat, suit) + this.eightWorth(array, seat);
    return sought + A_CARD * this.going(array, seat, need) + this.cardWorth(array, act, rank, next);
  }

  /** How many cards of the hand go with a card of it that is no eight, by suit and by rank: the card itself by both. */
  private going(array: StateArray, seat: Seat, face: number): number {
    const hand = setOf(seat);
    const [fits0, fits1] = [at(FITS[0], face) & ~SLOTS.naming, at(FITS[1], face) & ~SLOTS.naming];
    const first = countBits(at(array, hand) & fits0) + countBits(at(array, hand + 1) & fits1);
    if (this.options.shift === 0) return first + 1;
    const second = countBits(at(array, hand + SECOND) & fits0) + countBits(at(array, hand + SECOND + 1) & fits1);
    return first + second + copiesOf(array, seat, face);
  }

  private jokerWorth(array: StateArray, next: Seat): number {
    const cards = this.views.sizeOf(array, next);
    return cards <= FEW ? FREEING.few : FREEING.many + cards;
  }

  /** Keep it for the end, unless hands are counted and somebody is nearly out; of two, one can go earlier. */
  private eightWorth(array: StateArray, seat: Seat): number {
    if (this.options.scoring === 'wins') return KEPT;
    const fewest = this.fewestOfOthers(array, seat);
    return fewest < FEW || (fewest === FEW && rankLength(array, seat, EIGHT) > 1) ? KEPT + URGENT : KEPT;
  }

  /** What options make of a card that is not wild. */
  private cardWorth(array: StateArray, act: Act, rank: number, next: Seat): number {
    const { options } = this;
    const card = byteAt(options.plays.cards, act);
    const value = VALUE[options.scoring] * byteAt(options.values, byteAt(options.spots, card));
    if (!options.specials || (rank !== TWO && rank !== QUEEN && rank !== ACE)) return value;
    if (this.views.sizeOf(array, next) <= FEW) return value + HITTING;
    return value + (rank === TWO ? SHIELD : 0);
  }

  private fewestOfOthers(array: StateArray, seat: Seat): number {
    let fewest = Infinity;
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat) fewest = Math.min(fewest, this.views.sizeOf(array, other));
    return fewest;
  }
}

/** How many cards of a suit the seat holds, eights left out. */
export function suitLength(array: StateArray, seat: Seat, suit: number): number {
  const word = suit < 2 ? 0 : 1;
  const suited = at(SLOTS.suits[word], suit) & ~SLOTS.naming;
  const hand = setOf(seat) + word;
  return countBits(at(array, hand) & suited) + countBits(at(array, hand + SECOND) & suited);
}

/** How many cards of a face the seat holds, with two packs. */
function copiesOf(array: StateArray, seat: Seat, face: number): number {
  const slot = byteAt(SLOTS.slotOf, face);
  return Number(hasSpot(array, setOf(seat), slot)) + Number(hasSpot(array, setOf(seat) + SECOND, slot));
}

function rankLength(array: StateArray, seat: Seat, rank: number): number {
  const hand = setOf(seat);
  let cards = 0;
  for (let copy = 0; copy <= SECOND; copy += SECOND) {
    cards += countBits(at(array, hand + copy) & at(SLOTS.ranks[0], rank));
    cards += countBits(at(array, hand + copy + 1) & at(SLOTS.ranks[1], rank));
  }
  return cards;
}
