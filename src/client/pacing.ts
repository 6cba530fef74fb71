/** How long the table waits: for a call of the person, and before a bot acts on its choice. */
import type { TableMessage } from '../workers/protocol.ts';
import { CallWindow } from './call-window.svelte.ts';

/** The person's settings. */
export interface PacingSettings {
  readonly callWindowMs: number | undefined; // undefined: until "go on"
  readonly paceMs: number | undefined; // of bots; undefined: they do not wait
}

/** What stops the clocks. */
export interface Pausing {
  readonly moving: boolean; // cards are flying, or something lies over the table
  readonly away: boolean; // something lies over the table: nothing happens at it
  readonly halted: boolean; // paused by the surroundings
  readonly gate?: unknown; // a prepared position waits as long as the person likes
}

/** The least pause before a bot answers off turn, so that a person can see what it answers. */
const SEEN_MS = 600;

export class Pacing {
  private readonly call: CallWindow;
  private readonly pause: CallWindow; // before a bot acts on its choice

  constructor(
    private readonly settings: PacingSettings,
    private readonly table: Pausing,
    /** Tells that the chance to call was let pass, or that the pause of the bot is over; false if it cannot be let pass. */
    private readonly send: (type: 'let-pass' | 'paced') => boolean,
  ) {
    const mayRun = (): boolean => !table.moving && !table.halted && !document.hidden;
    this.call = new CallWindow(() => this.letPass(), mayRun);
    this.pause = new CallWindow(() => this.paced(), mayRun);
  }

  /** The remaining time while the bots wait for the person. */
  get window(): CallWindow['current'] {
    return this.call.current;
  }

  /** For another game: nothing was let pass in it. */
  forget(): void {
    this.call.forget();
  }

  letPass(): void {
    if (this.send('let-pass')) this.call.pass();
  }

  /** Starts or ends the wait for a call; `offers` is what may be called. */
  wait(waits: boolean, offers: readonly unknown[]): void {
    if (waits) this.call.open(JSON.stringify(offers), this.table.gate ? undefined : this.settings.callWindowMs);
    else this.call.close();
  }

  /** Starts the pause of a bot that has chosen; it runs once nothing moves. */
  keepPendingBot(pendingBot: TableMessage['pendingBot']): void {
    this.pause.close();
    const { paceMs } = this.settings;
    if (pendingBot === undefined) return;
    if (paceMs === undefined && !this.table.halted && !this.table.away) this.paced();
    else this.pause.open(pendingBot, Math.max(pendingBot === 'answer' ? SEEN_MS : 0, paceMs ?? 0));
  }

  private paced(): void {
    this.pause.close();
    this.send('paced');
  }
}
