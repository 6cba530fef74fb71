/**
 * What the page's address asks for besides a record: table, look and frame. Pure, and never throws: unknown parameters are
 * ignored, and bad values are noted for the console.
 */
import { LINK_VERSION } from '../links.ts';
import { CHOICES, type Chosen } from '../settings.svelte.ts';
import { languageFor } from '../../words/languages.ts';

/** How much of the page is shown: all, the table without its menu, or a replay. */
export const UIS = ['full', 'table', 'replay'] as const;

/** A table that is requested from outside, not checked against the game's rules yet. */
export interface RequestedTable {
  readonly game?: string;
  readonly preset?: string;
  readonly options?: Readonly<Record<string, string>>; // key → value, as text
  readonly seats?: number;
  readonly level?: string; // of all bots
  readonly seed?: string;
}

/** The frame around the page. */
export interface Frame {
  readonly embedded: boolean; // in another page, or meant to be
  readonly ui: (typeof UIS)[number];
  readonly host: string | undefined; // origin of the framing page, the only one to listen to
  readonly adapter: string | undefined; // of a portal
  readonly friends: boolean; // tables of friends may be opened and joined here
  readonly breaks: boolean; // the framing page takes breaks: the next deal waits for its `breakDone`
}

export interface Address {
  readonly requested: RequestedTable;
  readonly look: Partial<Chosen>; // for this visit, over the person's settings
  readonly frame: Frame;
  readonly save: string | undefined; // a running game from another place
  readonly notes: readonly string[]; // bad values, each in a few words
}

const MOST_TEXT = 200; // of one value: longer ones are bad
const OPTION = 'opt.';

const MOTIONS: Readonly<Record<string, Partial<Chosen>>> = {
  full: { motion: 'on' },
  reduced: { motion: 'off' },
  off: { motion: 'off', speed: 'at-once' }, // not even a pause for bots
};
const SOUNDS: Readonly<Record<string, Partial<Chosen>>> = { 0: { muted: true }, 1: { muted: false } };
const SWITCHES: Readonly<Record<string, boolean>> = { 0: false, 1: true };

export const themeOf = (text: string): Chosen['theme'] | undefined => CHOICES.theme.find((theme) => theme === text);

/** The text as an origin, if it is exactly one. */
export function originOf(text: string): string | undefined {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const wordOf = (text: string): string | undefined => (/^[\w-]+$/.test(text) ? text : undefined);
const numberOf = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);
const deckOf = (text: string): Chosen['deck'] | undefined => CHOICES.deck.find((deck) => deck === text);
const uiOf = (text: string): Frame['ui'] | undefined => UIS.find((ui) => ui === text);

/** A field if it has a value, else nothing. */
function of<K extends string, T>(key: K, value: T | undefined): Partial<Readonly<Record<K, T>>> | undefined {
  const fields: Partial<Record<K, T>> = {};
  if (value === undefined) return undefined;
  fields[key] = value;
  return fields;
}

/** Reads values one by one and notes each that it cannot use. */
class AddressReader {
  readonly notes: string[] = [];
  private readonly fields: URLSearchParams;

  constructor(search: string) {
    this.fields = new URLSearchParams(search);
  }

  /** The value as `read` gives it; undefined if it is missing or bad. */
  take<T>(key: string, read: (text: string) => T | undefined): T | undefined {
    const text = this.fields.get(key) ?? '';
    if (text === '') return undefined;
    const value = text.length > MOST_TEXT ? undefined : read(text);
    if (value === undefined) this.notes.push(`${key}=${text.slice(0, 40)}`);
    return value;
  }

  /** The same as a field of that name, or none. */
  field<K extends string, T>(key: K, read: (text: string) => T | undefined): Partial<Readonly<Record<K, T>>> {
    return of(key, this.take(key, read)) ?? {};
  }

  options(): Readonly<Record<string, string>> {
    const keys = [...new Set(this.fields.keys())].filter((key) => key.startsWith(OPTION) && key.length < MOST_TEXT);
    const found = keys.map((key) => [key.slice(OPTION.length), this.take(key, (text) => text)] as const);
    return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
  }

  text(key: string): string | undefined {
    return this.fields.get(key) ?? undefined;
  }
}

export function readAddress(search: string): Address {
  const reader = new AddressReader(search);
  reader.take('v', (text) => (text === LINK_VERSION ? text : undefined)); // of a later version the known parameters count
  const options = reader.options();
  const requested: RequestedTable = {
    ...reader.field('game', wordOf),
    ...reader.field('preset', wordOf),
    ...(Object.keys(options).length > 0 && { options }),
    ...reader.field('seats', numberOf),
    ...reader.field('level', wordOf),
    ...reader.field('seed', (text) => text),
  };
  const look = {
    ...reader.take('lang', (text) => of('language', languageFor(text))),
    ...reader.field('theme', themeOf),
    ...reader.field('deck', deckOf),
    ...reader.take('motion', (text) => own(MOTIONS, text)),
    ...reader.take('sound', (text) => own(SOUNDS, text)),
  };
  const frame: Frame = {
    embedded: reader.take('embed', (text) => own(SWITCHES, text)) ?? false,
    ui: reader.take('ui', uiOf) ?? 'full',
    host: reader.take('host', originOf),
    adapter: reader.take('adapter', wordOf),
    friends: reader.take('friends', (text) => own(SWITCHES, text)) ?? false,
    breaks: reader.take('breaks', (text) => own(SWITCHES, text)) ?? false,
  };
  return { requested, look, frame, save: reader.text('save'), notes: reader.notes };
}
