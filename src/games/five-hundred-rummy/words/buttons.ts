/** What can be done at a 500 Rummy table, as buttons: in full, in few signs, and what it would make. */
import { isCard } from '../../../cards/card.ts';
import type { Action } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { card } from '../../face/words/sayings.ts';
import type { Messages } from './messages.ts';
import { laid, named } from './named.ts';
import { above, aceEnd, laidShort, meldShort, meldsOf, pileShort } from './table.ts';
import { type Way, wayWith } from './ways.ts';

export type SayRummy = Say<Common & Messages>;

/** `9♠ 9♦ 9♣`, `8♥ → 5–7♥`: what a card of the pile would make. */
function made(say: SayRummy, { cards, meld }: Way): string {
  const signs = cards.map(shortCard).join(' ');
  return meld ? `${signs} → ${meldShort(meld, say('dash'))}` : signs;
}

function pileButton(say: SayRummy, action: Action, view: TableView): ActionWords {
  const isCall = action.type === 'rummy';
  if (action['card'] === undefined) return say.button(isCall ? 'do-call' : 'do-take');
  const one = cardIn(action['card']);
  const count = above(one, view);
  const way = isCard(one) ? wayWith(one, view) : undefined;
  const short = shortCard(one);
  const values = { card: card(one), count, short };
  return {
    ...(isCall
      ? say.button('do-call-card', values)
      : say.button('do-take-card', { ...values, pile: pileShort(one, view) })),
    help: say('help-take', { count: count + 1, short, made: way ? made(say, way) : 'none' }),
    ...(way && { cards: way.cards }),
  };
}

export function layButton(say: SayRummy, action: Action, view: TableView): ActionWords {
  const isMeld = action.type === 'meld';
  const melds = meldsOf(view);
  const meld = melds[Number(action['meld'])];
  const isOpen = cardsIn(action['cards']).length === 0; // not said yet with which cards
  if (!isOpen && isMeld)
    return say.button('do-meld-cards', { cards: laid(action), short: laidShort(action, say('dash')) });
  if (isOpen || !meld) return say.button(isMeld ? 'do-meld' : 'do-add');
  return say.button('do-add-cards', {
    cards: laid(action),
    meld: named(meld, melds),
    end: aceEnd(action) ?? 'none',
    short: laidShort(action, say('dash')),
    onto: meldShort(meld, say('dash'), melds),
  });
}

export function button(say: SayRummy, action: Action, view: TableView): ActionWords {
  switch (action.type) {
    case 'draw':
      return say.button('do-draw');
    case 'stop':
      return say.button('do-stop');
    case 'take':
    case 'rummy':
      return pileButton(say, action, view);
    case 'meld':
    case 'layoff':
      return layButton(say, action, view);
    default: {
      const one = cardIn(action['card']);
      return action['card'] === undefined
        ? say.button('do-discard')
        : say.button('do-discard-card', { card: card(one), short: shortCard(one) });
    }
  }
}
