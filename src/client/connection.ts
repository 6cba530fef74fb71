/** The page's side of the engine: which game it is asked for, what is done when there is none or the engine has died. */
import { personAndBots } from '../record/holder.ts';
import type { HelpMessage, NewGame, EngineMessage, EngineRequest, TableMessage } from '../workers/protocol.ts';
import { Engine } from './engine.ts';

/** The front page's game: the one that the package is named after. */
const FRONT = import.meta.env.FRONT_GAME;

/** What the engine tells, sorted by whom it concerns. */
export interface ConnectionEvents {
  table(news: TableMessage): void;
  /** Help was found; nothing: it must be asked for again, of a new engine. */
  helped(told: HelpMessage | undefined): void;
  trouble(what: 'save-unreadable' | 'engine-failed'): void;
  told(told: EngineMessage): void; // anything else
}

export class Connection {
  private readonly engine: Engine;

  constructor(
    private readonly events: ConnectionEvents,
    persist: boolean,
  ) {
    const restarted = (): void => void this.takeUpAgain();
    this.engine = new Engine({ told: (told) => this.hear(told), restarted }, persist);
  }

  readonly ask = async (wish: EngineRequest, ports?: readonly MessagePort[]): Promise<EngineMessage> =>
    this.engine.ask(wish, ports);

  /** For what is answered with news of the table. */
  send(wish: EngineRequest): void {
    void this.engine.ask(wish);
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
    this.events.helped(undefined);
    const told = await this.ask({ type: 'resume' });
    if (told.type === 'done') return;
    this.events.trouble('engine-failed');
    await this.beginFirst();
  }

  private hear(told: EngineMessage): void {
    if (told.type === 'table') this.events.table(told);
    else if (told.type === 'hint' || told.type === 'why' || told.type === 'review') this.events.helped(told);
    else this.events.told(told);
  }
}
