/** What the size of the middle depends on: for each of its places a number made of its cards. Pure. */
import { type PlaceFace, arrangementOf, togetherOf } from '../../games/face/places.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { cardsTogether, groupsOf, namesOf } from './groups.ts';
import type { Loads } from './middle.ts';

export const loadsOf = (places: readonly PlaceFace[], table: FeltTable): Loads =>
  Object.fromEntries(
    places.flatMap((face) => {
      const load = (arrangementOf(face) ?? togetherOf(face))?.load;
      return load ? [[face.name, load(countOf(face, table))]] : [];
    }),
  );

/** How many cards lie in the middle. */
function countOf(face: PlaceFace, table: FeltTable): number {
  if (face.where === 'front') return cardsTogether(groupsOf(face, table)).length;
  const names = face.owner === 'table' ? [face.name] : namesOf(face, table);
  return names.reduce((sum, name) => sum + table.places.at(name).length, 0);
}
