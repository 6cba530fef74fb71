/** What the page says around the table: which message, and what it speaks of. The messages are in `<language>.ftl`. */
import type { Card, SeenCard, Suit } from '../../cards/card.ts';
import type { Messages as Common } from '../../games/face/words/messages.ts';
import type { Say, SayAny } from '../../words/say.ts';
import { CardList, CardName, People, SuitName, TextList } from '../../words/values.ts';
import type { Messages } from './messages.ts';

type SayIt = Say<Messages & Common>;

/** The words of a text: `menu back` is `menu` or `back`. */
type KeysIn<S extends string> = S extends `${infer First} ${infer Rest}` ? First | KeysIn<Rest> : S;

/** The messages `group-key` for several keys, parted by spaces; a dot in a key is a low line in the message. */
export function texts<S extends string>(
  say: Pick<SayAny, 'of'>,
  group: string,
  keys: S,
): Readonly<Record<KeysIn<S>, string>>;
export function texts(say: Pick<SayAny, 'of'>, group: string, keys: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, say.of(group, key.replace('.', '_')) ?? key]));
}

/** Names as a list: `Haru, Sora and Ren`. */
export const listOf = (names: readonly string[]): People =>
  new People(names.map((name) => ({ name, isReader: false })));

/** Bots: what their level is called, and how it plays. */
const kinds = (say: Pick<SayAny, 'of'>) => {
  const kind = (level: string) => ({
    name: say.of('kind', level) ?? level,
    help: say.of('kind', `${level}.help`) ?? '',
  });
  return {
    random: kind('random'),
    beginner: kind('beginner'),
    plain: kind('plain'),
    thinker: kind('thinker'),
    master: kind('master'),
  };
};

const app = (say: SayIt) => ({
  ...texts(say, 'app', 'title tagline trouble noFelt unknown offline gone'),
  notices: texts(say, 'app-notices', 'not-kept save-unreadable engine-failed'),
  page: (game: string) => say('app-page', { game }),
  noLanguage: (language: string) => say('app-noLanguage', { language }),
});

const table = (say: SayIt) => ({
  ...texts(say, 'table', 'hand yourTurn turn dealer actions goOn goOnHelp undoHelp which rowsUp'),
  ...texts(say, 'table', 'rowsDown never practice practiceHelp close dismiss'),
  said: (words: string) => say('table-said', { words }),
  required: (suit: Suit) => say('table-required', { suit: new SuitName(suit) }),
  cannot: (card: Card, why: string) => say('table-cannot', { card: new CardName(card), why }),
  choose: (card: Card) => say('table-choose', { card: new CardName(card) }),
  unchoose: (card: Card) => say('table-unchoose', { card: new CardName(card) }),
  howToPlay: (card: Card) => say('table-howToPlay', { card: new CardName(card) }),
});

const lessons = (say: SayIt) => ({
  ...texts(say, 'lessons', 'name next done skip'),
  of: (n: number, all: number) => say('lessons-of', { n, all }),
});

const twin = (say: SayIt) => ({
  ...texts(say, 'twin', 'name toggle seats yourTurn nothing scores yourCards log hidden'),
  seat: (name: string, kind: string, count: number, marks: readonly string[]) =>
    say('twin-seat', { name, kind: kind || 'none', parts: new TextList([say('twin-cards', { count }), ...marks]) }),
  cards: (count: number) => say('twin-cards', { count }),
  played: (name: string, card: string) => say('twin-played', { name, card }),
  pile: (place: string, count: number) => say('twin-pile', { place, count }),
  score: (name: string, points: number | string) => say('twin-score', { name, points }),
  spot: (place: string, number: number, cards: readonly SeenCard[]) =>
    say('twin-spot', { place, number, cards: new CardList(cards) }),
});

export const uiWords = (say: SayIt) => ({
  card: (card: SeenCard) => say('named', { thing: new CardName(card) }),
  suit: (suit: Suit) => say('named', { thing: new SuitName(suit) }),
  list: (parts: readonly string[]) => say('named', { thing: listOf(parts) }),
  app: app(say),
  kinds: kinds(say),
  table: table(say),
  lessons: lessons(say),
  twin: twin(say),
  corner: texts(say, 'corner', 'menu muteHelp unmuteHelp'),
  result: texts(say, 'result', 'nextDeal again newGame save watch share update restart'),
  sheet: {
    ...texts(say, 'sheet', 'title deal total details'),
    chips: (from: string, to: string, chips: number) => say('sheet-chips', { from, to, chips }),
  },
  menu: texts(say, 'menu', 'resume games back close'),
});

export type UiWords = ReturnType<typeof uiWords>;
