/** Fetching what a table of friends says, with all that the screens say: once one is opened. */
import type { Language } from '../../words/languages.ts';
import type { FriendsSay } from './say.ts';

export async function loadFriendsSay(language: Language): Promise<FriendsSay> {
  const { sayIn } = await import('../../words/load.ts');
  return sayIn(language, ['face', 'ui', 'shelf', 'ui.screens', 'ui.friends']);
}
