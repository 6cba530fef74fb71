/** Speaking: the texts of the page in the chosen language. Fetched with the first words, and what reads catalogues with them. */
import type { Settings } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Language } from '../../words/languages.ts';
import { fetchAll, sayIn } from '../../words/load.ts';
import { type UiWords, uiWords } from './say.ts';
import type { ScreenWords } from './screens.ts';

export type { ScreenWords, UiWords };

/** What of the page speaks. */
interface Speaker {
  readonly settings: Settings;
  readonly table: TableSession;
  words: UiWords | undefined;
  screenWords: ScreenWords | undefined;
  trouble: string | undefined;
}

/** The texts around the table. */
const aroundTable = async (language: Language): Promise<UiWords> => uiWords(await sayIn(language, ['face', 'ui']));

/** The texts of the screens over the table, which are needed once one is opened. */
export async function loadScreenWords(language: Language): Promise<ScreenWords> {
  const [say, { screenWords }] = await Promise.all([
    sayIn(language, ['face', 'shelf', 'ui.screens']),
    import('./screens.ts'),
  ]);
  return screenWords(say);
}

/**
 * Says everything in the chosen language. If that cannot be fetched, the page stays with the language before, else English, and
 * says so. Rejects if there is no English either.
 */
export async function speak(page: Speaker): Promise<void> {
  const { settings } = page;
  const { language } = settings.chosen;
  try {
    await speakIn(page, language);
  } catch (error) {
    if (settings.chosen.language !== language) return; // overtaken by a later choice
    const other = page.words && settings.language !== language ? settings.language : 'en';
    if (other === language) throw error;
    settings.visit({ language: other }); // the stored choice stays: it is tried again at the next visit
    await speakIn(page, other);
    const names = new Intl.DisplayNames(other, { type: 'language' });
    page.trouble = page.words?.app.noLanguage(names.of(language) ?? language);
  }
}

/** All that is said changes at once, when all of it is there. */
async function speakIn(page: Speaker, language: Language): Promise<void> {
  const { settings, table, screenWords } = page;
  const { face } = table;
  const isChange = page.words !== undefined && settings.language !== language;
  if (isChange) await fetchAll(language); // the open screen, whatever it says, must not be late
  else if (isSaid(page)) return;
  const found = await Promise.all([
    aroundTable(language),
    screenWords && loadScreenWords(language),
    table.isSpeaking ? face?.words(language) : undefined,
  ]);
  if (settings.chosen.language !== language) return;
  if (face !== table.face || screenWords !== page.screenWords) return speakIn(page, language); // something came in the meantime
  if (isChange) page.trouble = undefined; // in the language before
  settings.language = language;
  [page.words, page.screenWords, table.words = table.words] = found;
}

/** Whether everything that is needed is there, in the language that is spoken. */
const isSaid = ({ words, table }: Speaker): boolean =>
  words !== undefined && (!table.isSpeaking || table.words !== undefined);

/** Fetches the texts of the screens, in the language that is spoken. */
export async function speakOnScreens(page: Speaker): Promise<ScreenWords> {
  if (!page.words) await speak(page);
  const { language } = page.settings;
  const words = page.screenWords ?? (await loadScreenWords(language));
  if (page.settings.language !== language) return speakOnScreens(page);
  page.screenWords = words;
  return words;
}
