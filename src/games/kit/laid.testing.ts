/** Cards, hands and decks written in card text, for positions in the tests of games. */
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';

/** The words of a text, mostly cards. */
export const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The cards of a text as numbers; `…` stands for others and is left out. */
export const cardNumbers = (text: string, pack: readonly string[]): number[] =>
  wordsIn(text)
    .filter((word) => word !== '…')
    .map((word) => {
      const card = pack.indexOf(word);
      if (card < 0) throw new Error(`no card ${word}`);
      return card;
    });

/** The cards in the order of their pack, as text. */
export const inPackOrder = (cards: readonly string[], pack: readonly string[]): string =>
  pack.filter((card) => cards.includes(card)).join(' ');

/**
 * Reads the texts of one position: `…` at the end of a text stands for every card that none of them names.
 * @throws if a card lies in two places
 */
export function cardReader(
  pack: readonly string[],
  texts: readonly (string | undefined)[],
): (text?: string) => number[] {
  const named = texts.flatMap((text) => cardNumbers(text ?? '', pack));
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places');
  const rest = pack.map((_, card) => card).filter((card) => !named.includes(card));
  return (text = '') => [...cardNumbers(text, pack), ...(text.endsWith('…') ? rest : [])];
}

/** A deck that begins with these cards; the others follow in card order. */
export function deckFrom(text: string, pack: readonly string[]): Uint8Array {
  const top = cardNumbers(text, pack);
  if (new Set(top).size !== top.length) throw new Error('a card lies in two places');
  return Uint8Array.from([...top, ...pack.map((_, card) => card).filter((card) => !top.includes(card))]);
}

/**
 * A deck that is dealt card by card to the seats left of the dealer and gives each hand, as far as they are said, these
 * cards; what is not said comes in card order. With `extra` a hand of nobody is dealt after the dealer's, the last said.
 */
export function deckAround(
  pack: readonly string[],
  setup: { seats: number; dealer: Seat; hands: readonly string[]; extra?: true },
): Uint8Array {
  const { seats, dealer, hands, extra } = setup;
  const places = Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats).concat(extra ? [seats] : []);
  const wanted = Array.from(places, (_, place) => cardNumbers(hands[place] ?? '', pack));
  const rest = pack.map((_, card) => card).filter((card) => !wanted.flat().includes(card));
  const handAt = (i: number): number[] => must(wanted[must(places[i % places.length], 'place')], 'hand');
  return Uint8Array.from(pack, (_, i) => must(handAt(i).shift() ?? rest.shift(), 'card'));
}
