/** A page without a browser, and a table that notes what is done with it, for the tests of the portals' adapters. */
import type { Adapter, GameResult, Happening, Playable } from '../embed/surroundings.ts';

/** What becomes of the portal's script: it runs, it is blocked, or nobody answers. */
export type Script = { readonly runs: () => void } | 'blocked' | 'unanswered';

/** What the adapters see of the page: its head, and `window`, where scripts leave what they define. */
export function emulatedPage(window: object, script?: Script, said: Readonly<Record<string, string>> = {}) {
  const address = script === undefined ? {} : { 'portal-sdk': 'https://portal.invalid/sdk.js' };
  const content: Readonly<Record<string, string>> = { ...address, ...said };
  const fetched: string[] = [];
  const element = (): EventTarget & { src?: string } => new EventTarget();
  const document = {
    querySelector: (selector: string) => {
      const text = content[/^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? ''];
      return text === undefined ? null : { getAttribute: () => text };
    },
    createElement: element,
    head: {
      append: (appended: ReturnType<typeof element>) => {
        fetched.push(appended.src ?? '');
        if (script === 'unanswered' || script === undefined) return;
        if (script !== 'blocked') script.runs();
        appended.dispatchEvent(new Event(script === 'blocked' ? 'error' : 'load'));
      },
    },
  };
  return { globals: { window, document }, fetched };
}

/** Says that it stands still and goes on, as the real table does; the next deal waits for `breakDone`. */
export class NotingTable implements Playable {
  language = '';
  readonly notes: string[] = [];
  readonly loaded: Uint8Array[] = [];
  isPaused = false;
  isMuted = false;
  breaksDone = 0;
  private adapter: Adapter | undefined;
  private isPlaying = false;

  async meet(adapter: Adapter): Promise<void> {
    this.adapter = adapter;
    await adapter.start(this);
  }

  say(...happenings: readonly Happening[]): void {
    for (const happening of happenings) {
      if (happening.type === 'gameplayStart') this.isPlaying = true;
      if (happening.type === 'gameplayStop') this.isPlaying = false;
      this.adapter?.receiveHappening(happening);
    }
  }

  pause(): void {
    this.notes.push('pause');
    this.isPaused = true;
    if (this.isPlaying) this.adapter?.receiveHappening({ type: 'gameplayStop', why: 'pause' });
  }

  resume(): void {
    this.notes.push('resume');
    this.isPaused = false;
    if (this.isPlaying) this.adapter?.receiveHappening({ type: 'gameplayStart' });
  }

  mute(on: boolean): void {
    this.notes.push(on ? 'mute' : 'sound');
    this.isMuted = on;
  }

  speak(tag: string): void {
    this.language = tag;
  }

  breakDone(): void {
    this.notes.push('breakDone');
    this.breaksDone += 1;
  }

  load(save: Uint8Array): Promise<boolean> {
    this.loaded.push(save);
    return Promise.resolve(true);
  }
}

const RESULT: GameResult = { game: 'any', won: true, winners: [0], totals: [3, 1], practice: false };

/** A first deal, up to the break after it. */
export const FIRST_DEAL: readonly Happening[] = [
  { type: 'firstFrame' },
  { type: 'ready' },
  { type: 'gameplayStart' },
  { type: 'save', bytes: new Uint8Array([0, 255, 3]) },
  { type: 'gameplayStop', why: 'menu' },
  { type: 'gameplayStart' },
  { type: 'gameplayStop', why: 'dealEnd' },
  { type: 'dealEnd' },
  { type: 'breakPoint' },
];

/** The second, with which the game is over. */
export const SECOND_DEAL: readonly Happening[] = [
  { type: 'gameplayStart' },
  { type: 'gameplayStop', why: 'gameEnd' },
  { type: 'dealEnd' },
  { type: 'gameEnd', result: RESULT },
];
