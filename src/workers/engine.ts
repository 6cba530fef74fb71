/** The engine's worker: holds the full state, writes and saves the record, and sends the page the view of its seat. */
import type { Seat } from '../cards/card.ts';
import { isUnfetched } from '../fetching/chunk.ts';
import { printRecord } from '../record/print.ts';
import { Bots } from './bots.ts';
import { Commitments } from './commitments.ts';
import type { EngineParts, FriendlyTable, FriendsModule, Hosted } from './engine-parts.ts';
import { GameTable } from './game-table.ts';
import type { HelpRequest } from './help.ts';
import { newId } from './database-rows.ts';
import { archive, carry, counting, help, sending } from './later.ts';
import { holdLock } from './lock.ts';
import type { Answer, Ask, EngineMessage, EngineRequest, NewGame, PlayOn, SeatAsk } from './protocol.ts';
import { savedFor } from './resumed.ts';
import type { Running } from './running.ts';
import { Saves } from './saves.ts';
import { commitmentTo } from './seed-commitment.ts';
import { SharedPort, isSeatAsk } from './transport.ts';
import { doneIf, trouble } from './trouble.ts';

export class EngineWorker {
  private saves = new Saves(false);
  private readonly bots = new Bots(() => this.post({ type: 'not-fetched' }));
  private readonly commitments = new Commitments((answer) => this.post(answer));
  private readonly page = new SharedPort((answer) => this.post(answer)); // to the seats at this device
  private readonly table = new GameTable({
    bots: this.bots,
    commitments: this.commitments,
    page: this.page,
    saves: () => this.saves,
    seated: () => this.friendly()?.seated(),
    lost: () => this.post({ type: 'elsewhere' }),
  });
  /** The table of friends that is open. */
  private friendly = (): FriendlyTable | undefined => undefined;

  constructor(
    private readonly post: (answer: Answer) => void,
    private readonly fetchFriends: () => Promise<FriendsModule>,
  ) {}

  /** A message of the page. Requests of a seat are answered over its link, all others here. */
  receive({ data: ask, ports: [port] }: MessageEvent<Ask>): void {
    if (port && ask.type === 'bots') this.bots.connect(port);
    else if (port && ask.type === 'wire') void this.friends().then(({ receiveWire }) => receiveWire(port));
    else if (port) void help().then(({ connectHelper }) => connectHelper(port));
    this.answerTo(ask).catch((error: unknown) => {
      const why = isUnfetched(error) ? 'not-fetched' : 'engine';
      this.post({ ...trouble({ why, detail: error instanceof Error ? error.message : String(error) }), id: ask.id });
    });
  }

  private async answerTo(ask: Ask): Promise<void> {
    if (!isSeatAsk(ask)) this.post({ ...(await this.answerRequest(ask)), id: ask.id });
    else if (!this.page.deliver(ask)) this.post({ ...doneIf(false), id: ask.id });
  }

  private async answerRequest(request: Exclude<Ask, SeatAsk>): Promise<EngineMessage> {
    const { table, saves } = this;
    switch (request.type) {
      case 'hello':
        return this.hello(request);
      case 'bots':
      case 'helper':
      case 'wire':
        return { type: 'done' };
      case 'resume':
        return this.resume(request);
      case 'begin':
        return table.begin(request.game);
      case 'hint':
      case 'coach':
      case 'why':
      case 'review':
      case 'stop-review':
        return this.help(request);
      case 'try-again':
        return table.tryAgain(request.at);
      case 'to-link':
        return (await sending()).toLink(request.lines);
      case 'from-link':
        return (await sending()).fromLink(request.text);
      case 'play-on':
        return this.playOn(request.from);
      case 'prepare':
        return table.prepare(request.table, () => !this.friendly());
      case 'play-for-me':
        return doneIf(table.playPrepared(request.how));
      case 'put-back':
        return table.putBack();
      case 'saved-games':
        return { type: 'saved', games: (await archive()).listed(await saves.all(), table.id) };
      case 'saved-record':
        return this.savedRecord(request.game);
      case 'forget':
        await saves.forget(request.game);
        return { type: 'done' };
      case 'check':
        return (await archive()).check(request.text);
      case 'counts':
      case 'take-counts':
      case 'erase-counts':
      case 'answered':
      case 'day':
      case 'keep-par':
        return (await counting()).answerCounts(request, saves, table.running);
      case 'friends':
        return (await this.friends()).askFriends(request.ask, this.engineParts);
      case 'pack':
        return this.pack();
      case 'unpack':
        return this.unpack(request.bytes);
      case 'view':
        return (await archive()).viewOf(request.lines, request.seat);
    }
  }

  private async hello(request: EngineRequest & { type: 'hello' }): Promise<EngineMessage> {
    const saves = new Saves(request.persist);
    this.saves = saves; // before any await: the next request may come meanwhile
    saves.refused = () => this.post({ type: 'storage', kept: false });
    saves.opened = (): void => {
      this.post({ type: 'storage', kept: true });
      this.table.running?.saveGame();
    };
    void this.commitments.postCommitments(); // before the first cards are dealt
    const locked = await holdLock(request.lock);
    return { type: 'hello', locked, kept: await saves.isKept() };
  }

  /** Resumes the saved game, and the table of friends at which it is played. */
  private async resume(request: EngineRequest & { type: 'resume' }): Promise<EngineMessage> {
    const isInvited = request.invited === true;
    const isHosted = !this.table.running && (await this.saves.noted('hosted')) !== undefined;
    const hosted = isHosted ? await (await this.friends()).keptTable(this.engineParts, !isInvited) : undefined;
    const told = await this.takeUp(request, hosted);
    if (told.type === 'elsewhere' && isInvited) return { type: 'none' }; // at another table than that one
    if (hosted?.isHere) await hosted.reopen(request.hosting === true);
    return told;
  }

  /**
   * Resumes the saved game if it is the requested one, unless it is open in another tab. An unreadable save is kept, and the
   * page is told.
   */
  private async takeUp(
    { only, takeOver }: EngineRequest & { type: 'resume' },
    hosted: Hosted | undefined,
  ): Promise<EngineMessage> {
    const { table, saves } = this;
    if (table.running) {
      await this.commitments.postCommitments();
      table.running.sendWholeTable();
      return { type: 'done' };
    }
    const save = takeOver === true ? await this.savedElsewhere(hosted) : await savedFor(saves, hosted);
    if (!save) return { type: 'none' };
    if (save === 'damaged') {
      await saves.putAside();
      return trouble({ why: 'not-saved' });
    }
    const match = await (await archive()).reopen(save.text);
    if (!match.ok) {
      await saves.putAside();
      return trouble(match);
    }
    if (only && !(await archive()).isSuch(match.value, only)) return { type: 'none' };
    if (!(await table.claimSaved(save.id))) return { type: 'elsewhere' };
    const promised = save.pledged === true ? await commitmentTo(match.value.setup.seed) : undefined;
    const remote = hosted?.gameId === save.id ? hosted.remote : [];
    await table.seat(match.value, { id: save.id, promised, before: save, remote });
    return { type: 'done', savedAt: save.savedAt };
  }

  /** The saved game as the other tab leaves it. */
  private async savedElsewhere(hosted: Hosted | undefined): ReturnType<typeof savedFor> {
    const save = await savedFor(this.saves, hosted);
    if (save && save !== 'damaged') await this.table.takeOver(save.id);
    return savedFor(this.saves, hosted);
  }

  /** A saved or running game as a record: full if it is over, else the view of its person. */
  private async savedRecord(id: string): Promise<EngineMessage> {
    const { running, isOwnAside, id: ownId } = this.table;
    if (running && (id === 'running' || (id === ownId && !isOwnAside))) {
      const lines = running.toldLines;
      return { type: 'record', text: printRecord(lines), lines, full: running.isOver, names: running.names };
    }
    const told = id === 'running' ? this.friendly()?.toldLines : undefined;
    if (told) return { type: 'record', text: printRecord(told.lines), ...told };
    const save = await this.saves.get(id);
    return save ? (await archive()).toldOf(save) : trouble({ why: 'not-saved' });
  }

  /** The person's game, to continue elsewhere. */
  private async pack(): Promise<EngineMessage> {
    const { own } = this.table;
    return own ? (await carry()).packSave(own.lines) : trouble({ why: 'not-now' });
  }

  /** Puts a game from elsewhere on the table; an invalid one changes nothing. */
  private async unpack(bytes: Uint8Array): Promise<EngineMessage> {
    const match = await (await carry()).unpackSave(bytes);
    if (!match.ok) return trouble(match);
    await this.table.seat(match.value); // its commitment was shown elsewhere
    return { type: 'done' };
  }

  /** Begins a game from a line of a record; the old one stays saved. */
  private async playOn(from: PlayOn): Promise<EngineMessage> {
    const begun = await (await sending()).begunFrom(from, newId());
    if (!begun.ok) return trouble(begun);
    await this.table.seat(begun.value);
    return { type: 'done' };
  }

  private help(request: HelpRequest): EngineMessage {
    const { running, isOwnAside } = this.table;
    if (running && !isOwnAside) void this.helpWith(request, running);
    else this.friendly()?.help?.(request);
    return { type: 'done' };
  }

  private async helpWith(request: HelpRequest, asking: Running): Promise<void> {
    try {
      const { helpWith: answerWith } = await help();
      await answerWith(request, asking, this.post, () => {
        void counting().then(({ countHint }) => countHint(this.saves, asking));
      });
    } catch {
      this.post({ type: 'help-failed' });
    }
  }

  /** Tables of friends are loaded only when one is opened. */
  private async friends(): Promise<FriendsModule> {
    const loaded = await this.fetchFriends();
    this.friendly = loaded.openTable;
    return loaded;
  }

  /** What a table of friends needs of this worker. */
  private get engineParts(): EngineParts {
    const { page, post, table, commitments } = this;
    const saves = (): Saves => this.saves;
    return {
      get saves() {
        return saves();
      },
      page,
      post,
      commitment: async () => commitments.next(),
      deal: async (game: NewGame, remote: readonly Seat[]) => table.begin(game, remote),
      running: () => table.running && { running: table.running, id: table.id },
      clear: () => table.clear(),
    };
  }
}
