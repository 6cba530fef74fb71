/** The pictures of the decks as the page draws them. Decoded, one takes 5 MB, at scale 2 20 MB. */
import type { Attachment } from 'svelte/attachments';
import { CELL, cornerOf, pictureAddress } from '../../felt/table/cells.ts';
import type { TableStyle } from '../../felt/table/table-style.ts';
import { KeptPicture } from './kept-picture.ts';

type Deck = TableStyle['deck'];
type Scale = 1 | 2;

const pictures = new Map<string, KeptPicture>(); // by address

function pictureOf(deck: Deck, scale: Scale): KeptPicture {
  const address = pictureAddress(deck, scale);
  const picture = pictures.get(address.href) ?? new KeptPicture(address);
  pictures.set(address.href, picture);
  return picture;
}

/** The scale at which the felt draws. */
export const scaleHere = (): Scale => (devicePixelRatio > 1.5 ? 2 : 1);

/** Fetches a deck's picture ahead. */
export const fetchDeck = (deck: Deck, scale: Scale): void => void pictureOf(deck, scale).fetch();

/** Draws a cell of a deck's picture onto a canvas, which takes its size. Without the picture it stays empty. */
export const cellOn =
  (cell: number, deck: Deck, scale: Scale): Attachment<HTMLCanvasElement> =>
  (canvas) => {
    const [width, height] = [CELL.width * scale, CELL.height * scale];
    const { x, y } = cornerOf(cell);
    const picture = pictureOf(deck, scale);
    let gone = false;
    const draw = async (): Promise<void> => {
      const decoded = await picture.show();
      if (decoded && !gone)
        canvas.getContext('2d')?.drawImage(decoded, x * scale, y * scale, width, height, 0, 0, width, height);
    };
    [canvas.width, canvas.height] = [width, height];
    void draw();
    return () => {
      gone = true;
      picture.hide();
    };
  };
