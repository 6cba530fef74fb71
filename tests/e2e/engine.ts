/** Uses the page's connection to its engine from outside: hears what it tells, and deals any table with a given seed. */
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { must } from '../../src/cards/must.ts';
import { parseHolder } from '../../src/record/holder.ts';
import type { Answer, NewGame, TableMessage } from '../../src/workers/protocol.ts';

export interface Held {
  worker: Worker | undefined;
  game: string; // id of the game that lies on the table
  tables: number; // dealt so far
  lines: number; // of the newest one
  waits: boolean; // for the person, or the game is over
  coached: string; // what the coach thought last, as JSON
  asked: number; // requests from here; the page ignores their answers
  readonly acts: string[]; // types of all acts since the page was opened
  readonly dealt: TableMessage[]; // every table that was dealt
}

declare global {
  interface Window {
    engine: Held;
  }
}

/** Call before a page is opened. */
export async function holdEngine(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const begun = { tables: 0, lines: 0, waits: false, coached: '', asked: 1e9 };
    const held: Held = { worker: undefined, game: '', ...begun, acts: [], dealt: [] };
    window.engine = held;
    const begin = (table: TableMessage): void => {
      const [first] = table.lines;
      held.tables += 1;
      held.dealt.push(table);
      if (first?.type === 'game') held.game = first.game;
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.type === 'coach') held.coached = JSON.stringify(data.coaching ?? '');
      if (data.type !== 'table') return;
      held.lines = data.from + data.lines.length;
      held.waits = data.onTurn || data.waits || data.over || data.lines.at(-1)?.type === 'deal-end';
      if (data.from === 0) begin(data);
      else for (const line of data.lines) if (line.type === 'act') held.acts.push(line.action.type);
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'engine') return;
        held.worker = this;
        this.addEventListener('message', hear);
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
export async function engineRests(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => window.engine.waits);
}
