/** The texts of the page, in any language. They are fetched when they are needed, and what reads catalogues with them. */
import type { Language } from '../../words/languages.ts';
import type { ScreenWords } from './screens.ts';
import type { UiWords } from './say.ts';

export type { ScreenWords, UiWords };

const catalogues = () => import('../../words/load.ts');

/** The texts around the table. */
export async function loadWords(language: Language): Promise<UiWords> {
  const [{ sayIn }, { uiWords }] = await Promise.all([catalogues(), import('./say.ts')]);
  return uiWords(await sayIn(language, ['face', 'ui']));
}

/** The texts of the screens over the table, which are needed once one is opened. */
export async function loadScreenWords(language: Language): Promise<ScreenWords> {
  const [{ sayIn }, { screenWords }] = await Promise.all([catalogues(), import('./screens.ts')]);
  return screenWords(await sayIn(language, ['face', 'shelf', 'ui.screens']));
}
