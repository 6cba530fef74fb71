/** What a table of friends needs of the engine's worker that runs it. */
import type { Seat } from '../cards/card.ts';
import type { Line } from '../record/line.ts';
import type { Answer, EngineMessage, NewGame } from './protocol.ts';
import type { Running } from './running.ts';
import type { HelpRequest } from './help.ts';
import type { Saves } from './saves.ts';
import type { SharedPort } from './transport.ts';
import type { FriendsAsk } from '../friends/table.ts';

export interface EngineParts {
  readonly saves: Saves;
  /** To the seats at this device. */
  readonly page: SharedPort;
  post(message: Answer): void;
  /** The commitment to the seed of the next game. */
  commitment(): Promise<string | undefined>;
  /** Deals a game in which people elsewhere hold the seats in `remote`. */
  deal(game: NewGame, remote: readonly Seat[]): Promise<EngineMessage>;
  /** The game on the table of this device, with its id. */
  running(): { readonly running: Running; readonly id: string } | undefined;
  /** Takes the game off the table of this device; it stays saved. */
  clear(): void;
}

/** A table of friends at this device, as host or as guest. */
export interface FriendlyTable {
  /** The record of a game of which this device has only its view; full once it is over. */
  readonly toldLines: { readonly lines: readonly Line[]; readonly full: boolean } | undefined;
  /** Asks for help in a game of which this device has only its view. */
  help?(request: HelpRequest): void;
  /** Another game was put on the table of this device. */
  seated(): void;
  close(): void;
}

/** A table that this device hosts, in this window or, so that its game is left alone here, in another one. */
export interface Hosted {
  readonly gameId: string; // of the game on the table; '' for none yet
  readonly isHere: boolean;
  readonly remote: readonly Seat[]; // the seats of its guests
  /**
   * Once its game lies on the table, the page is told of the table; after a reload of the tab that had it, it is open again.
   * Any other visit connects to nothing until the person asks for that.
   */
  reopen(isReload: boolean): Promise<void>;
}

/** What the engine asks of tables of friends, which are fetched once one is opened. */
export interface FriendsModule {
  readonly openTable: () => FriendlyTable | undefined;
  /** The port to the page's connections to other pages. */
  readonly receiveWire: (port: MessagePort) => Promise<void>;
  readonly askFriends: (ask: FriendsAsk, engine: EngineParts) => Promise<EngineMessage>;
  /** The table that this device hosts. */
  readonly keptTable: (engine: EngineParts, mayHost: boolean) => Promise<Hosted | undefined>;
}
