/** The titles of all games, and what the shelf says of them: for the menus, which are fetched when they are opened. */
import type { ShelfWords, Title } from '../../face/game-face.ts';

const titled = import.meta.glob<{ title: Title }>('../../*/title.ts', { eager: true });
const shelved = import.meta.glob<{ shelf: ShelfWords }>('../../*/shelf.ts', { eager: true });

/** Every game's title, the front page's game first. */
export const titles: readonly Title[] = Object.values(titled)
  .map((folder) => folder.title)
  .sort((a, b) => a.place - b.place);

/** What the shelf says of a game. */
export const shelfOf = (id: string): ShelfWords | undefined => shelved[`../../${id}/shelf.ts`]?.shelf;
