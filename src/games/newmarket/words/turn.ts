/** A turn of Newmarket in words: who is waited for, what is expected, what can be done, why a card cannot be played. */
import { type Card, parseCard } from '../../../cards/card.ts';
import type { Action } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { SuitName } from '../../../words/values.ts';
import { cardIn } from '../../face/fields.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { card, notNow, person, waiting as waitingFor } from '../../face/words/sayings.ts';
import { OFF_TURN } from '../options.ts';
import type { Messages } from './messages.ts';
import * as table from './table.ts';

export type SayNewmarket = Say<Common & Messages>;

/** While somebody else, known or not, is waited for. */
function waiting(say: SayNewmarket, view: TableView): string | undefined {
  if (view.places.ended !== 'no' || !view.places.turn) return waitingFor(say, view, OFF_TURN);
  const other = table.otherOnTurn(view);
  const phase = table.phaseOf(view);
  if (other !== undefined && phase !== 'due') {
    const id = ({ choice: 'other-chooses', auction: 'other-bids', lead: 'other-leads' } as const)[phase];
    return say(id, { player: person(view, other) });
  }
  const due = table.dueCard(view);
  if (due !== undefined && table.playsOf(view).length === 0) return say('next-card', { card: card(due) });
  return waitingFor(say, view, OFF_TURN);
}

export function prompt(say: SayNewmarket, view: TableView): string {
  const claim = table.claimOf(view);
  if (claim) return say('prompt-claim', { count: table.chipsOn(view, claim) });
  return waiting(say, view) ?? ownTurn(say, view);
}

function ownTurn(say: SayNewmarket, view: TableView): string {
  switch (table.phaseOf(view)) {
    case 'choice':
      return say(view.options['widow'] === 'auction' ? 'prompt-exchange-or-sell' : 'prompt-exchange');
    case 'auction':
      return bidding(say, view);
    case 'due':
      return say('prompt-due', { card: card(table.dueCard(view) ?? '??') });
    case 'lead':
      return leading(say, view);
  }
}

function bidding(say: SayNewmarket, view: TableView): string {
  if (!may(view, 'bid')) return say('prompt-poor');
  const high = table.highestBid(view);
  return high ? say('prompt-bid-more', { player: person(view, high.seat), amount: high.amount }) : say('prompt-bid');
}

function leading(say: SayNewmarket, view: TableView): string {
  const rule = table.leadRule(view);
  if (rule === undefined) return say('prompt-lead');
  return 'colour' in rule
    ? say('prompt-lead-colour', { colour: rule.colour })
    : say('prompt-lead-not', { suit: new SuitName(rule.not) });
}

/** Why this card cannot be played now. */
export function refusal(say: SayNewmarket, wanted: Card, view: TableView): string {
  const other = notNow(say, view, OFF_TURN);
  if (other !== undefined && table.dueCard(view) === undefined) return other;
  if (table.playsOf(view).length === 0) return waiting(say, view) ?? say('first-extra');
  if (table.phaseOf(view) === 'due') return ownTurn(say, view);
  const lowest = table.leadOfSuit(view, wanted.charAt(1));
  if (parseCard(lowest)) return say('lead-lowest', { card: card(lowest) });
  const stopped = card(table.stopCard(view) ?? '??');
  const rule = table.leadRule(view);
  if (rule === undefined) return leading(say, view);
  return 'colour' in rule
    ? say('stopped-colour', { card: stopped, colour: rule.colour })
    : say('stopped-suit', { card: stopped });
}

export function button(say: SayNewmarket, action: Action, view: TableView): ActionWords {
  const one = cardIn(action['card']);
  const named = { card: card(one), short: shortCard(one) };
  switch (action.type) {
    case 'exchange':
      return say.button('do-exchange');
    case 'keep':
      return say.button(view.options['widow'] === 'auction' ? 'do-keep-and-sell' : 'do-keep');
    case 'bid':
      return action['amount'] === undefined
        ? say.button('do-bid')
        : say.button('do-bid-amount', { count: Number(action['amount']) });
    case 'pass':
      return say.button('do-pass');
    case 'collect':
      return action['card'] === undefined ? say.button('do-collect') : say.button('do-collect-card', named);
    default:
      return action['card'] === undefined ? say.button('do-play') : say.button('do-play-card', named);
  }
}
