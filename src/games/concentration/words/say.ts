/** What Concentration says, in whatever language: which sentence, and what it speaks of. */
import type { Action, NoteLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { cardsIn } from '../../face/fields.ts';
import type { ActionWords, GameSayings, Sign, TableView } from '../../face/game-face.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import { announcing, card, notNow, person, placeWords, resultBy, waiting, whyWords } from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';
import { cardsLeft, isUnseenDue, numberOf, openCard, pairsOf, turnsTaken } from './table.ts';

type SayConcentration = Say<Common & Messages>;

const GROUPS = {
  table: ['decks', 'ranks', 'jokers', 'match'],
  game: ['again', 'deals', 'dealer'],
  alone: ['turnLimit', 'clock'],
};

function announceNote(say: SayConcentration, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'show':
      return say('turns-up', {
        player,
        card: card(cardsIn(line['cards'])[0] ?? '??'),
        place: numberOf(line['place']),
      });
    case 'pair':
      return say('pair-found', { player });
    case 'cover':
      return say('no-pair');
    case 'solo':
      return say('solo', { turns: Number(line['turns']), misses: Number(line['misses']) });
    default:
      return undefined;
  }
}

function prompt(say: SayConcentration, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  const open = openCard(view);
  if (open) return say('prompt-second', { card: card(open) });
  return say(isUnseenDue(view) ? 'prompt-unseen' : 'prompt-first');
}

function button(say: SayConcentration, { type, place }: Action): ActionWords {
  if (type === 'time-up') return say.button('do-time-up');
  return place === undefined ? say.button('do-turn-up') : say.button('do-turn-up-place', { place: numberOf(place) });
}

/** The pairs of everybody; alone also how far one is. */
function signs(say: SayConcentration, view: TableView): readonly Sign[] {
  const found = view.names.map((_, seat): Sign => {
    const count = pairsOf(view, seat);
    return { at: { seat }, text: String(count), label: say('pairs', { count }) };
  });
  if (view.names.length > 1) return found;
  const { full, short } = say.button('sign-solo', { turns: turnsTaken(view), left: cardsLeft(view) });
  return [...found, { at: { seat: 0 }, text: short, label: full }];
}

export const words = (say: SayConcentration): GameSayings => {
  const result = resultBy(say);
  return {
    tagline: say('tagline'),
    lessons: [
      { text: say('lesson-1'), done: (line, seat) => line.type === 'act' && line.seat === seat },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'note' && line.what === 'cover' && line.seat === seat,
      },
      {
        text: say('lesson-3'),
        done: (line, seat) => line.type === 'note' && line.what === 'pair' && line.seat === seat,
      },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        note: (line, view) => announceNote(say, line, view),
        score: (line, view) => say('has-pairs', { player: person(view, line.seat), count: line.points }),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action) => button(say, action),
    refusal: (_card, view) => notNow(say, view) ?? say('not-won'),
    bubble: (line) => (line.type === 'note' && line.what === 'pair' ? say('bubble-pair') : undefined),
    result,
    places: placeWords(say, ['grid', 'won', 'stock']),
    goal: (view) => goalOf(say, view),
    signs: (view) => signs(say, view),
    whys: whyWords(say, ['pairs']),
  };
};
