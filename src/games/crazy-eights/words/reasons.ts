/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    last: 'It is the last card: the hand is empty with it.',
    named: 'Nothing else fits, and the eight names the suit with most cards in the hand.',
    only: 'Nothing but an eight fits.',
    dear: 'Tens and courts cost most if they stay in the hand.',
    keep: 'Another card fits, so the eight is kept for the end.',
    long: 'Most of what fits is of this suit, so more can follow.',
    draw: 'Nothing in the hand fits.',
    fits: 'It is the only card that fits, and drawing would make the hand longer.',
  },
  ja: {
    last: '最後の1枚です。これで上がれます。',
    named: 'ほかに出せる札がなく、手札にいちばん多いスートを指定できます。',
    only: '8のほかに出せる札がありません。',
    dear: '10と絵札は、手に残るといちばん高くつきます。',
    keep: 'ほかの札が出せるので、8は最後まで取っておきます。',
    long: '出せる札にいちばん多いスートで、続けて出しやすくなります。',
    draw: '手札に出せるものがありません。',
    fits: '出せるのはこれだけで、引けば手札が増えます。',
  },
};
