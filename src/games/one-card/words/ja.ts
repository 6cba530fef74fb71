/** One Card in Japanese. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { words as english } from './en.ts';
import { contractOf, highestBid, isAuction, isReversed, requiredSuit, takenBy, trumpOf } from './table.ts';

const points = (n: unknown): string => `${String(n)}点`;

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat);
  switch (line.action.type) {
    case 'bid':
      return `${who}は${points(line.action['points'])}と宣言しました。`;
    case 'pass':
      return `${who}はパス。`;
    case 'keep':
      return `${who}は強さの順をそのままにします。`;
    default:
      return undefined; // the card is told when it moves, the reversal by its note
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'contract':
      return `${who}が${points(line['points'])}取ると宣言し、最初に出します。`;
    case 'no-bid':
      return `宣言なし。切り札はありません。${who}から出します。`;
    case 'trump':
      return `切り札は${ja.suit(trumpOf(view) ?? 'S')}です。`;
    case 'trick-won':
      return `${who}が${ja.card(cardOf(line))}で取りました。`;
    case 'reversed':
      return `${who}が強さを逆さまにしました。9がいちばん強く、エースがいちばん弱くなります。`;
    case 'one-card':
      return `最後の1枚は${ja.card(cardOf(line))}。${who}に${points(line['points'])}。`;
    case 'taken':
      return `${who}は${points(line['points'])}取りました。`;
    default:
      return undefined;
  }
}

const cardOf = (line: Line & { type: 'note' }): SeenCard => cardIn(line['card']);

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (may(view, 'reverse')) return 'ジョーカーを取りました。強さを逆さまにしますか。';
  if (isAuction(view)) {
    const high = highestBid(view);
    return high
      ? `${ja.who(view, high.seat)}が${points(high.points)}と宣言。それより上を言うか、パスしてください。`
      : '15点のうち何点取りますか。宣言するか、パスしてください。';
  }
  if (requiredSuit(view)) return followWords(view);
  const first = contractOf(view) && !trumpOf(view);
  return first
    ? '最初の1枚のマークが切り札になります。ジョーカーは出せません。'
    : 'あなたから出します。どのカードでもかまいません。';
}

function followWords(view: TableView): string {
  const suit = requiredSuit(view) ?? 'S';
  const trump = trumpOf(view) === suit;
  const cards = view.legal.map((action) => String(action['card']));
  const name = ja.suit(suit);
  if (cards.some((card) => card.endsWith(suit)))
    return trump
      ? `切り札が出ました。${name}${cards.includes('JK') ? 'かジョーカー' : ''}を出してください。`
      : `場は${name}です。${name}を出してください。`;
  if (trump && cards.length === 1 && cards[0] === 'JK') return '切り札が出ました。あなたの切り札はジョーカーだけです。';
  return `${name}がありません。どのカードでも出せます。`;
}

const LESSONS = [
  'キング、クイーン、ジャックは1点、ジョーカーは3点で、全部で15点。何点取るか宣言するか、パスします。',
  'いちばん多く宣言した人から出し、その最初のカードのマークが切り札です。同じマークがあれば必ず出します。',
  '切り札のある回にジョーカーを取った人は、強さを逆さまにできます。最後に取った人は中央の1枚ももらいます。',
];

export const words: GameWords = {
  title: 'ワンカード',
  tagline: '何点取るかを決めて、その通りに取る。ジョーカーが世界を逆さまにします。',
  lessons: retold(english.lessons, LESSONS),
  options: {
    match: {
      label: 'ゲームの長さ',
      help: 'どこまで続けるかを決めます。',
      values: { target: '決めた点数まで', rounds: '決めた回数だけ' },
    },
    target: { label: '目標の点数', help: 'だれかがこの点に届いた回のあと、合計がいちばん多い人の勝ちです。' },
    rounds: { label: '回数', help: 'この回数のあと、合計がいちばん多い人の勝ちです。' },
    bidReentry: {
      label: 'パスのあとの宣言',
      help: 'パスした人にも、順番が来ればもう一度聞きます。',
      values: { true: 'できる', false: 'パスしたら終わり' },
    },
    jokerFace: {
      label: 'ジョーカーの姿',
      help: '見た目だけの違いです。ダイヤの2をジョーカーの代わりにする人もいます。',
      values: { joker: 'ジョーカー', '2D': 'ダイヤの2' },
    },
    dealer: say.firstDealer,
  },
  groups: [
    { label: 'ゲーム', keys: ['match', 'target', 'rounds'] },
    { label: '宣言', keys: ['bidReentry', 'dealer'] },
    { label: '見た目', keys: ['jokerFace'] },
  ],
  presets: {
    classic: { label: '基本', help: '30点まで。パスした人はもう宣言できません。' },
    reentry: { label: '長い宣言', help: 'パスした人も、もっと上を宣言して戻れます。' },
    singleRound: { label: '1回だけ', help: '1回きり、3分ほどで終わります。' },
  },
  announce: say.announcing(
    {
      act: announceAct,
      move: (line, view) => (line.why === 'play' ? say.plays(line, view) : undefined),
      note: announceNote,
      score: (line, view) =>
        line.why === 'bid-failed'
          ? `${ja.who(view, line.seat)}は宣言に届かず0点。`
          : `${ja.who(view, line.seat)}に${points(line.points)}。`,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) => {
    switch (action.type) {
      case 'play':
        return { full: `${ja.card(cardIn(action['card']))}を出す`, short: shortCard(cardIn(action['card'])) };
      case 'bid':
        return action['points'] === undefined
          ? { full: 'あなたの宣言', short: '宣言' }
          : { full: `${points(action['points'])}と宣言する`, short: String(action['points']) };
      case 'pass':
        return { full: 'パスする', short: 'パス' };
      case 'keep':
        return { full: 'そのまま。エースが強い', short: 'そのまま' };
      default:
        return { full: '逆さまにする。9が強く、エースが弱くなる', short: '逆さまに' };
    }
  },
  refusal: (card, view) => {
    const other = say.notNow(view);
    if (other !== undefined) return other;
    if (isAuction(view)) return '先に宣言するか、パスしてください。';
    if (may(view, 'reverse')) return '先に、強さを逆さまにするかどうかを決めてください。';
    const suit = requiredSuit(view);
    if (!suit) return 'ジョーカーにはマークがないので、切り札を決められません。';
    return card === 'JK' ? `ジョーカーは${ja.suit(suit)}がないときだけ出せます。` : followWords(view);
  },
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'bid') return String(line.action['points']);
    if (line.type === 'act' && line.action.type === 'pass') return 'パス';
    if (line.type === 'act' && line.action.type === 'keep') return 'そのまま';
    return line.type === 'note' && line.what === 'reversed' ? '逆さま！' : undefined;
  },
  result: (line, view) => {
    const contract = contractOf(view);
    const last = view.lines.findLast((one) => one.type === 'score' && one.why.startsWith('bid-'));
    const failed = last?.type === 'score' && last.why === 'bid-failed';
    const why =
      line.type === 'game-end' || !contract
        ? ''
        : `${ja.who(view, contract.seat)}の${points(contract.points)}の宣言は${failed ? '届きませんでした' : '成功'}。`;
    return say.result(line, view, why);
  },
  places: { hand: '手札', trick: '場', kitty: '中央の1枚', won: '取ったカード', stock: '配るカード' },
  signs: (view) => [
    ...view.names.flatMap((_, seat) => {
      const won = view.places.at(`won/${String(seat)}`).length > 0;
      const taken = takenBy(view, seat);
      return won ? [{ at: { place: `won/${String(seat)}` }, text: String(taken), label: points(taken) } as const] : [];
    }),
    ...contractSigns(view),
  ],
  whys: { cards: '取った点', 'bid-made': '宣言成功', 'bid-failed': '宣言失敗' },
  dealName: (lines) => {
    const note = lines.find((line) => line.type === 'note' && line.what === 'contract');
    const deal = lines.find((line) => line.type === 'deal');
    const number = deal?.type === 'deal' ? String(deal.deal) : '';
    return note?.type === 'note' ? `${number}・宣言${String(note['points'])}` : `${number}・宣言なし`;
  },
};

function contractSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const contract = contractOf(view);
  const trump = trumpOf(view);
  const turned = isReversed(view);
  if (!contract) return [];
  const at = { seat: contract.seat };
  return [
    { at, text: String(contract.points), label: `宣言${points(contract.points)}`, tone: 'plain' },
    ...(trump
      ? [
          {
            at,
            suit: trump,
            text: turned ? '↓' : '↑',
            label: `切り札は${ja.suit(trump)}、${turned ? '9' : 'エース'}が強い`,
          } as const,
        ]
      : []),
  ];
}
