/** What Jack Change It says, in whatever language: which sentence, and what it speaks of. */
import type { Action, ActLine, Line, NoteLine } from '../../../record/line.ts';
import type { Say, Values } from '../../../words/say.ts';
import { RankName, SuitName } from '../../../words/values.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import type { ActionWords, GameSayings, TableView } from '../../face/game-face.ts';
import { penaltyDue } from '../../face/matching.ts';
import { shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import * as match from '../../face/words/matching.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  notNow,
  passes,
  person,
  placeWords,
  resultBy,
  scores,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';
import { type Expected, type Needs, answersTo, expected, learned, needsOf, withOneCard } from './table.ts';

type SayJack = Say<Common & Messages>;

const GROUPS = {
  game: ['deals', 'target', 'scoring', 'dealer', 'firstCard'],
  drawing: ['mayDraw', 'playDrawn', 'afterPenalty'],
  tricks: ['stackAce', 'combo', 'jackNames', 'jackWhen', 'jackOnJack', 'lastTrick'],
};

function announceNote(say: SayJack, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  if (line.what === 'block') return say('blocks', { player });
  if (line.what !== 'penalty') return match.announceNote(say, line, view);
  const count = Number(line['amount']);
  return say('must-answer', { player, count, answers: answersTo(count, view) });
}

function announceAct(say: SayJack, line: ActLine, view: TableView): string | undefined {
  if (line.action.type === 'pass') return passes(say, line, view);
  return line.action.type === 'keep' ? say('keeps', { player: person(view, line.seat) }) : undefined; // else told when the cards move
}

/** What fits: a suit, a rank too where one does, jacks too where they do. */
const wanted = ({ suit, rank, jacks }: Needs): Values<'fits' | 'suit' | 'rank'> => ({
  fits: `suit${rank === undefined ? '' : '-rank'}${jacks ? '-jack' : ''}`,
  suit: new SuitName(suit),
  rank: rank === undefined ? '' : new RankName(rank),
});

function ask(say: SayJack, now: Expected): string {
  switch (now.is) {
    case 'answer':
      return now.can
        ? say('prompt-answer', { answers: now.with, count: now.due })
        : say('prompt-penalty', { count: now.due });
    case 'drawn':
      return say('prompt-drawn', { card: card(now.card) });
    case 'last':
      return say(now.instead === 'draw' ? 'prompt-last-draw' : 'prompt-last-pass');
    case 'lacking':
      return say(now.instead === 'draw' ? 'prompt-draw' : 'prompt-pass', wanted(now.needs));
    case 'play':
      return say(now.orDraw ? 'prompt-play-or-draw' : 'prompt-play', wanted(now.needs));
  }
}

function refusal(say: SayJack, view: TableView): string {
  const now = expected(view);
  if (now.is === 'answer') return say('only-answers', { answers: now.with });
  if (now.is === 'drawn') return say('only-drawn');
  return now.is === 'play' ? say('prompt-play', wanted(needsOf(view))) : ask(say, now);
}

function playButton(say: SayJack, action: Action, view: TableView): ActionWords {
  if (action['card'] === undefined) return say.button('do-play-any');
  const [one, two, suit] = [cardIn(action['card']), action['with'], suitIn(action['suit'])];
  if (suit) return say.button('do-play-naming', { card: card(one), suit: new SuitName(suit) });
  const short = shortCard(one);
  if (two !== undefined) {
    const other = cardIn(two);
    return say.button('do-play-with', { card: card(one), two: card(other), short, 'short-two': shortCard(other) });
  }
  const isChoice = view.legal.some((other) => other['card'] === one && other['with'] !== undefined);
  return isChoice
    ? say.button('do-play-alone', { card: card(one), short })
    : { full: say('do-play', { card: card(one) }), short };
}

function button(say: SayJack, action: Action, view: TableView): ActionWords {
  switch (action.type) {
    case 'play':
      return playButton(say, action, view);
    case 'draw':
      return match.drawButton(say, penaltyDue(view));
    case 'keep':
      return say.button('do-keep');
    default:
      return say.button('do-pass');
  }
}

function bubble(say: SayJack, line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'block') return say('bubble-block');
  if (line.type !== 'act') return match.exclaimed(say, line);
  if (line.action.type === 'pass') return say('do-pass.short');
  return line.action.type === 'keep' ? say('bubble-keep') : undefined;
}

export const words = (say: SayJack): GameSayings => {
  const result = resultBy(say);
  return {
    tagline: say('tagline'),
    lessons: lessonsOf([say('lesson-1'), say('lesson-2'), say('lesson-3')], learned),
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => match.announceMove(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        act: (line, view) => announceAct(say, line, view),
        score: (line, view) => scores(say, line, view),
      },
      result,
    ),
    prompt: (view) => waiting(say, view) ?? ask(say, expected(view)),
    action: (action, view) => button(say, action, view),
    refusal: (_card, view) => notNow(say, view) ?? refusal(say, view),
    bubble: (line) => bubble(say, line),
    result,
    places: placeWords(say, ['hand', 'stock', 'discard']),
    goal: (view) => goalOf(say, view),
    signs: (view) => [
      ...match.dueSign(say, penaltyDue(view)),
      ...match.skipSign(say, view),
      ...(view.names.length > 2 ? [match.directionSign(say, view)] : []),
      ...withOneCard(view).map((seat) => ({ at: { seat }, text: '!', label: say('sign-one-card') })),
    ],
    whys: whyWords(say, ['won', 'cards']),
  };
};
