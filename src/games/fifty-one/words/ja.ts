/** Fifty-One in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, seatOfPlace, suitIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { retold } from '../../face/wording.ts';
import { words as english } from './en.ts';
import { callerOf, countOf, isExchange, lastTaken } from './table.ts';

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  const card = ja.card(line.cards[0] ?? '??');
  switch (line.why) {
    case 'take':
      return `${ja.who(view, seatOfPlace(line.to))}が${card}を取りました。`;
    case 'give':
      return `${ja.who(view, seatOfPlace(line.from))}が${card}を置きました。`;
    case 'deal':
      return line.to.startsWith('board/') && view.places.acts.length > 0 ? `場に${card}。` : undefined;
    case 'recycle':
      return say.RECYCLED;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'stop':
      return `${who}が「ストップ」。ほかの人はあと1回ずつです。`;
    case 'pass':
      return `${who}はパス。`;
    case 'show':
      return `${say.held(line, view).replace(/。$/, '')}、${ja.suit(suitIn(line['suit']) ?? 'S')}で${say.signed(Number(line['points']))}点。`;
    default:
      return undefined;
  }
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (!isExchange(view))
    return view.legal.length > 1 ? '勝てそうなら「ストップ」、まだなら「つづける」。' : '「つづける」で次の人へ。';
  return `${callerOf(view) === undefined ? '' : '最後の番です。'}場の1枚と自分の1枚を選んで取り替えてください。`;
}

const LESSONS = [
  '場の1枚を取り、自分の1枚をそこに置きます。どちらを先に選んでもかまいません。',
  'いちばん多いマークの合計から、ほかのカードを引いた数が得点。同じマークのA・K・Q・J・10で51点です。',
  '取り替えたあと「ストップ」と言えます。ほかの人はあと1回ずつ。言った人は同点だと負けです。',
];

export const words: GameWords = {
  title: 'ゴジュウイチ',
  tagline: '同じマークの5枚と、「ストップ」と言う勇気。',
  lessons: retold(english.lessons, LESSONS),
  options: {
    joker: {
      label: 'ジョーカー',
      help: '持っている人にいちばん都合のよいカードになります。',
      values: { true: '1枚入れる', false: '入れない' },
    },
    pass: {
      label: 'パス',
      help: '取り替えずにすませられるかどうかです。',
      values: { never: 'できない', last: '最後の番だけ', later: '2回目の番から' },
    },
    swapAll: {
      label: '全部取り替え',
      help: '2回目の番から、手札と場を全部取り替えられます。',
      values: { true: 'できる', false: 'できない' },
    },
    stopNeedsFlush: {
      label: '「ストップ」の条件',
      help: '5枚とも同じマークでなければならないかどうかです。',
      values: { true: '同じマークだけ', false: 'いつでも' },
    },
    mixedHand: {
      label: 'ほかのマーク',
      help: 'マークがそろっていない手の数えかたです。',
      values: { subtract: '引く', zero: 'そろわなければ0点' },
    },
    rounds: { label: 'まわる回数', help: 'だれも言わなければ、この回数で手を比べます。' },
    deals: { label: '回数', help: 'この回数のあと、合計がいちばん多い人の勝ちです。' },
    scoring: { label: '得点', help: '1回の勝ちの数えかたです。', values: { wins: '勝った回数', points: '手の点数' } },
    target: { label: '目標の合計', help: 'この合計に届くと、そこで終わります。0なら回数だけで決まります。' },
    dealer: say.firstDealer,
  },
  groups: [
    { label: '番', keys: ['pass', 'swapAll', 'stopNeedsFlush', 'rounds'] },
    { label: '手', keys: ['joker', 'mixedHand'] },
    { label: 'ゲーム', keys: ['deals', 'scoring', 'target', 'dealer'] },
  ],
  presets: {
    classic: { label: '基本', help: '1回勝負。ジョーカーなし、いつでも「ストップ」。' },
    withJoker: { label: 'ジョーカー入り', help: 'ジョーカーは好きなマークを助けます。' },
    oneSuit: { label: 'そろわなければ0点', help: '同じマークの手だけが数えられます。パスと全部取り替えもできます。' },
    pointsMatch: { label: '点数で5回', help: '5回分の手の点を合計します。' },
  },
  announce: say.announcing(
    {
      act: (line, view) => (line.action.type === 'clear' ? `${ja.who(view, line.seat)}が場を流します。` : undefined),
      move: announceMove,
      note: announceNote,
      score: (line, view) => `${ja.who(view, line.seat)}に${say.signed(line.points)}点。`,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) => {
    const [take, give] = [cardIn(action['take']), cardIn(action['give'])];
    switch (action.type) {
      case 'swap':
        return action['take'] === undefined
          ? { full: '取り替える', short: '取り替え' }
          : {
              full: `${ja.card(take)}を取って${ja.card(give)}を置く`,
              short: `${shortCard(give)} → ${shortCard(take)}`,
            };
      case 'swap-all':
        return { full: '手札と場を全部取り替える', short: '全部取り替え' };
      case 'clear':
        return { full: '場を流して5枚を新しくする', short: '場を流す' };
      case 'pass':
        return { full: '取り替えずにパスする', short: 'パス' };
      case 'stop':
        return { full: '「ストップ」と言う', short: 'ストップ！' };
      default:
        return { full: 'つづける。次の人の番へ', short: 'つづける' };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view) ??
    (isExchange(view)
      ? '代わりにほしい場のカードを選んでください。'
      : 'もう取り替えました。「ストップ」か「つづける」を選んでください。'),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'stop') return 'ストップ！';
    return line.type === 'note' && line.what === 'pass' ? 'パス' : undefined;
  },
  result: (line, view) => {
    const caller = callerOf(view);
    const why =
      line.type === 'game-end'
        ? ''
        : caller === undefined
          ? 'だれも「ストップ」と言いませんでした。'
          : `${ja.who(view, caller)}が「ストップ」。`;
    return say.result(line, view, why);
  },
  places: { hand: '手札', board: '場', stock: '山札', discard: '捨て札' },
  signs: (view) => [...ownCount(view), ...takenSigns(view), ...callSigns(view)],
  whys: { win: '勝ち', hand: '手の点' },
};

type Signs = ReturnType<NonNullable<GameWords['signs']>>;

function ownCount(view: TableView): Signs {
  const count = view.seat === undefined ? undefined : countOf(view.places.cards(`hand/${String(view.seat)}`));
  if (!count || view.seat === undefined) return [];
  const text = say.signed(count.points);
  return [{ at: { seat: view.seat }, suit: count.suit, text, label: `いまの手は${ja.suit(count.suit)}で${text}点` }];
}

/** The last card that each rival took: everybody has seen it. */
function takenSigns(view: TableView): Signs {
  return view.names.flatMap((_, seat) => {
    const card = seat === view.seat ? undefined : lastTaken(view, seat);
    return card === undefined || card === '??'
      ? []
      : [{ at: { seat }, text: shortCard(card), label: `最後に取ったのは${ja.card(card)}` }];
  });
}

function callSigns(view: TableView): Signs {
  const caller = callerOf(view);
  if (caller === undefined || view.places.ended !== 'no') return [];
  return [{ at: { seat: caller }, text: 'ストップ', label: '「ストップ」と言いました', tone: 'bad' }];
}
