/** The replay that the surroundings may control, once its screen has been fetched. */
import type { Page, WatchedRecord } from '../page/page.svelte.ts';
import type { Player } from '../page/player.svelte.ts';

const FETCH_MS = 5000; // wait for the replay's screen

export class Watching {
  private current: { readonly record: WatchedRecord | undefined; readonly player: Player } | undefined;
  private waiting: (() => void) | undefined;

  constructor(private readonly page: Pick<Page, 'watched'>) {}

  /** Controls the open replay; undefined if there is none, or its screen is still being fetched. */
  get player(): Player | undefined {
    const { watched } = this.page;
    return watched && this.current?.record === watched ? this.current.player : undefined;
  }

  /** The screen of the replay has been fetched. */
  begin(player: Player): void {
    this.current = { record: this.page.watched, player };
    this.waiting?.();
  }

  /** Fulfilled when there is a player, or after some seconds. */
  async opened(): Promise<void> {
    if (this.player) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FETCH_MS);
      this.waiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
