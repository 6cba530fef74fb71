/** The deal: cards one by one, one turned up, the rest is the stock [FR-S1 to FR-S4]. */
import type { Chance } from '../../cards/chance.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { hand } from '../kit/line-writer.ts';
import { FACES, JOKER, cardOf } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  LAZY,
  STATUS,
  TOTALS,
  bareTotal,
  beginTurn,
  freshStatus,
  makePublic,
  putInHand,
  putOnPile,
  putUnderStock,
  setStockSize,
} from './state.ts';
import type { RummyLineWriter } from './line-writer.ts';

/** A card's number by its index in the pack: copies of a face stand side by side there, jokers last. */
export function numberInPack(index: number, packs: number): number {
  const i = Math.floor(index / packs);
  const face = FACES[i];
  return face === undefined ? cardOf(JOKER, index - FACES.length * packs) : cardOf(face, index - i * packs);
}

export class RummyDealing {
  private readonly numbers: Uint8Array; // of the cards, by index in the pack

  constructor(
    private readonly options: RuleOptions,
    private readonly writer: RummyLineWriter,
  ) {
    this.numbers = Uint8Array.from({ length: options.mixed.cards }, (_, index) => numberInPack(index, options.packs));
  }

  /** Begins a deal in `state`; of what it held only the totals last. */
  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    const { options, writer } = this;
    const dealt = options.handSize * options.seats;
    clear(state);
    options.mixed.shuffle(start.deck, dealt + 1, chance);
    state[STATUS] = freshStatus(start.deal, start.dealer) | (start.deck ? 0 : LAZY);
    for (let i = 0, seat = start.dealer; i < dealt; i += 1) {
      seat = seat + 1 < options.seats ? seat + 1 : 0; // [FR-S3]
      const card = this.card(i);
      putInHand(state, seat, card);
      if (write) writer.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
    }
    this.turnUp(state, this.card(dealt), write);
    this.layStock(state, dealt + 1);
    beginTurn(state, (start.dealer + 1) % options.seats, undefined);
  }

  private card(i: number): number {
    return this.numbers[this.options.mixed.at(i)] ?? 0;
  }

  /** [FR-S4] */
  private turnUp(state: State, card: number, write?: WriteLine): void {
    putOnPile(state, card);
    makePublic(state, card);
    if (write) this.writer.turnedUp(write, card);
  }

  private layStock(state: State, dealt: number): void {
    const size = this.options.mixed.cards - dealt;
    for (let i = 0; i < size; i += 1) putUnderStock(state, i, size, this.card(dealt + i));
    setStockSize(state, size);
  }
}

/** Everything but the totals is made anew. */
function clear(state: State): void {
  for (let word = 0; word < state.length; word += 1)
    state[word] = word >= TOTALS && word < TOTALS + 8 ? bareTotal(at(state, word)) : 0;
}
