/** Crazy Eights in Japanese. */
import { parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import { namedSuit, penaltyDue, upCard } from '../../face/matching.ts';
import * as match from '../../face/matching.ja.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { words as english } from './en.ts';
import { optionWords } from './ja.options.ts';

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  if (line.what !== 'penalty') return match.announceNote(line, view);
  return `${ja.who(view, line.seat ?? 0)}は2を出すか、${ja.count(Number(line['amount']))}引かなければなりません。`;
}

const fits = (view: TableView): boolean => may(view, 'play');

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  const due = penaltyDue(view);
  if (due > 0) return fits(view) ? `2を出すか、${ja.count(due)}引いてください。` : `${ja.count(due)}引いてください。`;
  const draw = may(view, 'draw');
  if (!fits(view))
    return draw
      ? '出せるカードがありません。山札から引いてください。'
      : '出せるカードがなく、引けません。パスしてください。';
  return `${wanted(view)}を出してください${draw ? '（引いてもかまいません）' : ''}。`;
}

/** What goes on the card that is up. */
function wanted(view: TableView): string {
  const named = namedSuit(view);
  const up = parseCard(upCard(view) ?? '??');
  if (named) return `${ja.suit(named)}か8`;
  if (!up?.suit || !up.rank) return '好きなカード';
  return up.rank === '8' ? `${ja.suit(up.suit)}か8` : `${ja.suit(up.suit)}、${match.rankSign(up.rank)}、または8`;
}

const WHY: Readonly<Record<string, string>> = {
  out: 'いちばん先に手札がなくなりました。',
  blocked: 'だれも出せなくなりました。手札の軽い人の勝ちです。',
  limit: '千回を超えました。手札の軽い人の勝ちです。',
};

const LESSONS = [
  '場のカードと同じマークか同じ数のカードを出します。なければ山札から引きます。',
  '8はいつでも出せて、次に出すマークを指定できます。',
  '先に手札がなくなった人の勝ち。最後の1枚が8でもかまいません。',
];

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'クレイジーエイト',
  tagline: 'マークを合わせ、数を合わせ、8は最後まで取っておく。',
  lessons: retold(english.lessons, LESSONS),
  ...optionWords,
  announce: say.announcing(
    {
      move: match.announceMove,
      note: announceNote,
      act: (line, view) => (line.action.type === 'pass' ? say.passes(line, view) : undefined),
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    const suit = suitIn(action['suit']);
    switch (action.type) {
      case 'play':
        return suit
          ? { full: `${ja.card(card)}を出して${ja.suit(suit)}を指定する`, short: ja.suit(suit) }
          : { full: `${ja.card(card)}を出す`, short: shortCard(card) };
      case 'draw':
        return match.drawButton(penaltyDue(view));
      default:
        return { full: 'パスする', short: 'パス' };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view) ?? (penaltyDue(view) > 0 ? '2には2でしか返せません。' : `${wanted(view)}を出してください。`),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'pass') return 'パス';
    return match.exclaimed(line);
  },
  result,
  places: { hand: '手札', stock: '山札', discard: '捨て札' },
  signs: (view) => [
    ...match.dueSign(penaltyDue(view)),
    ...match.skipSign(view),
    ...(view.options['specials'] === true && view.names.length > 2 ? [match.directionSign(view)] : []),
  ],
  whys: { won: '勝ち', cards: '残った手札' },
};
