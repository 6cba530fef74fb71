/** The buttons of Piquet in English: what is declared, what an answer means, what counts. */
import type { Action, FieldValue } from '../../../record/line.ts';
import type { ActionWords, Sight } from '../../face/game-face.ts';
import { cardIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { type Kind, pointsOf } from './combinations.ts';
import { KIND, declared, madeOf, points, short, whole } from './en.combinations.ts';
import { claimed, elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, pointsTogether } from './table.ts';

const other = (sight: Sight): string => en.who({ ...sight, seat: undefined }, otherOf(sight));

function carteBlanche(take: FieldValue | undefined): ActionWords {
  if (take === undefined)
    return { full: 'Carte blanche: show that you hold no king, queen or jack, for ten points', short: 'Carte blanche' };
  return {
    full: `Carte blanche, and exchange ${en.count(Number(take), 'card')}`,
    short: `Exchange ${String(Number(take))}`,
  };
}

function declare(kind: Kind, sight: Sight): ActionWords {
  const best = ownBest(sight, kind);
  if (!best) return { full: `Declare your ${KIND[kind]}`, short: 'Declare' };
  const wins = !isElder(sight) && elderSilent(sight, kind);
  const makes = `${kind === 'point' ? '' : 'at least '}${points(pointsOf(best))}`;
  return {
    full: `Declare ${kind === 'point' ? 'a point of ' : ''}${kind === 'sequence' ? 'a ' : ''}${whole(best)}`,
    short: short(best),
    help: `${madeOf(best)}. ${en.capital(makes)}${wins ? '' : ` unless ${other(sight)} has better`}.`,
  };
}

function silent(kind: Kind, sight: Sight): ActionWords {
  if (!ownBest(sight, kind))
    return {
      full: `Say nothing: you have no ${KIND[kind]}`,
      short: 'Say nothing',
      help: `You have none. ${en.capital(other(sight))} cannot tell whether you hide one.`,
    };
  return {
    full: `Sink your ${KIND[kind]}: say nothing`,
    short: 'Sink: say nothing',
    help: `You score nothing for it, and ${other(sight)} does not learn of it.`,
  };
}

function good(kind: Kind, sight: Sight): ActionWords {
  const note = noteOf(sight, 'declare', kind);
  const said = declared(kind, Number(note?.['count']), note?.['rank']);
  const gives = ownList(sight).filter(({ type }) => type === 'answer').length > 1;
  return {
    full: `Good: the ${said} wins`,
    short: 'Good',
    help: gives
      ? `You give way and keep yours secret: ${other(sight)} scores.`
      : `You have nothing as good: ${other(sight)} scores.`,
  };
}

function equal(kind: Kind, sight: Sight): ActionWords {
  if (noteOf(sight, 'making', kind))
    return {
      full: `Equal: exactly as good a ${KIND[kind]}`,
      short: 'Equal',
      help: 'Yours is exactly as good: nobody scores.',
    };
  const best = ownBest(sight, kind);
  const asks =
    kind === 'point' ? 'what the cards count together (ace 11, courts and ten 10)' : 'which card is the highest';
  return {
    full: `Equal: you have ${best ? whole(best) : 'as many'} too`,
    short: 'Equal',
    help: `As long as yours. Now ${other(sight)} must tell ${asks}.`,
  };
}

function notGood(kind: Kind, sight: Sight): ActionWords {
  const best = ownBest(sight, kind);
  if (!best) return { full: 'Not good: yours is better', short: 'Not good' };
  return {
    full: `Not good: your ${whole(best)} ${kind === 'sequence' ? 'is' : 'are'} better`,
    short: 'Not good',
    help: `${en.capital(whole(best))} ${kind === 'sequence' ? 'beats' : 'beat'} that: you score ${kind === 'point' ? '' : 'at least '}${String(pointsOf(best))}.`,
  };
}

function answer(action: Action, sight: Sight): ActionWords {
  const kind = kindIn(action['kind']);
  if (action['say'] === 'equal') return equal(kind, sight);
  if (action['say'] === 'not-good') return notGood(kind, sight);
  return action['say'] === undefined ? { full: 'Answer', short: 'Answer' } : good(kind, sight);
}

function claim(action: Action, sight: Sight): ActionWords {
  const all = claimed(action, sight);
  if (action['kind'] === undefined || all.length === 0) return { full: 'Count what you hold', short: 'Count' };
  const made = en.list(all.map(whole));
  const hides = ownList(sight).some((one) => String(one['extra']).length > String(action['extra']).length);
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

export function action(one: Action, sight: Sight): ActionWords {
  const kind = one['kind'] === undefined ? undefined : kindIn(one['kind']);
  switch (one.type) {
    case 'carte-blanche':
      return carteBlanche(one['take']);
    case 'declare':
      return kind ? declare(kind, sight) : { full: 'Declare', short: 'Declare' };
    case 'silent':
      return kind ? silent(kind, sight) : { full: 'Say nothing', short: 'Say nothing' };
    case 'answer':
      return answer(one, sight);
    case 'claim':
      return claim(one, sight);
    case 'discard':
      return { full: `Lay out ${en.theCard(cardIn(one['card']))}`, short: shortCard(cardIn(one['card'])) };
    case 'play':
      return { full: `Play ${en.theCard(cardIn(one['card']))}`, short: shortCard(cardIn(one['card'])) };
    default:
      return FIXED[one.type] ?? { full: one.type, short: one.type };
  }
}
