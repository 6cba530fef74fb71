/**
 * The running table as the page knows it: this seat's view of the record, the legal actions, the seats. The engine decides
 * everything.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { GameFace, GameWords, TableView } from '../games/face/game-face.ts';
import { loadFace } from '../games/registry/page/faces.ts';
import type { SeatHolder } from '../record/holder.ts';
import type { Action, GameLine, Line } from '../record/line.ts';
import { type Snapshot, Timeline } from '../record/timeline.ts';
import type { CommitmentMessage, EngineMessage, HelpMessage, NewGame, TableMessage } from '../workers/protocol.ts';
import { Arrivals, type Known } from './arrivals.ts';
import { Connection } from './connection.ts';
import type { Language } from '../words/languages.ts';
import { namesFor } from './names.ts';
import { Pacing, type PacingSettings } from './pacing.ts';
import { tableViewOf } from './table-view.ts';

/** What the table needs to know of the person's settings. */
export interface TableSettings extends PacingSettings {
  readonly language: Language;
  readonly assist: boolean;
}

/** Something to tell the person once, in words that the screens have. */
export type Notice = 'not-kept' | 'save-unreadable' | 'engine-failed';

export class TableSession {
  face = $state.raw<GameFace>();
  words = $state.raw<GameWords>();
  /** This seat's view so far; `revision` changes when its lines were replaced instead of growing. */
  timeline = $state.raw(new Timeline());
  revision = $state(0);
  chosen = $state<Card>(); // to be played on the own turn
  notice = $state<Notice>();
  /** The commitments of the running and the next game, and the client seed of the next one. */
  commitments = $state.raw<CommitmentMessage>();
  clientSeed = $state('');
  /** The felt still shows motion; set by the table's screen. */
  moving = $state(false);
  /** Paused by the surroundings: no clock runs, no bot acts. */
  halted = false;
  /** Called with help messages, and with undefined if a new engine must be asked again. */
  helped: (told: HelpMessage | undefined) => void = () => undefined;
  readonly pacing: Pacing;
  private news = $state.raw<TableMessage>();
  private readonly connection: Connection;
  private readonly arrivals = new Arrivals(
    (game) => this.load(game),
    (news, known) => this.take(news, known),
  );
  private isSpeaking = false; // words are needed
  private toldNotKept = false;

  constructor(
    private readonly settings: TableSettings,
    persist = true,
  ) {
    this.pacing = new Pacing(settings, this, (type) => this.connection.send({ type, at: this.lines.length }));
    this.connection = new Connection(
      {
        told: (told) => this.hear(told),
        renewed: () => this.helped(undefined),
        trouble: (what) => (this.notice = what),
      },
      persist,
    );
  }

  readonly seat: Seat | undefined = $derived(this.news?.seat);
  readonly holders: readonly SeatHolder[] = $derived(this.news?.holders ?? []);
  readonly names: readonly string[] = $derived.by(() => {
    const own = this.holders.filter(({ by }) => by === 'local').length > 1 ? 'name' : 'you';
    return namesFor(this.holders.length, this.seat, this.words?.people, { given: this.news?.names ?? [], own });
  });
  /**
   * The table after the newest line, to which the legal actions belong. What a person sees is `seen` of the table's
   * screen.
   */
  readonly newest: TableView | undefined = $derived(this.viewOf(this.timeline.at()));
  readonly legal: readonly Action[] = $derived(this.newest?.legal ?? []);
  readonly phase: 'loading' | 'deal' | 'between' | 'over' = $derived.by(() => {
    if (!this.newest) return 'loading';
    return this.newest.places.ended === 'no' ? 'deal' : this.news?.over ? 'over' : 'between';
  });
  /** The only legal action on the person's turn. */
  readonly forced: Action | undefined = $derived(this.onTurn && this.legal.length === 1 ? this.legal[0] : undefined);

  get lines(): readonly Line[] {
    return this.timeline.lines;
  }

  get game(): GameLine | undefined {
    return this.newest?.places.game;
  }

  get practice(): boolean {
    return this.news?.practice ?? false;
  }

  get canUndo(): boolean {
    return this.news?.canUndo ?? false;
  }

  /** Is it the person's turn, rather than only a chance to call or challenge? */
  get onTurn(): boolean {
    return this.news?.onTurn ?? false;
  }

  /** The table at any of its lines, as this seat sees it. */
  viewOf(snapshot: Snapshot): TableView | undefined {
    return tableViewOf(snapshot, this);
  }

  /** Resumes or deals a game; see `Connection.open`. */
  async open(only?: NewGame): Promise<void> {
    await this.connection.open(only);
  }

  /** Deals another game; the client seed becomes part of its seed and is then cleared. */
  begin(game: NewGame): void {
    this.connection.send({ type: 'begin', game: { ...game, clientSeed: this.clientSeed } });
    this.clientSeed = '';
  }

  act(action: Action): void {
    this.chosen = undefined;
    this.connection.send({ type: 'act', action, at: this.lines.length });
  }

  /** Chooses a card to be played as soon as it may be; undefined takes it back. */
  choose(card: Card | undefined): void {
    this.chosen = card;
  }

  undo(): void {
    this.chosen = undefined;
    this.connection.send({ type: 'undo' });
  }

  nextDeal(): void {
    this.connection.send({ type: 'next-deal' });
  }

  dismiss(): void {
    this.notice = undefined;
  }

  /** For requests about other games than the one on the table. */
  get ask(): Connection['ask'] {
    return this.connection.ask;
  }

  /**
   * Fetches the words of the running game in the language in force. The page asks for
   * them once the first cards lie there: until then there are no words, and the bots wait.
   */
  async speak(): Promise<void> {
    this.isSpeaking = true;
    this.connection.wakeBots();
    const { face } = this;
    const { language } = this.settings;
    const words = await face?.words(language);
    if (face !== this.face || language !== this.settings.language) return; // overtaken by a later request
    this.words = words;
  }

  private hear(told: EngineMessage): void {
    if (told.type === 'table') void this.arrivals.add(told);
    else if (told.type === 'hint' || told.type === 'why' || told.type === 'review') this.helped(told);
    else if (told.type === 'commitment') this.commitments = told;
    else if (told.type === 'storage') this.hearKept(told.kept);
  }

  /** Tells once that nothing is kept, and removes the notice if that changes. */
  private hearKept(kept: boolean): void {
    if (kept && this.notice === 'not-kept') this.notice = undefined;
    if (kept || this.toldNotKept) return;
    this.toldNotKept = true;
    this.notice = 'not-kept';
  }

  private async load(id: string): Promise<Known> {
    const face = this.face?.id === id ? this.face : await loadFace(id);
    const words = this.isSpeaking ? await face?.words(this.settings.language) : undefined;
    return { face, words };
  }

  private take(news: TableMessage, known: Known | undefined): void {
    const anew = news.from === 0;
    if (!anew && news.from !== this.lines.length) return; // of the table before
    if (known) [this.face, this.words] = [known.face, known.words];
    this.news = news;
    this.timeline = anew ? new Timeline(news.lines) : this.timeline.with(news.lines);
    if (anew) {
      this.revision += 1;
      this.chosen = undefined;
      this.pacing.forget();
    }
    this.react(news);
  }

  /** What the page does for the person: the assist's call, the card chosen before, the waiting clock. */
  private react({ pendingBot, waits }: TableMessage): void {
    this.pacing.keep(pendingBot);
    const call = this.settings.assist ? this.legal.find((action) => this.isMoment(action)) : undefined;
    if (call) {
      this.act(call);
      return;
    }
    this.pacing.wait(waits, this.legal);
    if (!waits) this.playChosen();
  }

  private isMoment(action: Action): boolean {
    const gesture = this.face?.gestures[action.type];
    return gesture?.by === 'button' && gesture.size === 'moment';
  }

  private playChosen(): void {
    if (this.chosen === undefined || !this.onTurn) return;
    const actions = this.legal.filter((action) => {
      const gesture = this.face?.gestures[action.type];
      return gesture?.by === 'card' && action[gesture.field] === this.chosen;
    });
    const [only, another] = actions;
    this.chosen = undefined;
    if (only && !another) this.act(only);
  }
}
