/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    last: 'It is the last card: the hand is empty with it.',
    answer: 'It answers, so that the next player has to draw instead.',
    named: 'The jack names the suit with most cards in the hand.',
    again: 'With two players an eight is an extra turn.',
    keep: 'Another card fits, so the jack is kept.',
    long: 'Most of what fits is of this suit, so more can follow.',
    draw: 'Nothing in the hand can be played.',
  },
  ja: {
    last: '最後の1枚です。これで上がれます。',
    answer: 'これで応じれば、次の人が引くことになります。',
    named: 'Jで、手札にいちばん多いスートを指定できます。',
    again: '2人なら、8はもう一度の手番になります。',
    keep: 'ほかの札が出せるので、Jは取っておきます。',
    long: '出せる札にいちばん多いスートで、続けて出しやすくなります。',
    draw: '手札に出せるものがありません。',
  },
};
