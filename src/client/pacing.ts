/** How long the table waits: for the person to call or let it pass, and for a bot that knows what it will do. */
import type { Action } from '../record/line.ts';
import type { TableMessage } from '../workers/protocol.ts';
import { CallWindow } from './call-window.svelte.ts';

/** What the person has set. */
export interface PacingSettings {
  readonly callWindowMs: number | undefined; // nothing: until "go on"
  readonly paceMs: number | undefined; // that bots take; nothing: they wait for nothing
}

/** What may hold the clocks up. */
export interface Pausing {
  readonly moving: boolean; // cards still fly
  readonly halted: boolean; // somebody around the table has stopped it
}

/** A bot that answers off turn does not do it faster than a person could have seen what it answers. */
const SEEN_MS = 600;

export class Pacing {
  private readonly call: CallWindow;
  private readonly pause: CallWindow; // of a bot that knows what it will do

  constructor(
    private readonly settings: PacingSettings,
    private readonly table: Pausing,
    /** Tells that the chance to call is let pass, or that the bot has taken its time. */
    private readonly send: (type: 'let-pass' | 'paced') => void,
  ) {
    const mayRun = (): boolean => !table.moving && !table.halted && !document.hidden;
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
    this.send('let-pass');
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
    if (paceMs === undefined && !this.table.halted) this.paced();
    else this.pause.open(pendingBot, Math.max(pendingBot === 'answer' ? SEEN_MS : 0, paceMs ?? 0));
  }

  private paced(): void {
    this.pause.close();
    this.send('paced');
  }
}
