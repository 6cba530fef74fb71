/** The pictures of the decks as the page draws them: each is fetched once, and decoded as long as something shows it. */
import type { Attachment } from 'svelte/attachments';
import { CELL, cornerOf, pictureAddress } from '../../felt/cells.ts';
import type { TableStyle } from '../../felt/table-style.ts';

type Deck = TableStyle['deck'];
type Scale = 1 | 2;

class DeckPicture {
  private file: Promise<Blob | undefined> | undefined;
  private decoded: Promise<ImageBitmap | undefined> | undefined; // 5 MB, at scale 2 20 MB
  private shown = 0; // times

  constructor(private readonly address: URL) {}

  /** Undefined if it cannot be had; then it is asked for again the next time. */
  fetch(): Promise<Blob | undefined> {
    return (this.file ??= this.load());
  }

  private async load(): Promise<Blob | undefined> {
    const response = await fetch(this.address).catch(() => undefined);
    if (response?.ok) return response.blob();
    this.file = undefined;
    return undefined;
  }

  /** Decodes it, unless it is shown already. Whoever asks calls `hide` later. */
  show(): Promise<ImageBitmap | undefined> {
    this.shown += 1;
    return (this.decoded ??= this.fetch().then((file) => file && createImageBitmap(file)));
  }

  hide(): void {
    this.shown -= 1;
    if (this.shown > 0) return;
    this.decoded?.then((picture) => picture?.close()).catch(() => undefined);
    this.decoded = undefined;
  }
}

const pictures = new Map<string, DeckPicture>(); // by address

function pictureOf(deck: Deck, scale: Scale): DeckPicture {
  const address = pictureAddress(deck, scale);
  const picture = pictures.get(address.href) ?? new DeckPicture(address);
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
    draw().catch(() => undefined); // it cannot be decoded
    return () => {
      gone = true;
      picture.hide();
    };
  };
