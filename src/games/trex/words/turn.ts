/** A turn of Trex in words: what is expected, what can be done, why a card cannot be played. */
import type { Action } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { SuitName } from '../../../words/values.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { card, cards, waiting } from '../../face/words/sayings.ts';
import type { Messages } from './messages.ts';
import { contractIn, contractNow, requiredSuit } from './table.ts';

export type SayTrex = Say<Common & Messages>;

/** What a diamond counts at this table: the contract is told otherwise if it is below zero. */
export const diamondsAt = (view: TableView): number => Number(view.options['diamonds']);

export function prompt(say: SayTrex, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  if (may(view, 'contract')) return say('prompt-contract');
  if (may(view, 'expose')) return say(view.legal.length > 1 ? 'prompt-expose' : 'prompt-no-expose');
  if (may(view, 'keep')) return say(may(view, 'abandon') ? 'prompt-abandon' : 'prompt-keep');
  if (may(view, 'pass')) return say('prompt-pass');
  if (contractNow(view) === 'trex') return say('prompt-trex');
  const suit = requiredSuit(view);
  if (!suit) return say('prompt-lead');
  const follows = view.legal.some((action) => String(action['card']).endsWith(suit));
  return say(follows ? 'prompt-follow' : 'prompt-void', { suit: new SuitName(suit) });
}

export function refuse(say: SayTrex, view: TableView): string {
  if (may(view, 'contract')) return say('first-contract');
  if (may(view, 'expose')) return say('only-doubled');
  if (may(view, 'keep')) return say('first-keep');
  if (contractNow(view) === 'trex') return say('not-next');
  return requiredSuit(view) ? prompt(say, view) : say('no-heart-lead');
}

function contractButton(say: SayTrex, action: Action, view: TableView): ActionWords {
  const contract = contractIn(action['contract']);
  if (!contract) return say.button('do-contract');
  const values = { contract, diamonds: diamondsAt(view) };
  return { ...say.button('do-choose', values), help: say('contract-help', values) };
}

function exposeButton(say: SayTrex, action: Action): ActionWords {
  if (action['cards'] === undefined) return say.button('do-expose');
  const shown = cardsIn(action['cards']);
  return shown.length > 0
    ? say.button('do-expose-cards', { cards: cards(shown), short: shown.map(shortCard).join(' ') })
    : say.button('do-expose-none');
}

export function button(say: SayTrex, action: Action, view: TableView): ActionWords {
  switch (action.type) {
    case 'contract':
      return contractButton(say, action, view);
    case 'expose':
      return exposeButton(say, action);
    case 'abandon':
      return say.button('do-abandon');
    case 'keep':
      return say.button('do-keep');
    case 'pass':
      return say.button('do-pass');
    default: {
      const one = cardIn(action['card']);
      return say.button('do-play', { card: card(one), short: shortCard(one) });
    }
  }
}
