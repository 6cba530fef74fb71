/** How what lies before seats parts into groups: a fan each before its seat, or one row in the middle. Pure. */
import type { FrontPlace, PlaceFace } from '../../games/face/places.ts';
import type { LaidCard, LaidGroup } from '../../games/face/layout/arrangement.ts';
import type { FeltTable } from '../table/felt-table.ts';

/** The places of a kind that hold cards, in the order in which they were first used. */
export const namesOf = ({ name }: Pick<PlaceFace, 'name'>, { places }: FeltTable): readonly string[] =>
  places.names().filter((one) => one.startsWith(`${name}/`));

/** The cards of a place before a seat, from left to right. */
export function cardsInOrder({ order }: FrontPlace, table: FeltTable, names: readonly string[]): readonly LaidCard[] {
  const laid = names.flatMap((name) => table.places.at(name).map((piece) => table.laidCard(piece, name))).reverse();
  return order?.(laid, table.places) ?? laid;
}

/** All groups of a kind of place, of all seats. */
export function groupsOf(face: FrontPlace, table: FeltTable): readonly LaidGroup[] {
  const all = namesOf(face, table).map((name) => cardsInOrder(face, table, [name]));
  return face.parts?.(all.flat(), table.places.notes) ?? all.map((cards) => ({ cards }));
}

/** What all seats have together in the middle, in the order in which it was laid. */
export const cardsTogether = (groups: readonly LaidGroup[]): readonly LaidCard[] =>
  groups.flatMap(({ cards, isInMiddle }) => (isInMiddle === true ? cards : [])).sort((one, other) => one.at - other.at);
