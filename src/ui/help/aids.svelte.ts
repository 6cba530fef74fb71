/** Hints, reasons and reviews with their words, fetched when idle. */
import { Help } from '../../client/help.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Seat } from '../../cards/card.ts';
import type { ScreenWords } from '../words/words.ts';

export class Aids {
  readonly help: Help;

  /** `spoken`: what the screens say, which is there before the first aid. */
  constructor(
    private readonly table: TableSession,
    private readonly spoken: () => ScreenWords,
  ) {
    this.help = new Help(table);
  }

  readonly words = $derived.by(() => this.spoken());

  /** A reason of the game on the table as a sentence. */
  reason(key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.table.words?.reason(key);
  }

  /** Asks about the last act of this or any bot; false if there is none. */
  askWhy(seat?: Seat): boolean {
    const at = this.help.lastActOf(seat);
    if (at !== undefined) this.help.askWhy(at);
    return at !== undefined;
  }
}
