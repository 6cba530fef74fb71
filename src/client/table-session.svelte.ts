/**
 * The running table as the page knows it: this seat's view of the record, what may be done now, who sits where. It asks
 * the engine for everything and decides nothing.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { GameFace, GameWords, Language, TableView } from '../games/face/game-face.ts';
import { loadFace } from '../games/registry/page/faces.ts';
import { Places, fold } from '../record/fold.ts';
import { type SeatHolder, personAndBots } from '../record/holder.ts';
import type { Action, Line } from '../record/line.ts';
import type {
  HelpMessage,
  NewGame,
  CommitmentMessage,
  TableMessage,
  EngineMessage,
  EngineRequest,
} from '../workers/protocol.ts';
import { CallWindow } from './call-window.svelte.ts';
import { Engine } from './engine.ts';
import { namesFor } from './names.ts';

/** What the table needs to know of the person's settings. */
export interface TableSettings {
  readonly language: Language;
  readonly callWindowMs: number | undefined; // nothing: until "go on"
  readonly paceMs: number | undefined; // that bots take; nothing: they wait for nothing
  readonly assist: boolean;
}

/** A bot that answers off turn does not do it faster than a person could have seen what it answers. */
const SEEN_MS = 600;

/** Something to tell the person once, in words that the screens have. */
export type Notice = 'not-kept' | 'save-unreadable' | 'engine-failed';

/** What a game brings along; its words only once somebody wants to hear them. */
interface Known {
  readonly face: GameFace | undefined;
  readonly words: GameWords | undefined;
}

/** The front page's game: the one that the package is named after. */
const FRONT = import.meta.env.FRONT_GAME;

export class TableSession {
  face = $state.raw<GameFace>();
  words = $state.raw<GameWords>();
  /** This seat's view so far; `revision` changes when they were replaced instead of growing. */
  lines: readonly Line[] = $state.raw([]);
  revision = $state(0);
  chosen = $state<Card>(); // to be played when its turn comes
  log: readonly string[] = $state.raw([]); // what happened in this deal, in words
  notice = $state<Notice>();
  /** What the running and the next game's seeds were committed to, and the person's words for the next one. */
  commitments = $state.raw<CommitmentMessage>();
  clientSeed = $state('');
  /** The felt is still showing what has happened; set by the table's screen. */
  moving = $state(false);
  /** Somebody around the table has stopped it: no clock runs, no bot does anything. */
  halted = false;
  private news = $state.raw<TableMessage>();
  private readonly engine: Engine;
  private readonly callWindow: CallWindow;
  private readonly pause: CallWindow; // of a bot that knows what it will do
  /** Whoever asked for help hears here what was found, and that it must be asked for again of a new engine. */
  helped: (told: HelpMessage | undefined) => void = () => undefined;
  private isSpeaking = false; // words were asked for
  private toldNotKept = false;

  constructor(
    private readonly settings: TableSettings,
    persist = true,
  ) {
    const mayRun = (): boolean => !this.moving && !this.halted && !document.hidden;
    this.callWindow = new CallWindow(() => this.letPass(), mayRun);
    this.pause = new CallWindow(() => this.pace(), mayRun);
    this.engine = new Engine(
      {
        told: (told) => {
          this.hear(told);
        },
        restarted: () => {
          void this.takeUpAgain();
        },
      },
      persist,
    );
  }

  readonly seat: Seat | undefined = $derived(this.news?.seat);
  readonly holders: readonly SeatHolder[] = $derived(this.news?.holders ?? []);
  /** The seats of people at this device. */
  readonly mine: readonly Seat[] = $derived(this.holders.flatMap(({ by }, seat) => (by === 'local' ? [seat] : [])));
  readonly practice = $derived(this.news?.practice ?? false);
  readonly canUndo = $derived(this.news?.canUndo ?? false);
  readonly thinking: Seat | undefined = $derived(this.news?.thinking);
  readonly names: readonly string[] = $derived.by(() =>
    namesFor(this.holders.length, this.seat, this.settings.language),
  );
  /** The table as it truly stands, whatever the felt is still showing. */
  readonly places: Places = $derived(fold(sinceDeal(this.lines)));
  readonly legal: readonly Action[] = $derived(ownLegal(this.places, this.seat));
  readonly phase: 'loading' | 'deal' | 'between' | 'over' = $derived(this.findPhase());
  readonly view: TableView | undefined = $derived(this.viewOf(this.places, this.legal, this.lines));
  /** Is it the person's turn, rather than only a chance to call or challenge? */
  readonly onTurn = $derived(this.news?.onTurn ?? false);

  /** The one thing that the person, whose turn it is, can do. */
  readonly forced: Action | undefined = $derived(this.onTurn && this.legal.length === 1 ? this.legal[0] : undefined);

  /** While the bots wait for the person: how long still. */
  get window(): CallWindow['current'] {
    return this.callWindow.current;
  }

  private findPhase(): 'loading' | 'deal' | 'between' | 'over' {
    if (this.lines.length === 0) return 'loading';
    return this.places.ended === 'no' ? 'deal' : this.news?.over ? 'over' : 'between';
  }

  private viewOf(places: Places, legal: readonly Action[], lines: readonly Line[]): TableView | undefined {
    const game = places.game;
    return game && { places, seat: this.seat, legal, names: this.names, options: game.options, lines };
  }

  /** Takes up the game that was running, if it is `only` that one; else deals that, or the front page's game. */
  async open(only?: NewGame): Promise<void> {
    const told = await this.engine.ask({ type: 'resume', ...(only && { only }) });
    if (told.type === 'done') return;
    if (told.type === 'trouble') {
      if (told.why === 'engine') return; // it died over it: the one that takes its place is asked again
      this.notice = 'save-unreadable';
    }
    await this.beginFirst(only);
  }

  private async beginFirst(game: NewGame = { game: FRONT, options: {}, holders: personAndBots() }): Promise<void> {
    await this.engine.ask({ type: 'begin', game });
  }

  /** The engine had to be started anew: the same game at the same choice, from what was saved. */
  private async takeUpAgain(): Promise<void> {
    this.helped(undefined);
    const told = await this.engine.ask({ type: 'resume' });
    if (told.type === 'done') return;
    this.notice = 'engine-failed';
    await this.beginFirst();
  }

  /** Deals another game; the person's words are in its seed, and then used up. */
  begin(game: NewGame): void {
    void this.engine.ask({ type: 'begin', game: { ...game, clientSeed: this.clientSeed } });
    this.clientSeed = '';
  }

  act(action: Action): void {
    this.chosen = undefined;
    void this.engine.ask({ type: 'act', action, at: this.lines.length });
  }

  /** Chooses a card to be played as soon as it may be; nothing takes the choice back. */
  choose(card: Card | undefined): void {
    this.chosen = card;
  }

  /** The bots may go on without the person's call or challenge. */
  letPass(): void {
    this.callWindow.pass();
    void this.engine.ask({ type: 'let-pass', at: this.lines.length });
  }

  /** The bot that knows what it will do may do it. */
  private pace(): void {
    this.pause.close();
    void this.engine.ask({ type: 'paced', at: this.lines.length });
  }

  undo(): void {
    this.chosen = undefined;
    void this.engine.ask({ type: 'undo' });
  }

  nextDeal(): void {
    void this.engine.ask({ type: 'next-deal' });
  }

  dismiss(): void {
    this.notice = undefined;
  }

  /** For whoever asks the engine about other games than the one on the table. */
  readonly ask = async (wish: EngineRequest, ports?: readonly MessagePort[]): Promise<EngineMessage> =>
    this.engine.ask(wish, ports);

  /**
   * Fetches the words of the running game in the language in force and tells everything again in them. The page asks for
   * them once the first cards lie there: until then nothing is said, and the bots wait.
   */
  async speak(): Promise<void> {
    this.isSpeaking = true;
    this.engine.wakeBots();
    const { face } = this;
    const { language } = this.settings;
    const words = await face?.words[language]();
    if (face !== this.face || language !== this.settings.language) return; // overtaken by a later wish
    this.words = words;
    this.log = [];
    this.describe(sinceDeal(this.lines), new Places());
  }

  private hear(told: EngineMessage): void {
    if (told.type === 'table') void this.receive(told);
    else if (told.type === 'hint' || told.type === 'why' || told.type === 'review') this.helped(told);
    else if (told.type === 'commitment') this.commitments = told;
    else if (told.type === 'storage') this.hearKept(told.kept);
  }

  /** That nothing is kept is said once, and taken back when it is no longer true. */
  private hearKept(kept: boolean): void {
    if (kept && this.notice === 'not-kept') this.notice = undefined;
    if (kept || this.toldNotKept) return;
    this.toldNotKept = true;
    this.notice = 'not-kept';
  }

  /** News in the order in which it came: words are loaded before the first line is shown. */
  private async receive(news: TableMessage): Promise<void> {
    const first = news.from === 0 ? news.lines[0] : undefined;
    const next = this.queue.then(async () => {
      const known = first?.type === 'game' ? await this.load(first.game) : undefined;
      this.take(news, known);
    });
    this.queue = next.catch(() => undefined); // a game that cannot be fetched holds up no other
    await next;
  }

  private queue: Promise<void> = Promise.resolve();

  /** `known`: the face and the words of a game that comes on the table with these lines, all in one moment. */
  private take(news: TableMessage, known: Known | undefined): void {
    if (news.from !== 0 && news.from !== this.lines.length) return; // of a table that was left
    const anew = news.from === 0;
    if (known) [this.face, this.words] = [known.face, known.words];
    const before = anew ? new Places() : fold(sinceDeal(this.lines));
    if (anew) {
      this.log = [];
      this.chosen = undefined;
      this.callWindow.forget();
    }
    this.news = news;
    this.lines = anew ? news.lines : [...this.lines, ...news.lines];
    if (anew) this.revision += 1;
    this.describe(anew ? sinceDeal(news.lines) : news.lines, before);
    this.react();
  }

  private async load(id: string): Promise<Known> {
    const face = this.face?.id === id ? this.face : await loadFace(id);
    const words = this.isSpeaking ? await face?.words[this.settings.language]() : undefined;
    return { face, words };
  }

  /** Puts what happened into words, line by line as the table changes. */
  private describe(lines: readonly Line[], places: Places): void {
    const said: string[] = [];
    const before = this.lines.length - lines.length;
    for (const [i, line] of lines.entries()) {
      if (line.type === 'deal') said.length = 0;
      places.apply(line);
      const view = this.viewOf(places, ownLegal(places, this.seat), this.lines.slice(0, before + i + 1));
      const text = view && this.words?.announce(line, view);
      if (text !== undefined) said.push(text);
    }
    const isNewDeal = lines.some((line) => line.type === 'deal');
    if (said.length > 0 || isNewDeal) this.log = isNewDeal ? said : [...this.log, ...said];
  }

  /** What the page does by itself for the person: the assist's call, the card chosen before, the waiting clock. */
  private react(): void {
    this.keepPace();
    const call = this.settings.assist ? this.legal.find((action) => this.isMoment(action)) : undefined;
    if (call) {
      this.act(call);
      return;
    }
    if (this.news?.waits) this.callWindow.open(JSON.stringify(this.legal), this.settings.callWindowMs);
    else {
      this.callWindow.close();
      this.playChosen();
    }
  }

  /** Gives a bot that knows what it will do the time that a person would take: from the moment when all lies still. */
  private keepPace(): void {
    this.pause.close();
    const { pendingBot: paces } = this.news ?? {};
    const { paceMs = 0 } = this.settings;
    if (paces === undefined) return;
    if (this.settings.paceMs === undefined && !this.halted) this.pace();
    else this.pause.open(paces, paces === 'answer' ? Math.max(SEEN_MS, paceMs) : paceMs);
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

/**
 * The `game` line, all chips paid so far, the end of the deal before, and all since the last `deal`: enough to know how
 * everything stands.
 */
function sinceDeal(lines: readonly Line[]): readonly Line[] {
  const deal = lines.findLastIndex((line) => line.type === 'deal');
  if (deal < 1) return lines;
  const earlier = lines.slice(1, deal);
  const before = earlier.findLast((line) => line.type === 'deal-end');
  const chips = earlier.filter((line) => line.type === 'chips');
  return [...lines.slice(0, 1), ...chips, ...(before ? [before] : []), ...lines.slice(deal)];
}

function ownLegal(places: Places, seat: Seat | undefined): readonly Action[] {
  const own = seat === undefined ? undefined : places.turn?.legal[String(seat)];
  return own === undefined || own === '??' ? [] : own;
}
