/** What happened in the deal on the table, in words. */
import type { GameWords, TableView } from '../games/face/game-face.ts';
import type { Snapshot, Step } from '../record/timeline.ts';

export class TableLog {
  sentences: readonly string[] = $state.raw([]);

  constructor(private readonly viewOf: (snapshot: Snapshot) => TableView | undefined) {}

  /** Begins again with these steps. */
  retell(steps: readonly Step[], words: GameWords | undefined): void {
    this.sentences = [];
    this.tell(steps, words);
  }

  /** What has happened since; a new deal begins the log anew. */
  tell(steps: readonly Step[], words: GameWords | undefined): void {
    const deal = steps.findLastIndex(({ line }) => line.type === 'deal');
    const said = words ? steps.slice(Math.max(0, deal)).flatMap((step) => this.sentence(step, words) ?? []) : [];
    if (deal >= 0) this.sentences = said;
    else if (said.length > 0) this.sentences = [...this.sentences, ...said];
  }

  private sentence({ line, after }: Step, words: GameWords): string | undefined {
    const view = this.viewOf(after);
    return view && words.announce(line, view);
  }
}
