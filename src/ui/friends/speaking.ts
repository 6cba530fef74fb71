/** The words of a table of friends, in the language of the settings. */
import type { Page } from '../page/page.svelte.ts';
import type { FriendsSay } from '../words/say.ts';

export const loadSay = async ({ settings }: Page): Promise<FriendsSay> =>
  (await import('../words/friends.ts')).loadFriendsSay(settings.language);

/** After the language was changed. */
export async function speakFriends(page: Page): Promise<void> {
  const { language } = page.settings;
  const say = await loadSay(page);
  if (page.friends && page.settings.language === language) page.friends.say = say;
}
