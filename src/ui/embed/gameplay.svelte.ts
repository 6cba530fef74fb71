/** Reports when a person plays and when not, and how deals and games end. Starts and stops alternate. */
import { must } from '../../cards/must.ts';
import type { GameResult, StopReason } from '../../client/embed/surroundings.ts';
import type { Page } from '../page/page.svelte.ts';
import type { EventBus } from './event-bus.svelte.ts';
import type { Pause } from './pause.svelte.ts';

const SETTLE_MS = 150; // the felt gets the lines that ended a deal a frame after the page

/** The parts of the page that tell whether a person plays. */
type PlayedPage = Pick<Page, 'screen' | 'watched'> & {
  readonly table: Pick<Page['table'], 'phase' | 'moving' | 'tables' | 'lines' | 'seat' | 'game' | 'practice'>;
};

export class Gameplay {
  private playing = false; // a start was reported, and no stop since
  private toldEnd = ''; // the deal whose end was reported

  constructor(
    private readonly page: PlayedPage,
    private readonly bus: EventBus,
    private readonly pause: Pick<Pause, 'why'>,
  ) {}

  /** Why a person cannot play now; undefined if one can. */
  private readonly standing = $derived.by((): StopReason | 'loading' | undefined => {
    const { page } = this;
    const { phase, moving } = page.table;
    if (phase === 'loading' || !this.bus.begun) return 'loading';
    if (this.pause.why) return this.pause.why;
    if (page.screen || page.watched) return 'menu';
    if (phase === 'deal' || moving) return undefined;
    return phase === 'over' ? 'gameEnd' : 'dealEnd';
  });

  /** An effect: reports changes; an end only once it was shown. */
  follow(): (() => void) | undefined {
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
    this.bus.tell({ type: 'gameplayStart' });
  }

  private stop(why: StopReason): void {
    if (!this.playing) return;
    this.playing = false;
    this.bus.tell({ type: 'gameplayStop', why });
  }

  /** Reports once that the deal is over and its end was shown. */
  end(): void {
    const { table } = this.page;
    const key = `${table.tables}/${table.lines.length}`;
    const over = table.phase === 'over';
    if (key === this.toldEnd || (!over && table.phase !== 'between')) return;
    this.toldEnd = key;
    this.stop(over ? 'gameEnd' : 'dealEnd');
    this.bus.tell({ type: 'dealEnd' });
    if (over) this.bus.tell({ type: 'gameEnd', result: this.result() });
  }

  private result(): GameResult {
    const { table } = this.page;
    const end = table.lines.at(-1);
    const { winners, totals } = must(end?.type === 'game-end' ? end : undefined, 'the line that ended the game');
    const won = table.seat !== undefined && winners.includes(table.seat);
    return { game: table.game?.game ?? '', won, winners, totals, practice: table.practice };
  }
}
