/** What Farmer says, in whatever language: which sentence, and what it speaks of. */
import type { ChipsLine, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { Described } from '../../../words/values.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import type { GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  joined,
  notNow,
  notedHands,
  pays,
  person,
  placeWords,
  result as resultOf,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';
import { STRAW_HAT } from './straw-hat.ts';
import { GOAL, countOf, farmerOf, isCourtAndSix, ownTotal, toneOf } from './table.ts';

type SayFarmer = Say<Common & Messages>;

const GROUPS = {
  game: ['deals', 'untilBroke', 'firstFarmer'],
  chips: ['ante', 'purse', 'bustPays'],
};
const WHYS = ['buy-in', 'ante', 'farm', 'closest', 'split', 'remainder', 'bust', 'farm-split'];

function announceMove(say: SayFarmer, line: MoveLine, view: TableView): string | undefined {
  const seat = seatOfPlace(line.to);
  const [player, one] = [person(view, seat), card(line.cards[0] ?? '??')];
  switch (line.why) {
    case 'draw-farmer':
      return say('gets', { player, card: one });
    case 'deal':
      return seat === view.seat ? say('own-card', { card: one }) : undefined;
    case 'hit':
      return say('hits', { player, card: one, total: ownTotal(view) });
    default:
      return undefined;
  }
}

function announceNote(say: SayFarmer, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  if (line.what === 'farmer') return say('farmer-now', { player });
  if (line.what !== 'show') return undefined;
  const total = Number(line['total']);
  const [down = '??'] = cardsIn(line['cards']);
  return joined(
    say,
    say(total > GOAL ? 'shows-over' : 'shows', { player, card: card(down), total }),
    isCourtAndSix(line, view.places) ? say('court-and-six') : undefined,
  );
}

const THE_FARM = new Described('farm', [{}]);
const SIDE_POT = new Described('side-pot', [{}]);

function announceChips(say: SayFarmer, line: ChipsLine, view: TableView): string | undefined {
  if (line.why === 'buy-in' || line.why === 'ante') return undefined;
  if (line.why === 'remainder') return say('remainder', { count: line.amount });
  const pot = [line.from, line.to].includes('farm') ? THE_FARM : SIDE_POT;
  return pays(say, line, view, { pot, why: line.why === 'farm' ? undefined : say.of('why', line.why) });
}

function prompt(say: SayFarmer, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  if (view.legal.length === 0) return say('others-play');
  const total = ownTotal(view);
  if (total > GOAL) return say('prompt-over', { total });
  if (view.legal.length === 1) return say('prompt-first', { total });
  return total === GOAL ? say('prompt-goal') : say('prompt-choose', { total });
}

function bubble(say: SayFarmer, line: Line): string | undefined {
  if (line.type === 'act' && line.action.type === 'stay') return say('bubble-stay');
  if (line.type !== 'note' || line.what !== 'show') return undefined;
  const total = Number(line['total']);
  return say(total > GOAL ? 'bubble-over' : 'bubble-shows', { total });
}

function farmerSigns(say: SayFarmer, view: TableView): readonly Sign[] {
  const farmer = farmerOf(view);
  return farmer === undefined
    ? []
    : [{ at: { seat: farmer }, text: '', label: say('sign-farmer'), picture: STRAW_HAT, carried: 'hat' }];
}

/** The own total; of others what lies open, until they show. */
function countSigns(say: SayFarmer, view: TableView): readonly Sign[] {
  return view.names.flatMap((_, seat) => {
    const count = countOf(view, seat);
    if (!count) return [];
    const { points, isWhole } = count;
    const total = points > GOAL ? 'sign-total-over' : 'sign-total';
    const open = points > GOAL ? 'sign-open-over' : 'sign-open';
    return [
      {
        at: { seat },
        text: isWhole ? String(points) : `${String(points)}+?`,
        label: say(isWhole ? total : open, { points }),
        tone: toneOf(isWhole || points > GOAL ? points : 0),
      },
    ];
  });
}

export const words = (say: SayFarmer): GameSayings => {
  const result: GameWords['result'] = (line, view) =>
    resultOf(
      say,
      line,
      view,
      line.type === 'deal-end' || line.type === 'game-end' ? say.of('ended', line.why) : undefined,
    );
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'hit',
      },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'stay',
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        deal: (line, view) =>
          line.deal === 0
            ? say('draw-for-farmer')
            : say('new-deal', { deal: line.deal, player: person(view, line.dealer) }),
        move: (line, view) => announceMove(say, line, view),
        act: (line, view) =>
          line.action.type === 'stay' ? say('stays', { player: person(view, line.seat) }) : undefined,
        note: (line, view) => announceNote(say, line, view),
        chips: (line, view) => announceChips(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: ({ type }) => say.button(type === 'hit' ? 'do-hit' : 'do-stay'),
    refusal: (_card, view) => notNow(say, view) ?? say('not-played'),
    bubble: (line) => bubble(say, line),
    result,
    hands: notedHands('show', 'total'),
    places: placeWords(say, ['hand', 'up', 'stock', 'farm', 'side']),
    goal: (view) => goalOf(say, view),
    signs: (view) => [...farmerSigns(say, view), ...countSigns(say, view)],
    whys: whyWords(say, WHYS),
  };
};
