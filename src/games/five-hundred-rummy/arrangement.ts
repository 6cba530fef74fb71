/** How the melds of a 500 Rummy table lie. */
import { type Card, parseCard } from '../../cards/card.ts';
import type { Places } from '../../record/fold.ts';
import { cardsIn } from '../face/fields.ts';
import type { LaidCard } from '../face/layout/arrangement.ts';
import { lowToHigh } from '../face/layout/order.ts';

/** The jokers that lie in melds, each with the card that it stands for. */
export function standIns({ acts }: Places): ReadonlyMap<Card, Card> {
  return new Map(
    acts.flatMap(({ action }) => {
      const as = cardsIn(action['as']);
      return cardsIn(action['cards']).flatMap((card, i): [Card, Card][] =>
        parseCard(card)?.suit ? [] : [[card, as[i] ?? card]],
      );
    }),
  );
}

export const inMeld = (cards: readonly LaidCard[], places: Places): readonly LaidCard[] =>
  lowToHigh(cards, standIns(places));
