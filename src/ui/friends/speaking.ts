/** The words of a table of friends, in the language of the settings. */
import type { Page } from '../page.svelte.ts';
import type { FriendsWords } from '../words/friends.ts';

export const loadWords = async ({ settings }: Page): Promise<FriendsWords> =>
  (await import('../words/friends.ts')).loadFriendsWords(settings.language);

/** After the language was changed. */
export async function speakFriends(page: Page): Promise<void> {
  const { language } = page.settings;
  const words = await loadWords(page);
  if (page.friends && page.settings.language === language) page.friends.words = words;
}
