/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    'throw-costly': 'Another takes the trick, and with it a card that costs points.',
    'under-costly': 'A card that costs points goes under a higher one.',
    duck: 'It stays under the card that takes the trick.',
    high: 'A high card goes where it can take nothing.',
    'lead-low': 'The lowest card to lead is the likeliest to be beaten.',
    'lay-own': 'The next card in this suit is in the own hand.',
    'lay-end': 'The suit ends with it, so it opens nothing for others.',
    contract: 'The hand suits this contract better than the others that are left.',
    expose: 'There are enough other cards of its suit to be safe, and it counts double.',
    cover: 'Laid open, it would be at risk.',
  },
  ja: {
    'throw-costly': 'トリックは人が取り、点を失う札も一緒に渡せます。',
    'under-costly': '点を失う札を、より高い札の下に出せます。',
    duck: 'トリックを取る札の下に入ります。',
    high: '何も取らないときに、高い札を手放せます。',
    'lead-low': 'いちばん低い札なら、負かされる見込みがいちばん高くなります。',
    'lay-own': 'このスートの次の札は自分の手にあります。',
    'lay-end': 'スートの端なので、ほかの人に道を開きません。',
    contract: '残りの契約の中で、この手にいちばん合っています。',
    expose: '同じスートの札が十分あって安全で、点は2倍になります。',
    cover: '表にすると危なくなります。',
  },
};
