/** Points, sequences and sets as what sentences speak of: how they are called is up to the messages of a language. */
import { type Card, RANKS, type Rank } from '../../../cards/card.ts';
import type { FieldValue, NoteLine } from '../../../record/line.ts';
import type { Say, Values } from '../../../words/say.ts';
import { Described, RankName, SuitName } from '../../../words/values.ts';
import { SUIT_SIGNS, shortCard } from '../../face/speech.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import type { Combination } from './combinations.ts';
import type { Messages } from './messages.ts';
import { kindIn } from './table.ts';

export type SayPiquet = Say<Common & Messages>;

/** The rank that a field names; nothing that can be said where it names none. */
export function rankIn(field: FieldValue | undefined): RankName | '' {
  const rank: Rank | undefined = RANKS.find((one) => one === field);
  return rank === undefined ? '' : new RankName(rank);
}

/** What the message `combination` asks for. */
const described = ({ kind, cards, rank, suit }: Combination): Values<'kind' | 'count' | 'rank' | 'suit'> => ({
  kind,
  count: cards.length,
  rank: rankIn(rank),
  suit: new SuitName(suit),
});

/** `five spades`, `tierce to the king of hearts and quart to the ace of clubs`: all of it. */
export const combinations = (all: readonly Combination[]): Described =>
  new Described('combination', all.map(described));

/** `point of five`, `tierce`, `three aces`: as it was declared. */
export function declaration(note: NoteLine | undefined): Described {
  const kind = kindIn(note?.['kind']);
  return new Described('declaration', [{ kind, count: Number(note?.['count']), rank: rankIn(note?.['rank']) }]);
}

/** `9♠ 8♠ 7♠` */
export const cardSigns = (cards: readonly Card[]): string => cards.map(shortCard).join(' ');

/** `♠ A K Q`, `K♥ K♦ K♣`: what it is made of. */
export const signsOf = ({ kind, cards, suit }: Combination): string =>
  kind === 'set'
    ? cardSigns(cards)
    : [SUIT_SIGNS[suit], ...cards.map((card) => shortCard(card).slice(0, -1))].join(' ');
