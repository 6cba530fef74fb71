/**
 * What all portals have in common: nothing is said before the portal listens and the table is ready, starts and stops
 * come in turn, an advertisement holds the table still and silent and always gives it back, the running game lies in the
 * portal's storage; and whatever the portal's script does, the game goes on.
 */
import type { Adapter, Happening, Playable, StopReason } from '../embed/surroundings.ts';
import { attempt, say } from './attempt.ts';
import type { Dialect, Reins, Words } from './dialect.ts';
import { Holds } from './holds.ts';
import { bytesOf, Keeping } from './keeping.ts';
import { Telling } from './telling.ts';
import { TimedAd } from './timed-ad.ts';

/** How long the table waits for a portal and the game that it has kept. */
export const PATIENCE_MS = 4_000;

/** The portal itself, among those who hold the table. */
const PORTAL = {};

export class PortalAdapter implements Adapter {
  readonly takesBreaks: boolean;
  private readonly keeping: Keeping | undefined;
  private readonly telling = new Telling(() => this.isPlayed && !this.isBreak && this.holds?.areOn !== true);
  private table: Playable | undefined;
  private holds: Holds | undefined;
  private isPlayed = false; // as the table says
  private isBreak = false;
  private isBegun = false; // the table waits no longer

  constructor(private readonly dialect: Dialect) {
    this.takesBreaks = dialect.takesBreaks;
    this.keeping = dialect.storage && new Keeping(dialect.storage);
  }

  async start(table: Playable): Promise<void> {
    const holds = new Holds(table, (by) => this.heldOrReleased(by));
    [this.table, this.holds] = [table, holds];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((done) => (timer = setTimeout(done, PATIENCE_MS)));
    await Promise.race([this.connect(table, holds), patience]);
    clearTimeout(timer);
    this.isBegun = true;
  }

  /** A portal that answers late is told what it has missed, but no game of its storage replaces the one on the table. */
  private async connect(table: Playable, holds: Holds): Promise<void> {
    const words = await attempt(() => this.dialect.connect(this.reinsOf(holds)));
    if (!words) return;
    this.telling.listen(words);
    await attempt(() => this.restore(words, table));
  }

  private async restore(words: Words, table: Playable): Promise<void> {
    if (!words.kept) return;
    const text = await words.kept();
    const bytes = text === undefined || text === '' || this.isBegun ? undefined : bytesOf(text);
    if (bytes) await attempt(() => table.load(bytes));
    this.keeping?.open((newest) => words.keep?.(newest));
  }

  private reinsOf(holds: Holds): Reins {
    return {
      pause: () => {
        holds.hold(PORTAL);
        this.keeping?.flush(); // some portals end the page soon after
      },
      resume: () => holds.release(PORTAL),
      mute: (on) => holds.mute(PORTAL, on),
      newAd: () => new TimedAd(holds),
    };
  }

  hear(happening: Happening): void {
    const { telling } = this;
    switch (happening.type) {
      case 'firstFrame':
      case 'ready':
        telling.reach(happening.type);
        break;
      case 'gameplayStart':
        this.isPlayed = true;
        telling.tell();
        break;
      case 'gameplayStop':
        this.hearStop(happening.why);
        break;
      case 'dealEnd':
        say(() => telling.whenReady?.dealEnd?.());
        break;
      case 'gameEnd':
        say(() => telling.whenReady?.gameEnd?.(happening.result));
        break;
      case 'breakPoint':
        this.takeBreak();
        break;
      case 'save':
        this.keeping?.put(happening.bytes);
        if (document.hidden) this.keeping?.flush(); // the page may never be asked again
        break;
      case 'error':
        telling.error(happening.code);
        break;
      case 'resize':
        break; // a portal frames the table as it likes
    }
  }

  /** That the table stands still because the portal holds it is no news for the portal. */
  private hearStop(why: StopReason): void {
    if (why === 'hidden') this.keeping?.flush();
    const isOurs = why === 'pause' && this.holds?.areOn === true;
    if (isOurs || this.dialect.seesItself?.includes(why) === true) return;
    this.isPlayed = false;
    this.telling.tell();
  }

  private heldOrReleased(by: object): void {
    if (by === PORTAL && this.dialect.countsItsPauses === true) this.telling.itKnows();
    else this.telling.tell();
  }

  private takeBreak(): void {
    const { table, holds } = this;
    if (!table || this.isBreak) return;
    const words = this.telling.whenReady;
    if (!holds || !words?.showAd) {
      table.breakDone();
      return;
    }
    this.isBreak = true;
    this.telling.tell();
    const ad = new TimedAd(holds, () => {
      this.isBreak = false;
      table.breakDone();
      this.telling.tell();
    });
    say(async () => {
      try {
        await words.showAd?.(ad);
      } catch {
        ad.ended(); // there is none
      }
    });
  }
}
