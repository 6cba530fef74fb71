/**
 * What a person has chosen for tables of friends, kept on this device: their name, whether emotes are shown, and whether a
 * notification may tell that it is their turn.
 */
import { isFields, isFlag, isText, parseJson } from '../record/guards.ts';
import { normalizedName } from '../record/person-name.ts';
import { type TextStorage, browserStorage } from './settings.svelte.ts';

const KEY = 'card-table.friends';

export interface FriendsSettings {
  readonly name: string; // '' for none yet
  readonly emotes: boolean; // shown
  readonly notices: boolean; // wanted; the browser may have forbidden them since
}

/** Every field is checked; an invalid one gets its default. */
export function readFriendsSettings(storage: TextStorage | undefined = browserStorage()): FriendsSettings {
  const { name, emotes, notices } = stored(storage);
  return {
    name: isText(name) ? normalizedName(name) : '',
    emotes: isFlag(emotes) ? emotes : true,
    notices: notices === true,
  };
}

export function changeFriendsSettings(
  some: Partial<FriendsSettings>,
  storage: TextStorage | undefined = browserStorage(),
): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readFriendsSettings(storage), ...some }));
  } catch {
    // no access or full: it holds until the page is closed
  }
}

function stored(storage: TextStorage | undefined): Record<string, unknown> {
  try {
    const read = parseJson(storage?.getItem(KEY));
    return isFields(read) ? read : {};
  } catch {
    return {}; // no access
  }
}
