/** What several seats have laid and yet lies together in the middle, as the run of a stops game does. */
import type { PlaceFace } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';
import type { FeltTable } from '../table.ts';

/** The cards laid since the last note that parts them, in their order; after such a note they stay until the next card. */
export function gatheredOf({ name, splitAt }: PlaceFace, { places, notedBefore, laidAt }: FeltTable): readonly Piece[] {
  const all = places.names().flatMap((place) => (place.startsWith(`${name}/`) ? places.at(place) : []));
  const noted = (piece: Piece): number => notedBefore.get(piece.id) ?? 0;
  const last = Math.max(0, ...all.map(noted));
  const since = places.notes.slice(0, last).findLastIndex(({ what }) => what === splitAt) + 1;
  const order = (piece: Piece): number => laidAt.get(piece.id) ?? 0;
  return all.filter((piece) => noted(piece) >= since).sort((one, other) => order(one) - order(other));
}
