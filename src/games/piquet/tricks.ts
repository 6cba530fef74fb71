/** The play of the twelve tricks [PQ-P1 to PQ-P5]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import type { Dialogue } from './dialogue.ts';
import type { RuleOptions } from './rule-options.ts';
import { call, count, countLead, endDeal } from './score.ts';
import { HAND, HOLD, LED, PLAYED, TRICKS, TRICKS_A_DEAL, TURN, VOIDS, suitCards, suitOf } from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

const TRICK_POINTS = 1;
const LAST_POINTS = 1; // besides [PQ-P3]
const MOST_TRICKS = 7; // of twelve: more than half [PQ-P4]
const CARDS_POINTS = 10;
const CAPOT_POINTS = 30;

/** The cards of a hand that may be played: of the suit led if there is one [PQ-P1]. */
export function playable(state: State, seat: Seat): number {
  const cards = at(state, HAND + seat);
  if (state[LED] === 0) return cards;
  const suited = cards & suitCards(state[LED] - 1);
  return suited === 0 ? cards : suited;
}

/** Does the card that follows beat the one led? Of a suit the lower number is the higher card. */
const beats = (card: number, led: number): boolean => card < led && suitOf(card) === suitOf(led);

export class Tricks {
  constructor(
    private readonly options: RuleOptions,
    private readonly dialogue: Dialogue,
    private readonly writer: PiquetLineWriter,
  ) {}

  play(state: State, seat: Seat, card: number, write?: WriteLine): void {
    state[HAND + seat] = at(state, HAND + seat) & ~(1 << card);
    state[PLAYED + seat] = at(state, PLAYED + seat) | (1 << card);
    if (write) this.writer.played(write, seat, card);
    if (state[LED] === 0) this.lead(state, seat, card, write);
    else this.follow(state, seat, card, write);
  }

  /** [PQ-P2] */
  private lead(state: State, seat: Seat, card: number, write?: WriteLine): void {
    state[LED] = card + 1;
    state[TURN] = 1 - seat;
    countLead(state, seat, write);
    if (state[HOLD] !== 0) this.dialogue.afterFirstLead(state, write);
  }

  /** [PQ-P1, PQ-P3] */
  private follow(state: State, seat: Seat, card: number, write?: WriteLine): void {
    const led = state[LED] - 1;
    if (suitOf(card) !== suitOf(led)) state[VOIDS + seat] = at(state, VOIDS + seat) | suitCards(led);
    const winsAgainstLead = beats(card, led);
    const winner = winsAgainstLead ? seat : 1 - seat;
    state[LED] = 0;
    state[TURN] = winner;
    state[TRICKS + winner] = at(state, TRICKS + winner) + 1;
    if (write) this.writer.collected(write, winner, [led, card]);
    if (winsAgainstLead || !this.options.classic) count(state, winner, 'trick', TRICK_POINTS, write);
    this.afterTrick(state, winner, write);
  }

  private afterTrick(state: State, winner: Seat, write?: WriteLine): void {
    const won = at(state, TRICKS + winner);
    const isLast = won + at(state, TRICKS + 1 - winner) === TRICKS_A_DEAL;
    if (isLast && this.options.classic) count(state, winner, 'last', LAST_POINTS, write);
    if (won === MOST_TRICKS) this.scoreCards(state, winner, write);
    if (!isLast) return;
    if (won === TRICKS_A_DEAL) call(state, winner, 'capot', CAPOT_POINTS, write); // [PQ-P5]
    endDeal(state, this.options, this.writer, write);
  }

  /** [PQ-P4] The option says whether they count towards pique. */
  private scoreCards(state: State, winner: Seat, write?: WriteLine): void {
    if (this.options.cardsInPique) count(state, winner, 'cards', CARDS_POINTS, write);
    else call(state, winner, 'cards', CARDS_POINTS, write);
  }
}
