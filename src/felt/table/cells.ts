/** The picture of a deck: where it is, and where each face and back lies in it, as src/tools/art draws it. Pixels at scale 1. */
import { type SeenCard, parseCard, RANKS, SUITS } from '../../cards/card.ts';
import type { TableStyle } from './table-style.ts';

export const CELL = { width: 120, height: 168, pitchX: 122, pitchY: 170, columns: 10 } as const;
export const CELLS = 57;
export const PAD = 2; // transparent all around the picture, so that the outermost cards have soft edges too

const BACKS = ['asanoha-indigo', 'asanoha-crimson', 'seigaiha-teal', 'plain-charcoal'] as const;
const JOKER = 52;
const FIRST_BACK = 53;

export const PICTURE = {
  width: CELL.columns * CELL.pitchX + 2 * PAD,
  height: Math.ceil(CELLS / CELL.columns) * CELL.pitchY + 2 * PAD,
} as const;

/** The upper left corner of a cell. */
export const cornerOf = (cell: number): { readonly x: number; readonly y: number } => ({
  x: PAD + (cell % CELL.columns) * CELL.pitchX,
  y: PAD + Math.floor(cell / CELL.columns) * CELL.pitchY,
});

/** The cell of a card's face; of a back where the card is unknown. */
export function cellOf(card: SeenCard, back: TableStyle['back']): number {
  const parts = card === '??' ? undefined : parseCard(card);
  if (!parts) return FIRST_BACK + BACKS.indexOf(back);
  return parts.suit && parts.rank ? SUITS.indexOf(parts.suit) * 13 + RANKS.indexOf(parts.rank) : JOKER;
}

export const pictureAddress = (deck: TableStyle['deck'], scale: 1 | 2): URL =>
  new URL(`${import.meta.env.BASE_URL}decks/${deck}.${String(scale)}x.webp`, document.baseURI);
