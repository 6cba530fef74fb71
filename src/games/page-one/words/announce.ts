/** What is announced at a Page One table: which sentence for each fact, and what it speaks of. */
import type { Say } from '../../../words/say.ts';
import { SuitName } from '../../../words/values.ts';
import type { TableView } from '../../face/game-face.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { card, cards, person } from '../../face/words/sayings.ts';
import type { Fact } from './facts.ts';
import type { Messages } from './messages.ts';

export type SayPageOne = Say<Common & Messages>;

/** The end is told by the result. */
export function announceFact(say: SayPageOne, fact: Fact, view: TableView): string | undefined {
  if ('seat' in fact) return announceSeat(say, fact, view);
  switch (fact.is) {
    case 'hand':
      return fact.cards.length > 0
        ? say('hand-own', { cards: cards(fact.cards) })
        : say('hand-each', { count: fact.size });
    case 'suit':
      return say('suit-fixed', { suit: new SuitName(fact.suit) });
    case 'short':
      return say('forgiven', { count: fact.missing });
    case 'recycle':
      return say('renewed', { count: fact.size });
    case 'end':
      return undefined;
  }
}

type SeatFact = Extract<Fact, { readonly seat: number }>;

/** Somebody does something. */
function announceSeat(say: SayPageOne, fact: SeatFact, view: TableView): string {
  const player = person(view, fact.seat);
  switch (fact.is) {
    case 'deal':
      return fact.inMatch ? say('deal-of-match', { player, deal: fact.deal }) : say('deal', { player });
    case 'lead':
      return fact.names
        ? say('leads-naming', { player, card: card(fact.card), suit: new SuitName(fact.names) })
        : say('leads', { player, card: card(fact.card) });
    case 'play':
      return say('plays', { player, cards: cards([fact.card]) });
    case 'draw':
      return drew(say, fact, view);
    case 'challenge':
      return say('challenges', { player, other: person(view, fact.other) });
    case 'trick':
      return say('wins-trick', { player, card: card(fact.card) });
    case 'pickup':
      return say('picks-up', { player, cards: cards(fact.cards) });
    case 'penalty':
      return penalised(say, fact, view);
    case 'score':
      return say('scores-cards', { player, count: fact.points });
    case 'call':
      return say('calls', { player });
    case 'accept':
      return say('accepts', { player });
    case 'pass':
      return say('passes-lead', { player });
    case 'forgot':
      return say('forgot', { player });
    case 'leads':
      return say('leads-next', { player });
  }
}

/** What is drawn is not always seen; why is told with the first card only. */
function drew(say: SayPageOne, fact: Extract<Fact, { is: 'draw' }>, view: TableView): string {
  const player = person(view, fact.seat);
  const isSeen = fact.card !== '??';
  if (fact.lacks) {
    const suit = new SuitName(fact.lacks);
    if (!isSeen) return say('void-draws-hidden', { player, suit });
    return say(fact.fits ? 'void-draws-fitting' : 'void-draws', { player, suit, card: card(fact.card) });
  }
  if (!isSeen) return say(fact.again ? 'draws-another' : 'draws-hidden', { player });
  return say(fact.fits ? 'draws-fitting' : 'draws-seen', { player, card: card(fact.card) });
}

function penalised(say: SayPageOne, fact: Extract<Fact, { is: 'penalty' }>, view: TableView): string {
  const player = person(view, fact.seat);
  const isTrick = fact.from === 'discard';
  const count = fact.cards.length;
  if (fact.cards.includes('??')) return isTrick ? say('penalty-trick', { player }) : say('penalty', { player, count });
  const taken = cards(fact.cards);
  return isTrick
    ? say('penalty-trick-seen', { player, cards: taken })
    : say('penalty-seen', { player, cards: taken, count });
}
