/** Who has laid the cards of what lies together though several have: a meld that others added to, a run of all. Pure. */
import type { Seat } from '../../cards/card.ts';
import { overlap } from '../../games/face/layout/box.ts';
import { type Shown } from '../../felt/table/shown.ts';
import { type PlaceFace, togetherOf } from '../../games/face/places.ts';
import type { Places } from '../../record/fold.ts';

/** Cards side by side that one seat has laid. */
export interface Part {
  readonly seat: Seat;
  readonly x: number; // of the first card
  readonly y: number; // of their lower edge
  readonly width: number;
}

const APART = 1; // px: farther than this below each other they lie in two lines

/** The parts of others than who began, in the order in which they lie. */
export function partsByOwner(
  faces: readonly PlaceFace[],
  places: Pick<Places, 'names' | 'at'>,
  { cards, spots }: Pick<Shown, 'cards' | 'spots'>,
): readonly Part[] {
  return wholes(faces, places.names()).flatMap(({ parts, first, row }) => {
    const room = row === undefined ? undefined : spots[row]; // others lie before their seats already
    const laid = parts
      .flatMap(({ place, seat }) => places.at(place).flatMap(({ card }) => ({ seat, box: cards[card] })))
      .flatMap(({ seat, box }) => (box && (!room || overlap(room, box)) ? [{ seat, box }] : []))
      .sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
    const all: (Part & { readonly top: number })[] = [];
    for (const { seat, box } of laid) {
      const last = all.at(-1);
      if (last?.seat === seat && Math.abs(last.top - box.y) <= APART)
        all[all.length - 1] = { ...last, width: box.x + box.width - last.x };
      else all.push({ seat, x: box.x, y: box.y + box.height, width: box.width, top: box.y });
    }
    return all.filter(({ seat }) => seat !== first).map(({ seat, x, y, width }) => ({ seat, x, y, width }));
  });
}

interface Whole {
  readonly parts: readonly { readonly place: string; readonly seat: Seat }[];
  readonly first: Seat | undefined; // it lies before this seat
  readonly row: string | undefined; // or in the middle, at this spot
}

function wholes(faces: readonly PlaceFace[], names: readonly string[]): readonly Whole[] {
  const found = new Map<string, Whole & { parts: { place: string; seat: Seat }[] }>();
  for (const place of names) {
    const part = partOf(place, faces);
    if (!part) continue;
    const { whole, seat, before } = part;
    const known = found.get(whole) ?? { parts: [], first: before ? seat : undefined, row: before ? undefined : whole };
    known.parts.push({ place, seat });
    found.set(whole, known);
  }
  return [...found.values()];
}

/** What a place is a part of, whose it is, and whether the whole lies before a seat; nothing for other places. */
function partOf(place: string, faces: readonly PlaceFace[]) {
  const [stem = '', key = '', third] = place.split('/');
  const face = faces.find(({ name }) => name === stem);
  if (face && togetherOf(face)) return { whole: stem, seat: Number(key), before: false };
  return face?.owner === 'laid' && third !== undefined
    ? { whole: `${stem}/${key}`, seat: Number(third), before: true }
    : undefined;
}
