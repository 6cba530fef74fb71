/** The options of Crazy Eights in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deals: { label: 'Deals', help: 'After so many deals the game is over.' },
    target: {
      label: 'Points to reach',
      help: 'A total of so many points ends the game before; 0 leaves it to the deals.',
    },
    scoring: {
      label: 'Scoring',
      help: 'What a deal is worth.',
      values: {
        wins: 'A point a deal won',
        points: 'The winner takes what the others hold',
        penalty: 'Cards left count against you',
      },
    },
    dealer: firstDealer,
    decks: { label: 'Packs', help: 'Six or more players need two packs.' },
    jokers: { label: 'Jokers', help: 'A joker goes on anything and frees the next player altogether.' },
    handSize: { label: 'Cards each', help: 'How many cards everybody is dealt.' },
    firstCard: {
      label: 'An eight or a joker turned up first',
      help: 'What happens if the deal begins with one.',
      values: { redraw: 'Turn another card on it', plain: 'It stands' },
    },
    drawRule: {
      label: 'Drawing',
      help: 'How many cards may be drawn in one turn.',
      values: { until: 'Until one fits', one: 'One', three: 'Up to three' },
    },
    mayDraw: {
      label: 'Draw although a card fits',
      help: 'Whether one may draw instead of playing.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    recycle: {
      label: 'When the stock is used up',
      help: 'Whether the discards become a new stock.',
      values: { true: 'Shuffle the discards', false: 'Play on without' },
    },
    specials: {
      label: 'Twos, queens and aces',
      help: 'A two makes the next player draw two, a queen skips, an ace turns play round.',
      values: { true: 'Act', false: 'Ordinary cards' },
    },
  },
  groups: [
    { label: 'The game', keys: ['deals', 'target', 'scoring', 'dealer'] },
    { label: 'The pack', keys: ['decks', 'jokers', 'handSize', 'firstCard'] },
    { label: 'Playing', keys: ['drawRule', 'mayDraw', 'recycle', 'specials'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Eight cards, three deals, draw until one fits.' },
    hoyle: {
      label: 'By the book',
      help: 'Five cards, points for what the others hold, to 200; the stock is not renewed.',
    },
    countdown: { label: 'Low score', help: 'Cards left count against you; the lowest total wins.' },
    jokers: { label: 'With two jokers', help: 'A joker goes on anything, and anything goes on it.' },
    specials: { label: 'Twos, queens and aces', help: 'Draw two, skip, turn round; one card a draw.' },
    bigTable: { label: 'Big table', help: 'Two packs and four jokers for up to eight.' },
  },
};
