/** The commands of the framing page or portal. */
import { Archive } from '../../client/archive.ts';
import { type RequestedTable, themeOf } from '../../client/embed/address.ts';
import type { FramedTable } from '../../client/embed/frame-connection.ts';
import type { RequestRefusal, Request } from '../../client/embed/messages.ts';
import { type PlayableTable, tableFrom } from '../../client/embed/playable-table.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import type { Page } from '../page/page.svelte.ts';
import type { Breaks } from './breaks.ts';
import type { EventBus } from './event-bus.svelte.ts';
import type { Pause } from './pause.svelte.ts';
import type { Watching } from './watching.ts';
import { languageFor } from '../../words/languages.ts';

const FRONT = import.meta.env.FRONT_GAME;

export class Commands implements FramedTable {
  constructor(
    private readonly page: Page,
    private readonly bus: EventBus,
    private readonly pausing: Pause,
    private readonly breaks: Breaks,
    private readonly watching: Watching,
  ) {}

  pause(): void {
    this.pausing.ask(true);
  }

  resume(): void {
    this.pausing.ask(false);
  }

  breakDone(): void {
    this.breaks.done();
  }

  mute(on: boolean): void {
    this.page.settings.hushed = on;
  }

  /** Deals the requested table; what is left out gets its usual value. */
  async setOptions({
    options = {},
    ...requested
  }: Omit<Request & { type: 'setOptions' }, 'type'>): Promise<RequestRefusal | undefined> {
    const texts = Object.entries(options).map(([key, value]) => [key, String(value)] as const);
    const { game, notes } = await this.tableFor({ ...requested, options: Object.fromEntries(texts) });
    if (notes.length > 0) return 'bad-value';
    this.leave();
    const told = await this.page.table.ask({ type: 'begin', game });
    return told.type === 'done' ? undefined : 'bad-value';
  }

  /** The requested table or the nearest one; `notes` say what differs. */
  async tableFor(requested: RequestedTable): Promise<PlayableTable> {
    const { game: id = this.page.table.game?.game ?? FRONT } = requested;
    const face = await loadFace(id);
    if (face) return tableFrom(id, face.options, requested);
    const { game, notes } = await this.tableFor({ ...requested, game: FRONT });
    return { game, notes: [`game=${id}`, ...notes] };
  }

  async watch(record: string): Promise<RequestRefusal | undefined> {
    const checked = await new Archive(this.page.table.ask).check(record);
    if (!checked.ok) return 'bad-record';
    const { page } = this;
    page.watch({ lines: checked.lines, full: checked.full });
    if (!page.say) await page.speak(); // no table has loaded them yet
    await this.watching.opened(); // from then on it can go to a step
    this.bus.once({ type: 'firstFrame' });
    this.bus.once({ type: 'ready' });
    return undefined;
  }

  goTo(step: number): RequestRefusal | undefined {
    const { player } = this.watching;
    if (!player) return 'no-replay';
    player.playing = false;
    player.to(step);
    return undefined;
  }

  /** Resumes the saved game; false: not valid, nothing changed. */
  async load(save: Uint8Array): Promise<boolean> {
    const told = await this.page.table.ask({ type: 'unpack', bytes: save });
    if (told.type !== 'done') return false;
    this.leave();
    return true;
  }

  setTheme(text: string): RequestRefusal | undefined {
    const theme = themeOf(text);
    if (theme) this.page.settings.visit({ theme });
    return theme ? undefined : 'bad-value';
  }

  speak(tag: string): void {
    this.page.settings.suggestLanguage(tag);
  }

  setLanguage(tag: string): RequestRefusal | undefined {
    const language = languageFor(tag);
    if (language) this.page.settings.visit({ language });
    return language ? undefined : 'bad-value';
  }

  /** Closes all screens: there is another game on the table. */
  private leave(): void {
    this.page.close();
    this.page.watched = undefined;
  }
}
