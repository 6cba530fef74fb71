/** Types of `embed.js`: `<card-table>`, a table of card games in any page. */

/** Another table: what is left out is as usual. */
export interface TableOptions {
  game?: string;
  preset?: string;
  options?: Record<string, string | number | boolean>;
  seats?: number;
  level?: 'beginner' | 'plain' | 'thinker' | 'master';
  seed?: string;
}

/** How a game came out. */
export interface GameResult {
  game: string;
  won: boolean; // by the person
  winners: number[]; // seats
  totals: number[]; // by seat: points or chips
  practice: boolean; // a move was taken back
}

/** Why a person cannot play now. */
export type StopReason = 'dealEnd' | 'gameEnd' | 'menu' | 'pause' | 'hidden';

/** What happens at the table: the events of the element, with these as their `detail`. */
export interface CardTableEvents {
  /** First of all: who is here, and what may be asked. */
  hello: {
    games: string[];
    languages: string[];
    levels: string[];
    accepts: string[];
    listens: boolean;
  };
  /** The first cards are on the screen. */
  firstFrame: object;
  /** Everything that a whole game needs is loaded. */
  ready: object;
  /** A person can play, or cannot: both come in turn. */
  gameplayStart: object;
  gameplayStop: { why: StopReason };
  dealEnd: object;
  gameEnd: { result: GameResult };
  /** Before the next deal, which waits for `breakDone()` where the element has `breaks="1"`. */
  breakPoint: object;
  /** The running game, to be handed back by `load({ save })`. It holds all cards: keep it to yourself. */
  save: { bytes: Uint8Array };
  /** Width by height that suits the table in this width. The element follows it unless it has an `aspect`. */
  resize: { aspect: number };
  /** `not-kept`: the browser keeps nothing in this frame. `save-unreadable`, `engine-failed`, `trouble`: said to the person too. */
  error: { code: string };
}

export interface CardTableElement extends HTMLElement {
  /** What the frame shows, from the attributes. */
  readonly address: URL;
  /** Clock, bots, sound and drawing stand still. Twice is once. */
  pause(): Promise<void>;
  /** Goes on exactly there. */
  resume(): Promise<void>;
  /** Above the person's own setting, which stays as it is. */
  mute(on?: boolean): Promise<void>;
  /** Deals another table. Rejected with `bad-value` if there is no such table. */
  setOptions(table: TableOptions): Promise<void>;
  /** A record to watch (JSON Lines), or a saved game to play on. Rejected with `bad-record` or `bad-save`. */
  load(game: { record: string } | { save: Uint8Array }): Promise<void>;
  /** A step of the record that is being watched. Rejected with `no-replay` if none is. */
  goto(step: number): Promise<void>;
  breakDone(): Promise<void>;
  /** Any message of the protocol: `theme` with `{ theme }`, `lang` with `{ lang }`, and all of the above. */
  ask(type: string, fields?: object): Promise<void>;

  addEventListener<K extends keyof CardTableEvents>(
    type: K,
    listener: (event: CustomEvent<CardTableEvents[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'card-table': CardTableElement;
  }
}
