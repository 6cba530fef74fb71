/**
 * Trex's actions as numbers. They ascend as a legal list does: by type; contracts by name; cards to expose element by
 * element; cards in card order.
 */
import { bitOf, wordOf } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { CARDS, KING_OF_HEARTS, QUEEN_OF_CLUBS, QUEEN_OF_DIAMONDS, QUEEN_OF_HEARTS, QUEEN_OF_SPADES } from './cards.ts';
import { CONTRACTS, contractName } from './contracts.ts';

/** The cards that may be exposed in some contract, in card order. A choice of them has bit i for card i. */
const DOUBLABLE = [QUEEN_OF_SPADES, KING_OF_HEARTS, QUEEN_OF_HEARTS, QUEEN_OF_DIAMONDS, QUEEN_OF_CLUBS] as const;
const CHOICES = 1 << DOUBLABLE.length;

export const ABANDON = 0;
export const CHOOSE = 1; // + the contract
export const EXPOSE = CHOOSE + CONTRACTS; // + index of the cards in EXPOSURES
export const KEEP = EXPOSE + CHOICES;
export const PASS = KEEP + 1;
export const PLAY = PASS + 1; // + the card
const END = PLAY + CARDS; // no act has this number or a higher one

/** Every choice of cards from the `first` on, in the order of a legal list: none, then those that begin with each. */
function choicesFrom(first: number): number[] {
  const choices = [0];
  for (let i = first; i < DOUBLABLE.length; i += 1)
    for (const rest of choicesFrom(i + 1)) choices.push((1 << i) | rest);
  return choices;
}

/** The cards of each `expose` action, as a choice. */
const EXPOSURES = choicesFrom(0);

const cardsOf = (choice: number): number[] => DOUBLABLE.filter((_, i) => (choice & (1 << i)) !== 0);
const wordOfChoice = (choice: number, word: number): number =>
  cardsOf(choice).reduce((set, card) => (wordOf(card) === word ? set | bitOf(card) : set), 0);

/** The cards that an `expose` action puts face up, in two words, by its index. */
export const EXPOSED_0 = Int32Array.from(EXPOSURES, (choice) => wordOfChoice(choice, 0));
export const EXPOSED_1 = Int32Array.from(EXPOSURES, (choice) => wordOfChoice(choice, 1));

/** By choice of cards held, the indices of all `expose` actions that take only from them, as bits. */
export const OFFERS = Int32Array.from({ length: CHOICES }, (_, held) =>
  EXPOSURES.reduce((offers, choice, i) => ((choice & ~held) === 0 ? offers | (1 << i) : offers), 0),
);

/** A set of doublable cards, in two words, as a choice. */
export const choiceOf = (low: number, high: number): number =>
  ((low >>> QUEEN_OF_SPADES) & 1) |
  ((low >>> (KING_OF_HEARTS - 1)) & 6) |
  ((high >>> lowestBit(bitOf(QUEEN_OF_DIAMONDS))) & 1 ? 8 : 0) |
  ((high >>> lowestBit(bitOf(QUEEN_OF_CLUBS))) & 1 ? 16 : 0);

/** All actions, both ways between numbers and the record's objects. */
export const actNames = (pack: readonly string[]): ActNames =>
  new ActNames(Array.from({ length: END }, (_, act) => actionOf(act, pack)));

function actionOf(act: Act, pack: readonly string[]): Action {
  const textOf = (card: number): string => pack[card] ?? '';
  if (act === ABANDON) return { type: 'abandon' };
  if (act < EXPOSE) return { type: 'contract', contract: contractName(act - CHOOSE) };
  if (act < KEEP) return { type: 'expose', cards: cardsOf(EXPOSURES[act - EXPOSE] ?? 0).map(textOf) };
  if (act === KEEP) return { type: 'keep' };
  return act === PASS ? { type: 'pass' } : { type: 'play', card: textOf(act - PLAY) };
}
