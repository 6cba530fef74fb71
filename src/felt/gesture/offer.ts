/** What this seat may do now, by the things on the table that it is done with. */
import type { Card } from '../../cards/card.ts';
import { isCard } from '../../cards/card.ts';
import type { Gesture } from '../../games/face.ts';
import type { Action } from '../../record/line.ts';

export interface Offer {
  readonly actions: readonly Action[];
  readonly chosen: Card | undefined; // laid ready before the own turn
  readonly choosing: boolean; // it is this seat's choice
  readonly byCard: ReadonlyMap<Card, readonly Action[]>;
  readonly byPlace: ReadonlyMap<string, Action>;
}

/** Sorts the actions by card and place. Actions with neither have buttons, which are not the felt's. */
export function offerOf(
  actions: readonly Action[],
  of: { chosen: Card | undefined; choosing: boolean; gestures: Readonly<Record<string, Gesture>> },
): Offer {
  const byCard = new Map<Card, Action[]>();
  const byPlace = new Map<string, Action>();
  for (const action of actions) {
    const gesture = of.gestures[action.type];
    if (gesture?.by === 'place') byPlace.set(gesture.place, action);
    if (gesture?.by !== 'card') continue;
    const card = action[gesture.field];
    if (typeof card === 'string' && isCard(card)) byCard.set(card, [...(byCard.get(card) ?? []), action]);
  }
  return { actions, chosen: of.chosen, choosing: of.choosing, byCard, byPlace };
}

export const NO_OFFER: Offer = offerOf([], { chosen: undefined, choosing: false, gestures: {} });
