// What the variables of messages may stand for, so that every message can be said: cards, people, numbers, names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rank, SeenCard, Suit } from '../../cards/card.ts';
import type { Value } from '../../words/say.ts';
import { CardList, CardName, Described, People, RankName, SuitName, TextList } from '../../words/values.ts';
import { type CatalogueFile, ROOT, SCREENS } from './catalogue.ts';
import type { Choice, Uses } from './selections.ts';

/** What a language calls people and games. */
export interface Vocabulary {
  readonly names: readonly string[];
  readonly game: string;
}

/** Something that a variable can be given. */
export interface Sample {
  readonly label: string;
  /** What a selector sees of it; `by` is the function around the variable. */
  readonly seen: (by: string) => string | number;
  readonly value: (vocabulary: Vocabulary) => Value;
  readonly isMore?: true; // of the same kind as the usual one: it is shown once, not with everything else
}

/** What the variables of a message that describes a thing stand for. */
export type Describe = (message: string) => Readonly<Record<string, Value>>;

/** A variable of a message. */
export interface Asked {
  readonly variable: string;
  readonly uses: Uses;
  readonly file: Pick<CatalogueFile, 'folder' | 'part'>;
  readonly rules: Intl.PluralRules;
}

type Kind = 'people' | 'card' | 'cards' | 'suit' | 'rank' | 'number' | 'texts' | 'text';

const KINDS: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  people: 'player players winners names other owner dealer elder to',
  card: 'card other-card give take two',
  cards: 'cards instead',
  suit: 'suit',
  rank: 'rank low high',
  texts: 'calls totals labels marks parts',
  number:
    'count deal deals decks total points target number turns misses left tricks rounds seats seat kingdoms jokers stake purse ' +
    'amount value margin more less share next seen unseen own times step choices most min max won of n hands ' +
    'all done solved shuffles percent minutes line played better best worst average last longest now rating spread seconds lowest ranks',
};

/** Where a name stands for something else on the screens. */
const ON_SCREENS: Readonly<Record<string, Kind>> = { to: 'text', seat: 'text', players: 'text', value: 'text' };

/** In the rules, where several cards are only counted. */
const IN_SHEETS: Readonly<Record<string, Kind>> = { cards: 'number', low: 'number', high: 'number' };

/** What a game’s names stand for where that is not the usual: `samples.json` beside its catalogues. */
interface OfGame {
  readonly kinds?: Readonly<Record<string, Kind>>;
  /** The message that calls a thing, by `variable` or `id variable`. */
  readonly described?: Readonly<Record<string, string>>;
  /** What a variable never stands for, by `id variable label`: `to-play player you`. */
  readonly never?: readonly string[];
}

const known = new Map<string, OfGame>();

function ofGame(folder: string): OfGame {
  const path = join(ROOT, folder, 'samples.json');
  const meanings = known.get(folder) ?? (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OfGame) : {});
  known.set(folder, meanings);
  return meanings;
}

/** Things that are called by a message of their game: the message, by `variable` or `id variable`. */
export const describedIn = (folder: string): Readonly<Record<string, string>> => ofGame(folder).described ?? {};

/** Names that stand for one person or several. */
const SEVERAL = ['players', 'winners', 'names'];

/** Names that never stand for the reader. */
const OTHERS = ['names'];

const CARDS: readonly SeenCard[] = ['7H', 'QS', 'AC', '8D', 'KH', 'TS', '5C', '2D', 'JH', '9S', '4D', '6C', '3H'];
const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** Where plurals differ, they differ among these. */
const NUMBERS = [3, 1, 2, 5, 0, 11, 21, 100, 1_000_000];

const WHO = ['other', 'you', 'others', 'us', 'nobody'] as const;
type Who = (typeof WHO)[number];

const SEATED: Readonly<Record<Who, readonly ('reader' | number)[]>> = {
  other: [0],
  you: ['reader'],
  others: [0, 1],
  us: ['reader', 0],
  nobody: [],
};

const ofValue = (value: string | number): Sample => ({
  label: String(value),
  seen: () => value,
  value: () => value,
});

const ofPeople = (who: Who, first: number): Sample => ({
  label: who,
  seen: (by) => (by === 'COUNT' ? SEATED[who].length : who),
  value: ({ names }) =>
    new People(
      SEATED[who].map((one) =>
        one === 'reader' ? { name: '', isReader: true } : { name: names[first + one] ?? '', isReader: false },
      ),
    ),
});

const ofCard = (card: SeenCard): Sample => ({
  label: card,
  seen: (by) => (by === 'SUIT' ? card.slice(1, 2) : card),
  value: () => new CardName(card),
});

const ofCards = (count: number): Sample => ({
  label: String(count),
  seen: () => count,
  value: () => new CardList(CARDS.slice(0, count)),
});

const ofText = (variable: string): Sample => ({
  label: variable,
  seen: () => variable,
  value: ({ names: [name = ''], game }) =>
    ({ name, game, short: '7♥', signs: 'K♥ Q♥ J♥' })[variable] ?? `‹${variable}›`,
});

const ofTexts = (count: number, variable: string): Sample => ({
  label: String(count),
  seen: () => count,
  value: () => new TextList(Array.from({ length: count }, (_, i) => `‹${variable} ${String(i + 1)}›`)),
});

const ofThings = (count: number, message: string, describe: Describe): Sample => ({
  label: String(count),
  seen: () => count,
  value: () =>
    new Described(
      message,
      Array.from({ length: count }, () => describe(message)),
    ),
});

/** How the variable is selected by. */
const choicesOf = ({ variable, uses }: Asked, by: string): readonly Choice[] =>
  uses.all.filter((choice) => choice.variable === variable && choice.by === by);

/** The plurals of all languages: English may tell more apart than the language that is read. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isPlural = (key: string | number): boolean => typeof key === 'number' || PLURALS.includes(key);

/** The numbers that are told apart: those that are named by the message itself, and one of each plural. */
function numbersOf(asked: Asked): readonly number[] {
  const { variable, uses, rules } = asked;
  const own = uses.own.flat().filter((choice) => choice.variable === variable);
  const named = own.flatMap(({ key }) => (typeof key === 'number' ? key : []));
  const free = NUMBERS.filter((n) => !named.includes(n));
  const plurals = free.filter((n, i) => free.findIndex((one) => rules.select(one) === rules.select(n)) === i);
  const isSelected = [...choicesOf(asked, ''), ...choicesOf(asked, 'COUNT')].some(
    ({ key, isDefault }) => typeof key === 'string' && !isDefault && isPlural(key),
  );
  return [...new Set([...(isSelected ? plurals : free.slice(0, 1)), ...named])];
}

/** The same, of things that are listed one by one. */
const countsOf = (asked: Asked): readonly number[] => numbersOf(asked).filter((n) => n <= CARDS.length);

function kindOf(asked: Asked): Kind {
  const { variable, file } = asked;
  const own = file.folder === SCREENS ? ON_SCREENS : ofGame(file.folder).kinds;
  const apart = own?.[variable] ?? (file.part === 'sheet' ? IN_SHEETS[variable] : undefined);
  if (apart !== undefined) return apart;
  const choices = choicesOf(asked, '');
  if (choices.length > 0 && choices.every(({ key }) => isPlural(key))) return 'number';
  for (const kind of ['people', 'card', 'cards', 'suit', 'rank', 'number', 'texts'] as const)
    if (KINDS[kind].split(' ').includes(variable)) return kind;
  return 'text';
}

function peopleOf(asked: Asked): readonly Sample[] {
  const { variable } = asked;
  const isOne = !SEVERAL.includes(variable);
  const keys = choicesOf(asked, 'WHO').map(({ key }) => key);
  const isMeant = (who: Who): boolean =>
    who === 'other' || who === 'you' || (who === 'others' && !isOne) || keys.includes(who);
  const isOther = (who: Who): boolean => !OTHERS.includes(variable) || !SEATED[who].includes('reader');
  return WHO.filter((who) => isMeant(who) && isOther(who)).map((who) =>
    ofPeople(who, variable === 'player' || !isOne ? 0 : 1),
  );
}

/** Cards of each gender that names of cards have in some languages. */
const cardsOf = (asked: Asked): readonly Sample[] =>
  choicesOf(asked, 'SUIT').length > 0
    ? [...SUITS.map((suit): SeenCard => `7${suit}`), 'JK' as const].map(ofCard)
    : [ofCard('7H'), { ...ofCard('QS'), isMore: true }, { ...ofCard('JK'), isMore: true }];

const suitsOf = (asked: Asked): readonly Sample[] =>
  (choicesOf(asked, 'SUIT').length > 0 ? SUITS : SUITS.slice(1, 2)).map((suit) => ({
    label: suit,
    seen: () => suit,
    value: () => new SuitName(suit),
  }));

function ranksOf({ variable }: Asked): readonly Sample[] {
  const rank: Rank = variable === 'high' ? 'Q' : '7';
  return [{ label: rank, seen: () => rank, value: () => new RankName(rank) }];
}

const OF_KIND: Readonly<Record<Kind, (asked: Asked) => readonly Sample[]>> = {
  people: peopleOf,
  card: cardsOf,
  cards: (asked) => countsOf(asked).map(ofCards),
  suit: suitsOf,
  rank: ranksOf,
  number: (asked) => numbersOf(asked).map(ofValue),
  texts: (asked) => countsOf(asked).map((n) => ofTexts(n, asked.variable)),
  text: ({ variable }) => [ofText(variable)],
};

/** What the variable may be, of its kind; the first is the usual one. */
function ofKind(asked: Asked, describe: Describe): readonly Sample[] {
  const { variable, uses, file } = asked;
  const things = describedIn(file.folder);
  const message = things[`${uses.id} ${variable}`] ?? things[variable];
  if (message === undefined) return OF_KIND[kindOf(asked)](asked);
  const counts = variable.endsWith('s') ? [1, 2] : [1];
  return counts.map((n) => ofThings(n, message, describe));
}

/** What a variable may be, so that each of its variants is chosen; the first is the usual one. */
export function samplesOf(asked: Asked, describe: Describe): readonly Sample[] {
  const { variable, uses, file } = asked;
  const keys = new Set(choicesOf(asked, '').map(({ key }) => key));
  const usual = ofKind(asked, describe);
  const found = [...keys].every(isPlural)
    ? usual
    : [...keys].flatMap((key) => (key === 'other' ? usual : [ofValue(key)]));
  const never = ofGame(file.folder).never ?? [];
  return found.filter(({ label }) => !never.includes(`${uses.id} ${variable} ${label}`));
}
