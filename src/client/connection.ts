/** The page's connection to the engine: which game it requests, and what happens if there is none or the engine has died. */
import { personAndBots } from '../record/holder.ts';
import type { NewGame, EngineMessage, EngineRequest } from '../workers/protocol.ts';
import { Engine, type EngineEvents } from './engine.ts';
import { isHosting } from './hosting.ts';
import { isInvited } from './invited.ts';

/** The front page's game: the one after which the package is named. */
const FRONT = import.meta.env.FRONT_GAME;

/** Listens to the engine and to its failures. */
export interface ConnectionEvents extends Pick<EngineEvents, 'told'> {
  renewed(): void; // a new engine has the game: everything else must be requested again
  trouble(what: 'save-unreadable' | 'engine-failed'): void;
  /** What somebody asked for could not be done: `not-fetched`, a part of the engine; `engine`, it has died of that, or cannot start. */
  failed(why: 'not-fetched' | 'engine'): void;
}

export class Connection {
  private readonly engine: Engine;

  constructor(
    private readonly events: ConnectionEvents,
    persist: boolean,
  ) {
    this.engine = new Engine(
      { told: events.told, restarted: () => void this.takeUpAgain(), stopped: () => events.failed('not-fetched') },
      persist,
    );
  }

  /** Whatever cannot be fetched for it is told, also where nobody waits for the answer. */
  readonly ask = async (request: EngineRequest, ports?: readonly MessagePort[]): Promise<EngineMessage> => {
    const told = await this.engine.ask(request, ports);
    if (isUnfetched(told)) this.events.failed('not-fetched');
    return told;
  };

  /** For requests that are answered by a table message. One of a seat can be made again, once the engine has been replaced. */
  sendRequest(request: EngineRequest): void {
    void this.ask(request).then((told) => {
      if (told.type === 'trouble' && told.why === 'engine' && request.type === 'begin') this.events.failed('engine');
    });
  }

  wakeBots(): void {
    this.engine.wakeBots();
  }

  /**
   * Resumes the saved game, if there is no `only` or it is that game; else deals `only` or the front page's game. Says when the
   * resumed game was saved, ms since 1970.
   */
  async openGame(only?: NewGame): Promise<number | undefined> {
    const told = await this.resume(only);
    if (this.isTaken(told)) return told.type === 'done' ? told.savedAt : undefined;
    if (told.type === 'trouble') {
      // The engine died of the request: the new one is asked again. Or the game is saved, but cannot be opened now.
      if (told.why === 'engine' || isUnfetched(told)) return undefined;
      this.events.trouble('save-unreadable');
    }
    await this.beginFirst(only);
    return undefined;
  }

  /** Takes the game over from the tab in which it is open. */
  async takeOver(): Promise<void> {
    const told = await this.ask({ type: 'resume', takeOver: true });
    if (!this.isTaken(told) && !isUnfetched(told)) await this.beginFirst();
  }

  private async resume(only?: NewGame): Promise<EngineMessage> {
    return this.ask({
      type: 'resume',
      ...(only && { only }),
      ...(isInvited() && { invited: true }),
      ...(isHosting() && { hosting: true }),
    });
  }

  /** There is a game to show, here or in another tab. */
  private isTaken(told: EngineMessage): boolean {
    if (told.type === 'elsewhere') this.events.told(told);
    return told.type === 'done' || told.type === 'elsewhere';
  }

  private async beginFirst(game: NewGame = { game: FRONT, options: {}, holders: personAndBots() }): Promise<void> {
    await this.ask({ type: 'begin', game });
  }

  /** The engine was restarted: resumes the same game at the same choice from its save. */
  private async takeUpAgain(): Promise<void> {
    const told = await this.resume();
    if (isUnfetched(told)) return;
    if (!this.isTaken(told)) {
      this.events.trouble('engine-failed');
      await this.beginFirst();
    }
    this.events.renewed();
  }
}

const isUnfetched = (told: EngineMessage): boolean => told.type === 'trouble' && told.why === 'not-fetched';
