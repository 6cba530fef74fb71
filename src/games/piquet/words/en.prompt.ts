/** What is expected now in a game of Piquet, and why a card cannot be played, in English. */
import type { Card } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { notNow, waiting } from '../../face/sayings.en.ts';
import { english as en } from '../../face/speech.ts';
import type { CombinationKind } from './combinations.ts';
import { ABOUT, KIND, aDeclared, rank } from './en.combinations.ts';
import { laidOut, mostToLayOut, requiredSuit, reserved } from './asked.ts';
import { elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, phaseOf } from './table.ts';

const other = (view: TableView): string => en.capital(en.who(view, otherOf(view)));

/** The other one is waited for. */
function awaited(view: TableView, words: string): string {
  const who = words.replace(/ to play\.$/, '');
  if (who === words) return words;
  switch (phaseOf(view)) {
    case 'exchange':
      return `${who} chooses cards to exchange.`;
    case 'talon':
      return `${who} decides whether the talon is turned up.`;
    case 'words':
      return `${who} is thinking.`;
    case 'play':
      return words;
  }
}

function exchange(view: TableView): string {
  const most = mostToLayOut(view);
  if (ownList(view).some(({ type }) => type === 'carte-blanche'))
    return 'You hold no king, queen or jack: say “carte blanche” for ten points first.';
  if (reserved(view) > 0 && most > 0)
    return `Choose ${en.count(most, 'card')} to lay out for those put aside, then exchange.`;
  if (most <= 0) return 'Now draw as many cards as you laid out.';
  if (laidOut(view) > 0) return `Laid out: ${String(laidOut(view))}. Choose more, or exchange.`;
  const many = most === 1 ? 'one card' : `one to ${en.count(most, 'card')}`;
  return isElder(view)
    ? `You go first: choose ${many} to give up, then exchange them for new ones.`
    : `Choose ${many} to give up, then exchange; that many are left.`;
}

function declaring(kind: CombinationKind, view: TableView): string {
  if (!ownBest(view, kind)) return `${ABOUT[kind]}. You have none.`;
  const first = elderSilent(view, kind) ? `${other(view)} declares no ${KIND[kind]}. ` : `${ABOUT[kind]}. `;
  return `${first}Declare yours, or keep it secret?`;
}

function answering(kind: CombinationKind, view: TableView): string {
  const note = noteOf(view, 'declare', kind);
  const making = noteOf(view, 'making', kind);
  const who = other(view);
  if (making)
    return kind === 'point'
      ? `${who}’s point makes ${String(making['value'])}. Is that good against yours?`
      : `${who}’s ${KIND[kind]} goes up to the ${rank(making['rank'])}. Is that good against yours?`;
  const only = ownList(view).length === 1;
  return `${who} declares ${aDeclared(kind, Number(note?.['count']), note?.['rank'])}. ${only ? 'You cannot match it: it is good.' : 'Is it good, or do you match it?'}`;
}

function claiming(kind: CombinationKind, view: TableView): string {
  const many = ownList(view).length > 1;
  return many
    ? `Your ${KIND[kind]} is the best. Which others do you count too?`
    : `Your ${KIND[kind]} is the best: count it.`;
}

function follow(view: TableView): string {
  const suit = requiredSuit(view);
  if (!suit) return 'Your lead: one point for it. Play any card.';
  const follows = ownList(view).some((action) => String(action['card']).endsWith(suit));
  return follows
    ? `${en.capital(en.suit(suit))} were led: play ${en.aSuit(suit)}.`
    : `No ${en.suit(suit)}: play any card; it cannot win.`;
}

export function prompt(view: TableView): string {
  const words = waiting(view);
  if (words !== undefined) return awaited(view, words);
  const [first] = ownList(view);
  const kind = kindIn(first?.['kind']);
  switch (first?.type ?? '') {
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(view);
    case 'keep':
    case 'reveal': {
      const left = view.places.at('stock').length;
      return `${en.capital(en.count(left, 'card'))} ${left === 1 ? 'is' : 'are'} left in the talon. Turn ${left === 1 ? 'it' : 'them'} up for both of you?`;
    }
    case 'declare':
    case 'silent':
      return declaring(kind, view);
    case 'answer':
      return answering(kind, view);
    case 'claim':
      return claiming(kind, view);
    default:
      return follow(view);
  }
}

export function refusal(_card: Card, view: TableView): string {
  const words = notNow(view);
  if (words !== undefined) return words;
  const [first] = ownList(view);
  switch (first?.type ?? '') {
    case 'play':
      return follow(view);
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(view);
    default:
      return `Cards are played later: first comes the ${first?.['kind'] === undefined ? 'talon' : KIND[kindIn(first['kind'])]}.`;
  }
}
