/** Newmarket in Japanese. */
import { parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, seatOfPlace } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { OFF_TURN } from '../options.ts';
import { words as english } from './en.ts';
import { groups, options, presets } from './ja.options.ts';
import * as table from './table.ts';

const whys: GameWords['whys'] = {
  'buy-in': '最初のチップ',
  ante: '賭け札へ',
  auction: '余りの手の代金',
  collect: '賭け札',
  'cards-left': '残った手札',
  kitty: '上がり賞',
  sweep: '残ったチップ',
};

const COLOURS: Readonly<Record<table.Colour, string>> = { red: '赤', black: '黒' };
const chips = (n: unknown): string => `チップ${String(n)}枚`;
const potName = (purse: string): string => (purse === 'pot/kitty' ? '上がり賞' : ja.card(table.potCard(purse)));

/** Payments that are worth a sentence of their own; a sale is told by its note. */
function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'auction'].includes(line.why)) return undefined;
  return say.pays(line, view, potName, line.why === 'cards-left' ? '残り札' : '');
}

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat);
  switch (line.action.type) {
    case 'exchange':
      return `${who}は手札を余りの手と替えます。`;
    case 'keep':
      return view.options['widow'] === 'auction'
        ? `${who}は手札を替えず、余りの手を競りにかけます。`
        : `${who}は手札を替えません。`;
    case 'bid':
      return `${who}は${String(line.action['amount'])}枚と言いました。`;
    case 'pass':
      return `${who}はパス。`;
    default:
      return undefined; // the card and the chips are told when they move
  }
}

/** One’s own new hand is read out; the others only know that it was exchanged. */
function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  if (line.why === 'play') return say.plays(line, view);
  return line.why === 'exchange' && seatOfPlace(line.to) === view.seat
    ? `新しい手札は${line.cards.map(shortCard).join(' ')}。`
    : undefined;
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  const card = cardIn(line['card']);
  switch (line.what) {
    case 'sold':
      return `${who}が余りの手を${String(line['amount'])}枚で買いました。`;
    case 'unsold':
      return '買う人はいません。余りの手はそのままです。';
    case 'stop': {
      const next = table.nextAbove(card);
      return next ? `${ja.card(next)}を持つ人がいないので、ここで止まります。` : 'エースで止まります。';
    }
    case 'no-lead':
      return `${who}は${noLeadWords(view)}を持っていません。`;
    case 'forfeit':
      return `${who}は取りそこねました。${ja.card(card)}のチップは残ります。`;
    default:
      return say.held(line, view);
  }
}

const noLeadWords = (view: TableView): string =>
  view.options['lead'] === 'colour' ? `${COLOURS[table.otherColour(table.lastStop(view))]}いカード` : 'ほかのマーク';

/** While somebody else, known or not, is waited for. */
function waiting(view: TableView): string | undefined {
  if (view.places.ended !== 'no' || !view.places.turn) return say.waiting(view, OFF_TURN);
  const other = table.otherOnTurn(view);
  const phase = table.phaseOf(view);
  if (other !== undefined && phase === 'choice') return `${ja.who(view, other)}が、手札を替えるかどうか考えています。`;
  if (other !== undefined && phase === 'auction') return `余りの手の競り。${ja.who(view, other)}の番です。`;
  if (other !== undefined && phase === 'lead') return `${ja.who(view, other)}から出します。`;
  const due = table.dueCard(view);
  if (due !== undefined && table.playsOf(view).length === 0) return `次は${ja.card(due)}です。`;
  return say.waiting(view, OFF_TURN);
}

function prompt(view: TableView): string {
  const claim = table.claimOf(view);
  if (!claim) return waiting(view) ?? own(view);
  return `次のカードが出る前に、${chips(table.chipsOn(view, claim))}を取ってください。`;
}

function own(view: TableView): string {
  const high = table.highestBid(view);
  switch (table.phaseOf(view)) {
    case 'choice':
      return view.options['widow'] === 'auction'
        ? '手札を、見えない余りの手と替えますか。替えなければ競りにかけます。'
        : '手札を、見えない余りの手と替えますか。';
    case 'auction':
      if (!may(view, 'bid')) return 'チップが足りません。パスしてください。';
      return high
        ? `${ja.who(view, high.seat)}が${String(high.amount)}枚。それより上を言うか、パスしてください。`
        : '余りの手に何枚出しますか。言うか、パスしてください。';
    case 'due':
      return `${ja.card(table.dueCard(view) ?? '??')}を持っています。出してください。`;
    case 'lead':
      return leadWords(view);
  }
}

function leadWords(view: TableView): string {
  const rule = table.leadRule(view);
  if (rule === undefined) return 'あなたから。好きなマークのいちばん低いカードを出してください。';
  return 'colour' in rule
    ? `あなたから。${COLOURS[rule.colour]}いマークのいちばん低いカードを出してください。`
    : `あなたから。${ja.suit(rule.not)}のほかの、いちばん低いカードを出してください。`;
}

/** Why this card cannot be played now. */
function refusal(card: string, view: TableView): string {
  const other = say.notNow(view, OFF_TURN);
  if (other !== undefined && table.dueCard(view) === undefined) return other;
  if (table.playsOf(view).length === 0) return waiting(view) ?? '先に余りの手のことを決めてください。';
  if (table.phaseOf(view) === 'due') return own(view);
  const lowest = table.leadOfSuit(view, card.charAt(1));
  if (parseCard(lowest)) return `そのマークではいちばん低い${ja.card(lowest)}から出します。`;
  const stopped = ja.card(table.stopCard(view) ?? '??');
  const rule = table.leadRule(view);
  if (rule === undefined) return leadWords(view);
  return 'colour' in rule
    ? `${stopped}で止まりました。${COLOURS[rule.colour]}いカードを出してください。`
    : `${stopped}で止まりました。ほかのマークを出してください。`;
}

const LESSONS = [
  'マークを選び、いちばん低いカードを出します。そのあとは、1つ上のカードを持つ人が続けて出します。',
  '次のカードがなければ止まります。最後に出した人が、ちがう色のマークから始めます。',
  '4枚の賭け札を出すと、その上のチップがもらえます。先に上がると、残り札の分ももらえます。',
];

export const words: GameWords = {
  title: 'ニューマーケット',
  tagline: '下から順に続けて、チップの乗った4枚をねらう。',
  lessons: retold(english.lessons, LESSONS),
  options,
  groups,
  presets,
  announce: say.announcing(
    {
      move: announceMove,
      act: announceAct,
      note: announceNote,
      chips: announceChips,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    switch (action.type) {
      case 'exchange':
        return { full: '手札を余りの手と替える', short: '替える' };
      case 'keep':
        return view.options['widow'] === 'auction'
          ? { full: '替えずに、余りの手を競りにかける', short: '替えない' }
          : { full: '手札を替えない', short: '替えない' };
      case 'bid':
        return action['amount'] === undefined
          ? { full: '何枚出しますか', short: '言い値' }
          : { full: `${chips(action['amount'])}と言う`, short: String(action['amount']) };
      case 'pass':
        return { full: 'パスする', short: 'パス' };
      case 'collect':
        return action['card'] === undefined
          ? { full: 'チップを取る', short: '取る' }
          : { full: `${ja.card(card)}のチップを取る`, short: `${shortCard(card)}を取る` };
      default:
        return action['card'] === undefined
          ? { full: 'カードを出す', short: '出す' }
          : { full: `${ja.card(card)}を出す`, short: shortCard(card) };
    }
  },
  refusal,
  bubble: (line) => {
    if (line.type === 'act') {
      const said: Record<string, string> = {
        exchange: '替える',
        keep: '替えない',
        pass: 'パス',
        collect: 'もらった！',
      };
      return line.action.type === 'bid' ? String(line.action['amount']) : said[line.action.type];
    }
    const noted: Record<string, string> = { stop: 'ストップ', 'no-lead': '出せない', forfeit: 'しまった！' };
    return line.type === 'note' ? noted[line.what] : undefined;
  },
  result: (line, view) => {
    const isBroke = line.type === 'game-end' && line.why === 'broke';
    const why = line.type === 'deal-end' ? '先に上がった人が、残り札の分を受け取ります。' : '';
    return say.result(line, view, isBroke ? 'チップのなくなった人がいます。' : why);
  },
  places: {
    hand: '手札',
    played: '出したカード',
    widow: '余りの手',
    dead: '手放した手',
    stock: '配るカード',
    'pot/AH': 'ハートのエース',
    'pot/KC': 'クラブのキング',
    'pot/QD': 'ダイヤのクイーン',
    'pot/JS': 'スペードのジャック',
    'pot/KS': 'スペードのキング',
    'pot/KH': 'ハートのキング',
    'pot/KD': 'ダイヤのキング',
    'pot/kitty': '上がり賞',
  },
  signs: (view) => {
    const high = table.phaseOf(view) === 'auction' ? table.highestBid(view) : undefined;
    const swapper = table.swapperOf(view);
    return [
      ...(high
        ? [{ at: { seat: high.seat }, text: String(high.amount), label: `言い値${String(high.amount)}枚` }]
        : []),
      ...(swapper === undefined ? [] : [{ at: { seat: swapper }, text: '交換', label: '余りの手を取った' }]),
    ];
  },
  whys,
};
