/** Fetching what a language says: its catalogues come in packs, each fetched once. */
import { IS_STRICT, PACKS, type Pack, addressOf, fetchPack, packOf } from 'virtual:catalogues';
import type { Language } from './languages.ts';
import { type Complaint, type SayAny, speaker } from './say.ts';

const packs = new Map<string, Promise<Pack>>();

/** A pack; one that could not be fetched is fetched again at the next call. */
function load(language: Language, pack: string): Promise<Pack> {
  const key = `${language}/${pack}`;
  const loading = packs.get(key) ?? fetchPack(language, pack);
  packs.set(key, loading);
  loading.catch(() => packs.delete(key));
  return loading;
}

/** While developing and in tests, a message that is wrong is an exception; on a site it is said as well as it can be. */
const complaintIn = (language: Language): Complaint | undefined =>
  IS_STRICT
    ? (id, error) => {
        throw new Error(`${language}: ${id}: ${error.message}`);
      }
    : undefined;

/**
 * Speaks these catalogues: `face` (cards, people, what all games say), `shelf` (titles), `ui`, `ui.screens`, a game's id, or
 * its rules, `<id>.sheet`. Rejects where one cannot be fetched.
 */
export async function sayIn(language: Language, catalogues: readonly string[]): Promise<SayAny> {
  const loaded = await Promise.all(catalogues.map(async (name) => (await load(language, packOf(name)))[name]));
  return speaker(
    language,
    loaded.filter((catalogue) => catalogue !== undefined),
    complaintIn(language),
  );
}

/** Where all that a language says lies, from the page's own address. */
export const addressesOf = (language: Language): readonly string[] => PACKS.map((pack) => addressOf(language, pack));

/** Fetches all that a language says. */
export async function fetchAll(language: Language): Promise<void> {
  await Promise.all(PACKS.map((pack) => load(language, pack)));
}
