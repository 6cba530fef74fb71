/** Games that are not on the table: saved games and records from files or links. */
import type { Seat } from '../cards/card.ts';
import type { Line } from '../record/line.ts';
import type {
  PlayOn,
  RecordMessage,
  SavedGame,
  EngineMessage,
  ErrorMessage,
  EngineRequest,
} from '../workers/protocol.ts';

export type { SavedGame };

export type Checked =
  | { readonly ok: true; readonly lines: readonly Line[]; readonly full: boolean }
  | {
      readonly ok: false;
      readonly why: Exclude<ErrorMessage['why'], 'not-fetched'>;
      readonly at: number;
      readonly detail: string;
    };

export class Archive {
  constructor(private readonly ask: (request: EngineRequest) => Promise<EngineMessage>) {}

  /** The saved games, newest first; undefined if they cannot be read now. */
  async savedGames(): Promise<readonly SavedGame[] | undefined> {
    const told = await this.ask({ type: 'saved-games' });
    return told.type === 'saved' ? told.games : undefined;
  }

  /** The record of a game, or of the one on the table (`running`): full if it is over, else the person's view. */
  async record(id: string): Promise<RecordMessage | undefined> {
    const told = await this.ask({ type: 'saved-record', game: id });
    return told.type === 'record' ? told : undefined;
  }

  async forget(id: string): Promise<void> {
    await this.ask({ type: 'forget', game: id });
  }

  /** Checks a record from a file: its lines, or the error. */
  async check(text: string): Promise<Checked> {
    return this.checked({ type: 'check', text });
  }

  /** Unpacks a record from a link. */
  async unpack(text: string): Promise<Checked> {
    return this.checked({ type: 'from-link', text });
  }

  private async checked(request: EngineRequest): Promise<Checked> {
    const told = await this.ask(request);
    if (told.type === 'record') return { ok: true, lines: told.lines, full: told.full };
    if (told.type === 'trouble' && told.why !== 'not-fetched')
      return { ok: false, why: told.why, at: told.at, detail: told.detail };
    return { ok: false, why: 'engine', at: 0, detail: '' };
  }

  /** Packs a full record for a link; undefined if it cannot be packed. */
  async pack(lines: readonly Line[]): Promise<string | undefined> {
    const told = await this.ask({ type: 'to-link', lines });
    return told.type === 'link' ? told.text : undefined;
  }

  /** Starts a game from a line of a record; false if that is not possible. */
  async playOn(from: PlayOn): Promise<boolean> {
    const told = await this.ask({ type: 'play-on', from });
    return told.type === 'done';
  }

  /** A seat's view of a full record; without a seat, a spectator's. */
  async viewOf(lines: readonly Line[], seat: Seat | undefined): Promise<readonly Line[]> {
    const told = await this.ask({ type: 'view', lines, seat });
    return told.type === 'record' ? told.lines : [];
  }
}
