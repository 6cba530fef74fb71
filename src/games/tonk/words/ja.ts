/** Tonk in Japanese. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Line, MoveLine } from '../../../record/line.ts';
import type { GameWords, Sight } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, cardsIn, seatIn } from '../../face/fields.ts';
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

function announceMove(line: MoveLine, sight: Sight): string | undefined {
  const who = ja.who(sight, line.why === 'draw' || line.why === 'take' ? seatIn(line.to) : seatIn(line.from));
  switch (line.why) {
    case 'draw':
      return say.draws(line, sight);
    case 'take':
      return `${who}が捨て札の${ja.cards(line.cards)}を取りました。${isCapped(sight.places) ? '次の捨て札はだれも取れません。' : ''}`;
    case 'hit':
      return `${who}が${whose(line, sight)}組に${ja.cards(line.cards)}を付けました。`;
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

function whose(line: MoveLine, sight: Sight): string {
  const owner = ownerOf(sight, line.to);
  return owner === undefined || owner === seatIn(line.from) ? '自分の' : `${ja.who(sight, owner)}の`;
}

function announceNote(line: Line & { type: 'note' }, sight: Sight): string | undefined {
  const who = ja.who(sight, line.seat ?? 0);
  switch (line.what) {
    case 'barred':
      return `${who}は${String(line['turns'])}回、組を出すことも付けることもできません。`;
    case 'slap':
      return `${who}が${ja.card(cardIn(line['card']))}を横取り。${say.passedOver(line, sight)}`;
    case 'show':
      return `${say.held(line, sight).replace(/。$/, '')}、${String(line['count'])}点。`;
    default:
      return undefined;
  }
}

function prompt(sight: Sight): string {
  if (may(sight, 'tonk')) return '配られた手がトンクです。言えば全員から2倍もらえます。';
  if (may(sight, 'slap') || may(sight, 'slap-spread')) return 'その捨て札が使えます。次の人が引く前に横取りできます。';
  const other = say.waiting(sight, OFF_TURN);
  if (other !== undefined) return other;
  if (may(sight, 'draw'))
    return `山札から引く${sight.legal.some((action) => action['from'] === 'discard') ? 'か、捨て札を取って' : 'の'}${may(sight, 'drop') ? 'ください。勝負もできます。' : 'が先です。'}`;
  const lays = [may(sight, 'spread') ? '組を出せます' : '', may(sight, 'hit') ? '付けられます' : ''].filter(Boolean);
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
      act: (line, sight) => {
        if (line.action.type === 'tonk') return `${ja.who(sight, line.seat)}が「トンク！」`;
        return line.action.type === 'drop' ? `${ja.who(sight, line.seat)}が勝負。` : undefined;
      },
      chips: (line, sight) =>
        line.why === 'buy-in' ? undefined : say.pays(line, sight, () => '場', whys[line.why] ?? ''),
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, sight) => {
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
              full: `${ja.card(card)}を横取りして${spreadName(action['spread'], sight)}に付ける`,
              short: `横取り ${spreadShort(action['spread'], sight)}`,
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
              full: `${ja.card(card)}を${spreadName(action['spread'], sight)}に付ける`,
              short: `付ける ${spreadShort(action['spread'], sight)}`,
            };
      default:
        return action['card'] === undefined
          ? { full: '1枚捨てる', short: '捨てる' }
          : { full: `${ja.card(card)}を捨てる`, short: `捨てる ${shortCard(card)}` };
    }
  },
  refusal: (_card, sight) =>
    say.notNow(sight, OFF_TURN) ??
    (may(sight, 'draw') ? '先に1枚引いてください。' : 'いまは使えません。取った捨て札はすぐには捨てられません。'),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'slap') return '横取り！';
    if (line.type !== 'act') return undefined;
    return line.action.type === 'tonk' ? 'トンク！' : line.action.type === 'drop' ? '勝負' : undefined;
  },
  result,
  places: { hand: '手札', meld: '組', stock: '山札', discard: '捨て札' },
  signs: (sight) => [
    ...sight.names.flatMap((_, seat) => {
      const turns = barredTurns(sight, seat);
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
    ...ownSigns(sight),
  ],
  whys,
};

function ownSigns(sight: Sight): ReturnType<NonNullable<GameWords['signs']>> {
  const count = ownCount(sight);
  return count === undefined || sight.seat === undefined
    ? []
    : [{ at: { seat: sight.seat }, text: String(count), label: `いまの手は${String(count)}点` }];
}

const spreadCards = (place: unknown, sight: Sight): readonly SeenCard[] => inOrder(sight.places.cards(String(place)));
const spreadName = (place: unknown, sight: Sight): string => `「${ja.cards(spreadCards(place, sight))}」`;
const spreadShort = (place: unknown, sight: Sight): string => shortSpread(spreadCards(place, sight));
