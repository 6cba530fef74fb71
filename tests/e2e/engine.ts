/** Uses the page's connection to its engine from outside, to deal any table with a given seed. */
import type { Page } from '@playwright/test';
import { must } from '../../src/cards/must.ts';
import { parseHolder } from '../../src/record/holder.ts';
import type { Answer, NewGame } from '../../src/workers/protocol.ts';

export interface Held {
  worker: Worker | undefined;
  game: string; // id of the game that lies on the table
  tables: number; // dealt so far
  waits: boolean; // for the person, or the game is over
  coached: string; // what the coach thought last, as JSON
  asked: number; // requests from here; the page ignores their answers
  readonly acts: string[]; // types of all acts since the page was opened
}

declare global {
  interface Window {
    engine: Held;
  }
}

/** Call before the page is opened. */
export async function holdEngine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = { worker: undefined, game: '', tables: 0, waits: false, coached: '', asked: 1e9, acts: [] };
    window.engine = held;
    const hearCoach = ({ data }: MessageEvent<Answer>): void => {
      if (data.type === 'coach') held.coached = JSON.stringify(data.coaching ?? '');
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.type !== 'table') return;
      const [first] = data.lines;
      held.waits = data.onTurn || data.waits || data.over || data.lines.at(-1)?.type === 'deal-end';
      if (data.from === 0) held.tables += 1;
      else for (const line of data.lines) if (line.type === 'act') held.acts.push(line.action.type);
      if (data.from === 0 && first?.type === 'game') held.game = first.game;
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'engine') return;
        held.worker = this;
        this.addEventListener('message', hear);
        this.addEventListener('message', hearCoach);
      }
    };
  });
}

/** A table, of the game that lies there unless another is named; who sits at it in the words of settings. */
interface Table extends Pick<NewGame, 'options' | 'seed' | 'names'> {
  readonly game?: string;
  readonly kinds: readonly string[];
}

/** Deals a table; done when its first cards have reached the page. */
export async function begin(page: Page, { kinds, ...others }: Table): Promise<void> {
  const table = { ...others, holders: kinds.map((kind) => must(parseHolder(kind), kind)) };
  await page.waitForFunction(() => window.engine.tables > 0);
  const before = await page.evaluate((asked) => {
    const { engine } = window;
    const { tables } = engine;
    engine.worker?.postMessage({ id: (engine.asked += 1), type: 'begin', game: { game: engine.game, ...asked } });
    return tables;
  }, table);
  await page.waitForFunction((tables) => window.engine.tables > tables, before);
}

/** Waits until the engine waits for the person or the game is over, even if the felt is still animating. */
export async function engineRests(page: Page): Promise<void> {
  await page.waitForFunction(() => window.engine.waits);
}
