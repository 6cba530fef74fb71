/** Types of `embed.js`, the element `<card-table>`. */

/** A table; what is left out has its default. */
export interface TableOptions {
  game?: string;
  preset?: string;
  options?: Record<string, string | number | boolean>;
  seats?: number;
  level?: 'beginner' | 'plain' | 'thinker' | 'master';
  seed?: string;
}

/** The result of a game. */
export interface GameResult {
  game: string;
  won: boolean; // by the person
  winners: number[]; // seats
  totals: number[]; // by seat: points or chips
  practice: boolean; // a move was taken back
}

/** Why a person cannot play now. */
export type StopReason = 'dealEnd' | 'gameEnd' | 'menu' | 'pause' | 'hidden';

/** The events of the element, with the type of their `detail`. */
export interface CardTableEvents {
  /** The first event: what the table offers and accepts. */
  hello: {
    games: string[];
    languages: string[];
    levels: string[];
    accepts: string[];
    listens: boolean;
  };
  /** The first cards are on the screen. */
  firstFrame: object;
  /** Everything needed for a whole game is loaded. */
  ready: object;
  /** A person can play, or cannot play. The two events alternate. */
  gameplayStart: object;
  gameplayStop: { why: StopReason };
  dealEnd: object;
  gameEnd: { result: GameResult };
  /** Before the next deal, which waits for `breakDone()` if the element has `breaks="1"`. */
  breakPoint: object;
  /** The running game, for `load({ save })`. It contains all cards, so keep it private. */
  save: { bytes: Uint8Array };
  /** The aspect ratio (width / height) that suits the table at this width. The element adopts it unless it has an `aspect`. */
  resize: { aspect: number };
  /** `not-kept`: the browser stores nothing in this frame. The person sees `save-unreadable`, `engine-failed`, `trouble` too. */
  error: { code: string };
}

export interface CardTableElement extends HTMLElement {
  /** The address of the frame, from the attributes. */
  readonly address: URL;
  /** Stops clock, bots, sound and drawing. A second call changes nothing. */
  pause(): Promise<void>;
  /** Continues where `pause` has stopped. */
  resume(): Promise<void>;
  /** Overrides the person's setting without changing it. */
  mute(on?: boolean): Promise<void>;
  /** Deals another table. Rejects with `bad-value` if there is no such table. */
  setOptions(table: TableOptions): Promise<void>;
  /** Loads a record to watch (JSON Lines) or a saved game to continue. Rejects with `bad-record` or `bad-save`. */
  load(game: { record: string } | { save: Uint8Array }): Promise<void>;
  /** Goes to a step of the record that is being watched. Rejects with `no-replay` if there is none. */
  goto(step: number): Promise<void>;
  breakDone(): Promise<void>;
  /** Sends any message of the protocol: `theme` with `{ theme }`, `lang` with `{ lang }`, and all of the above. */
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
