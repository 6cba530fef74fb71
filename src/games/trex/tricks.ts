/** Play in tricks: who wins them, what they are worth, when the deal is over [TX-P4 to TX-P7]. */
import { bitOf, isIn, wordOf } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { ALL, KING_OF_HEARTS, SUIT_0, SUIT_1, isEmpty, suitOf } from './cards.ts';
import { BONUS, KING, LEADS_0, QUEEN, SCORING_0, SCORING_1, TRICK as ONE_TRICK, WORTH } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { endDeal } from './score.ts';
import {
  BEST,
  BEST_SEAT,
  COMPLETE,
  CONTRACT,
  DECIDED,
  EXPOSED,
  PLAYED,
  SEATS,
  TALLY,
  TRICK,
  TRICK_SIZE,
  TURN,
  WANTED,
  trickCard,
} from './state.ts';
import type { TrexLineWriter } from './line-writer.ts';

/** The seat on turn leads: any card, but in King of Hearts a heart only if it holds nothing else [TX-P5]. */
export function wantLead(state: State): void {
  state[WANTED] = at(LEADS_0, state[CONTRACT]);
  state[WANTED + 1] = ALL;
}

export class Tricks {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: TrexLineWriter,
  ) {}

  /** A card that has left the hand comes to the trick. */
  add(state: State, seat: Seat, card: number, isWanted: boolean, write?: WriteLine): void {
    if (write) this.writer.playedToTrick(write, state, seat, card);
    const size = state[TRICK_SIZE];
    if (size === 0) wantSuit(state, card);
    if (size === 0 || (isWanted && card < state[BEST])) {
      state[BEST] = card;
      state[BEST_SEAT] = seat;
    }
    state[TRICK] = state[TRICK] | (card << (size << 3));
    state[TRICK_SIZE] = size + 1;
    state[TURN] = this.options.next(seat);
    if (size + 1 === SEATS) this.finish(state, write);
  }

  /** The winner takes the trick and leads the next; the seat that led this one is on turn again. */
  private finish(state: State, write?: WriteLine): void {
    const winner = state[BEST_SEAT];
    this.count(state, winner);
    if (write) this.tellWon(state, winner, write);
    state[TRICK] = 0;
    state[TRICK_SIZE] = 0;
    state[BEST] = 0;
    state[BEST_SEAT] = 0;
    state[TURN] = winner;
    wantLead(state);
    if (!this.isOver(state)) return;
    const isComplete = state[PLAYED] === ALL && at(state, PLAYED + 1) === ALL;
    endDeal(state, isComplete ? COMPLETE : DECIDED, this.options, write); // [TX-E9]
  }

  /** Nothing is left to play for [TX-P7]. */
  private isOver(state: State): boolean {
    const contract = state[CONTRACT];
    const low = at(this.options.aims0, contract) & ~state[PLAYED];
    const high = at(this.options.aims1, contract) & ~at(state, PLAYED + 1);
    return (low | high) === 0;
  }

  private count(state: State, winner: Seat): void {
    const cards = state[TRICK];
    const worth =
      at(WORTH, cards & 63) + at(WORTH, (cards >>> 8) & 63) + at(WORTH, (cards >>> 16) & 63) + at(WORTH, cards >>> 24);
    state[TALLY + winner] = at(state, TALLY + winner) + worth + ONE_TRICK;
    if (!isEmpty(state, EXPOSED)) this.countDoubled(state, winner);
  }

  /** A doubled card counts twice, and once more for the seat that exposed it; or, captured by its holder, for the leader [TX-E5]. */
  private countDoubled(state: State, winner: Seat): void {
    const leader = state[TURN];
    for (let i = 0, seat = leader; i < SEATS; i += 1, seat = this.options.next(seat)) {
      const card = trickCard(state, i);
      const isOwn = seat === winner;
      if (!isIn(state, EXPOSED, card) || (isOwn && this.options.ownSingle)) continue;
      const isKing = card === KING_OF_HEARTS;
      const rewarded = isOwn ? leader : seat;
      state[TALLY + winner] = at(state, TALLY + winner) + (isKing ? KING : QUEEN);
      state[TALLY + rewarded] = at(state, TALLY + rewarded) + (isKing ? 3 * BONUS : BONUS);
    }
  }

  private tellWon(state: State, winner: Seat, write: WriteLine): void {
    const contract = state[CONTRACT];
    const scoring = [at(SCORING_0, contract), at(SCORING_1, contract)];
    const isScoring = (card: number): boolean => ((scoring[wordOf(card)] ?? 0) & bitOf(card)) !== 0;
    const cards = Array.from({ length: SEATS }, (_, i) => trickCard(state, i));
    this.writer.won(
      write,
      winner,
      cards.filter(isScoring),
      cards.filter((card) => !isScoring(card)),
    );
  }
}

/** A seat that holds a card of the suit led must play one [TX-P4]. */
function wantSuit(state: State, led: number): void {
  state[WANTED] = at(SUIT_0, suitOf(led));
  state[WANTED + 1] = at(SUIT_1, suitOf(led));
}
