/** The faces of the table that is open, with the portraits that its people have chosen. */
import { Portraits } from '../../client/portraits.svelte.ts';
import type { GameWords, TableView } from '../../games/face/game-face.ts';
import type { Page } from '../page.svelte.ts';
import { type Face, facesOf } from './seated.ts';

export const portraits = new Portraits();

/** Several people see everybody with the same face: here they have chosen by name, elsewhere nobody has. */
export function facesAt(
  { table }: Page,
  { names, seat }: Pick<TableView, 'names' | 'seat'>,
  { people }: Pick<GameWords, 'people'>,
): readonly Face[] {
  const { here, friends } = table;
  const chosen = names.map((name, at) => {
    if (here) return portraits.of(name);
    return friends || at !== seat ? undefined : portraits.of();
  });
  return facesOf({ names, bots: people.bots, own: here ? undefined : seat, chosen, regulars: table.face?.regulars });
}
