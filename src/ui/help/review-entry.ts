/** A costly choice as the review shows it: in words, with the hand that it was made from. */
import { type Card, compareCards, isCard } from '../../cards/card.ts';
import type { Reviewed } from '../../client/help.svelte.ts';
import type { GameFace, GameWords, TableView } from '../../games/face/game-face.ts';
import { handPlace } from '../../games/face/places.ts';

export interface ReviewEntry extends Reviewed {
  readonly prompt: string;
  readonly hand: readonly Card[];
  readonly did: string;
  readonly could: string;
}

/** `view`: the table before the choice, as the person saw it. */
export function entryOf(
  reviewed: Reviewed,
  { view, words, face }: { view: TableView; words: GameWords; face: GameFace },
): ReviewEntry {
  const held = handPlace(face);
  const hand = held ? view.places.cards(`${held.name}/${String(view.seat)}`).filter((card) => isCard(card)) : [];
  return {
    ...reviewed,
    prompt: words.prompt(view),
    hand: hand.sort(compareCards),
    did: words.action(reviewed.played.action, view).full,
    could: words.action(reviewed.better.action, view).full,
  };
}
