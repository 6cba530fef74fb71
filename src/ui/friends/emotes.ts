/** The emotes, in the order of their numbers. */
import type { FriendsWords } from '../words/friends.ts';

export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'thumb', 'clap', 'think', 'heart'] as const;
export type EmoteName = (typeof EMOTES)[number];

export const emoteName = (emote: number): EmoteName | undefined => EMOTES[emote];

export function sayEmote(emote: number, words: FriendsWords): string {
  const name = emoteName(emote);
  return name === undefined ? '' : words.emote[name];
}
