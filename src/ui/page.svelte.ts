/** What the whole page shares: the table, the settings, the words in force, and what is open over the table. */
import { createContext } from 'svelte';
import type { Seat } from '../cards/card.ts';
import type { NewGame, ReplayView } from '../client/links.ts';
import type { Settings } from '../client/settings.svelte.ts';
import type { TableSession } from '../client/table-session.svelte.ts';
import type { Update } from '../client/update.svelte.ts';
import type { Sounds } from '../felt/sound/sounds.ts';
import type { Line } from '../record/line.ts';
import type { Embed } from './embed/embed.ts';
import type { Aids } from './help/aids.svelte.ts';
import { type ScreenWords, type UiWords, loadScreenWords, loadWords } from './words/words.ts';

/** Screens about the page, or about the game on the table. */
type PlainScreen =
  | 'menu'
  | 'games'
  | 'new-game'
  | 'rules'
  | 'settings'
  | 'past-games'
  | 'day'
  | 'statistics'
  | 'fair-deal'
  | 'share'
  | 'help'
  | 'why'
  | 'review';

/** A screen that lies over the table, or over a replay, with what it is about. */
export type Screen =
  | PlainScreen
  | { readonly name: 'new-game'; readonly game: string } // the form is for this game
  | { readonly name: 'fair-deal'; readonly from: Screen } // opened from there
  | { readonly name: 'share'; readonly record: Watched } // as it stands in the replay
  | { readonly name: 'sent'; readonly game: NewGame }; // a link asks for this table

export type ScreenName = PlainScreen | (Screen & object)['name'];

/** A record that is being watched, and where it is opened. */
export interface Watched {
  readonly lines: readonly Line[];
  readonly full: boolean; // every card is known
  readonly step?: number; // from 1
  readonly view?: ReplayView | 'seat' | undefined; // `seat`: the person's
}

export class Page {
  // The words, in the language that is set. Nothing until they are fetched; from then on they change with the language.

  /** What the page says beside the table: once the first cards lie there, or a replay is opened. */
  words = $state.raw<UiWords>();
  /** What the screens say: once one was opened or the table stands. */
  screenWords = $state.raw<ScreenWords>();
  /** All words, for the screens: there as long as one is open. */
  readonly allWords = $derived(this.words && this.screenWords && { ...this.words, ...this.screenWords });

  // What is open over the table.

  screen = $state.raw<Screen>();
  /** The record that is being watched instead of the table; a screen may lie over it too. */
  watched = $state.raw<Watched>();
  /** A sentence about something that failed, until it is dismissed. */
  trouble = $state<string>();

  // What comes later. Each is set once, and stays.

  /** The page or portal around: before the table is opened, and only where the address asks for something. */
  embed = $state.raw<Embed>();
  /** Comes with the first table; a replay that is opened before any table is silent. */
  sounds: Sounds | undefined;
  /** Tells of a new version: fetched by `leisure.ts`. */
  update = $state.raw<Update>();
  /** Hints, reasons and reviews: fetched by `leisure.ts`. */
  aids = $state.raw<Aids>();

  constructor(
    readonly table: TableSession,
    readonly settings: Settings,
  ) {}

  /** Fetches the words of the language that is set. An older request that comes late is dropped. */
  async speak(): Promise<void> {
    const language = this.settings.language;
    const [words, screenWords] = await Promise.all([
      loadWords(language),
      this.screenWords && loadScreenWords(language), // changes with the language once it is there
    ]);
    if (this.settings.language !== language) return;
    this.words = words;
    this.screenWords = screenWords ?? this.screenWords;
  }

  /** Fetches what the screens say, if it is not there yet. */
  async speakScreens(): Promise<ScreenWords> {
    const language = this.settings.language;
    const words = await loadScreenWords(language);
    if (this.settings.language === language) this.screenWords = words;
    return words;
  }

  open(screen: Screen): void {
    this.screen = screen;
  }

  /** Opens the sheet about the last thing that a bot did, this one or any. */
  openWhy(seat?: Seat): void {
    if (this.aids?.askWhy(seat)) this.screen = 'why';
  }

  /** Opens what can be sent of a record in the replay, or of the game on the table. */
  share(record?: Watched): void {
    this.screen = record ? { name: 'share', record } : 'share';
  }

  close(): void {
    this.screen = undefined;
  }

  watch(watched: Watched): void {
    this.screen = undefined;
    this.watched = watched;
  }

  /** For promises that nobody waits for: a failure becomes a sentence instead of an error in the console. */
  quietly(work: Promise<unknown>): void {
    work.catch(() => {
      this.trouble = this.words?.app.trouble;
    });
  }

  dismiss(): void {
    this.trouble = undefined;
    this.table.dismiss();
  }
}

export const [getPage, setPage] = createContext<Page>();
