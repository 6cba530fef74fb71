/** What the whole page shares: the table, the settings, the words, and the open screen. */
import { type Component, createContext } from 'svelte';
import type { Seat } from '../../cards/card.ts';
import type { NewGame, ReplayView, SentResult } from '../../client/links.ts';
import type { Settings } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Update } from '../../client/update.svelte.ts';
import { isUnfetched } from '../../fetching/chunk.ts';
import { type Reason, reasonUnfetched } from '../../fetching/reason.ts';
import type { Shown } from '../../felt/table/shown.ts';
import type { Sounds } from '../../felt/sound/sounds.ts';
import type { ActLine, Line } from '../../record/line.ts';
import type { Embed } from './embed.ts';
import type { Company } from './company.svelte.ts';
import type { Aids } from './aids.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { ScreenSay, TableSay } from '../words/say.ts';

const speaking = () => import('../words/words.ts');

/** That the table could not be loaded is told by what lies beside every page (public/stale): the page has nothing to tell it with. */
export const tellBesidePage = (): boolean => dispatchEvent(new Event('wordless'));

/** Screens about the page, or about the game on the table. */
type PlainScreen =
  | 'menu'
  | 'home'
  | 'new-game'
  | 'rules'
  | 'settings'
  | 'past-games'
  | 'day'
  | 'practice'
  | 'statistics'
  | 'fair-deal'
  | 'share'
  | 'friends'
  | 'help'
  | 'sheet'
  | 'why'
  | 'review';

/** A screen over the table or a replay, with its parameters. */
export type Screen =
  | PlainScreen
  | { readonly name: 'menu'; readonly more: true } // with its rarer entries
  | { readonly name: 'rules'; readonly clause?: string; readonly table?: NewGame } // at a clause; of a table that is not laid
  | { readonly name: 'new-game'; readonly game: string } // the form is for this game
  | { readonly name: 'fair-deal'; readonly from: Screen } // the screen that opened it
  | { readonly name: 'share'; readonly record: WatchedRecord } // the replay at its step
  | { readonly name: 'sent'; readonly sent: Brought }; // what a link has brought

export type ScreenName = PlainScreen | (Screen & object)['name'];

/** What a link has brought. A deal waits for an answer while the person plays another game; else it lies there already. */
export interface Brought {
  readonly what: 'question' | 'deal' | 'table' | 'game';
  readonly game: NewGame;
  readonly result: SentResult | undefined; // of whoever sent it
}

/** A record in the replay, and where it is opened. */
export interface WatchedRecord {
  readonly lines: readonly Line[];
  readonly full: boolean; // every card is known
  readonly step?: number; // from 1
  readonly view?: ReplayView | 'seat' | undefined; // `seat`: the person's
  readonly names?: readonly string[]; // of its people, by seat, if they are known here
  readonly moment?: ShownClause; // it shows a clause
}

/** A clause of the rules, and where a record shows it. */
export interface ShownClause {
  readonly clause: string;
  readonly text: string; // what it says at the table of the record
  readonly alike: boolean; // it says the same at the table on which it was asked for
  readonly line: number; // which line of the record, from 0
  readonly back: Screen | undefined; // where it was asked for
  readonly choice?: ShownChoice; // it shows a choice of the review instead of a clause
}

/** A costly choice, in words, at the line before it. */
export interface ShownChoice {
  readonly played: string;
  readonly better: string;
  readonly act: ActLine; // the better one, lit on the felt
  readonly cost: string;
  readonly tryAgain: (() => void) | undefined; // not among friends
  readonly like: (() => void) | undefined; // brings a puzzle with the same reason
}

/** What lies on the table instead of the person's game, with its card beside the felt. */
export interface Practice {
  readonly Card: Component;
  /** What it shows on the felt: over the seats, under all that must be read. */
  readonly Light: Component<{ play: Play; shown: Shown }>;
  /** Room below the hand that it needs, in CSS px. */
  readonly below: number;
  leave(): Promise<void>;
}

export class Page {
  // The words in the language that is spoken. Undefined until they are fetched; then they follow the language.

  /** Says what stands around the table: fetched once the first cards are dealt, or a replay is opened. */
  say = $state.raw<TableSay>();
  /** Says this and what stands on the screens: fetched once one is opened or the table is shown. */
  sayOnScreens = $state.raw<ScreenSay>();

  // What is open over the table.

  screen = $state.raw<Screen>();
  /** Where screens go back to: menu or Home, whichever was opened last since the table was free. */
  before: 'menu' | 'home' = 'menu';
  /** The replay that is open instead of the table; a screen may lie over it too. */
  watched = $state.raw<WatchedRecord>();
  /** What has failed: another object each time, also with the same sentence. */
  failure = $state.raw<{ readonly text: string | undefined; readonly unfetched?: Reason | undefined }>();

  // Parts that are loaded later. Each is set once.

  /** The surroundings: set before the table is opened, and only if the address asks for something. */
  embed = $state.raw<Embed>();
  /** Set with the first table; a replay before any table is silent. */
  sounds: Sounds | undefined;
  /** Reports a new version: fetched by `fetch-when-idle.ts`. */
  update = $state.raw<Update>();
  /** Hints, reasons and reviews: fetched by `fetch-when-idle.ts`. */
  aids = $state.raw<Aids>();
  /** A table of friends: fetched by `friends/begin.ts` once it is wanted. */
  friends = $state.raw<Company>();
  /** Shows the last trick or turns once more; set by the table where it can. */
  again = $state.raw<{ readonly what: 'trick' | 'turn'; readonly look: () => void }>();
  /** Lessons or puzzles, while they lie on the table: fetched by `practice/learn.ts`. */
  practice = $state.raw<Practice>();

  constructor(
    readonly table: TableSession,
    readonly settings: Settings,
  ) {
    table.failed = (why) => this.explain(why === 'not-fetched' ? undefined : why);
  }

  /** A sentence about a failure, until it is dismissed. */
  get trouble(): string | undefined {
    return this.failure?.text;
  }

  set trouble(text: string | undefined) {
    this.failure = text === undefined ? undefined : { text };
  }

  /** Says everything in the chosen language, or says why not. */
  speak = async (): Promise<void> => (await speaking()).speak(this);

  /** Fetches what the screens say, if that was not done yet. */
  speakScreens = async (): Promise<ScreenSay> => (await speaking()).speakOnScreens(this);

  /** What a game is called; its id until that is known. */
  titleOf = (game: string): string => this.sayOnScreens?.of('title', game) ?? game;

  /** The language of the title, where it is another one than the page speaks. */
  titleLanguageOf = (game: string): string | undefined => this.sayOnScreens?.of('title', `${game}.lang`);

  /** What the shelf says of a game. */
  whatOf = (game: string): string => this.sayOnScreens?.of('title', `${game}.what`) ?? '';

  open(screen: Screen): void {
    this.forgetUnfetched();
    if (screen === 'menu' || screen === 'home') this.before = screen;
    this.screen = screen;
  }

  /** Opens the sheet about the last act of a bot, this one or any. */
  openWhy(seat?: Seat): void {
    if (this.aids?.askWhy(seat)) this.screen = 'why';
  }

  /** Opens the share screen for the replay, or for the game on the table. */
  share(record?: WatchedRecord): void {
    this.screen = record ? { name: 'share', record } : 'share';
  }

  close(): void {
    this.screen = undefined;
    this.before = 'menu';
  }

  watch(watched: WatchedRecord): void {
    this.close();
    this.watched = watched;
  }

  /** For promises without await: a failure is shown as a sentence, not as an error in the console. */
  quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.explain(error));
  }

  /** Says what has failed: without an error, something could not be fetched. */
  readonly explain = (error?: unknown): void => {
    this.find(error === undefined || isUnfetched(error)).catch(tellBesidePage); // nothing can be said without words
  };

  private async find(unfetched: boolean): Promise<void> {
    const reason = unfetched ? await reasonUnfetched() : undefined;
    if (!this.say) await this.speak();
    await new Promise((done) => setTimeout(done)); // what was asked for has said its own: this is more exact
    this.failure = { text: this.say?.(`app-${reason ?? 'trouble'}`), unfetched: reason };
  }

  /** Something is asked for again, or has come: that something could not be fetched is old news. */
  forgetUnfetched(): void {
    if (this.failure?.unfetched) this.failure = undefined;
  }

  /** Loads the page again, in its newest version. The game goes on from where it is saved. */
  reload(): void {
    if (this.update?.ready) this.update.apply();
    else location.reload();
  }

  dismiss(): void {
    this.trouble = undefined;
    this.table.dismiss();
  }
}

export const [getPage, setPage] = createContext<Page>();
