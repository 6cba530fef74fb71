/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    tonk: 'It wins at once.',
    drop: 'The hand may well be the lowest now; later the others get rid of cards.',
    slap: 'It takes the card before its turn and makes the hand lighter.',
    spread: 'Cards on the table do not count against the hand.',
    hit: 'It makes the hand lighter, and may stop the owner of the spread.',
    dear: 'It goes with nothing in the hand, and no card counts more.',
    loose: 'It goes with nothing else in the hand.',
    dearest: 'No card of the hand counts more against it.',
    take: 'The card on the pile is of use, or very low.',
    draw: 'The hand is not low enough to drop.',
  },
  ja: {
    tonk: 'その場で勝ちです。',
    drop: '今ならいちばん低いかもしれません。あとになると、ほかの人も札を減らします。',
    slap: '手番の前に札を取り、手札を軽くできます。',
    spread: '場に出した札は、手の点に数えません。',
    hit: '手札が軽くなり、その役の持ち主を止められるかもしれません。',
    dear: '手札のどれとも合わず、これより重い札もありません。',
    loose: '手札のどれとも合いません。',
    dearest: '手札でこれより重い札はありません。',
    take: '捨て札が役に立つか、とても低い札です。',
    draw: '落ちるにはまだ低くない手です。',
  },
};
