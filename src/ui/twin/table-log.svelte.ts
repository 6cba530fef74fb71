/** What happened in the deal on the table, in words: each line once, as it comes. */
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { GameWords } from '../../games/face/game-face.ts';

/** What the log reads of a table. */
export type LoggedTable = Pick<TableSession, 'timeline' | 'revision' | 'words' | 'viewOf'>;

export class TableLog {
  private told: { revision?: number; words?: GameWords | undefined; count: number } = { count: 0 };
  private said: readonly string[] = [];

  constructor(private readonly table: LoggedTable) {}

  /** Another table, other words or a new deal clear it. */
  readonly sentences: readonly string[] = $derived.by(() => {
    const { timeline, revision, words } = this.table;
    const isAnew = this.told.revision !== revision || this.told.words !== words;
    const steps = isAnew ? timeline.sinceDeal() : timeline.steps(this.told.count);
    const deal = steps.findLastIndex(({ line }) => line.type === 'deal');
    const fresh = steps.slice(Math.max(0, deal)).flatMap(({ line, after }) => {
      const view = this.table.viewOf(after);
      return (view && words?.announce(line, view)) ?? [];
    });
    this.told = { revision, words, count: timeline.lines.length };
    if (isAnew || deal >= 0) this.said = fresh;
    else if (fresh.length > 0) this.said = [...this.said, ...fresh];
    return this.said;
  });
}
