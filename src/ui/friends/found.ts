/** What a device has found out about a finished game, in a sentence. */
import type { FairnessFound } from '../../friends/table.ts';
import type { FriendsWords } from '../words/friends.ts';

export function foundSentence(
  found: FairnessFound | undefined,
  role: 'host' | 'guest',
  words: FriendsWords['found'],
): { readonly text: string; readonly isWrong: boolean } {
  const right = (text: string) => ({ text, isWrong: false });
  const wrong = (text: string) => ({ text, isWrong: true });
  if (role === 'host') return right(words.host);
  if (!found) return right(words.checking);
  if (!found.sameAsSeen) return wrong(words.otherLines);
  if (!found.replays) return wrong(words.otherRules);
  if (found.committed === false) return wrong(words.otherSeed);
  if (found.shared === false) return wrong(words.otherShares);
  if (found.shared === undefined) return right(words.late);
  return right(found.committed === undefined ? words.unpledged : words.fair);
}
