/** What a table of friends needs of the engine's worker that runs it. */
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';
import type { Answer, EngineMessage, NewGame } from '../protocol.ts';
import type { Running } from '../running.ts';
import type { HelpRequest } from '../help.ts';
import type { Saves } from '../saves.ts';
import type { SharedPort } from '../transport.ts';
import type { KeptHost } from './kept-table.ts';

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
  readonly kept: KeptHost;
  readonly isHere: boolean;
  readonly remote: readonly Seat[]; // the seats of its guests
}
