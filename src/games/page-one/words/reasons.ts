/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    call: 'With one card left it must be said, or it costs five cards.',
    challenge: 'The call was forgotten: whoever notices it makes it cost cards.',
    last: 'It is the last card: the hand is empty with it.',
    'joker-void': 'Nothing follows suit, and the joker takes the lead instead of digging.',
    'joker-late': 'With two cards left the joker is better spent than kept.',
    cheapest: 'Nobody plays after it, and no lower card takes this trick.',
    lost: 'This trick cannot be won, so the lowest card goes.',
    win: 'With few cards left the lead is worth fighting for.',
    void: 'Somebody is known to have none of this suit and must dig.',
    long: 'It leads the longest suit, which can be led again.',
  },
  ja: {
    call: '残り1枚で言い忘れると5枚取らされます。',
    challenge: '宣言を忘れています。気づいて指摘すれば、札を取らせられます。',
    last: '最後の1枚です。これで上がれます。',
    'joker-void': '台札のスートがないので、掘るかわりにジョーカーで主導権を取れます。',
    'joker-late': '残り2枚なら、ジョーカーは取っておくより使うほうが得です。',
    cheapest: 'このあと出す人はおらず、このトリックを取れるいちばん低い札です。',
    lost: 'このトリックは取れないので、いちばん低い札を捨てます。',
    win: '残りが少ないときは、主導権を争う価値があります。',
    void: 'このスートを持っていないと分かっている人がいて、掘らせられます。',
    long: 'いちばん長いスートなので、続けて出せます。',
  },
};
