/** How big seats may be, and what lies at them. Pure. */
import type { Sizes } from './scene.ts';

/** A seat with its words beside the portrait, and its cards below. */
interface Flat {
  readonly width: number;
  readonly height: number; // and side of the portrait, where that is not narrower
  readonly back: number;
}

/** Generous to tight. */
export const FLAT: readonly Flat[] = [
  { width: 232, height: 84, back: 60 },
  { width: 200, height: 72, back: 52 },
  { width: 176, height: 60, back: 46 },
  { width: 148, height: 52, back: 38 },
  { width: 124, height: 46, back: 30 },
  { width: 108, height: 42, back: 27 },
  { width: 84, height: 38, back: 22 },
  { width: 70, height: 34, back: 18 },
];
const SMALL_BACK = 0.6; // backs below the words, of those in an open hand

/** A seat with its words below the portrait, and its cards beside it; the own one, whose words are beside it. */
interface Upright {
  readonly face: number;
  readonly words: { readonly width: number; readonly height: number };
  readonly back: number;
  readonly open: number; // width of a card before the seat, or in an open hand
  readonly own: { readonly width: number; readonly face: number };
}

/** Generous to tight. */
export const UPRIGHT: readonly Upright[] = [
  { face: 96, words: { width: 164, height: 58 }, back: 38, open: 46, own: { width: 190, face: 88 } },
  { face: 84, words: { width: 140, height: 54 }, back: 34, open: 46, own: { width: 176, face: 76 } },
  { face: 72, words: { width: 118, height: 51 }, back: 27, open: 40, own: { width: 148, face: 64 } },
  { face: 60, words: { width: 104, height: 48 }, back: 23, open: 32, own: { width: 136, face: 56 } },
  { face: 48, words: { width: 84, height: 31 }, back: 19, open: 25, own: { width: 112, face: 46 } },
  { face: 40, words: { width: 70, height: 28 }, back: 16, open: 22, own: { width: 104, face: 42 } },
];

/** How the hands of others lie: as backs, turned up at the end of a deal, or faces all the time. */
export type Hands = 'closed' | 'shown' | 'open';

type SeatSizes = Pick<Sizes, 'seat' | 'own' | 'back' | 'pile' | 'backs'>;

interface SeatNeeds {
  readonly hands: Hands;
  readonly text: number;
}

/** The sizes of flat seats. */
export function flatOf({ width, height, back }: Flat, { hands, text }: SeatNeeds): SeatSizes {
  const face = Math.min(height, width * NARROW_FACE) * text;
  const seat = { width: width * text, height: height * text, face, upright: false };
  const closed = hands === 'closed';
  return {
    seat,
    own: seat,
    pile: back,
    back: closed ? back * SMALL_BACK : facesOf(back, hands),
    backs: closed ? 'below' : 'open',
  };
}
const NARROW_FACE = 0.43; // of the width of a seat: a portrait leaves most of it to words

/** The sizes of upright seats. */
export function uprightOf({ face, words, back, open, own }: Upright, { hands, text }: SeatNeeds): SeatSizes {
  const closed = hands === 'closed';
  const ownSize = { width: own.face + (own.width - own.face) * text, height: Math.max(own.face, OWN_WORDS * text) };
  return {
    seat: { width: words.width * text, height: face + words.height * text, face, upright: true },
    own: { ...ownSize, face: own.face, upright: false },
    ...{ pile: back, back: closed ? back : facesOf(open, hands), backs: closed ? 'beside' : 'open' },
  };
}
const OWN_WORDS = 44; // px: name, turn and numbers

/** Faces that are always to be seen need more room than backs. */
const facesOf = (back: number, hands: Hands): number => (hands === 'open' ? back * 1.25 : back);
