/** Farmer in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView, Sign } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import { japanese as ja } from '../../face/speech.ts';
import { retold } from '../../face/wording.ts';
import { words as english } from './en.ts';
import { STRAW_HAT } from './straw-hat.ts';
import { GOAL, countOf, farmerOf, isCourtAndSix, ownTotal, toneOf } from './table.ts';

const whys: GameWords['whys'] = {
  'buy-in': '最初のチップ',
  ante: '場代',
  farm: '農場',
  closest: 'いちばん近い人へ',
  split: 'いちばん近い人の分け前',
  remainder: '分けきれない分',
  bust: '16を超えた分',
  'farm-split': '農場の山分け',
};

const potName = (purse: string): string => (purse === 'farm' ? '農場' : '分け前の山');

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  const [seat, card = '??'] = [seatOfPlace(line.to), line.cards[0]];
  const who = ja.who(view, seat);
  switch (line.why) {
    case 'draw-farmer':
      return `${who}に${ja.card(card)}。`;
    case 'deal':
      return seat === view.seat ? `伏せ札は${ja.card(card)}です。` : undefined;
    case 'hit': {
      const mine = seat === view.seat ? `合計${String(ownTotal(view))}。` : '';
      return `${who}が引いたのは${ja.card(card)}。${mine}`;
    }
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  if (line.what === 'farmer') return `${who}が農場主になりました。`;
  if (line.what !== 'show') return undefined;
  const total = Number(line['total']);
  const [card = '??'] = cardsIn(line['cards']);
  return `${who}の伏せ札は${ja.card(card)}、合計${String(total)}${total > GOAL ? 'でバースト' : ''}。${isCourtAndSix(line, view.places) ? '絵札とハートの6、これに勝る手はありません！' : ''}`;
}

function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (line.why === 'buy-in' || line.why === 'ante') return undefined;
  if (line.why === 'remainder') return `分けきれないチップ${String(line.amount)}枚は農場へ。`;
  return say.pays(line, view, potName, line.why === 'farm' ? '' : (whys[line.why] ?? ''));
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (view.legal.length === 0) return 'ほかの人の番です。';
  const total = ownTotal(view);
  if (total > GOAL) return `${String(total)}でバースト。何くわぬ顔で「ステイ」しましょう。`;
  if (view.legal.length === 1) return `いま${String(total)}。最初の1枚は必ず引きます。`;
  return total === GOAL ? 'ちょうど16！「ステイ」しましょう。' : `いま${String(total)}。引きますか、やめますか。`;
}

const LESSONS = [
  '目標は合計ちょうど16。だれでも1枚は引きます。「ヒット」を押してください。',
  'もう十分なら「ステイ」。16を超えてもだまって「ステイ」すれば、だれにもわかりません。',
  'ちょうど16なら農場を総取り。いなければ、低い人がいちばん近い人に払います。16を超えた人は農場主に払います。',
];

export const words: GameWords = {
  title: 'ファーマー',
  tagline: 'ちょうど16で農場を総取り。超えたら、だまっていよう。',
  lessons: retold(english.lessons, LESSONS),
  options: {
    ante: { label: '場代', help: '毎回、全員が農場に出す枚数です。払いもこの枚数です。' },
    purse: { label: '最初のチップ', help: '一人ずつの枚数です。マイナスになることもあります。' },
    deals: { label: '回数', help: 'この回数のあと農場を山分けし、チップのいちばん多い人の勝ちです。' },
    untilBroke: {
      label: '破産で終わり',
      help: 'だれかのチップがなくなっても終わります。',
      values: { true: 'はい', false: 'いいえ' },
    },
    firstFarmer: {
      label: '最初の農場主',
      help: '最初の農場主の決めかたです。そのあとは農場を取った人がなります。',
      values: { ...say.firstDealer.values, draw: 'ハートの6を引いた人' },
    },
    bustPays: {
      label: '16を超えたら',
      help: '16を超えた人が農場主に払う枚数です。',
      values: { ante: '場代と同じ', excess: '超えた1点につき場代と同じ' },
    },
  },
  groups: [
    { label: 'ゲーム', keys: ['deals', 'untilBroke', 'firstFarmer'] },
    { label: 'チップ', keys: ['ante', 'purse', 'bustPays'] },
  ],
  presets: {
    classic: { label: '基本', help: '10回勝負。16を超えたら場代1回分を払います。' },
    ferme: { label: 'フランスの「フェルム」風', help: '16を超えた分だけ、高くつきます。' },
    untilBroke: { label: '破産まで', help: 'だれかのチップがなくなるまで続けます。' },
  },
  announce: say.announcing(
    {
      deal: (line, view) =>
        line.deal === 0
          ? '1枚ずつ表向きに配り、ハートの6が来た人が農場主になります。'
          : `第${String(line.deal)}回。農場主は${ja.who(view, line.dealer)}です。`,
      move: announceMove,
      act: (line, view) => (line.action.type === 'stay' ? `${ja.who(view, line.seat)}は「ステイ」。` : undefined),
      note: announceNote,
      chips: announceChips,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) =>
    action.type === 'hit'
      ? { full: 'ヒット（表向きに1枚引く）', short: 'ヒット' }
      : { full: 'ステイ（もう引かない）', short: 'ステイ' },
  refusal: (_card, view) => say.notNow(view) ?? 'カードはそのまま。「ヒット」か「ステイ」を選んでください。',
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'stay') return 'ステイ';
    if (line.type !== 'note' || line.what !== 'show') return undefined;
    const total = Number(line['total']);
    return total > GOAL ? `${String(total)}、バースト` : total === GOAL ? '16！' : String(total);
  },
  result: (line, view) => say.result(line, view, reasonOf(line)),
  places: { hand: '伏せ札', up: '表の札', stock: '山札', farm: '農場', side: '分け前の山' },
  signs: (view) => [...farmerSigns(view), ...countSigns(view)],
  whys,
};

function reasonOf(line: Line): string {
  if (line.type === 'game-end') return line.why === 'broke' ? 'だれかのチップがなくなりました。' : '';
  if (line.type !== 'deal-end') return '';
  if (line.why === 'sixteen') return 'ちょうど16で農場を総取り。';
  return line.why === 'closest' ? '16はいないので、農場はそのままです。' : '全員が16を超え、農場はそのままです。';
}

function farmerSigns(view: TableView): readonly Sign[] {
  const farmer = farmerOf(view);
  return farmer === undefined
    ? []
    : [{ at: { seat: farmer }, text: '', label: '農場主', picture: STRAW_HAT, carried: 'hat' }];
}

/** The own total; of others what lies open, until they show. */
function countSigns(view: TableView): readonly Sign[] {
  return view.names.flatMap((_, seat) => {
    const count = countOf(view, seat);
    if (!count) return [];
    const { points, isWhole } = count;
    const over = points > GOAL ? '、バースト' : '';
    return [
      {
        at: { seat },
        text: isWhole ? String(points) : `${String(points)}+?`,
        label: `${isWhole ? '合計' : '表の札'}${String(points)}${over}`,
        tone: toneOf(isWhole || points > GOAL ? points : 0),
      },
    ];
  });
}
