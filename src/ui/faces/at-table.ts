/** The faces of the table that is open, with the portraits that its people have chosen. */
import type { FriendsTable } from '../../friends/table.ts';
import { portraitAt } from '../../record/portrait.ts';
import { portraits } from '../../client/portraits.svelte.ts';
import type { GameWords, TableView } from '../../games/face/game-face.ts';
import type { Page } from '../page/page.svelte.ts';
import { type SeatFace, facesOf } from './seated.ts';

/** What friends at a table have chosen, by seat. */
export const chosenAt = ({ seats }: FriendsTable): readonly (SeatFace | undefined)[] =>
  seats.map(({ portrait }) => (portrait === undefined ? undefined : portraitAt(portrait)));

/** Several people see everybody with the same face: here they have chosen by name, friends have told what they chose. */
export function facesAt(
  { table, watched }: Page,
  { names, seat }: Pick<TableView, 'names' | 'seat'>,
  { people }: Pick<GameWords, 'people'>,
): readonly SeatFace[] {
  const { here, friends } = table;
  const told = watched ? undefined : friends?.table;
  const chosen = told
    ? chosenAt(told)
    : names.map((name, at) => {
        if (here) return portraits.of(name);
        return friends || at !== seat ? undefined : portraits.of();
      });
  const own = here || told ? undefined : seat;
  return facesOf({ names, bots: people.bots, own, chosen, regulars: table.face?.regulars });
}
