/** Sends the running game to the surroundings: at each choice of the person, at each end, and when the page is hidden. */
import type { Bytes } from '../../codec/bytes.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';

const SAVE_MS = 1000; // between two saves

export class Saving {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableSession,
    private readonly tell: (bytes: Uint8Array) => void,
  ) {
    const hide = (): void => {
      if (document.hidden && table.lines.length > 0) void this.save(); // this may be the end of the page
    };
    document.addEventListener('visibilitychange', hide, { capture: true });
  }

  /** An effect. */
  follow(): void {
    const { lines, onTurn, phase } = this.table;
    if (lines.length === 0 || (!onTurn && phase === 'deal')) return;
    this.timer ??= setTimeout(() => void this.save(), SAVE_MS);
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const bytes = await this.packed();
    if (bytes) this.tell(bytes);
  }

  /** The running game as bytes; undefined if there is none. */
  async packed(): Promise<Bytes | undefined> {
    const told = await this.table.ask({ type: 'pack' });
    return told.type === 'packed' ? told.bytes : undefined;
  }
}
