/** Connects the table with its surroundings. Made only if the page's address asks for it. */
import type { Bytes } from '../../codec/bytes.ts';
import type { Frame } from '../../client/embed/address.ts';
import { type FrameMessage, REQUEST_TYPES } from '../../client/embed/messages.ts';
import type { Adapter, Happening } from '../../client/embed/surroundings.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { titles } from '../../games/registry/page/titles.ts';
import { OFFERED_LEVELS } from '../../record/holder.ts';
import type { Page } from '../page/page.svelte.ts';
import type { Player } from '../page/player.svelte.ts';
import { Breaks } from './breaks.ts';
import { Commands } from './commands.ts';
import type { Embed } from '../page/embed.ts';
import { EventBus } from './event-bus.svelte.ts';
import { Gameplay } from './gameplay.svelte.ts';
import { Pause } from './pause.svelte.ts';
import { Saving } from './saving.ts';
import { Watching } from './watching.ts';

/** Aspect that suits the table: of a wide frame, and of a narrow one. */
const ASPECTS = { wide: 16 / 9, narrow: 10 / 16 } as const;
const NARROW_PX = 500;

export class EmbedController implements Embed {
  readonly bus = new EventBus();
  readonly commands: Commands;
  private readonly pause: Pause;
  private readonly gameplay: Gameplay;
  private readonly breaks: Breaks;
  private readonly saving: Saving;
  private readonly replay: Watching;

  constructor(
    private readonly page: Page,
    readonly frame: Frame,
  ) {
    this.pause = new Pause(page);
    this.gameplay = new Gameplay(page, this.bus, this.pause);
    this.breaks = new Breaks(frame.breaks);
    this.saving = new Saving(page.table, (bytes) => this.bus.tell({ type: 'save', bytes }));
    this.replay = new Watching(page);
    this.commands = new Commands(page, this.bus, this.pause, this.breaks, this.replay);
    $effect.root(() => {
      $effect(() => this.gameplay.follow());
      $effect(() => this.saving.follow());
      $effect(() => this.complain());
    });
    this.fit();
  }

  get bare(): boolean {
    return this.frame.ui === 'table';
  }

  get clock(): Embed['clock'] {
    return this.pause.clock;
  }

  get halted(): boolean {
    return this.pause.halted;
  }

  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void {
    this.bus.once(happening);
  }

  beforeDeal(deal: () => void): void {
    this.gameplay.end();
    this.breaks.takeBreak(deal, () => this.bus.tell({ type: 'breakPoint' }));
  }

  async packed(): Promise<Bytes | undefined> {
    return this.saving.packed();
  }

  watching(player: Player): void {
    this.replay.begin(player);
  }

  /** Started without waiting: an adapter holds reports back until its portal is ready, which may never be. */
  async adapt(adapter: Adapter): Promise<void> {
    this.breaks.areTaken ||= adapter.takesBreaks;
    await adapter.start(this.commands);
    this.bus.join((happening) => adapter.receiveHappening(happening));
  }

  /** The first message to the framing page: version, and the types of requests. */
  hello(): FrameMessage & { type: 'hello' } {
    return {
      type: 'hello',
      games: titles.map(({ id }) => id),
      languages: LANGUAGES,
      levels: OFFERED_LEVELS,
      accepts: REQUEST_TYPES,
      listens: this.frame.host !== undefined,
    };
  }

  private complain(): void {
    const { page } = this;
    const code = page.table.notice ?? (page.trouble === undefined ? undefined : 'trouble');
    if (code !== undefined) this.bus.tell({ type: 'error', code });
  }

  /** Reports the aspect that suits the table at this width, now and when it changes. */
  private fit(): void {
    const narrow = matchMedia(`(width < ${NARROW_PX}px)`);
    const say = (): void => this.bus.tell({ type: 'resize', aspect: narrow.matches ? ASPECTS.narrow : ASPECTS.wide });
    narrow.addEventListener('change', say);
    say();
  }
}
