/** 500 Rummy in Japanese. */
import { type Card, isCard, parseCard } from '../../../cards/card.ts';
import type { Action, Line } from '../../../record/line.ts';
import type { ActionWords, GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, cardsIn, seatOfPlace } from '../../face/fields.ts';
import { SUIT_SIGNS, japanese as ja, shortCard } from '../../face/speech.ts';
import { OFF_TURN } from '../options.ts';
import { words as english } from './en.ts';
import { optionWords } from './ja.options.ts';
import { signsOf } from './signs.ts';
import {
  type Meld,
  above,
  callsOpen,
  aceEnd,
  handPoints,
  isJoker,
  isLastTurn,
  laidCards,
  laidShort,
  may,
  meldsOf,
  nameIn,
  obligedCard,
  pileShort,
  pointsOf,
  wentOut,
} from './table.ts';
import { type Way, dueWith, wayWith } from './ways.ts';

const whys: GameWords['whys'] = { melds: '場に出したカード', deadwood: '手に残ったカード' };

const many = (cards: readonly string[]): string =>
  cards.length > 4
    ? cards.map((card) => shortCard(cardIn(card))).join(' ')
    : ja.list(cards.map((card) => ja.card(cardIn(card))));

/** `ハートの5、ジョーカー（ハートの6）、ハートの7` */
const laid = (action: Action): string =>
  ja.list(laidCards(action).map(({ card, as }) => `${ja.card(card)}${isJoker(card) ? `（${ja.card(as)}）` : ''}`));

const short = (card: string): string => shortCard(cardIn(card)).slice(0, -1);

/** `ハートの5〜7の組`、`8の組` */
function meldName({ faces, isRun }: Meld): string {
  const [first = '??'] = faces;
  const suit = parseCard(first)?.suit ?? 'S';
  return isRun ? `${ja.suit(suit)}の${short(first)}〜${short(faces.at(-1) ?? first)}の組` : `${short(first)}の組`;
}

/** `5〜7♥`、`8 8 8` */
function meldShort({ faces, isRun }: Meld): string {
  const [first = '??'] = faces;
  const suit = parseCard(first)?.suit ?? 'S';
  return isRun ? `${short(first)}〜${short(faces.at(-1) ?? first)}${SUIT_SIGNS[suit]}` : faces.map(short).join(' ');
}

const dug = (card: string, count: number): string =>
  count < 1 ? `いちばん上の${ja.card(cardIn(card))}` : `${ja.card(cardIn(card))}と、その上の${ja.count(count)}`;

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  const action = view.places.acts.at(-1)?.action ?? { type: '' };
  const who = ja.who(view, seatOfPlace(line.why === 'take' || line.why === 'rummy' ? line.to : line.from));
  switch (line.why) {
    case 'turn-up':
      return `最初の捨て札は${many(line.cards)}。`;
    case 'draw':
      return say.draws(line, view);
    case 'take':
    case 'rummy':
      return `${who}が捨て札から${dug(line.cards.at(-1) ?? '??', line.cards.length - 1)}を取りました${
        line.cards.length > 1 ? `（${many(line.cards)}）` : ''
      }。`;
    case 'meld':
      return `${who}が${laid(action)}を出しました。${String(pointsOf(action, view.options))}点。`;
    case 'layoff': {
      const meld = meldsOf(view)[Number(action['meld'])];
      return `${who}が${laid(action)}を付けました${meld ? `。いま${meldName(meld)}` : ''}。`;
    }
    case 'discard':
      return `${who}が${many(line.cards)}を捨てました。`;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'rummy':
      return `${who}が${ja.card(cardIn(line['card']))}に「ラミー！」。${say.passedOver(line, view)}`;
    case 'float':
      return `${who}は手札がなくなりましたが、まだ続きます。`;
    case 'show':
      return say.held(line, view);
    default:
      return undefined;
  }
}

const announceScore = (line: Line & { type: 'score' }, view: TableView): string =>
  line.points < 0
    ? `${ja.who(view, line.seat)}は手に残ったカードで${String(-line.points)}点を失いました。`
    : `${ja.who(view, line.seat)}は場のカードで${String(line.points)}点。`;

/** What must be done with the card that was dug out of the pile, and what must be chosen for it. */
function obligedPrompt(card: Card, view: TableView): string {
  const must = `取った${ja.card(card)}は、いますぐ出します。`;
  const due = dueWith(card, view);
  switch (due.is) {
    case 'one':
      return `${must}「${layWords(due.action, view).short}」を押してください。`;
    case 'few':
      return `${must}${due.ways.join('か')}と組にしてください。`;
    case 'alone':
      return may(view, 'meld')
        ? `${must}場の組に付けるか、明るいカードと組にしてください。`
        : `${must}場の組に付けてください。`;
    case 'many':
      return `${must}明るいカードを選んで組にしてください。`;
  }
}

/** `：9♠ 9♦ 9♣`: what a card of the pile would make. */
function makes(way: Way | undefined): string {
  return way === undefined
    ? ''
    : `：${way.cards.map(shortCard).join(' ')}${way.meld ? ` → ${meldShort(way.meld)}` : ''}`;
}

function startPrompt(view: TableView): string {
  const takes = may(view, 'take');
  if (may(view, 'stop'))
    return takes
      ? '山札がありません。捨て札から取るか、この回を終わりにします。'
      : '山札がありません。この回を終わりにしてください。';
  return takes
    ? '山札から引くか、すぐに出せる捨て札を、上のカードごと取ります。'
    : '山札から引いてください。すぐに出せる捨て札はありません。';
}

function prompt(view: TableView): string {
  if (may(view, 'rummy'))
    return `${callsOpen(view).join('か')}はそのまま組になります。だれかが動く前なら「ラミー！」と言えます。`;
  const other = say.waiting(view, OFF_TURN);
  if (other !== undefined) return other;
  if (may(view, 'draw') || may(view, 'take') || may(view, 'stop')) return startPrompt(view);
  const obliged = obligedCard(view);
  if (obliged !== undefined) return obligedPrompt(obliged, view);
  const lays = [may(view, 'meld') ? '組を出す' : '', may(view, 'layoff') ? '付ける' : ''].filter(Boolean);
  const last = isLastTurn(view) ? '最後の番です。' : '';
  if (lays.length === 0) return `${last}1枚選んで捨ててください。`;
  return `${last}${lays.join('ことも')}こともできます。最後に1枚捨ててください。`;
}

const WHY: Readonly<Record<string, string>> = {
  stock: '山札がなくなりました。',
  target: '目標に届き、ひとりで首位です。',
  limit: '50回終わりました。',
};

function pileWords(action: Action, view: TableView): ActionWords {
  const isCall = action.type === 'rummy';
  if (action['card'] === undefined)
    return isCall
      ? { full: '捨て札のカードに「ラミー！」と言う', short: 'ラミー！' }
      : { full: '捨て札から取る', short: '取る …' };
  const card = cardIn(action['card']);
  const count = above(card, view);
  const way = isCard(card) ? wayWith(card, view) : undefined;
  return {
    full: `${isCall ? '「ラミー！」と言って' : ''}${dug(card, count)}を取る。${shortCard(card)}はすぐに出す`,
    short: isCall ? `ラミー！${shortCard(card)}` : `${pileShort(card, view)} 取る`,
    help: `${count > 0 ? `全部で${ja.count(count + 1)}が手に入り、` : ''}${shortCard(card)}はすぐに出します${makes(way)}`,
    ...(way && { cards: way.cards }),
  };
}

function layWords(action: Action, view: TableView): ActionWords {
  const isMeld = action.type === 'meld';
  if (cardsIn(action['cards']).length === 0)
    return isMeld ? { full: '組を出す', short: '出す …' } : { full: '場の組に付ける', short: '付ける …' };
  if (isMeld) return { full: `${laid(action)}を出す`, short: `出す ${laidShort(action, '〜')}` };
  const melds = meldsOf(view);
  const meld = melds[Number(action['meld'])];
  const ace = aceEnd(action);
  const end = ace === undefined ? '' : ace === 'low' ? '（2の下）' : '（キングの上）';
  const sign = ace === undefined ? '' : ace === 'low' ? ' ↓' : ' ↑';
  return {
    full: `${laid(action)}を${meld ? nameIn(meld, melds, meldName, (n) => `${n}番`) : '組'}に付ける${end}`,
    short: `${laidShort(action, '〜')} → ${meld ? nameIn(meld, melds, meldShort, (n) => n) : ''}${sign}`,
  };
}

const never = (): boolean => false;
const LESSONS = [
  '山札から引くか、捨て札を掘ります。掘ると上のカードも全部手に入り、狙ったカードはすぐに出さなければなりません。',
  '同じ数3枚か、同じマークの続き3枚を出せます。場の組には、だれのものでも付けられ、自分の点になります。最後に1枚捨てます。',
  'だれかが上がると、手に残ったカードはマイナスです。待ちすぎないように。',
];

export const words: GameWords = {
  title: '500ラミー',
  tagline: '場に出せばプラス、手に残せばマイナス。',
  lessons: LESSONS.map((text, i) => ({ text, done: english.lessons[i]?.done ?? never })),
  ...optionWords,
  announce: say.announcing(
    {
      move: announceMove,
      act: (line, view) =>
        line.action.type === 'stop' ? `${ja.who(view, line.seat)}がこの回を終わりにしました。` : undefined,
      note: announceNote,
      score: announceScore,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'draw':
        return { full: '山札から引く', short: '引く' };
      case 'stop':
        return { full: 'この回を終わりにする', short: '終わりにする' };
      case 'take':
      case 'rummy':
        return pileWords(action, view);
      case 'meld':
      case 'layoff':
        return layWords(action, view);
      default:
        return action['card'] === undefined
          ? { full: '1枚捨てる', short: '捨てる' }
          : {
              full: `${ja.card(cardIn(action['card']))}を捨てる`,
              short: `捨てる ${shortCard(cardIn(action['card']))}`,
            };
    }
  },
  refusal: (_card, view) => {
    const other = say.notNow(view, OFF_TURN);
    if (other !== undefined) return other;
    if (may(view, 'draw') || may(view, 'take') || may(view, 'stop'))
      return '先に山札から引くか、捨て札から取ってください。';
    const obliged = obligedCard(view);
    if (obliged !== undefined)
      return `先に、捨て札から取った${ja.card(obliged)}を出してください。一緒に出せるのは明るいカードだけです。`;
    return '選んだカードとは組になりません。組はまず3枚で出し、残りはあとから付けます。';
  },
  bubble: (line) => {
    if (line.type === 'score') return `${line.points > 0 ? '+' : ''}${say.signed(line.points)}`;
    if (line.type !== 'note') return undefined;
    return line.what === 'rummy' ? 'ラミー！' : line.what === 'float' ? '手札なし' : undefined;
  },
  result: (line, view) => {
    if (line.type !== 'deal-end' && line.type !== 'game-end') return say.result(line, view, '');
    const out = line.why === 'out' ? wentOut(view) : undefined;
    return say.result(line, view, out === undefined ? (WHY[line.why] ?? '') : `${ja.who(view, out)}の上がり。`);
  },
  places: { hand: '手札', meld: '組', stock: '山札', discard: '捨て札' },
  signs: (view) =>
    signsOf(view, {
      table: (points) => `場に${String(points)}点`,
      hand: (points) => `手札はいまマイナス${String(points)}点`,
      out: { text: '上がり', label: '上がり' },
      floats: '手札なしで続行中',
      meld: (number) => `${String(number)}番の組`,
      obliged: { text: 'すぐ出す', label: '捨て札から取ったカード。すぐに出します' },
    }),
  whys,
  standing: (view) => {
    const hand = handPoints(view);
    const target = `${String(view.options['target'])}点以上で、ひとりだけ首位に立った人の勝ちです。`;
    return hand === undefined || view.places.ended !== 'no' ? target : `${target}手札はいまマイナス${String(hand)}点。`;
  },
};
