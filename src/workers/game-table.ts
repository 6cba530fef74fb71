/** The table of this device: the game that lies on it, and the person's own game while a prepared position does. */
import type { Seat } from '../cards/card.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { Match } from '../match/match.ts';
import { practising, printPlayer } from '../record/player.ts';
import type { Bots } from './bots.ts';
import { Claim } from './claim.ts';
import type { Commitments } from './commitments.ts';
import { newId } from './database-rows.ts';
import { counting, fetchTheRestLater, help, practice } from './later.ts';
import type { Prepared } from './practice.ts';
import type { EngineMessage, NewGame, PreparedTable } from './protocol.ts';
import type { Running } from './running.ts';
import type { Saves } from './saves.ts';
import { type SavedBefore, seatedGame } from './seating.ts';
import type { SharedPort } from './transport.ts';
import { doneIf, trouble } from './trouble.ts';

/** What a table needs of the engine. */
interface TableNeeds {
  readonly bots: Bots;
  readonly commitments: Commitments;
  readonly page: SharedPort; // to the seats at this device
  readonly saves: () => Saves;
  /** Another game was put on the table. */
  readonly seated: () => void;
  /** Another tab has taken the game over. */
  readonly lost: () => void;
}

/** What is known of a game that is put on the table. */
interface Seated {
  readonly id?: string; // of its save; a new one if left out
  readonly promised?: string | undefined; // the commitment, if it was sent before the deal
  readonly before?: SavedBefore; // what the save has of it
  readonly remote?: readonly Seat[];
}

export class GameTable {
  /** The game or the prepared position that lies there. */
  running: Running | undefined;
  /** Of the person's game. */
  id = '';
  private aside: { readonly game: Running; readonly promised: string | undefined } | undefined; // under a prepared position
  private prepared: Prepared | undefined; // who plays at that position
  /** The claim to the person's game. Another tab may take it over: then this one has none. */
  private readonly claim = new Claim(async () => {
    this.clear();
    this.needs.page.clear();
    this.needs.lost();
    await this.needs.saves().settled();
  });

  constructor(private readonly needs: TableNeeds) {}

  /** The person's game, whether it lies there or is put aside. */
  get own(): Running | undefined {
    return this.aside?.game ?? this.running;
  }

  /** Is the person's game put aside for a prepared position? */
  get isOwnAside(): boolean {
    return this.aside !== undefined;
  }

  /** Takes the game off the table; it stays saved. */
  clear(): void {
    this.running?.retire();
    this.running = undefined;
  }

  /** Deals a game in which people elsewhere hold the seats in `remote`. */
  async begin(asked: NewGame, remote: readonly Seat[] = []): Promise<EngineMessage> {
    const seats = asked.holders.length;
    const game = await loadGame(asked.game);
    if (!game) return trouble({ why: 'unknown-game', detail: asked.game });
    const detail = optionTrouble(game.options, asked.options, seats);
    if (detail !== undefined) return trouble({ why: 'bad-setup', detail });
    const options = fillOptions(game.options, asked.options, seats);
    const { seed, promised } = await this.needs.commitments.seedFor(asked);
    const named = asked.holders.map(printPlayer);
    const players = asked.practice === true ? practising(named) : named;
    const match = new Match({ game, options, seats, seed, players });
    const begun = Date.now();
    await this.seat(match, { promised, before: { begun, ...(asked.names && { names: asked.names }) }, remote });
    if (asked.seed !== undefined) await (await counting()).beginDay(this.needs.saves(), match, begun);
    return { type: 'done' };
  }

  /** Puts a game on the table as the person's own. */
  async seat(match: Match, { id = this.claimNew(), promised, before = {}, remote = [] }: Seated = {}): Promise<void> {
    const { bots, commitments, saves } = this.needs;
    commitments.running = promised;
    await commitments.postCommitments();
    this.running?.retire();
    this.aside = undefined;
    this.id = id;
    bots.prepare(match.setup.game.id);
    this.show(seatedGame({ match, bots, saves, id, isPromised: promised !== undefined, before, remote }));
    this.needs.seated();
    fetchTheRestLater();
  }

  private claimNew(): string {
    const id = newId();
    void this.claim.claimGame(id); // no other tab knows it yet
    return id;
  }

  /** False if the game is open in another tab. */
  async claimSaved(id: string): Promise<boolean> {
    return this.claim.claimGame(id);
  }

  /** Takes a game from the other tab in which it is open. */
  async takeOver(id: string): Promise<void> {
    await this.claim.takeOver(id);
  }

  private show(seated: Running): void {
    const { page } = this.needs;
    this.running = seated;
    page.clear();
    // Without a person here the page watches. Among several it sees what all may see while the table is passed on.
    const { mine } = seated;
    for (const seat of mine.length === 1 ? mine : [...mine, undefined]) seated.attach(page.transportOf(seat), seat);
    seated.sendWholeTable();
  }

  /** Starts the running game as it was before a choice; the old one stays saved. */
  async tryAgain(at: number): Promise<EngineMessage> {
    const { running } = this;
    if (this.isOwnAside) return trouble({ why: 'not-now' });
    const again = running && (await help()).againFrom(running, at);
    const promised = this.needs.commitments.running; // the same seed, so the same commitment
    if (running && again) await this.seat(again, { promised, before: { names: running.names } });
    return doneIf(again !== undefined);
  }

  /** Lays a prepared position. The person's game is put aside as it is. */
  async prepare(table: PreparedTable, mayLay: () => boolean): Promise<EngineMessage> {
    const laid = await (await practice()).seatedAt(table, this.needs.bots);
    if (!laid.ok) return trouble(laid);
    if (!mayLay()) return trouble({ why: 'not-now' });
    if (this.running) this.aside ??= { game: this.running, promised: this.needs.commitments.running };
    this.running?.retire();
    this.prepared = laid.value.prepared;
    this.show(laid.value.seated);
    return { type: 'done' };
  }

  /** Acts for the person at a prepared position. False if there is nothing to do. */
  playPrepared(how: 'lead' | 'plain'): boolean {
    return this.isOwnAside && this.running !== undefined && this.prepared?.actFor(this.running, how) === true;
  }

  /** Puts the person's game back, as it was. */
  async putBack(): Promise<EngineMessage> {
    if (!this.aside) return trouble({ why: 'not-now' });
    const { game, promised } = this.aside;
    await this.seat(game.game, { id: this.id, promised, before: game });
    return { type: 'done' };
  }
}
