/**
 * The running table as the page knows it: the view of the record of whoever looks at it, the legal actions, the seats. The
 * engine decides everything.
 */
import type { Card, Seat } from '../cards/card.ts';
import { isUnfetched } from '../fetching/chunk.ts';
import type { GameFace, GameWords, TableView } from '../games/face/game-face.ts';
import { loadFace } from '../games/registry/page/faces.ts';
import type { SeatHolder } from '../record/holder.ts';
import type { Action, GameLine, Line } from '../record/line.ts';
import { type Snapshot, Timeline } from '../record/timeline.ts';
import type { FriendsState } from '../friends/table.ts';
import type { CommitmentMessage, EngineMessage, NewGame, SeatRequest, TableMessage } from '../workers/protocol.ts';
import { NewsQueue, type Known } from './news-queue.ts';
import { Connection, type ConnectionEvents } from './connection.ts';
import type { Language } from '../words/languages.ts';
import type { SeatNews } from './local-views.ts';
import { namesFor } from './names.ts';
import type { Pacing } from './pacing.ts';
import type { PeopleHere } from './people-here.svelte.ts';
import { tableViewOf } from './table-view.ts';

/** What the table needs to know of the person's settings. */
export interface TableSettings {
  readonly language: Language;
}

/** Acts for the people at the table, and knows the clock: `Attendant`. */
interface ReactsToNews {
  readonly pacing: Pacing;
  react(news: TableMessage): void;
}

/** Something to tell the person once, in words that the screens have. */
export type Notice = 'not-kept' | 'save-unreadable' | 'engine-failed';

/** Hears what the person is about to do at a prepared position, and says whether it is carried out. */
export interface Gate {
  lets(request: SeatRequest): boolean;
  /** This own card was tried, and cannot be played now. */
  refused(card: Card, why: string): void;
}

const NOTHING_YET = new Timeline();

export class TableSession {
  face = $state.raw<GameFace>();
  words = $state.raw<GameWords>();
  revision = $state(0); // changes when the shown lines were replaced instead of growing
  tables = $state(0); // changes when the table was sent anew
  /** The people at this device, if there are several, and whose view is shown. */
  here = $state.raw<PeopleHere>();
  chosen = $state<Card>(); // to be played on the own turn
  notice = $state<Notice>();
  /** The game is open in another tab: nothing can be done here until it is taken over. */
  elsewhere = $state(false);
  /** The commitments of the running and the next game, and the client seed of the next one. */
  commitments = $state.raw<CommitmentMessage>();
  clientSeed = $state('');
  /** Set while prepared positions lie on the table, for a lesson or a puzzle: nothing is taken back or done by itself. */
  gate = $state.raw<Gate>();
  /** The felt still shows motion; set by the table's screen. */
  moving = $state(false);
  /** Something lies over the table, or it is not shown: it rests. Set by its screen, too. */
  away = $state(false);
  /** Paused by the surroundings: no clock runs, no bot acts. */
  halted = false;
  /** The table of friends at which this device is, as host or guest. */
  friends = $state.raw<FriendsState>();
  /** What is loaded later hears all other messages, and undefined if a new engine must be asked again. */
  readonly listeners = new Set<(told: EngineMessage | undefined) => void>();
  /** Acts for the people and knows the clock, from when the table is shown. */
  private autoActs = $state.raw<ReactsToNews>();
  private alone = $state.raw<SeatNews>(); // what one person was told, or somebody who watches
  private readonly connection: Connection;
  private readonly newsQueue = new NewsQueue(
    (game, news) => this.load(game, news),
    (news, known) => this.applyNews(news, known),
  );
  /** Told when something that was asked for cannot be done; set by the page. See `ConnectionEvents`. */
  failed: ConnectionEvents['failed'] = () => undefined;
  isSpeaking = false; // words are needed
  private toldNotKept = false;

  constructor(
    private readonly settings: TableSettings,
    persist = true,
  ) {
    this.connection = new Connection(
      {
        told: (told) => this.receiveMessage(told),
        renewed: () => this.passOnMessage(undefined),
        trouble: (what) => (this.notice = what),
        failed: (why) => this.failed(why),
      },
      persist,
    );
  }

  private readonly shown: SeatNews | undefined = $derived(this.here ? this.here.now : this.alone);
  private readonly news: TableMessage | undefined = $derived(this.shown?.news);
  /** The lines of the view that is shown. */
  readonly timeline: Timeline = $derived(this.shown?.timeline ?? NOTHING_YET);
  /** Whose view it is; nobody's while the device is passed on. */
  readonly seat: Seat | undefined = $derived(this.news?.seat);
  readonly holders: readonly SeatHolder[] = $derived(this.news?.holders ?? []);
  readonly names: readonly string[] = $derived.by(() => {
    const own = this.here ? 'name' : 'you';
    return namesFor(this.holders.length, this.seat, this.words?.people, { given: this.givenNames, own });
  });
  /** Of people, by seat; '' where there is none. */
  get givenNames(): readonly string[] {
    return this.news?.names ?? [];
  }

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

  /** The number of the prepared position that lies here; undefined for a game. */
  get prepared(): number | undefined {
    return this.news?.prepared;
  }

  get canUndo(): boolean {
    return !this.gate && (this.news?.canUndo ?? false);
  }

  /** Are there hints, explanations and taking back? Not in a lesson; friends at one table have agreed on that before. */
  get mayHelp(): boolean {
    return !this.gate && (this.friends === undefined || this.friends.table?.help === true);
  }

  /** Is it the person's turn, rather than only a chance to call or challenge? */
  get onTurn(): boolean {
    return this.news?.onTurn ?? false;
  }

  /** Is the person given the chance to call or challenge? */
  get waits(): boolean {
    return this.news?.waits ?? false;
  }

  /** The table at any of its lines, as this seat sees it. */
  viewOf(snapshot: Snapshot): TableView | undefined {
    return tableViewOf(snapshot, this);
  }

  /** Resumes or deals a game, until it lies there; see `Connection.openGame`. */
  async openGame(only?: NewGame): Promise<number | undefined> {
    const savedAt = await this.connection.openGame(only);
    await this.newsQueue.settled;
    return savedAt;
  }

  async takeOver(): Promise<void> {
    await this.connection.takeOver();
  }

  /** Deals another game; the client seed becomes part of its seed and is then cleared. */
  begin(game: NewGame): void {
    this.connection.sendRequest({ type: 'begin', game: { ...game, clientSeed: this.clientSeed } });
    this.clientSeed = '';
  }

  /** False if a prepared position does not let it pass. */
  playAct(action: Action): boolean {
    this.chosen = undefined;
    if (!this.here) return this.sendRequest({ type: 'act', action, at: this.lines.length });
    this.here.playAct(action);
    return true;
  }

  /** For several people: of which of them. False if a prepared position does not let it pass. */
  readonly sendRequest = (request: SeatRequest, seat?: Seat): boolean => {
    if (this.gate?.lets(request) === false) return false;
    this.connection.sendRequest(this.here && seat !== undefined ? { ...request, seat } : request);
    return true;
  };

  get pacing(): Pacing | undefined {
    return this.autoActs?.pacing;
  }

  /** The table is shown. */
  start(autoActs: ReactsToNews): void {
    this.autoActs = autoActs;
    if (this.news) autoActs.react(this.news);
  }

  /** Another view of the table is shown. */
  readonly turned = (): void => {
    this.revision += 1;
    this.chosen = undefined;
  };

  /** Chooses a card to be played as soon as it may be; undefined takes it back. */
  choose(card: Card | undefined): void {
    this.chosen = card;
  }

  undo(): void {
    this.chosen = undefined;
    if (this.here) this.here.undo();
    else this.sendRequest({ type: 'undo' });
  }

  nextDeal(): void {
    this.sendRequest({ type: 'next-deal' });
  }

  dismiss(): void {
    this.notice = undefined;
  }

  /** For requests about other games than the one on the table. */
  get ask(): Connection['ask'] {
    return this.connection.ask;
  }

  /** The first cards lie there: until then there are no words, and the bots wait. */
  speak(): void {
    this.isSpeaking = true;
    this.connection.wakeBots();
  }

  private receiveMessage(told: EngineMessage): void {
    if (told.type === 'table')
      this.newsQueue.add(told).catch((error: unknown) => this.failed(isUnfetched(error) ? 'not-fetched' : 'engine'));
    else if (told.type === 'commitment') this.commitments = told;
    else if (told.type === 'storage') this.receiveKept(told.kept);
    else if (told.type === 'friends') this.friends = told.state;
    else if (told.type === 'elsewhere') this.elsewhere = true;
    else if (told.type === 'not-fetched') this.failed('not-fetched');
    else this.passOnMessage(told);
  }

  private passOnMessage(told: EngineMessage | undefined): void {
    for (const listen of this.listeners) listen(told);
  }

  /** Tells once that nothing is kept, and removes the notice if that changes. */
  private receiveKept(kept: boolean): void {
    if (kept && this.notice === 'not-kept') this.notice = undefined;
    if (kept || this.toldNotKept) return;
    this.toldNotKept = true;
    this.notice = 'not-kept';
  }

  /** What must be there before a table is shown: its face, and what passes the device on if several people sit here. */
  private async load(id: string, { holders }: TableMessage): Promise<Known> {
    const [face, shared] = await Promise.all([
      this.face?.id === id ? this.face : loadFace(id),
      holders.filter(({ by }) => by === 'local').length > 1 && import('./people-here.svelte.ts'),
    ]);
    const { language } = this.settings;
    const words = this.isSpeaking ? await face?.words(language).catch(() => undefined) : undefined;
    return {
      face,
      words: language === this.settings.language ? words : undefined, // without any, the page speaks anew
      PeopleHere: shared ? shared.PeopleHere : undefined,
    };
  }

  private applyNews(news: TableMessage, known: Known | undefined): void {
    if (known) {
      [this.face, this.words] = [known.face, known.words];
      this.here = known.PeopleHere && (this.here ?? new known.PeopleHere(this));
    }
    const taken = this.here ? this.here.applyNews(news) : this.applyAloneNews(news);
    if (!taken) return;
    if (taken === 'anew') {
      this.elsewhere = false;
      this.tables += 1;
      this.turned();
      this.pacing?.forget();
    }
    this.autoActs?.react(news);
  }

  /** Nothing for a message of the table before. */
  private applyAloneNews(news: TableMessage): 'anew' | 'more' | undefined {
    const anew = news.from === 0;
    if (!anew && news.from !== this.lines.length) return undefined;
    this.alone = { news, timeline: anew ? new Timeline(news.lines) : this.timeline.with(news.lines) };
    return anew ? 'anew' : 'more';
  }
}
