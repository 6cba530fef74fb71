/**
 * The person's settings for all games: language, look, sound, pace, lessons learnt. Stored in the browser as one JSON text. Each
 * stored field is checked; an invalid one gets its default.
 */
import { isBetween, isCount, isFields, isFlag, parseJson } from '../record/guards.ts';
import { LANGUAGES, type Language, factsOf, languageFor, placeIn } from '../words/languages.ts';

/** The values of settings with a fixed list, the default first. */
export const CHOICES = {
  language: LANGUAGES,
  speed: [1, 0.5, 2, 4, 'at-once'],
  deck: ['two-colour', 'four-colour', 'large-index'],
  back: ['asanoha-indigo', 'asanoha-crimson', 'seigaiha-teal', 'plain-charcoal'],
  cloth: ['green', 'indigo', 'burgundy', 'slate'],
  callWindow: [3, 10, 'go-on'], // seconds, or until the person says "go on"
  pace: [0.5, 0, 1, 1.5, 2, 'at-once'], // seconds before a bot acts, once nothing moves; `at-once`: it does not even wait for that
  motion: ['system', 'on', 'off'], // on: cards fly; off: they appear at once
  theme: ['system', 'light', 'dark'],
  hints: ['first', true, false], // in the first deals of a game, always, never
} as const;
/** How a hand can lie, the usual order first: by suit, by rank, or as somebody lays it. */
export const HAND_ORDERS = ['suit', 'rank', 'hand'] as const;
export type OrderName = (typeof HAND_ORDERS)[number];

type SettingChoices = typeof CHOICES;
type SettingChoice<K extends keyof SettingChoices> = SettingChoices[K][number];

export interface Chosen {
  readonly language: Language;
  readonly speed: SettingChoice<'speed'>;
  readonly deck: SettingChoice<'deck'>;
  readonly back: SettingChoice<'back'>;
  readonly cloth: SettingChoice<'cloth'>;
  readonly callWindow: SettingChoice<'callWindow'>;
  readonly pace: SettingChoice<'pace'>;
  readonly motion: SettingChoice<'motion'>;
  readonly theme: SettingChoice<'theme'>;
  readonly volume: number; // 0 to 1
  readonly muted: boolean;
  readonly assist: boolean; // calls by itself
  readonly forced: boolean; // forced actions are done automatically
  readonly leftHand: boolean;
  readonly wordsPanel: boolean; // the table in words is visible
  readonly shortcuts: boolean; // single keys act
  readonly hints: SettingChoice<'hints'>; // a lamp by the prompt offers them
  readonly coach: boolean; // it asks before costly acts
  /** Game → how many of its lessons were learnt or skipped. */
  readonly lessons: Readonly<Record<string, number>>;
  /** Game → how the own hand lies there, where it is not as usual. */
  readonly orders: Readonly<Record<string, OrderName>>;
}

export const KEY = 'card-table.settings';

/** The default settings; the language is the first of the browser's that the page has. */
export function defaults(languages: readonly string[]): Chosen {
  return {
    language: languages.map(languageFor).find((language) => language !== undefined) ?? 'en',
    speed: 1,
    deck: 'two-colour',
    back: 'asanoha-indigo',
    cloth: 'green',
    callWindow: 3,
    pace: 0.5,
    motion: 'system',
    theme: 'system',
    volume: 0.7,
    muted: false,
    assist: false,
    forced: false,
    leftHand: false,
    wordsPanel: false,
    shortcuts: true,
    hints: 'first',
    coach: false,
    lessons: {},
    orders: {},
  };
}

const isIn = <T>(list: readonly T[], value: unknown): value is T => list.some((entry) => entry === value);

/** The valid fields of a stored text, with `base` for the rest. */
export function readChosen(text: string | undefined, base: Chosen): Chosen {
  const read = parseJson(text);
  const stored = isFields(read) ? read : {};
  const { volume, lessons, orders } = stored;
  const lists: Readonly<Record<string, readonly unknown[]>> = CHOICES;
  const valid = Object.keys(base).filter((key) => lists[key]?.includes(stored[key]) ?? isFlag(stored[key])); // a list or a switch
  return {
    ...base,
    ...Object.fromEntries(valid.map((key) => [key, stored[key]])),
    volume: isBetween(volume, 0, 1) ? volume : base.volume,
    lessons: entriesOf(lessons, isCount),
    orders: entriesOf(orders, isOrder),
  };
}

const isOrder = (value: unknown): value is OrderName => isIn(HAND_ORDERS, value);

/** The entries with a valid value. */
function entriesOf<T>(value: unknown, isValid: (one: unknown) => one is T): Readonly<Record<string, T>> {
  const entries = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isValid(entry[1])));
}

/** The part of the browser's storage that settings need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage, if it allows access. */
export function browserStorage(): TextStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // blocked: even reading the name throws
  }
}

export class Settings {
  /** The current settings, replaced as a whole. */
  chosen: Chosen;
  private kept: Chosen; // without changes for this visit only
  /** Somebody has chosen it, here or in the address; a portal's does not replace it. */
  private isLanguageChosen: boolean;
  /** The language that is spoken: English until the chosen one is there. */
  language = $state.raw<Language>('en');
  /** The framing page has muted the table, whatever the person has set. */
  hushed = $state(false);
  /** Nothing was kept by an earlier visit. */
  readonly isNew: boolean;
  /** The browser refuses to store settings: they last until the page is closed. */
  refused = $state(false);

  /** `calm` says whether the system asks for less motion. */
  constructor(
    private readonly storage: TextStorage | undefined,
    private readonly languages: readonly string[],
    private readonly calm: { readonly current: boolean } = { current: false },
  ) {
    const text = this.load();
    this.isNew = text === undefined;
    const stored = parseJson(text);
    this.kept = readChosen(text, defaults(languages));
    this.isLanguageChosen = isFields(stored) && isIn(LANGUAGES, stored['language']);
    this.chosen = $state.raw(this.kept);
  }

  /** The language for numbers and dates; English dates are written as the browser writes them. */
  get locale(): string {
    return this.language === 'en' ? 'en' : factsOf(this.language).locale;
  }

  /** The language as the person's country writes it, for dates; as `locale` where the browser names no country. */
  get place(): string {
    return placeIn(this.languages, this.language) ?? this.locale;
  }

  /** How long the bots wait for a call of the person, in ms; undefined: until the person says "go on". */
  get callWindowMs(): number | undefined {
    return this.chosen.callWindow === 'go-on' ? undefined : this.chosen.callWindow * 1000;
  }

  /** The pause before a bot acts, in ms; undefined: none, they do not even wait for the animation. */
  get paceMs(): number | undefined {
    return this.chosen.pace === 'at-once' ? undefined : this.chosen.pace * 1000;
  }

  get assist(): boolean {
    return this.chosen.assist;
  }

  get reducedMotion(): boolean {
    return this.chosen.motion === 'system' ? this.calm.current : this.chosen.motion === 'off';
  }

  /** The settings of the felt, see `TableStyle` there. */
  readonly look = $derived.by(() => {
    const { deck, back, cloth, speed, leftHand } = this.chosen;
    const rightToLeft = factsOf(this.language).dir === 'rtl';
    return { deck, back, cloth, speed, leftHand, rightToLeft, reducedMotion: this.reducedMotion };
  });

  readonly sound = $derived.by(() => ({ volume: this.chosen.volume, muted: this.hushed || this.chosen.muted }));

  /** Changes some settings and stores them. */
  change(some: Partial<Chosen>): void {
    this.visit(some);
    this.kept = { ...this.kept, ...some };
    this.save();
  }

  /** Changes some settings for this visit only. */
  visit(some: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...some };
    if (some.language) this.isLanguageChosen = true;
  }

  /** The language of a portal, for this visit, unless somebody has chosen one. */
  suggestLanguage(tag: string): void {
    const language = languageFor(tag);
    if (language && !this.isLanguageChosen) this.chosen = { ...this.chosen, language };
  }

  private load(): string | undefined {
    try {
      if (this.storage) return this.storage.getItem(KEY) ?? undefined;
    } catch {
      // refused, as below
    }
    this.refused = true;
    return undefined;
  }

  private save(): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      this.refused = true;
    }
  }
}
