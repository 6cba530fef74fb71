/** The buttons of Piquet: what is declared, what an answer means, what counts. */
import type { Action } from '../../../record/line.ts';
import { cardIn } from '../../face/fields.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { card, person } from '../../face/words/sayings.ts';
import { type CombinationKind, pointsOf, valueOf } from './combinations.ts';
import { type SayPiquet, combinations, declaration, rankIn, signsOf } from './names.ts';
import { claimed, elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, pointsTogether } from './table.ts';

function declare(say: SayPiquet, kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return say.button('do-declare-kind', { kind });
  const button = { combination: combinations([best]), kind, count: best.cards.length, rank: rankIn(best.rank) };
  const makes = { signs: signsOf(best), value: valueOf(best.cards), count: pointsOf(best) };
  const isSure = !isElder(view) && elderSilent(view, kind);
  const unsure = { ...makes, player: person(view, otherOf(view)) };
  if (kind === 'point')
    return {
      ...say.button('do-declare-point', button),
      help: isSure ? say('do-declare-point.help-sure', makes) : say('do-declare-point.help', unsure),
    };
  return {
    ...say.button('do-declare-best', button),
    help: isSure ? say('do-declare-best.help-sure', makes) : say('do-declare-best.help', unsure),
  };
}

function silent(say: SayPiquet, kind: CombinationKind, view: TableView): ActionWords {
  const player = person(view, otherOf(view));
  return ownBest(view, kind)
    ? { ...say.button('do-sink', { kind }), help: say('do-sink.help', { player }) }
    : { ...say.button('do-have-none', { kind }), help: say('do-have-none.help', { player }) };
}

function good(say: SayPiquet, kind: CombinationKind, view: TableView): ActionWords {
  const player = person(view, otherOf(view));
  const gives = ownList(view).filter(({ type }) => type === 'answer').length > 1;
  return {
    ...say.button('do-good', { declaration: declaration(noteOf(view, 'declare', kind)) }),
    help: say(gives ? 'do-good.help-gives' : 'do-good.help', { player }),
  };
}

function equal(say: SayPiquet, kind: CombinationKind, view: TableView): ActionWords {
  if (noteOf(view, 'making', kind))
    return { ...say.button('do-equal-exactly', { kind }), help: say('do-equal-exactly.help') };
  const best = ownBest(view, kind);
  return {
    ...(best ? say.button('do-equal', { combination: combinations([best]) }) : say.button('do-equal-many')),
    help: say(kind === 'point' ? 'do-equal.help-point' : 'do-equal.help', { player: person(view, otherOf(view)) }),
  };
}

function notGood(say: SayPiquet, kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return say.button('do-not-good-any');
  const said = { kind, combination: combinations([best]) };
  return {
    ...say.button('do-not-good', said),
    help: say('do-not-good.help', { ...said, count: pointsOf(best) }),
  };
}

function answer(say: SayPiquet, action: Action, view: TableView): ActionWords {
  const kind = kindIn(action['kind']);
  if (action['say'] === 'equal') return equal(say, kind, view);
  if (action['say'] === 'not-good') return notGood(say, kind, view);
  return action['say'] === undefined ? say.button('do-answer') : good(say, kind, view);
}

function claim(say: SayPiquet, action: Action, view: TableView): ActionWords {
  const all = claimed(action, view);
  if (action['kind'] === undefined || all.length === 0) return say.button('do-claim');
  const made = combinations(all);
  const hides = ownList(view).some((one) => String(one['extra']).length > String(action['extra']).length);
  return {
    ...say.button('do-claim-all', { combinations: made, count: pointsTogether(all) }),
    help: say(hides ? 'do-claim-all.help-hides' : 'do-claim-all.help', { combinations: made }),
  };
}

export function button(say: SayPiquet, action: Action, view: TableView): ActionWords {
  const kind = action['kind'] === undefined ? undefined : kindIn(action['kind']);
  const one = cardIn(action['card']);
  switch (action.type) {
    case 'carte-blanche':
      return action['take'] === undefined
        ? say.button('do-carte-blanche')
        : say.button('do-carte-blanche-take', { count: Number(action['take']) });
    case 'declare':
      return kind ? declare(say, kind, view) : say.button('do-declare');
    case 'silent':
      return kind ? silent(say, kind, view) : say.button('do-silent');
    case 'answer':
      return answer(say, action, view);
    case 'claim':
      return claim(say, action, view);
    case 'discard':
      return { full: say('do-lay-out', { card: card(one) }), short: shortCard(one) };
    case 'play':
      return { full: say('do-play', { card: card(one) }), short: shortCard(one) };
    case 'reveal':
      return { ...say.button('do-reveal'), help: say('do-reveal.help') };
    case 'keep':
      return { ...say.button('do-keep'), help: say('do-keep.help') };
    default:
      return say.button('do-draw');
  }
}
