/** Saves the running game in the portal's storage: the newest wins, not more often than the portal allows. */
import { callPortal } from './attempt.ts';

export class Keeping {
  private next: string | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private write: ((text: string) => unknown) | undefined;

  constructor(private readonly limits: { readonly everyMs: number; readonly mostChars: number }) {}

  /** The storage is ready; saves what came before. */
  open(write: (text: string) => unknown): void {
    this.write = write;
    this.flush();
  }

  putSave(bytes: Uint8Array): void {
    const text = textOf(bytes);
    if (text.length > this.limits.mostChars) return; // would be refused: the older one is better than none
    this.next = text;
    if (this.rest === undefined) this.flush();
  }

  /** Saves at once what waits. */
  flush(): void {
    const { next, write } = this;
    if (next === undefined || !write) return;
    this.next = undefined;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.rest = undefined;
      this.flush();
    }, this.limits.everyMs);
    callPortal(() => write(next));
  }
}

/** Bytes as base64, because portals store text. */
function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes of such a text; undefined if it is none. */
export function bytesOf(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
