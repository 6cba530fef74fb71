/** Hints, reasons and reviews with their words, fetched when idle. */
import { Help } from '../../client/help.svelte.ts';
import type { Settings } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Seat } from '../../cards/card.ts';
import { help as en } from '../words/en.help.ts';
import { help as ja } from '../words/ja.help.ts';

const WORDS = { en, ja };

export class Aids {
  readonly help: Help;

  constructor(
    table: TableSession,
    private readonly settings: Settings,
  ) {
    this.help = new Help(table);
  }

  readonly words = $derived.by(() => WORDS[this.settings.language]);

  /** A reason of the game on the table as a sentence. */
  reason(key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.help.reasons?.[this.settings.language][key];
  }

  /** Asks about the last act of this or any bot; false if there is none. */
  askWhy(seat?: Seat): boolean {
    const at = this.help.lastActOf(seat);
    if (at !== undefined) this.help.askWhy(at);
    return at !== undefined;
  }
}
