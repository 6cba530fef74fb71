/** Speaking: the texts of the page in the chosen language. Fetched with the first words, and what reads catalogues with them. */
import type { Settings } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Language } from '../../words/languages.ts';
import { fetchAll, sayIn } from '../../words/load.ts';
import type { ScreenSay, TableSay } from './say.ts';

/** What of the page speaks. */
interface SpeakingPart {
  readonly settings: Settings;
  readonly table: TableSession;
  say: TableSay | undefined;
  sayOnScreens: ScreenSay | undefined;
  trouble: string | undefined;
}

/** What is said around the table. */
const loadTableSay = (language: Language): Promise<TableSay> => sayIn(language, ['face', 'ui']);

/** What is said on the screens over the table: needed once one is opened. */
export const loadScreenSay = (language: Language): Promise<ScreenSay> =>
  sayIn(language, ['face', 'ui', 'shelf', 'ui.screens']);

/**
 * Says everything in the chosen language. If that cannot be fetched, the page stays with the language before, else English, and
 * says so. Rejects if there is no English either.
 */
export async function speak(page: SpeakingPart): Promise<void> {
  const { settings } = page;
  const { language } = settings.chosen;
  try {
    await speakIn(page, language);
  } catch (error) {
    if (settings.chosen.language !== language) return; // overtaken by a later choice
    const other = page.say && settings.language !== language ? settings.language : 'en';
    if (other === language) throw error;
    settings.visit({ language: other }); // the stored choice stays: it is tried again at the next visit
    await speakIn(page, other);
    const names = new Intl.DisplayNames(other, { type: 'language' });
    page.trouble = page.say?.('app-noLanguage', { language: names.of(language) ?? language });
  }
}

/** All that is said changes at once, when all of it is there. */
async function speakIn(page: SpeakingPart, language: Language): Promise<void> {
  const { settings, table, sayOnScreens } = page;
  const { face } = table;
  const isChange = page.say !== undefined && settings.language !== language;
  if (isChange) await fetchAll(language); // the open screen, whatever it says, must not be late
  else if (isSaid(page)) return;
  const found = await Promise.all([
    loadTableSay(language),
    sayOnScreens && loadScreenSay(language),
    table.isSpeaking ? face?.words(language) : undefined,
  ]);
  if (settings.chosen.language !== language) return;
  if (face !== table.face || sayOnScreens !== page.sayOnScreens) return speakIn(page, language); // something came in the meantime
  if (isChange) page.trouble = undefined; // in the language before
  settings.language = language;
  [page.say, page.sayOnScreens, table.words = table.words] = found;
}

/** Whether everything that is needed is there, in the language that is spoken. */
const isSaid = ({ say, table }: SpeakingPart): boolean =>
  say !== undefined && (!table.isSpeaking || table.words !== undefined);

/** Fetches what the screens say, in the language that is spoken. */
export async function speakOnScreens(page: SpeakingPart): Promise<ScreenSay> {
  if (!page.say) await speak(page);
  const { language } = page.settings;
  const say = page.sayOnScreens ?? (await loadScreenSay(language));
  if (page.settings.language !== language) return speakOnScreens(page);
  page.sayOnScreens = say;
  return say;
}
