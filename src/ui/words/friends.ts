/** What a table of friends says: which message, and what it speaks of. The messages are in `<language>.friends.ftl`. */
import type { Messages as Common } from '../../games/face/words/messages.ts';
import type { Card } from '../../cards/card.ts';
import type { Language } from '../../words/languages.ts';
import type { Say } from '../../words/say.ts';
import { CardList } from '../../words/values.ts';
import type { FriendsMessages } from './messages.ts';
import { listOf, texts } from './say.ts';

type SayIt = Say<FriendsMessages & Common>;

const openTable = (say: SayIt) => ({
  ...texts(say, 'openTable', 'title intro name nameless seats me free bots botsHelp watch watchHelp how relay'),
  ...texts(say, 'openTable', 'relayHelp direct directHelp windows windowsHelp windowsOnly begin failed clears'),
  ...texts(say, 'openTable', 'help helpHelp turn turnHelp'),
  turns: texts(say, 'openTable-turns', '0 30 60 180'), // by seconds
  nameHelp: (most: number) => say('openTable-nameHelp', { most }),
  seat: (n: number) => say('openTable-seat', { n }),
  bot: (level: string) => say('openTable-bot', { level }),
});

const lobby = (say: SayIt) => ({
  ...texts(
    say,
    'lobby',
    'title invite people you host bot awayNow standsIn remove startHelp freeSeat waitOrBot isHere isJoining noHands',
  ),
  ...texts(
    say,
    'lobby',
    'thisDevice newLink newLinkHelp door openWindow shuffling rules help noHelp more cards shared shuffled commitment',
  ),
  inviteHelp: texts(say, 'lobby-inviteHelp', 'relay direct windows'),
  of: (game: string, name: string) => say('lobby-of', { game, name }),
  watching: (names: readonly string[]) => say('lobby-watching', { names: listOf(names) }),
  move: (name: string) => say('lobby-move', { name }),
  removeWho: (name: string) => say('lobby-removeWho', { name }),
  dealFor: (count: number) => say('lobby-dealFor', { count }),
  waitsForDeal: (name: string) => say('lobby-waitsForDeal', { name }),
});

const company = (say: SayIt) => ({
  ...texts(
    say,
    'company',
    'button emotes pause goOn vote hostGone offline otherVersion what keepWaiting keep waits leave close again askAgain agree drop giveSeat standsForYou back rests youPaused onItsWay sending',
  ),
  question: texts(say, 'company-question', 'leave leaveText close closeText yes yesClose no'),
  paused: (name: string) => say('company-paused', { name }),
  away: (name: string) => say('company-away', { name }),
  late: (name: string) => say('company-late', { name }),
  standsIn: (name: string) => say('company-standsIn', { name }),
  wantsSeat: (who: string, name: string) => say('company-wantsSeat', { who, name }),
  voted: (count: number) => say('company-voted', { count }),
  waitsFor: (names: readonly string[]) => say('company-waitsFor', { names: listOf(names) }),
  hostDeals: (name: string) => say('company-hostDeals', { name }),
  askedAgain: (name: string) => say('company-askedAgain', { name }),
});

const news = (say: SayIt) => ({
  ...texts(say, 'news', 'goesOn you notBack youPaused youLate youPlayAgain tooLate'),
  tooLateCards: (cards: readonly Card[], instead: readonly Card[]) =>
    say('news-tooLateCards', { cards: new CardList(cards), instead: new CardList(instead) }),
  wantsAgain: (name: string) => say('news-wantsAgain', { name }),
  asksBack: (name: string) => say('news-asksBack', { name }),
  tookBack: (name: string) => say('news-tookBack', { name }),
  sits: (name: string) => say('news-sits', { name }),
  watches: (name: string) => say('news-watches', { name }),
  left: (name: string) => say('news-left', { name }),
  back: (name: string) => say('news-back', { name }),
  paused: (name: string) => say('news-paused', { name }),
  emote: (name: string, emote: string) => say('news-emote', { name, emote }),
});

const missed = (say: SayIt) => ({
  ...texts(say, 'missed', 'show'),
  cards: (cards: readonly Card[]) => say('missed-cards', { cards: new CardList(cards) }),
  bot: (count: number) => say('missed-bot', { count }),
  moves: (count: number) => say('missed-moves', { count }),
});

const turn = (say: SayIt) => ({
  ...texts(say, 'turn', 'switch switchHelp refused'),
  title: (game: string) => say('turn-title', { game }),
  notice: (game: string) => say('turn-notice', { game }),
});

const wins = (say: SayIt) => ({
  ...texts(say, 'wins', 'title help'),
  of: (name: string, won: number) => say('wins-of', { name, won }),
});

const tables = (say: SayIt) => ({
  ...texts(say, 'tables', 'title none'),
  backTo: (table: string) => say('tables-backTo', { table }),
  toPlay: (name: string) => say('to-play', { player: listOf([name]) }),
});

const friendsWords = (say: SayIt) => ({
  openTable: openTable(say),
  lobby: lobby(say),
  guest: {
    ...texts(say, 'guest', 'looking sit watch asked forBot noSeat shut'),
    askedBack: (name: string) => say('guest-askedBack', { name }),
  },
  direct: {
    ...texts(say, 'direct', 'making code connect connecting connected badCode otherCode notConnected noWay'),
    ...texts(say, 'direct', 'answering answer sendBack stale lost paste notPasted qr'),
  },
  company: company(say),
  news: news(say),
  missed: missed(say),
  turn: turn(say),
  tables: tables(say),
  wins: wins(say),
  emote: texts(say, 'emote', 'smile laugh wow sad thumb clap think heart'),
  ended: {
    ...texts(
      say,
      'ended',
      'closed left other-version full old-link cut-off elsewhere bad-host bad-invite not-secure no-wire resting',
    ),
    ...texts(say, 'ended', 'reload own here tryAgain'),
  },
  found: texts(say, 'found', 'checking fair late unpledged otherLines otherRules otherSeed otherShares host'),
});

export type FriendsWords = ReturnType<typeof friendsWords>;

export async function loadFriendsWords(language: Language): Promise<FriendsWords> {
  const { sayIn } = await import('../../words/load.ts');
  return friendsWords(await sayIn(language, ['face', 'ui.friends']));
}
