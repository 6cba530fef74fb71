/** The emotes, in the order of their numbers. */
import type { FriendsSay } from '../words/say.ts';

export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'thumb', 'clap', 'think', 'heart'] as const;
export type EmoteName = (typeof EMOTES)[number];

export const emoteName = (emote: number): EmoteName | undefined => EMOTES[emote];

export function sayEmote(emote: number, say: FriendsSay): string {
  const name = emoteName(emote);
  return name === undefined ? '' : say(`emote-${name}`);
}
