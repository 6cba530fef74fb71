/** How long the table waits: for the person to call or let it pass, and for a bot that knows what it will do. */
import type { Action } from '../record/line.ts';
import type { TableMessage } from '../workers/protocol.ts';
import { CallWindow } from './call-window.svelte.ts';

/** What the person has set. */
export interface PacingSettings {
  readonly callWindowMs: number | undefined; // nothing: until "go on"
  readonly paceMs: number | undefined; // that bots take; nothing: they wait for nothing
}

/** Who is told that a time is up, and asked whether the clocks may run. */
export interface PacingEvents {
  letPass(): void;
  paced(): void;
  isHalted(): boolean; // somebody has stopped the table
  mayRun(): boolean;
}

/** A bot that answers off turn does not do it faster than a person could have seen what it answers. */
const SEEN_MS = 600;

export class Pacing {
  private readonly call: CallWindow;
  private readonly pause: CallWindow; // of a bot that knows what it will do

  constructor(
    private readonly settings: PacingSettings,
    private readonly events: PacingEvents,
  ) {
    const mayRun = (): boolean => events.mayRun() && !events.isHalted();
    this.call = new CallWindow(() => this.letPass(), mayRun);
    this.pause = new CallWindow(() => this.paced(), mayRun);
  }

  /** While the bots wait for the person: how long still. */
  get window(): CallWindow['current'] {
    return this.call.current;
  }

  /** Another game: nothing was let pass in it. */
  forget(): void {
    this.call.forget();
  }

  letPass(): void {
    this.call.pass();
    this.events.letPass();
  }

  /** The table waits for the person to do one of these things, or for nobody. */
  wait(waits: boolean, legal: readonly Action[]): void {
    if (waits) this.call.open(JSON.stringify(legal), this.settings.callWindowMs);
    else this.call.close();
  }

  /** Gives a bot that knows what it will do the time that a person would take: from the moment when all lies still. */
  keep(pendingBot: TableMessage['pendingBot']): void {
    this.pause.close();
    const { paceMs } = this.settings;
    if (pendingBot === undefined) return;
    if (paceMs === undefined && !this.events.isHalted()) this.paced();
    else this.pause.open(pendingBot, Math.max(pendingBot === 'answer' ? SEEN_MS : 0, paceMs ?? 0));
  }

  private paced(): void {
    this.pause.close();
    this.events.paced();
  }
}
