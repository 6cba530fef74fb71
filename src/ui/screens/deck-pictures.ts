/** The pictures of all decks for the settings. They are fetched with that screen, so that opening it later fetches nothing. */
import { CHOICES } from '../../client/settings.svelte.ts';
import { pictureAddress } from '../../felt/cells.ts';
import type { TableStyle } from '../../felt/table-style.ts';

type Deck = TableStyle['deck'];

async function fetchPicture(deck: Deck): Promise<Blob | undefined> {
  try {
    const response = await fetch(pictureAddress(deck, 1));
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined; // offline: the names alone are shown
  }
}

const fetched = new Map<Deck, Promise<Blob | undefined>>(CHOICES.deck.map((deck) => [deck, fetchPicture(deck)]));

/** Decoded while the screen is open: each takes 5 MB. */
const decoded = new Map<Deck, Promise<ImageBitmap | undefined>>();

async function decode(deck: Deck): Promise<ImageBitmap | undefined> {
  const blob = await fetched.get(deck);
  return blob && createImageBitmap(blob);
}

/** The picture of a deck; undefined if it cannot be had. */
export function pictureOf(deck: Deck): Promise<ImageBitmap | undefined> {
  const picture = decoded.get(deck) ?? decode(deck);
  decoded.set(deck, picture);
  return picture;
}

/** Call when the screen is closed. */
export function forgetPictures(): void {
  decoded.clear();
}
