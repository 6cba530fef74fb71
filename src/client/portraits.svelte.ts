/** The portraits that people at this device have chosen, kept apart from the settings that the table waits for. */
import { isText, parseJson } from '../record/guards.ts';
import { type Portrait, isPortrait } from '../record/portrait.ts';
import { type TextStorage, browserStorage } from './settings.svelte.ts';

const KEY = 'card-table.cast';
const MOST = 60; // people; whoever chose last is kept

/** Whoever plays alone at this device needs no name. */
const ALONE = '';

export class Portraits {
  private chosen: ReadonlyMap<string, Portrait>; // by name, as it is shown

  constructor(private readonly storage: TextStorage | undefined = browserStorage()) {
    this.chosen = $state.raw(read(storage));
  }

  /** Undefined: none was chosen, and the seat has its usual one. */
  of(name = ALONE): Portrait | undefined {
    return this.chosen.get(name);
  }

  choose(portrait: Portrait, name = ALONE): void {
    const others = [...this.chosen].filter(([one]) => one !== name);
    this.chosen = new Map([...others, [name, portrait] as const].slice(-MOST));
    try {
      this.storage?.setItem(KEY, JSON.stringify([...this.chosen]));
    } catch {
      // no access or full: it holds until the page is closed
    }
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Of what is stored, what is a name with a portrait. */
function read(storage: TextStorage | undefined): ReadonlyMap<string, Portrait> {
  let stored: unknown;
  try {
    stored = parseJson(storage?.getItem(KEY));
  } catch {
    // no access
  }
  return new Map(
    (isList(stored) ? stored : []).flatMap((pair): [string, Portrait][] => {
      if (!isList(pair)) return [];
      const [name, portrait] = pair;
      return isText(name) && isPortrait(portrait) ? [[name, portrait]] : [];
    }),
  );
}

/** Of this device. */
export const portraits = new Portraits();
