/** The picture of a deck: one texture, a cell for every face and back. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { SeenCard } from '../../cards/card.ts';
import { CELL, CELLS, PICTURE, cellOf, cornerOf, pictureAddress } from '../table/cells.ts';
import type { TableStyle } from '../table/table-style.ts';

const BLEED = 1; // of the gap belongs to the card, for smooth edges when it is askew

/** Width of a card in a cell, and of what a sprite of it covers. */
export const CELL_CARD = CELL.width;

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
      const { x, y } = cornerOf(i);
      return new Texture({
        source,
        frame: new Rectangle(x - BLEED, y - BLEED, CELL.width + 2 * BLEED, CELL.height + 2 * BLEED),
      });
    });
  }

  /** The face of a card; a back where it is unknown. */
  face(card: SeenCard, back: TableStyle['back']): Texture {
    const known = this.byCard.get(card);
    if (known) return known;
    const texture = this.cells[cellOf(card, back)] ?? Texture.WHITE;
    if (card !== '??') this.byCard.set(card, texture);
    return texture;
  }

  back(back: TableStyle['back']): Texture {
    return this.face('??', back);
  }

  destroy(): void {
    for (const texture of this.cells) texture.destroy();
    this.source.destroy();
  }
}

/** Width of the picture at a scale: the texture size that is needed. */
export const atlasPixels = (scale: 1 | 2): number => PICTURE.width * scale;

/** Loads a deck's picture. Rejects if the network fails. */
export async function loadPicture(deck: TableStyle['deck'], scale: 1 | 2): Promise<ImageBitmap> {
  const response = await fetch(pictureAddress(deck, scale));
  if (!response.ok) throw new Error(`felt: no picture of the deck ${deck} (${String(response.status)})`);
  // Neither cropped nor extended: Firefox uploads such a bitmap as an empty texture.
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply' });
}
