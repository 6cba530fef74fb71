/** What the size of the middle depends on: for each of its places a number made of its cards. Pure. */
import type { PlaceFace } from '../../games/face/game-face.ts';
import { isBoard } from '../../games/face/layout/arrangement.ts';
import { isMiddle } from '../../games/face/places.ts';
import type { FeltTable } from '../table.ts';
import { cardsTogether } from './groups.ts';
import type { Loads } from './middle.ts';

export function loadsOf(places: readonly PlaceFace[], table: FeltTable): Loads {
  const loads: Record<string, number> = {};
  for (const face of places) {
    const load = isMiddle(face) && !isBoard(face.arrangement) ? face.arrangement.load : undefined;
    if (load) loads[face.name] = load(countAt(face, table));
    if (face.where === 'front' && face.together)
      loads[face.name] = face.together.load?.(cardsTogether(face, table).length) ?? 0;
  }
  return loads;
}

const countAt = ({ name, of }: PlaceFace, { places }: FeltTable): number =>
  of === 'table'
    ? places.at(name).length
    : places.names().reduce((sum, one) => sum + (one.startsWith(`${name}/`) ? places.at(one).length : 0), 0);
