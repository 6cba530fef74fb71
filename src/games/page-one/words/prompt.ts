/** What is expected at a Page One table, and why a card cannot be played now: which sentence, and what it speaks of. */
import type { Card } from '../../../cards/card.ts';
import { SuitName } from '../../../words/values.ts';
import type { TableView } from '../../face/game-face.ts';
import { card, person } from '../../face/words/sayings.ts';
import type { SayPageOne } from './announce.ts';
import { type Duty, expected, refused } from './facts.ts';

const JOKER_LAST = {
  draw: 'joker-last-draw',
  pickup: 'joker-last-pickup',
  pass: 'joker-last-pass',
} as const;

const over = (say: SayPageOne, ended: 'deal' | 'game'): string => say(ended === 'deal' ? 'deal-over' : 'match-over');

export function prompt(say: SayPageOne, view: TableView): string {
  const now = expected(view);
  switch (now.is) {
    case 'nothing':
      return '';
    case 'over':
      return over(say, now.ended);
    case 'other': {
      const player = person(view, now.seat);
      return say(now.does === 'dig' ? 'digs' : now.does === 'lead' ? 'to-lead' : 'to-play', { player });
    }
    case 'answer':
      return say('prompt-answer', { player: person(view, now.out) });
    case 'answers':
      return say('prompt-answers', { player: person(view, now.out) });
    case 'call':
      return say('prompt-call', { player: person(view, now.before) });
    case 'lead':
      return say(now.last ? 'prompt-lead-last' : 'prompt-lead');
    case 'any':
      return say('prompt-any');
    case 'draw-to-lead':
      return say('prompt-draw-to-lead');
    case 'pass':
      return say('prompt-pass');
    case 'drawn':
      return say('prompt-drawn', { card: card(now.card) });
    case 'joker':
      return say('prompt-joker', { suit: new SuitName(now.suit) });
    case 'follow': {
      const suit = new SuitName(now.suit);
      if (!now.led) return follow(say, now);
      return say(now.joker ? 'prompt-follow-led-or-joker' : 'prompt-follow-led', { suit });
    }
    case 'draw':
      return say(now.joker ? 'prompt-draw-or-joker' : 'prompt-draw', { suit: new SuitName(now.suit) });
    case 'pickup':
      return say(now.joker ? 'prompt-pickup-or-joker' : 'prompt-pickup', { suit: new SuitName(now.suit) });
  }
}

const follow = (say: SayPageOne, { suit, joker }: Extract<Duty, { readonly is: 'follow' }>): string =>
  say(joker ? 'must-follow-or-joker' : 'must-follow', { suit: new SuitName(suit) });

export function refusal(say: SayPageOne, one: Card, view: TableView): string {
  const why = refused(one, view);
  switch (why.is) {
    case 'nothing':
      return say('wait');
    case 'over':
      return over(say, why.ended);
    case 'other':
      return say('not-your-turn', { player: person(view, why.seat) });
    case 'answer':
      return say('first-answer', { player: person(view, why.out) });
    case 'answers':
      return say('first-answers');
    case 'name':
      return say('name-suit');
    case 'joker-held':
      return say('joker-held', { suit: new SuitName(why.suit) });
    case 'joker-last':
      return say(JOKER_LAST[why.instead]);
    case 'fine':
    case 'lead':
    case 'any':
      return say('can-be-played');
    case 'draw-to-lead':
      return say('first-draw');
    case 'pass':
      return say('nothing-to-draw');
    case 'drawn':
      return say('must-play-drawn', { card: card(why.card) });
    case 'joker':
      return say('must-play-joker', { suit: new SuitName(why.suit) });
    case 'follow':
      return follow(say, why);
    case 'draw':
      return say(why.joker ? 'must-draw-or-joker' : 'must-draw', { suit: new SuitName(why.suit) });
    case 'pickup':
      return say(why.joker ? 'must-pick-up-or-joker' : 'must-pick-up', { suit: new SuitName(why.suit) });
  }
}
