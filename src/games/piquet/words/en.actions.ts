/** The buttons of Piquet in English: what is declared, what an answer means, what counts. */
import type { Action, FieldValue } from '../../../record/line.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { cardIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { type CombinationKind, pointsOf } from './combinations.ts';
import { KIND, declared, madeOf, points, short, whole } from './en.combinations.ts';
import { claimed, elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, pointsTogether } from './table.ts';

const other = (view: TableView): string => en.who({ ...view, seat: undefined }, otherOf(view));

function carteBlanche(take: FieldValue | undefined): ActionWords {
  if (take === undefined)
    return { full: 'Carte blanche: show that you hold no king, queen or jack, for ten points', short: 'Carte blanche' };
  return {
    full: `Carte blanche, and exchange ${en.count(Number(take), 'card')}`,
    short: `Exchange ${String(Number(take))}`,
  };
}

function declare(kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return { full: `Declare your ${KIND[kind]}`, short: 'Declare' };
  const wins = !isElder(view) && elderSilent(view, kind);
  const makes = `${kind === 'point' ? '' : 'at least '}${points(pointsOf(best))}`;
  return {
    full: `Declare ${kind === 'point' ? 'a point of ' : ''}${kind === 'sequence' ? 'a ' : ''}${whole(best)}`,
    short: short(best),
    help: `${madeOf(best)}. ${en.capital(makes)}${wins ? '' : ` unless ${other(view)} has better`}.`,
  };
}

function silent(kind: CombinationKind, view: TableView): ActionWords {
  if (!ownBest(view, kind))
    return {
      full: `Say nothing: you have no ${KIND[kind]}`,
      short: 'Say nothing',
      help: `You have none. ${en.capital(other(view))} cannot tell whether you hide one.`,
    };
  return {
    full: `Sink your ${KIND[kind]}: say nothing`,
    short: 'Sink: say nothing',
    help: `You score nothing for it, and ${other(view)} does not learn of it.`,
  };
}

function good(kind: CombinationKind, view: TableView): ActionWords {
  const note = noteOf(view, 'declare', kind);
  const said = declared(kind, Number(note?.['count']), note?.['rank']);
  const gives = ownList(view).filter(({ type }) => type === 'answer').length > 1;
  return {
    full: `Good: the ${said} wins`,
    short: 'Good',
    help: gives
      ? `You give way and keep yours secret: ${other(view)} scores.`
      : `You have nothing as good: ${other(view)} scores.`,
  };
}

function equal(kind: CombinationKind, view: TableView): ActionWords {
  if (noteOf(view, 'making', kind))
    return {
      full: `Equal: exactly as good a ${KIND[kind]}`,
      short: 'Equal',
      help: 'Yours is exactly as good: nobody scores.',
    };
  const best = ownBest(view, kind);
  const asks =
    kind === 'point' ? 'what the cards count together (ace 11, courts and ten 10)' : 'which card is the highest';
  return {
    full: `Equal: you have ${best ? whole(best) : 'as many'} too`,
    short: 'Equal',
    help: `As long as yours. Now ${other(view)} must tell ${asks}.`,
  };
}

function notGood(kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return { full: 'Not good: yours is better', short: 'Not good' };
  return {
    full: `Not good: your ${whole(best)} ${kind === 'sequence' ? 'is' : 'are'} better`,
    short: 'Not good',
    help: `${en.capital(whole(best))} ${kind === 'sequence' ? 'beats' : 'beat'} that: you score ${kind === 'point' ? '' : 'at least '}${String(pointsOf(best))}.`,
  };
}

function answer(action: Action, view: TableView): ActionWords {
  const kind = kindIn(action['kind']);
  if (action['say'] === 'equal') return equal(kind, view);
  if (action['say'] === 'not-good') return notGood(kind, view);
  return action['say'] === undefined ? { full: 'Answer', short: 'Answer' } : good(kind, view);
}

function claim(action: Action, view: TableView): ActionWords {
  const all = claimed(action, view);
  if (action['kind'] === undefined || all.length === 0) return { full: 'Count what you hold', short: 'Count' };
  const made = en.list(all.map(whole));
  const hides = ownList(view).some((one) => String(one['extra']).length > String(action['extra']).length);
  return {
    full: `Count ${made}: ${points(pointsTogether(all))}`,
    short: `Score ${String(pointsTogether(all))}`,
    help: `${en.capital(made)}${hides ? '; the rest stays secret' : ''}.`,
  };
}

const FIXED: Readonly<Record<string, ActionWords>> = {
  draw: { full: 'Exchange: draw as many cards as you lay out', short: 'Exchange' },
  reveal: { full: 'Turn up the cards left in the talon', short: 'Turn up', help: 'Both of you see what was left.' },
  keep: { full: 'Leave the talon face down', short: 'Leave', help: 'Nobody turns the cards left.' },
  claim: { full: 'Count what you hold', short: 'Count' },
};

export function action(one: Action, view: TableView): ActionWords {
  const kind = one['kind'] === undefined ? undefined : kindIn(one['kind']);
  switch (one.type) {
    case 'carte-blanche':
      return carteBlanche(one['take']);
    case 'declare':
      return kind ? declare(kind, view) : { full: 'Declare', short: 'Declare' };
    case 'silent':
      return kind ? silent(kind, view) : { full: 'Say nothing', short: 'Say nothing' };
    case 'answer':
      return answer(one, view);
    case 'claim':
      return claim(one, view);
    case 'discard':
      return { full: `Lay out ${en.theCard(cardIn(one['card']))}`, short: shortCard(cardIn(one['card'])) };
    case 'play':
      return { full: `Play ${en.theCard(cardIn(one['card']))}`, short: shortCard(cardIn(one['card'])) };
    default:
      return FIXED[one.type] ?? { full: one.type, short: one.type };
  }
}
