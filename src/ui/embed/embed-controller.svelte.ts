/**
 * The inner bus between the table and what is around it: tells adapters and the line to the framing page what happens, in
 * order and each thing once, and lets them stop, silence and load the table. Made only where the page's address says so.
 */
import { must } from '../../cards/must.ts';
import { titles } from '../../games/registry/page/titles.ts';
import { LANGUAGES } from '../../games/face/game-face.ts';
import { StillClock } from '../../felt/still-clock.ts';
import { type Frame, type Wished, languageOf, themeOf } from '../../client/embed/address.ts';
import type { Hosted } from '../../client/embed/host-line.ts';
import { type Refusal, REQUEST_TYPES, type Request, type Said } from '../../client/embed/messages.ts';
import type { Adapter, GameResult, Happening, StopReason } from '../../client/embed/surroundings.ts';
import { type Fulfilled, fulfil } from '../../client/embed/wished.ts';
import { Archive } from '../../client/archive.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import { OFFERED_LEVELS } from '../../record/holder.ts';
import type { Page } from '../page.svelte.ts';
import type { Surrounded } from './surrounded.ts';

const FRONT = import.meta.env.FRONT_GAME;
const SETTLE_MS = 150; // the felt learns of the lines that ended a deal a frame after the page
const SAVE_MS = 1000; // between two saves
const BREAK_MS = 120_000; // a break that is never said to be over
const MOST_HISTORY = 50;
const FETCH_MS = 5000; // for the replay's screen
const LOOK_MS = 50;
/** What suits the table: width by height of a wide frame, and of a narrow one. */
const ASPECTS = { wide: 16 / 9, narrow: 10 / 16 } as const;
const NARROW_PX = 500;

type Hear = (happening: Happening) => void;

export class EmbedController implements Hosted, Surrounded {
  /** The felt's time. */
  readonly clock = new StillClock();
  /** Nothing moves, sounds, or is done by itself. */
  halted = $state(false);
  private asked = $state(false); // to pause, by somebody around
  private hidden = $state(document.hidden);
  private begun = $state(false); // something was to be seen
  private readonly hearers: Hear[] = [];
  private readonly history: Happening[] = []; // for who comes late
  private takesBreaks: boolean;
  private playing = false; // a start was told, and no stop since
  private toldEnd = ''; // which deal was said to be over
  private onBreak: (() => void) | undefined;
  private paused: readonly Animation[] = []; // of the page itself
  private saving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Page,
    readonly frame: Frame,
  ) {
    this.takesBreaks = frame.breaks;
    document.addEventListener('visibilitychange', () => this.look(), { capture: true }); // before the felt hears of it
    window.addEventListener('resize', () => this.clock.showOnce());
    window.addEventListener('keydown', (event) => this.halted && event.stopImmediatePropagation(), { capture: true });
    $effect.root(() => {
      $effect(() => this.halt(this.asked || this.hidden));
      $effect(() => this.follow());
      $effect(() => this.keep());
      $effect(() => this.complain());
    });
    this.fit();
  }

  /** Only the table: nothing that leads away from it. */
  get bare(): boolean {
    return this.frame.ui === 'table';
  }

  // What is told.

  tell(happening: Happening): void {
    if (happening.type !== 'save' && this.history.length < MOST_HISTORY) this.history.push(happening);
    for (const hear of this.hearers) hear(happening);
  }

  /** What happens only once in a visit. */
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void {
    if (!this.history.some(({ type }) => type === happening.type)) this.tell(happening);
    this.begun = true;
  }

  /** Somebody hears everything from now on, after what has happened already. */
  join(hear: Hear): void {
    for (const happening of this.history) hear(happening);
    this.hearers.push(hear);
  }

  /** An adapter hears nothing before its portal is ready, and its portal may be blocked: the table does not wait. */
  async adapt(adapter: Adapter): Promise<void> {
    this.takesBreaks ||= adapter.takesBreaks;
    await adapter.start(this);
    this.join((happening) => adapter.hear(happening));
  }

  /** The first word to the page around: who is here, and what may be asked. */
  hello(): Said & { type: 'hello' } {
    return {
      type: 'hello',
      games: titles.map(({ id }) => id),
      languages: LANGUAGES,
      levels: OFFERED_LEVELS,
      accepts: REQUEST_TYPES,
      listens: this.frame.host !== undefined,
    };
  }

  /** Why a person cannot play now; nothing while one can. */
  private readonly standing = $derived.by((): StopReason | 'loading' | undefined => {
    const { page } = this;
    const { phase, moving } = page.table;
    if (phase === 'loading' || !this.begun) return 'loading';
    if (this.asked) return 'pause';
    if (this.hidden) return 'hidden';
    if (page.screen || page.watched) return 'menu';
    if (phase === 'deal' || moving) return undefined;
    return phase === 'over' ? 'gameEnd' : 'dealEnd';
  });

  private follow(): (() => void) | undefined {
    const why = this.standing;
    if (why === 'loading') return undefined;
    if (why === 'dealEnd' || why === 'gameEnd') {
      const timer = setTimeout(() => this.end(), SETTLE_MS);
      return () => clearTimeout(timer);
    }
    if (why === undefined) this.start();
    else this.stop(why);
    return undefined;
  }

  private start(): void {
    if (this.playing || this.page.table.phase !== 'deal') return;
    this.playing = true;
    this.tell({ type: 'gameplayStart' });
  }

  private stop(why: StopReason): void {
    if (!this.playing) return;
    this.playing = false;
    this.tell({ type: 'gameplayStop', why });
  }

  /** The deal on the table is over, and was seen to be: told once. */
  private end(): void {
    const { table } = this.page;
    const key = `${table.revision}/${table.lines.length}`;
    const over = table.phase === 'over';
    if (key === this.toldEnd || (!over && table.phase !== 'between')) return;
    this.toldEnd = key;
    this.stop(over ? 'gameEnd' : 'dealEnd');
    this.tell({ type: 'dealEnd' });
    if (over) this.tell({ type: 'gameEnd', result: this.result() });
  }

  private result(): GameResult {
    const { table } = this.page;
    const end = table.lines.at(-1);
    const { winners, totals } = must(end?.type === 'game-end' ? end : undefined, 'the line that ended the game');
    const won = table.seat !== undefined && winners.includes(table.seat);
    return { game: table.game?.game ?? '', won, winners, totals, practice: table.practice };
  }

  /** Between two deals: whoever takes breaks takes one now, and the next deal comes after it. */
  beforeDeal(deal: () => void): void {
    this.end();
    this.tell({ type: 'breakPoint' });
    if (!this.takesBreaks) {
      deal();
      return;
    }
    const timer = setTimeout(() => this.breakDone(), BREAK_MS);
    this.onBreak = () => {
      clearTimeout(timer);
      deal();
    };
  }

  breakDone(): void {
    const deal = this.onBreak;
    this.onBreak = undefined;
    deal?.();
  }

  /** The running game is handed out at each choice of the person and at each end, at most once in a while. */
  private keep(): void {
    const { lines, onTurn, phase } = this.page.table;
    if (lines.length === 0 || (!onTurn && phase === 'deal')) return;
    this.saving ??= setTimeout(() => void this.save(), SAVE_MS);
  }

  private async save(): Promise<void> {
    clearTimeout(this.saving);
    this.saving = undefined;
    const bytes = await this.packed();
    if (bytes) this.tell({ type: 'save', bytes });
  }

  /** The running game as bytes; nothing where there is none. */
  async packed(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const told = await this.page.table.ask({ type: 'pack' });
    return told.type === 'packed' ? told.bytes : undefined;
  }

  private complain(): void {
    const { page } = this;
    const code = page.table.notice ?? (page.trouble === undefined ? undefined : 'trouble');
    if (code !== undefined) this.tell({ type: 'error', code });
  }

  /** Tells which shape suits the table in a frame of this width, now and whenever that is another one. */
  private fit(): void {
    const narrow = matchMedia(`(width < ${NARROW_PX}px)`);
    const say = (): void => this.tell({ type: 'resize', aspect: narrow.matches ? ASPECTS.narrow : ASPECTS.wide });
    narrow.addEventListener('change', say);
    say();
  }

  // What may be asked.

  pause(): void {
    this.asked = true;
    this.halt(true);
  }

  resume(): void {
    this.asked = false;
    this.halt(this.hidden);
  }

  private look(): void {
    this.hidden = document.hidden;
    this.halt(this.asked || this.hidden);
    if (this.hidden && this.page.table.lines.length > 0) void this.save(); // it may be the page's end
  }

  /** Everything that goes on by itself is stopped at once, or goes on where it was. Again makes no difference. */
  private halt(halted: boolean): void {
    if (this.halted === halted) return;
    this.halted = halted;
    this.page.table.halted = halted;
    this.page.sounds?.hold(halted);
    if (halted) this.clock.hold();
    else this.clock.goOn();
    document.body.inert = halted;
    for (const animation of this.paused) if (animation.playState === 'paused') animation.play();
    this.paused = halted ? document.getAnimations().filter(({ playState }) => playState === 'running') : [];
    for (const animation of this.paused) animation.pause();
  }

  mute(on: boolean): void {
    this.page.settings.hushed = on;
  }

  /** Deals the table that is wished for; what is left out is as usual. */
  async setOptions({
    options = {},
    ...wished
  }: Omit<Request & { type: 'setOptions' }, 'type'>): Promise<Refusal | undefined> {
    const texts = Object.entries(options).map(([key, value]) => [key, String(value)] as const);
    const { game, notes } = await this.tableFor({ ...wished, options: Object.fromEntries(texts) });
    if (notes.length > 0) return 'bad-value';
    this.leave();
    const told = await this.page.table.ask({ type: 'begin', game });
    return told.type === 'done' ? undefined : 'bad-value';
  }

  /** The table that is wished for, else the nearest one; `notes` say what could not be had. */
  async tableFor(wished: Wished): Promise<Fulfilled> {
    const { game: id = this.page.table.game?.game ?? FRONT } = wished;
    const face = await loadFace(id);
    if (face) return fulfil(id, face.options, wished);
    const { game, notes } = await this.tableFor({ ...wished, game: FRONT });
    return { game, notes: [`game=${id}`, ...notes] };
  }

  async watch(record: string): Promise<Refusal | undefined> {
    const checked = await new Archive(this.page.table.ask).check(record);
    if (!checked.ok) return 'bad-record';
    const { page } = this;
    page.player = undefined;
    page.watch({ lines: checked.lines, full: checked.full });
    if (!page.words) await page.speak(); // no card of a table has called for them yet
    for (let waitedMs = 0; !this.player && waitedMs < FETCH_MS; waitedMs += LOOK_MS)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS)); // for the screen to be fetched: then one can go to a step
    this.once({ type: 'firstFrame' });
    this.once({ type: 'ready' });
    return undefined;
  }

  private get player(): Page['player'] {
    return this.page.watched && this.page.player;
  }

  /** Takes the game up; false: it makes no sense, and nothing was changed. */
  async load(save: Uint8Array): Promise<boolean> {
    const told = await this.page.table.ask({ type: 'unpack', bytes: save });
    if (told.type !== 'done') return false;
    this.leave();
    return true;
  }

  goTo(step: number): Refusal | undefined {
    const { player } = this;
    if (!player) return 'no-replay';
    player.playing = false;
    player.to(step);
    return undefined;
  }

  setTheme(text: string): Refusal | undefined {
    const theme = themeOf(text);
    if (theme) this.page.settings.visit({ theme });
    return theme ? undefined : 'bad-value';
  }

  setLanguage(tag: string): Refusal | undefined {
    const language = languageOf(tag);
    if (language) this.page.settings.visit({ language });
    return language ? undefined : 'bad-value';
  }

  /** Whatever lies over the table goes: there is another game on it. */
  private leave(): void {
    this.page.close();
    this.page.watched = undefined;
  }
}
