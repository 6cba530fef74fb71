/** What the parts of the page can say: the messages of their catalogues, held by the compiler. */
import type { Messages as Common } from '../../games/face/words/messages.ts';
import type { Say } from '../../words/say.ts';
import { People } from '../../words/values.ts';
import type { FriendsMessages, Messages, PracticeMessages, PuzzlesMessages, ScreensMessages } from './messages.ts';

/** Around the table: `<language>.ftl`. */
export type TableSay = Say<Messages & Common>;
/** On the screens over the table, and all around it: `<language>.screens.ftl`. */
export type ScreenSay = Say<ScreensMessages & Messages & Common>;
/** At a table of friends, and all that the screens say: `<language>.friends.ftl`. */
export type FriendsSay = Say<FriendsMessages & ScreensMessages & Messages & Common>;
/** In lessons: `<language>.practice.ftl`. */
export type PracticeSay = Say<PracticeMessages>;
/** In puzzles and where they are chosen: `<language>.puzzles.ftl`. */
export type PuzzlesSay = Say<PuzzlesMessages>;

/** Names as a list: `Haru, Sora and Ren`. */
export const listOf = (names: readonly string[]): People =>
  new People(names.map((name) => ({ name, isReader: false })));

/** A share of deals, or a worth between 0 and 1, in a hundred. */
export const percent = (value: number): string => String(Math.round(100 * value));

/** What an act is worth, and the next best: as shares, from 0 to 1. */
export const estimates = (value: number, next?: number) => ({
  share: percent(value),
  next: next === undefined ? 'none' : percent(next),
});
