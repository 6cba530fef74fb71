/** A turn of 500 Rummy in words: what is expected, and why a card cannot be used. */
import type { Card } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { TextList } from '../../../words/values.ts';
import { card, joined, notNow, waiting } from '../../face/words/sayings.ts';
import { OFF_TURN } from '../options.ts';
import { type SayRummy, layButton } from './buttons.ts';
import { callsOpen, isLastTurn, may, obligedCard } from './table.ts';
import { dueWith } from './ways.ts';

export function prompt(say: SayRummy, view: TableView): string {
  if (may(view, 'rummy')) return say('prompt-call', { calls: new TextList(callsOpen(view)) });
  const other = waiting(say, view, OFF_TURN);
  if (other !== undefined) return other;
  if (isStart(view)) return startPrompt(say, view);
  const obliged = obligedCard(view);
  if (obliged !== undefined) return obligedPrompt(say, obliged, view);
  return joined(say, isLastTurn(view) ? say('last-turn') : undefined, layPrompt(say, view));
}

/** Is a card still to be drawn or taken? */
const isStart = (view: TableView): boolean => may(view, 'draw') || may(view, 'take') || may(view, 'stop');

function startPrompt(say: SayRummy, view: TableView): string {
  const takes = may(view, 'take');
  if (may(view, 'stop')) return say(takes ? 'prompt-take-or-stop' : 'prompt-stop');
  return say(takes ? 'prompt-draw-or-take' : 'prompt-draw');
}

/** What must be done with the card that was dug out of the pile, and what must be chosen for it. */
function obligedPrompt(say: SayRummy, obliged: Card, view: TableView): string {
  const values = { card: card(obliged) };
  const due = dueWith(obliged, view);
  switch (due.is) {
    case 'one':
      return say('prompt-due-one', { ...values, button: layButton(say, due.action, view).short });
    case 'few': {
      const [first = '', second = '', third = ''] = due.ways;
      return say('prompt-due-few', { ...values, count: due.ways.length, first, second, third });
    }
    case 'alone':
      return say(may(view, 'meld') ? 'prompt-due-add-or-meld' : 'prompt-due-add', values);
    case 'many':
      return say('prompt-due-meld', values);
  }
}

function layPrompt(say: SayRummy, view: TableView): string {
  if (may(view, 'meld')) return say(may(view, 'layoff') ? 'prompt-meld-or-add' : 'prompt-meld');
  return say(may(view, 'layoff') ? 'prompt-add' : 'prompt-discard');
}

export function refusal(say: SayRummy, view: TableView): string {
  const other = notNow(say, view, OFF_TURN);
  if (other !== undefined) return other;
  if (isStart(view)) return may(view, 'take') && may(view, 'draw') ? say('first-draw') : startPrompt(say, view);
  const obliged = obligedCard(view);
  return obliged === undefined ? layPrompt(say, view) : say('first-lay', { card: card(obliged) });
}
