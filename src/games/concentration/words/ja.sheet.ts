/** The rules of Concentration in Japanese: the clauses that are in force at a table, in a player's words. */
import type { Options } from '../../../record/line.ts';
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'カードを全部伏せて並べます。自分の番には、2枚を1枚ずつめくります。めくったカードは全員に見えます。',
  '合えばその2枚は自分のものになり、続けてめくれます。合わなければ元のところに伏せ、次の人の番です。次の人は、いま見たばかりのカードを覚えています。',
  'カードがなくなったとき、いちばん多く取った人の勝ちです。ひとりなら、なるべく少ない回数で取りきりましょう。',
];

const cards = (o: Options): number => Number(o['decks']) * (4 * Number(o['ranks']) + (o['jokers'] === true ? 2 : 0));
const MATCH: Readonly<Record<string, string>> = {
  rank: '同じ数の2枚が合います。',
  'rank-color': '同じ数で同じ色の2枚が合います。',
  zebra: '同じ数で赤と黒の2枚が合います。',
  'rank-suit': 'まったく同じ2枚だけが合います。',
};

export const sheet = sheetOf(
  [
    {
      heading: '並べかた',
      clauses: {
        'CO-S1': (_, n) => [n === 1 ? 'ひとりで遊びます。' : `${String(n)}人で、それぞれひとりで戦います。`],
        'CO-S2': (o) => [
          `${String(o['decks'])}組の強いほうから${String(o['ranks'])}種類${o['jokers'] === true ? 'とジョーカー2枚ずつ' : ''}、全部で${String(cards(o))}枚を使います。`,
        ],
        'CO-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `最初は席${String(o['dealer'] + 1)}が配ります。`
            : '最初に配る人はくじで決めます。',
          'そのあとは左どなりへ移ります。',
        ],
        'CO-S4': () => ['全部伏せて並べます。カードは動かさず、取ったあとは空いたままです。'],
      },
    },
    {
      heading: '進めかた',
      clauses: {
        'CO-P1': (_, n) => [n > 1 ? '配った人の左どなりから始めます。' : 'あなたから始めます。'],
        'CO-P2': () => ['好きな1枚をめくり、次に別の1枚をめくります。必ず2枚めくり、全員が見ます。'],
        'CO-P3': (o) => [MATCH[String(o['match'])] ?? '', o['jokers'] === true && 'ジョーカーどうしも合います。'],
        'CO-P4': (o) => [
          '合えばその2枚を取ります。',
          o['again'] === true ? '取れるかぎり続けます。' : '次の人の番になります。',
        ],
        'CO-P5': (_, n) => [n > 1 ? '合わなければ伏せて、次の人の番です。' : '合わなければ伏せます。'],
        'CO-P6': (_, n) => [
          n > 1 &&
            '全員が続けて、見たことのあるカードばかりめくって取れなかったら、次の人はまだだれも見ていないカードからめくります。',
        ],
        'CO-P7': (o, n) => [
          n === 1 && Number(o['turnLimit']) > 0 && `${String(o['turnLimit'])}回までです。`,
          n === 1 && Number(o['clock']) > 0 && `最初の1枚から${String(o['clock'])}秒です。`,
        ],
      },
    },
    {
      heading: '勝ち負け',
      clauses: {
        'CO-E1': (_, n) => [
          `カードがなくなると終わります${n === 1 ? '。回数か時間を使いきっても終わります' : ''}。だれも取れない状態が長く続いたときも終わります。`,
        ],
        'CO-E2': (_, n) => [
          n === 1 ? '取りきれば勝ちです。' : '1組1点、いちばん多い人の勝ちで、同じなら分け合います。',
        ],
        'CO-E3': (_, n) => [n === 1 ? '回数とはずれを数えます。' : '全部の回の点を合計します。'],
        'CO-E4': (o) => [`${String(o['deals'])}回で終わります。`],
      },
    },
  ],
  '',
);
