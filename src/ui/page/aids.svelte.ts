/** Hints, reasons and reviews with their words, fetched when idle. */
import { Help } from '../../client/help.svelte.ts';
import { Statistics } from '../../client/statistics.ts';
import type { Chosen } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Seat } from '../../cards/card.ts';
import type { ScreenSay } from '../words/say.ts';
import { isOffered } from './offered.ts';

export class Aids {
  readonly help: Help;

  /** `saying`: what the screens say, which is there before the first aid. `failed`: a hint or reason cannot be fetched. */
  constructor(
    private readonly table: TableSession,
    private readonly saying: () => ScreenSay,
    private readonly hints: () => Chosen['hints'],
    failed: () => void,
  ) {
    this.help = new Help(table, failed);
  }

  readonly say = $derived.by(() => this.saying());

  /** Game → how many deals of it were played in finished games; undefined until that is known. */
  private played = $state.raw<ReadonlyMap<string, number>>();

  /** Counts them again, as another game lies on the table. */
  async countDeals(): Promise<void> {
    const told = await new Statistics(this.table).counts();
    const played = new Map<string, number>();
    for (const { game, deals } of told?.counts.games ?? []) played.set(game, (played.get(game) ?? 0) + deals);
    this.played = played;
  }

  /** The lamp by the prompt burns. Friends have a button of their own, and a prepared position has its own help. */
  readonly offersHints = $derived.by(() => {
    const { table, played } = this;
    const { game, deal = 0 } = table.newest?.places ?? {};
    if (table.friends || table.gate || !game) return false;
    const before = played === undefined ? undefined : (played.get(game.game) ?? 0);
    return isOffered(this.hints(), { before, deal, several: table.here !== undefined });
  });

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
