/** What the whole page shares: the running table, the settings, the words in force, and which screen is open. */
import { createContext } from 'svelte';
import type { Seat } from '../cards/card.ts';
import type { NewGame, ReplayView } from '../client/links.ts';
import type { Settings } from '../client/settings.svelte.ts';
import type { TableSession } from '../client/table-session.svelte.ts';
import type { Update } from '../client/update.svelte.ts';
import type { Sounds } from '../felt/sound/sounds.ts';
import type { Line } from '../record/line.ts';
import type { Surrounded } from './embed/surrounded.ts';
import type { Aids } from './help/aids.svelte.ts';
import type { Player } from './screens/player.svelte.ts';
import { type ScreenWords, type UiWords, loadScreenWords, loadWords } from './words/words.ts';

export type Screen =
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
  | 'sent'
  | 'help'
  | 'why'
  | 'review';

/** A record that is being watched, and where it is opened. */
export interface Watched {
  readonly lines: readonly Line[];
  readonly full: boolean; // every card is known
  readonly step?: number; // from 1
  readonly view?: ReplayView | 'seat' | undefined; // `seat`: the person's
}

export class Page {
  /** The words of the language in force; nothing until the first ones are here. */
  words = $state.raw<UiWords>();
  /** The words of the screens over the table, once one was opened or there was leisure to fetch them. */
  screenWords = $state.raw<ScreenWords>();
  /** All words, for the screens: there as long as one is open. */
  readonly allWords = $derived(this.words && this.screenWords && { ...this.words, ...this.screenWords });
  /** The screen that lies over the table. */
  screen = $state<Screen>();
  /** The game that the form of a new game is for; nothing: the one on the table. */
  wanted: string | undefined;
  /** The record that is being watched instead of the table. */
  watched = $state.raw<Watched>();
  /** What is shared from the replay, as it stands there; nothing: the game on the table. */
  shared: Watched | undefined;
  /** A table that a link asks for, while the person decides. */
  invited: NewGame | undefined;
  /** A sentence about something that failed, until it is dismissed. */
  trouble = $state<string>();

  /** Tells of a new version; fetched at leisure. */
  update = $state.raw<Update>();
  /** Hints, reasons and reviews; fetched at leisure. */
  aids = $state.raw<Aids>();
  /** What the page stands in, where its address says so: somebody else's page, a portal. */
  around = $state.raw<Surrounded>();
  /** Goes through the record that is being watched. */
  player: Player | undefined;
  /** Made with the table, kept while a replay lies over it. */
  sounds: Sounds | undefined;

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
  async speakScreens(): Promise<void> {
    const language = this.settings.language;
    const words = await loadScreenWords(language);
    if (this.settings.language === language) this.screenWords = words;
  }

  /** Opens the sheet about the last thing that a bot did, this one or any. */
  openWhy(seat?: Seat): void {
    if (this.aids?.askWhy(seat)) this.screen = 'why';
  }

  open(screen: Screen): void {
    this.screen = screen;
  }

  close(): void {
    this.screen = undefined;
  }

  watch(watched: Watched): void {
    this.screen = undefined;
    this.watched = watched;
  }

  /** Opens what can be sent of a record in the replay, or of the game on the table. */
  share(shared?: Watched): void {
    this.shared = shared;
    this.screen = 'share';
  }

  /** For promises that nobody waits for: a failure becomes a sentence instead of an error in the console. */
  quietly(work: Promise<unknown>, sentence?: string): void {
    work.catch(() => {
      this.trouble = sentence ?? this.words?.app.trouble;
    });
  }

  dismiss(): void {
    this.trouble = undefined;
    this.table.dismiss();
  }
}

export const [getPage, setPage] = createContext<Page>();
