/** Games that are not on the table: those kept on this device, and records from files. */
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
  | { readonly ok: false; readonly why: ErrorMessage['why']; readonly at: number; readonly detail: string };

export class Archive {
  constructor(private readonly ask: (wish: EngineRequest) => Promise<EngineMessage>) {}

  /** The kept games, the newest first. */
  async savedGames(): Promise<readonly SavedGame[]> {
    const told = await this.ask({ type: 'saved-games' });
    return told.type === 'saved' ? told.games : [];
  }

  /** The record of a game, or of the one on the table (`running`): full if it is over, else as the person saw it. */
  async record(id: string): Promise<RecordMessage | undefined> {
    const told = await this.ask({ type: 'saved-record', game: id });
    return told.type === 'record' ? told : undefined;
  }

  async forget(id: string): Promise<void> {
    await this.ask({ type: 'forget', game: id });
  }

  /** A record from a file: its lines if it holds, else what is wrong with it. */
  async check(text: string): Promise<Checked> {
    return this.checked({ type: 'check', text });
  }

  /** A record from a link. */
  async unpack(text: string): Promise<Checked> {
    return this.checked({ type: 'from-link', text });
  }

  private async checked(wish: EngineRequest): Promise<Checked> {
    const told = await this.ask(wish);
    if (told.type === 'record') return { ok: true, lines: told.lines, full: told.full };
    if (told.type === 'trouble') return { ok: false, why: told.why, at: told.at, detail: told.detail };
    return { ok: false, why: 'engine', at: 0, detail: '' };
  }

  /** A full record as the text of a link; nothing if it cannot be packed. */
  async pack(lines: readonly Line[]): Promise<string | undefined> {
    const told = await this.ask({ type: 'to-link', lines });
    return told.type === 'link' ? told.text : undefined;
  }

  /** Begins a game where a record was at some line; false if nobody can play on from there. */
  async playOn(from: PlayOn): Promise<boolean> {
    const told = await this.ask({ type: 'play-on', from });
    return told.type === 'done';
  }

  /** A full record as one seat saw it; as everybody saw it where no seat is named. */
  async viewOf(lines: readonly Line[], seat: Seat | undefined): Promise<readonly Line[]> {
    const told = await this.ask({ type: 'view', lines, seat });
    return told.type === 'record' ? told.lines : [];
  }
}
