/** What a device has found out about a finished game, in a sentence. */
import type { FairnessFound } from '../../friends/table.ts';
import type { FriendsSay } from '../words/say.ts';

export function foundSentence(
  found: FairnessFound | undefined,
  role: 'host' | 'guest',
  say: FriendsSay,
): { readonly text: string; readonly isWrong: boolean } {
  const right = (text: string) => ({ text, isWrong: false });
  const wrong = (text: string) => ({ text, isWrong: true });
  if (role === 'host') return right(say('found-host'));
  if (!found) return right(say('found-checking'));
  if (!found.sameAsSeen) return wrong(say('found-otherLines'));
  if (!found.replays) return wrong(say('found-otherRules'));
  if (found.committed === false) return wrong(say('found-otherSeed'));
  if (found.shared === false) return wrong(say('found-otherShares'));
  if (found.shared === undefined) return right(say('found-late'));
  return right(found.committed === undefined ? say('found-unpledged') : say('found-fair'));
}
