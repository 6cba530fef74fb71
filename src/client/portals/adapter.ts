/**
 * What all portals have in common: nothing is reported before the portal listens and the table is ready, starts and stops
 * alternate, an advertisement pauses and mutes the table but always ends, the running game is saved in the portal's storage,
 * and the game goes on whatever the portal's script does.
 */
import type { Adapter, Happening, Playable, StopReason } from '../embed/surroundings.ts';
import { attempt, callPortal } from './attempt.ts';
import type { PortalDriver, PortalControls, PortalHooks } from './driver.ts';
import { Holds } from './holds.ts';
import { bytesOf, Keeping } from './keeping.ts';
import { PortalReports } from './reports.ts';
import { TimedAd } from './timed-ad.ts';

/** How long the table waits for a portal and its saved game. */
export const PATIENCE_MS = 4_000;

/** The portal, among those who hold the table. */
const PORTAL = {};

export class PortalAdapter implements Adapter {
  readonly takesBreaks: boolean;
  private readonly keeping: Keeping | undefined;
  private readonly reports = new PortalReports(() => this.isPlayed && !this.isBreak && this.holds?.areOn !== true);
  private table: Playable | undefined;
  private holds: Holds | undefined;
  private isPlayed = false; // as the table reports
  private isBreak = false;
  private isBegun = false; // the table no longer waits for the portal

  constructor(private readonly driver: PortalDriver) {
    this.takesBreaks = driver.takesBreaks;
    this.keeping = driver.storage && new Keeping(driver.storage);
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

  /** A late portal is told what it has missed, but its saved game does not replace the one on the table. */
  private async connect(table: Playable, holds: Holds): Promise<void> {
    const hooks = await attempt(() => this.driver.connect(this.controlsOf(holds)));
    if (!hooks) return;
    this.reports.listen(hooks);
    await attempt(() => this.restore(hooks, table));
  }

  private async restore(hooks: PortalHooks, table: Playable): Promise<void> {
    if (!hooks.kept) return;
    const text = await hooks.kept();
    const bytes = text === undefined || text === '' || this.isBegun ? undefined : bytesOf(text);
    if (bytes) await attempt(() => table.load(bytes));
    this.keeping?.open((newest) => hooks.keep?.(newest));
  }

  private controlsOf(holds: Holds): PortalControls {
    return {
      pause: () => {
        holds.hold(PORTAL);
        this.keeping?.flush(); // some portals end the page soon after
      },
      resume: () => holds.release(PORTAL),
      mute: (on) => holds.mute(PORTAL, on),
      speak: (tag) => this.table?.speak(tag),
      newAd: () => new TimedAd(holds),
    };
  }

  receiveHappening(happening: Happening): void {
    const { reports } = this;
    switch (happening.type) {
      case 'firstFrame':
      case 'ready':
        reports.reach(happening.type);
        break;
      case 'gameplayStart':
        this.isPlayed = true;
        reports.reportNow();
        break;
      case 'gameplayStop':
        this.receiveStop(happening.why);
        break;
      case 'dealEnd':
        callPortal(() => reports.whenReady?.dealEnd?.());
        break;
      case 'gameEnd':
        callPortal(() => reports.whenReady?.gameEnd?.(happening.result));
        break;
      case 'breakPoint':
        this.beginBreak();
        break;
      case 'save':
        this.keeping?.putSave(happening.bytes);
        if (document.hidden) this.keeping?.flush(); // this may be the end of the page
        break;
      case 'error':
        reports.error(happening.code);
        break;
      case 'resize':
        break; // a portal sizes the frame itself
    }
  }

  /** A pause by the portal itself is not reported to it. */
  private receiveStop(why: StopReason): void {
    if (why === 'hidden') this.keeping?.flush();
    const isOurs = why === 'pause' && this.holds?.areOn === true;
    if (isOurs || this.driver.seesItself?.includes(why) === true) return;
    this.isPlayed = false;
    this.reports.reportNow();
  }

  private heldOrReleased(by: object): void {
    if (by === PORTAL && this.driver.countsItsPauses === true) this.reports.itKnows();
    else this.reports.reportNow();
  }

  private beginBreak(): void {
    const { table, holds } = this;
    if (!table || this.isBreak) return;
    const hooks = this.reports.whenReady;
    if (!holds || !hooks?.showAd) {
      table.breakDone();
      return;
    }
    this.isBreak = true;
    this.reports.reportNow();
    const ad = new TimedAd(holds, () => {
      this.isBreak = false;
      table.breakDone();
      this.reports.reportNow();
    });
    callPortal(async () => {
      try {
        await hooks.showAd?.(ad);
      } catch {
        ad.ended(); // no advertisement
      }
    });
  }
}
