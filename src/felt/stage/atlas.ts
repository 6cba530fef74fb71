/** The picture of a deck: one texture, a cell for every face and back. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { SeenCard } from '../../cards/card.ts';
import { parseCard, RANKS, SUITS } from '../../cards/card.ts';
import type { TableStyle } from '../table-style.ts';

/** Cells at scale 1, in the picture as src/tools/art draws it. */
const CELL = { width: 120, height: 168, pitchX: 122, pitchY: 170, columns: 10 } as const;
const CELLS = 57;
const PAD = 2; // transparent all around the picture, so that the outermost cards have soft edges too
const BLEED = 1; // of the gap belongs to the card, for smooth edges when it is askew

/** Width of a card in a cell, and of what a sprite of it covers. */
export const CELL_CARD = CELL.width;

const BACKS = ['asanoha-indigo', 'asanoha-crimson', 'seigaiha-teal', 'plain-charcoal'] as const;
const JOKER = 52;
const FIRST_BACK = 53;

const faceCell = (card: SeenCard): number | undefined => {
  const parts = card === '??' ? undefined : parseCard(card);
  if (!parts) return undefined;
  return parts.suit && parts.rank ? SUITS.indexOf(parts.suit) * 13 + RANKS.indexOf(parts.rank) : JOKER;
};

export class Atlas {
  private readonly cells: readonly Texture[];
  readonly source: ImageSource;
  private readonly byCard = new Map<SeenCard, Texture>();

  constructor(
    picture: ImageBitmap,
    readonly scale: 1 | 2,
    readonly deck: TableStyle['deck'],
  ) {
    const source = new ImageSource({
      resource: picture,
      alphaMode: 'premultiplied-alpha',
      autoGenerateMipmaps: true,
      scaleMode: 'linear',
      resolution: scale,
    });
    this.source = source;
    this.cells = Array.from({ length: CELLS }, (_, i) => {
      const x = PAD + (i % CELL.columns) * CELL.pitchX - BLEED;
      const y = PAD + Math.floor(i / CELL.columns) * CELL.pitchY - BLEED;
      return new Texture({ source, frame: new Rectangle(x, y, CELL.width + 2 * BLEED, CELL.height + 2 * BLEED) });
    });
  }

  /** The face of a card; a back where it is unknown. */
  face(card: SeenCard, back: TableStyle['back']): Texture {
    const known = this.byCard.get(card);
    if (known) return known;
    const cell = faceCell(card);
    const texture = cell === undefined ? undefined : this.cells[cell];
    if (!texture) return this.back(back);
    this.byCard.set(card, texture);
    return texture;
  }

  back(back: TableStyle['back']): Texture {
    return this.cells[FIRST_BACK + BACKS.indexOf(back)] ?? Texture.WHITE;
  }

  destroy(): void {
    for (const texture of this.cells) texture.destroy();
    this.source.destroy();
  }
}

const ADDRESS = (deck: TableStyle['deck'], scale: 1 | 2): URL =>
  new URL(`${import.meta.env.BASE_URL}decks/${deck}.${String(scale)}x.webp`, document.baseURI);

/** Width of the picture at a scale: the texture size that is needed. */
export const atlasPixels = (scale: 1 | 2): number => (CELL.columns * CELL.pitchX + 2 * PAD) * scale;

/** Loads a deck's picture. Rejects if the network fails. */
export async function loadPicture(deck: TableStyle['deck'], scale: 1 | 2): Promise<ImageBitmap> {
  const response = await fetch(ADDRESS(deck, scale));
  if (!response.ok) throw new Error(`felt: no picture of the deck ${deck} (${String(response.status)})`);
  // Neither cropped nor extended: Firefox uploads such a bitmap as an empty texture.
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply' });
}
