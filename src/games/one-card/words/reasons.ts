/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    bid: 'The hand is strong enough in its best suit to make the bid.',
    pass: 'The hand is not strong enough to bid more.',
    reverse: 'The cards that are left stand better with the order turned over.',
    keep: 'The cards that are left stand better as the order is.',
    trump: 'A high trump is led while the others must still follow.',
    rich: 'There are points in this trick, and a trump may take them.',
    cheap: 'It carries no points, so nothing is given away with it.',
    top: 'It is the first in order of the suit in the hand.',
  },
  ja: {
    bid: 'いちばんよいスートが、宣言した点を取れるだけ強い手です。',
    pass: 'これ以上せり上げるほど強い手ではありません。',
    reverse: '残った札は、強さを逆にしたほうが有利です。',
    keep: '残った札は、今の強さのままが有利です。',
    trump: 'ほかの人がまだ従うあいだに、高い切り札を出します。',
    rich: 'このトリックには点があり、切り札で取れるかもしれません。',
    cheap: '点のない札なので、取られても失うものがありません。',
    top: '手の中のそのスートで、順位がいちばん先の札です。',
  },
};
