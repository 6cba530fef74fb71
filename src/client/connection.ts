/** The page's side of the engine: which game it is asked for, what is done when there is none or the engine has died. */
import { personAndBots } from '../record/holder.ts';
import type { NewGame, EngineMessage, EngineRequest } from '../workers/protocol.ts';
import { Engine, type EngineEvents } from './engine.ts';

/** The front page's game: the one that the package is named after. */
const FRONT = import.meta.env.FRONT_GAME;

/** What the engine tells, and what befalls it. */
export interface ConnectionEvents extends Pick<EngineEvents, 'told'> {
  renewed(): void; // the engine is another one: help must be asked for again
  trouble(what: 'save-unreadable' | 'engine-failed'): void;
}

export class Connection {
  private readonly engine: Engine;

  constructor(
    private readonly events: ConnectionEvents,
    persist: boolean,
  ) {
    this.engine = new Engine({ told: events.told, restarted: () => void this.takeUpAgain() }, persist);
  }

  readonly ask = async (request: EngineRequest, ports?: readonly MessagePort[]): Promise<EngineMessage> =>
    this.engine.ask(request, ports);

  /** For what is answered with news of the table. */
  send(request: EngineRequest): void {
    void this.engine.ask(request);
  }

  wakeBots(): void {
    this.engine.wakeBots();
  }

  /** Takes up the game that was running, if it is `only` that one; else deals that, or the front page's game. */
  async open(only?: NewGame): Promise<void> {
    const told = await this.ask({ type: 'resume', ...(only && { only }) });
    if (told.type === 'done') return;
    if (told.type === 'trouble') {
      if (told.why === 'engine') return; // it died over it: the one that takes its place is asked again
      this.events.trouble('save-unreadable');
    }
    await this.beginFirst(only);
  }

  private async beginFirst(game: NewGame = { game: FRONT, options: {}, holders: personAndBots() }): Promise<void> {
    await this.ask({ type: 'begin', game });
  }

  /** The engine had to be started anew: the same game at the same choice, from what was saved. */
  private async takeUpAgain(): Promise<void> {
    this.events.renewed();
    const told = await this.ask({ type: 'resume' });
    if (told.type === 'done') return;
    this.events.trouble('engine-failed');
    await this.beginFirst();
  }
}
