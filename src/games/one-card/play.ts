/** The tricks: what may be played, who wins, and the joker's reversal [OC-P1 to OC-P9]. */
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import type { Score } from './score.ts';
import {
  CHOOSING,
  DOWNTOWN,
  HAND,
  JOKER,
  JOKER_BIT,
  KITTY,
  LACKS,
  NO_TRUMP,
  ORDER,
  PHASE,
  PLAYING,
  SUIT_CARDS,
  TRICK,
  TRICK_CARDS,
  TRICK_SIZE,
  TRUMP,
  TURN,
  UNFIXED,
  WANTED,
  WON,
  handOf,
  highestOf,
  lackedBy,
  pointsOf,
  suitOf,
  trickCard,
  wonBy,
} from './state.ts';

/** The cards that the seat on turn may play: of those wanted, where it holds some, else any [OC-P2 to OC-P5]. */
export function playable(state: State): number {
  const cards = handOf(state, state[TURN]);
  const wanted = cards & state[WANTED];
  return wanted === 0 ? cards : wanted;
}

/** What the others must play where they can under this lead. In a no-trump round the joker asks for nothing [OC-P5]. */
export function wantedBy(led: number, trump: number): number {
  const suited = led === JOKER ? at(SUIT_CARDS, trump) : at(SUIT_CARDS, suitOf(led));
  const isTrumpLed = trump !== NO_TRUMP && (led === JOKER || suitOf(led) === trump);
  return isTrumpLed ? suited | JOKER_BIT : suited; // the joker counts as a trump [OC-P4]
}

/** Of the cards of a trick the one that takes it [OC-P6]; `led` is its first. */
export function takerOf(cards: number, led: number, trump: number, order: number): number {
  const trumps = cards & at(SUIT_CARDS, trump);
  if (trumps !== 0) return highestOf(trumps, order);
  if ((cards & JOKER_BIT) !== 0) return JOKER;
  return highestOf(cards & at(SUIT_CARDS, suitOf(led)), order);
}

export class CardPlay {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
    private readonly score: Score,
  ) {}

  /** The seat on turn plays a card that it may play, and what follows by itself. */
  play(state: State, card: number, write?: WriteLine): void {
    const seat = state[TURN];
    const size = state[TRICK_SIZE];
    const bit = 1 << card;
    state[HAND + seat] = handOf(state, seat) ^ bit;
    if ((state[WANTED] & bit) === 0) state[LACKS + seat] = lackedBy(state, seat) | state[WANTED];
    state[TRICK] = state[TRICK] | (card << (size << 3));
    state[TRICK_CARDS] = state[TRICK_CARDS] | bit;
    state[TRICK_SIZE] = size + 1;
    if (write) this.writer.move(write, [card], { from: hand(seat), to: 'trick', why: 'play' });
    if (size === 0) this.lead(state, seat, card, write);
    if (size + 1 === this.options.seats) this.endTrick(state, write);
    else state[TURN] = this.options.left(seat); // [OC-P1]
  }

  /** The bidder's very first card fixes trump [OC-P2]; every lead says what is wanted from the others. */
  private lead(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (state[TRUMP] === UNFIXED) {
      state[TRUMP] = suitOf(card);
      if (write) this.writer.note(write, seat, 'trump', { suit: must(SUITS[suitOf(card)], 'trump suit') });
    }
    state[WANTED] = wantedBy(card, state[TRUMP]);
  }

  /** [OC-P7] Then the deal is over, or the winner leads; first, if it took the joker, it may reverse the order [OC-P8]. */
  private endTrick(state: State, write?: WriteLine): void {
    const cards = state[TRICK_CARDS];
    const winner = this.collect(state, write);
    if (handOf(state, winner) === 0) {
      this.takeOneCard(state, winner, write);
      this.score.end(state, write);
    } else if ((cards & JOKER_BIT) !== 0 && state[TRUMP] !== NO_TRUMP) state[PHASE] = CHOOSING;
  }

  /** The trick goes to the pile of its winner, whose turn it is then; that seat. */
  private collect(state: State, write?: WriteLine): Seat {
    const seats = this.options.seats;
    const cards = state[TRICK_CARDS];
    const taker = takerOf(cards, trickCard(state, 0), state[TRUMP], state[ORDER]);
    let winner = this.options.left(state[TURN]); // the leader, as the trick is full
    for (let i = 0; trickCard(state, i) !== taker; i += 1) winner = this.options.left(winner);
    if (write) {
      this.writer.note(write, winner, 'trick-won', { card: this.writer.card(taker) });
      const trick = Array.from({ length: seats }, (_, i) => trickCard(state, i));
      this.writer.move(write, trick, { from: 'trick', to: placeOf('won', winner), why: 'collect' });
    }
    state[WON + winner] = wonBy(state, winner) | cards;
    state[TRICK] = 0;
    state[TRICK_SIZE] = 0;
    state[TRICK_CARDS] = 0;
    state[WANTED] = 0; // any card may be led [OC-P3]
    state[TURN] = winner;
    return winner;
  }

  /** The card in the middle goes with the last trick [OC-P9]. */
  private takeOneCard(state: State, winner: Seat, write?: WriteLine): void {
    const kitty = state[KITTY];
    state[WON + winner] = wonBy(state, winner) | kitty;
    state[KITTY] = 0;
    if (!write) return;
    const card = this.writer.card(Math.clz32(kitty) ^ 31);
    write({ type: 'move', cards: [card], from: 'kitty', to: placeOf('won', winner), why: 'one-card' });
    this.writer.note(write, winner, 'one-card', { card, points: pointsOf(kitty) });
  }

  /** The seat that took the joker has chosen [OC-P8]; it leads. */
  choose(state: State, order: 'keep' | 'reverse', write?: WriteLine): void {
    state[PHASE] = PLAYING;
    if (order === 'keep') return;
    state[ORDER] = DOWNTOWN;
    if (write) this.writer.note(write, state[TURN], 'reversed');
  }
}
