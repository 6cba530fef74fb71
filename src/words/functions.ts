/** What a message may call. Translators find them explained in `README.md` beside this file. */
import { type FluentFunction, FluentNumber } from '@fluent/bundle';
import { Capital, CardList, CardName, Named, People, SuitName, TextList } from './values.ts';

export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** A card, suit, rank or person in a form of its name: `{ FORM($card, is: "the") }`. */
  FORM: ([value = ''], named) => (value instanceof Named ? value.in(String(named['is'])) : value),
  /** With a large first letter. */
  CAPITAL: ([value = '']) => new Capital(value),
  /** To select by: who is meant, `you`, `other`, `us`, `others`. */
  WHO: ([value = '']) => (value instanceof People ? value.who : value),
  /** To select by: the letter of a suit, or of a card's suit. */
  SUIT: ([value = '']) =>
    value instanceof SuitName ? value.value : value instanceof CardName ? value.value.slice(1, 2) : value,
  /** To select by: how many there are. */
  COUNT: ([value = '']) =>
    value instanceof CardList || value instanceof People || value instanceof TextList
      ? new FluentNumber(value.value.length)
      : value,
};
