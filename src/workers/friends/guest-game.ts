/** The host's game as a guest's device has it: the view of its seat, and the full record once the game is over. */
import type { Seat } from '../../cards/card.ts';
import type { Clock } from '../../friends/clock.ts';
import type { ReadMessage } from '../../friends/host-message.ts';
import { type HelpAsk, type StatusNews, isHelpType } from '../../friends/messages.ts';
import type { FairnessFound, FriendsTable } from '../../friends/table.ts';
import type { Line } from '../../record/line.ts';
import { isFields } from '../../record/guards.ts';
import { printRecord } from '../../record/print.ts';
import { type Save, newId } from '../database-rows.ts';
import type { SeatAsk } from '../protocol.ts';
import { doneIf } from '../trouble.ts';
import type { EngineParts } from '../engine-parts.ts';
import { fairnessOf } from './fairness-found.ts';
import type { Joint } from './kept-table.ts';
import { helpIn } from './help-in.ts';
import { ViewIn, readLines } from './view-in.ts';

const MOST_HELPS = 3; // one of each kind

export class GuestGame {
  readonly view = new ViewIn();
  found: FairnessFound | undefined;
  private lies = false; // on the table of this device
  private record: readonly Line[] = [];
  private isWhole = false; // the record
  private unsaid = 0; // lines that the page has not been told yet
  private readonly helps = new Map<HelpAsk['type'], unknown>(); // the numbers of the last answers to questions for help
  private isNew = true; // the page has nothing of this revision

  /** `ask` gets what the person at this device does. */
  constructor(
    private readonly engine: EngineParts,
    private readonly ask: (ask: SeatAsk) => boolean,
    private readonly clock: Clock,
  ) {}

  get isOnTable(): boolean {
    return this.lies;
  }

  /** The page has all that this device has; else some of it is still to come. */
  get isTold(): boolean {
    return this.unsaid === 0 && !this.isNew;
  }

  /** How many lines of the record there are; −1 if none are needed. */
  get recordHas(): number {
    return this.isWhole || this.view.lines.at(-1)?.type !== 'game-end' ? -1 : this.record.length;
  }

  /** The record as this device has it: full once it is over and was sent. */
  get told(): { readonly lines: readonly Line[]; readonly full: boolean } | undefined {
    if (!this.lies) return undefined;
    return this.isWhole ? { lines: this.record, full: true } : { lines: this.view.lines, full: false };
  }

  /** Another game begins. */
  forget(): void {
    [this.found, this.record, this.isWhole] = [undefined, [], false];
  }

  /** False if the lines make no sense. */
  async applyLines(
    { revision, from, lines, status }: NonNullable<ReadMessage['lines']>,
    seat: Seat | undefined,
  ): Promise<boolean> {
    const { view } = this;
    const before = view.revision;
    const fresh = await view.addLines(revision, from, lines);
    if (fresh === false) return false;
    if (fresh === 'gap' || revision !== view.revision || view.lines.length === 0) return true;
    if (view.revision !== before) [this.isNew, this.unsaid] = [true, 0];
    if (!this.lies) this.lay(seat);
    this.unsaid += fresh.length;
    const isLast = from + lines.length >= view.lines.length;
    if (status && isLast) await this.applyStatus(status, seat);
    return true;
  }

  /** Tells the page the lines that it has not been told yet, with this status. One that cannot be made whole comes again. */
  private async applyStatus(status: StatusNews, seat: Seat | undefined): Promise<void> {
    const { view } = this;
    const whole = status.version === view.version && this.unsaid === 0 ? undefined : view.whole(status);
    if (!whole) return;
    view.keepStatus(status.version, whole);
    const said = view.lines.slice(this.isNew ? 0 : view.lines.length - this.unsaid);
    [this.unsaid, this.isNew] = [0, false];
    this.engine.post(view.message(whole, said, seat));
    await this.tellHelp(whole['help'], seat);
  }

  /** Answers to this person's questions come with the status, the last one of each kind; each is told once. */
  private async tellHelp(help: unknown, seat: Seat | undefined): Promise<void> {
    for (const one of Array.isArray(help) ? help.slice(0, MOST_HELPS) : []) {
      const answer: unknown = isFields(one) ? one['help'] : undefined;
      if (!isFields(one) || !isFields(answer) || !isHelpType(answer['type'])) continue;
      if (this.helps.get(answer['type']) === one['n']) continue;
      this.helps.set(answer['type'], one['n']);
      const told = await helpIn(answer, this.view, seat);
      if (told) this.engine.post(told);
    }
  }

  /** From now on the host's game lies on the table of this device. */
  private lay(seat: Seat | undefined): void {
    const { engine } = this;
    const { page } = engine;
    this.lies = true;
    engine.clear();
    page.clear();
    page.transportOf(seat).listen(
      (ask) => {
        engine.post({ ...doneIf(this.ask(ask)), id: ask.id });
      },
      () => undefined,
    );
  }

  async applyRecord(
    { from, lines, all }: NonNullable<ReadMessage['record']>,
    seat: Seat | undefined,
    joint: Joint | undefined,
    table: FriendsTable | undefined,
  ): Promise<boolean> {
    if (this.recordHas < 0 || from > this.record.length) return true;
    const fresh = readLines(lines.slice(this.record.length - from));
    if (!fresh || this.record.length + fresh.length > all) return false;
    this.record = [...this.record, ...fresh];
    if (this.record.length < all) return true;
    this.isWhole = true;
    this.found = await fairnessOf(this.record, this.view, seat, joint);
    if (this.found.sameAsSeen && this.found.replays) this.keepTable(table, seat);
    return true;
  }

  /** Reviews what was played at a seat, as soon as the record is there and was found to be that of this game. */
  review(seat: Seat | undefined): void {
    if (seat === undefined || this.found?.sameAsSeen !== true || !this.found.replays) return;
    const text = printRecord(this.record);
    const tell = async (): Promise<void> => {
      const [{ reopen }, { reviewOf }] = await Promise.all([import('../archive.ts'), import('../help.ts')]);
      const match = await reopen(text);
      if (match.ok) await reviewOf(match.value, seat, (told) => this.engine.post(told));
    };
    tell().catch(() => this.engine.post({ type: 'help-failed' }));
  }

  stopReview(): void {
    if (!this.isWhole) return;
    void import('../help.ts').then(
      ({ stopReview }) => stopReview(),
      () => undefined, // it was never fetched, so there is no review
    );
  }

  /** The finished game becomes one of this device's past games, and counts for whoever sat here. */
  private keepTable(table: FriendsTable | undefined, seat: Seat | undefined): void {
    const names = table?.seats.map(({ name }) => name) ?? [];
    const { saves } = this.engine;
    const save: Save = { id: newId(), savedAt: this.clock.date(), ended: true, text: printRecord(this.record), names };
    saves.storeGame(seat === undefined ? save : { ...save, seat }, false);
    if (seat !== undefined)
      void import('../counting.ts').then(
        ({ countSaved }) => countSaved(saves, { ...save, seat }),
        () => undefined, // it is counted when the statistics are opened
      );
  }
}
