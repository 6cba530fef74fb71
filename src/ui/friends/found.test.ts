/** What a device has found out about a finished game becomes one sentence. */
import { expect, test } from 'vitest';
import type { FairnessFound } from '../../friends/table.ts';
import { loadFriendsSay } from '../words/friends.ts';
import { foundSentence } from './found.ts';

const say = await loadFriendsSay('en');

type Found = 'checking' | 'fair' | 'late' | 'unpledged' | 'otherLines' | 'otherRules' | 'otherSeed' | 'otherShares';

const FAIR: FairnessFound = { sameAsSeen: true, replays: true, committed: true, shared: true };

test.each<[string, FairnessFound | undefined, Found]>([
  ['the record is not there yet', undefined, 'checking'],
  ['everything fits', FAIR, 'fair'],
  ['the device came late', { ...FAIR, shared: undefined }, 'late'],
  ['there was no commitment', { ...FAIR, committed: undefined }, 'unpledged'],
  ['other lines than those seen', { ...FAIR, sameAsSeen: false, replays: false }, 'otherLines'],
  ['against the rules', { ...FAIR, replays: false }, 'otherRules'],
  ['another seed', { ...FAIR, committed: false }, 'otherSeed'],
  ['without a share', { ...FAIR, shared: false }, 'otherShares'],
])('%s', (_, found, key) => {
  expect(foundSentence(found, 'guest', say)).toEqual({ text: say(`found-${key}`), isWrong: key.startsWith('other') });
});

test('the host’s device is the one that is checked', () => {
  expect(foundSentence(undefined, 'host', say).text).toBe(say('found-host'));
});
