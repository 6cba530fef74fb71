/** Tonk in Japanese. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Line, MoveLine } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, cardsIn, seatOfPlace } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { OFF_TURN } from '../options.ts';
import { words as english } from './en.ts';
import { optionWords } from './ja.options.ts';
import { PADLOCK } from './padlock.ts';
import { barredTurns, inOrder, ownCount, ownerOf, shortSpread } from './table.ts';
import { isCapped } from './takes.ts';

const whys: GameWords['whys'] = {
  'buy-in': '最初のチップ',
  tonk: '配られた手がトンク（2倍）',
  drop: '勝負でいちばん低い',
  caught: '勝負に負けた',
  low: 'いちばん低い手',
  'run-out': '上がり',
  'tonk-out': '捨てずに上がり（2倍）',
  'stock-out': '山札切れでいちばん低い',
};

function announceMove(line: MoveLine, view: TableView): string | undefined {
  const who = ja.who(view, line.why === 'draw' || line.why === 'take' ? seatOfPlace(line.to) : seatOfPlace(line.from));
  switch (line.why) {
    case 'draw':
      return say.draws(line, view);
    case 'take':
      return `${who}が捨て札の${ja.cards(line.cards)}を取りました。${isCapped(view.places) ? '次の捨て札はだれも取れません。' : ''}`;
    case 'hit':
      return `${who}が${whose(line, view)}組に${ja.cards(line.cards)}を付けました。`;
    case 'discard':
      return `${who}が${ja.cards(line.cards)}を捨てました。`;
    case 'spread':
      return `${who}が${ja.cards(line.cards)}を出しました。`;
    case 'upcard':
      return `最初の捨て札は${ja.cards(line.cards)}。`;
    default:
      return undefined;
  }
}

function whose(line: MoveLine, view: TableView): string {
  const owner = ownerOf(view, line.to);
  return owner === undefined || owner === seatOfPlace(line.from) ? '自分の' : `${ja.who(view, owner)}の`;
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'barred':
      return `${who}は${String(line['turns'])}回、組を出すことも付けることもできません。`;
    case 'slap':
      return `${who}が${ja.card(cardIn(line['card']))}を横取り。${say.passedOver(line, view)}`;
    case 'show':
      return `${say.held(line, view).replace(/。$/, '')}、${String(line['count'])}点。`;
    default:
      return undefined;
  }
}

function prompt(view: TableView): string {
  if (may(view, 'tonk')) return '配られた手がトンクです。言えば全員から2倍もらえます。';
  if (may(view, 'slap') || may(view, 'slap-spread')) return 'その捨て札が使えます。次の人が引く前に横取りできます。';
  const other = say.waiting(view, OFF_TURN);
  if (other !== undefined) return other;
  if (may(view, 'draw'))
    return `山札から引く${view.legal.some((action) => action['from'] === 'discard') ? 'か、捨て札を取って' : 'の'}${may(view, 'drop') ? 'ください。勝負もできます。' : 'が先です。'}`;
  const lays = [may(view, 'spread') ? '組を出せます' : '', may(view, 'hit') ? '付けられます' : ''].filter(Boolean);
  return `${lays.length > 0 ? `${ja.list(lays)}。` : ''}1枚選んで捨ててください。`;
}

const WHY: Readonly<Record<string, string>> = {
  tonk: '配られた手がトンク。2倍です。',
  'tonk-draw': 'トンクが2人。引き分けです。',
  drop: '勝負は成功。',
  caught: '勝負は失敗。',
  'run-out': '手札がなくなりました。',
  'tonk-out': '捨てずに上がり。2倍です。',
  'stock-out': '山札がなくなり、いちばん低い手の勝ち。',
  'stock-draw': '山札がなくなり、低い手が並んで引き分け。',
};

const LESSONS = [
  '1枚引いて、同じ数3枚以上か、同じマークの続き3枚以上を出せます。最後に1枚捨てます。',
  '場の組には、だれのものでも1枚ずつ付けられます。付けられた人は、次の番に組を出せません。',
  '引く代わりに、いちばん低いと思えば勝負できます。手札がなくなれば、その場で勝ちです。',
];

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'トンク',
  tagline: '5枚の手札と、勝負どきを嗅ぎ分ける鼻。',
  lessons: retold(english.lessons, LESSONS),
  ...optionWords,
  announce: say.announcing(
    {
      move: announceMove,
      note: announceNote,
      act: (line, view) => {
        if (line.action.type === 'tonk') return `${ja.who(view, line.seat)}が「トンク！」`;
        return line.action.type === 'drop' ? `${ja.who(view, line.seat)}が勝負。` : undefined;
      },
      chips: (line, view) =>
        line.why === 'buy-in' ? undefined : say.pays(line, view, () => '場', whys[line.why] ?? ''),
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    const cards = cardsIn(action['cards']);
    const short = shortSpread(cards);
    switch (action.type) {
      case 'tonk':
        return { full: '「トンク」と言う', short: 'トンク！' };
      case 'no-tonk':
        return { full: 'トンクと言わない', short: '言わない' };
      case 'drop':
        return { full: '勝負する。全員の手を比べる', short: '勝負' };
      case 'draw':
        return action['from'] === 'discard'
          ? { full: '捨て札を取る', short: '取る' }
          : { full: '山札から引く', short: '引く' };
      case 'slap':
        return action['card'] === undefined
          ? { full: '捨て札を横取りする', short: '横取り！' }
          : {
              full: `${ja.card(card)}を横取りして${spreadName(action['spread'], view)}に付ける`,
              short: `横取り ${spreadShort(action['spread'], view)}`,
            };
      case 'slap-spread':
        return cards.length === 0
          ? { full: '捨て札を横取りして組を出す', short: '横取り！' }
          : { full: `横取りして${ja.cards(cards)}を出す`, short: `横取り ${short}` };
      case 'spread':
        return cards.length === 0
          ? { full: '組を出す', short: '組を出す …' }
          : { full: `${ja.cards(cards)}を出す`, short: `出す ${short}` };
      case 'hit':
        return action['card'] === undefined
          ? { full: '組に付ける', short: '付ける' }
          : {
              full: `${ja.card(card)}を${spreadName(action['spread'], view)}に付ける`,
              short: `付ける ${spreadShort(action['spread'], view)}`,
            };
      default:
        return action['card'] === undefined
          ? { full: '1枚捨てる', short: '捨てる' }
          : { full: `${ja.card(card)}を捨てる`, short: `捨てる ${shortCard(card)}` };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view, OFF_TURN) ??
    (may(view, 'draw') ? '先に1枚引いてください。' : 'いまは使えません。取った捨て札はすぐには捨てられません。'),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'slap') return '横取り！';
    if (line.type !== 'act') return undefined;
    return line.action.type === 'tonk' ? 'トンク！' : line.action.type === 'drop' ? '勝負' : undefined;
  },
  result,
  places: { hand: '手札', meld: '組', stock: '山札', discard: '捨て札' },
  signs: (view) => [
    ...view.names.flatMap((_, seat) => {
      const turns = barredTurns(view, seat);
      return turns > 0
        ? [
            {
              at: { seat },
              picture: PADLOCK,
              text: turns > 1 ? `×${String(turns)}` : '',
              label: `あと${String(turns)}回、出せません`,
              tone: 'bad',
            } as const,
          ]
        : [];
    }),
    ...ownSigns(view),
  ],
  whys,
};

function ownSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const count = ownCount(view);
  return count === undefined || view.seat === undefined
    ? []
    : [{ at: { seat: view.seat }, text: String(count), label: `いまの手は${String(count)}点` }];
}

const spreadCards = (place: unknown, view: TableView): readonly SeenCard[] => inOrder(view.places.cards(String(place)));
const spreadName = (place: unknown, view: TableView): string => `「${ja.cards(spreadCards(place, view))}」`;
const spreadShort = (place: unknown, view: TableView): string => shortSpread(spreadCards(place, view));
