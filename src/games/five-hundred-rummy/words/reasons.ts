/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    out: 'It is the last card: the hand is empty with it.',
    meld: 'Points on the table are safe, points in the hand are not.',
    layoff: 'It scores on the table instead of counting against the hand.',
    rummy: 'What was thrown away goes on the table: whoever calls first has it.',
    take: 'A card of the pile can be used at once, and what lies upon it comes along.',
    dear: 'It goes with nothing in the hand and would count ten or more against it.',
    loose: 'It goes with nothing else in the hand.',
    draw: 'Nothing in the pile can be taken.',
    light: 'A single card from the stock keeps the hand light.',
  },
  ja: {
    out: '最後の1枚です。これで上がれます。',
    meld: '場に出した点は安全で、手の中の点はそうではありません。',
    layoff: '手に残って引かれるかわりに、場で点になります。',
    rummy: '捨て札が場の役に付きます。先に言った人のものです。',
    take: '捨て山の札がすぐに使え、上の札も付いてきます。',
    dear: '手札のどれとも合わず、残れば10点以上引かれます。',
    loose: '手札のどれとも合いません。',
    draw: '捨て山から取れる札がありません。',
    light: '山から1枚だけなら、手札が重くなりません。',
  },
};
