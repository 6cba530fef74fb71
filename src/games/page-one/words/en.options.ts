/** The options of Page One in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

const CALL = '“Page One!”';
const yes = { true: 'Yes', false: 'No' };

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deal: { label: 'Cards each', help: 'How many cards everybody is dealt.', values: { 4: 'Four', 5: 'Five' } },
    joker: {
      label: 'Joker',
      help: 'Adds a joker: the highest card, of no suit.',
      values: { true: 'In', false: 'Out' },
    },
    jokerVoidOnly: {
      label: 'Joker only when void',
      help: 'To follow with the joker you must hold no card of the suit.',
      values: yes,
    },
    jokerCompulsory: {
      label: 'Joker before drawing',
      help: 'If you cannot follow suit and hold the joker, you must play it and may not draw.',
      values: yes,
    },
    jokerLast: { label: 'Joker as last card', help: 'Lets you go out with the joker.', values: yes },
    jokerLead: {
      label: 'Suit under a led joker',
      help: 'Who decides what must be followed when the joker is led.',
      values: { second: 'The second card', leader: 'The leader names it' },
    },
    stockOut: {
      label: 'When the stock runs out',
      help: 'The played cards become a new stock, or whoever cannot follow picks up the trick (up to eight can play).',
      values: { recycle: 'Shuffle a new one', pickup: 'Pick up the trick' },
    },
    callRule: {
      label: 'A forgotten call',
      help: `Whether five cards for a forgotten ${CALL} come by themselves or only if somebody notices.`,
      values: { automatic: 'Costs at once', challenge: 'Must be noticed' },
    },
    firstLead: {
      label: 'First lead',
      help: 'Who leads to the first trick of a deal.',
      values: { left: 'Dealer’s left', dealer: 'Dealer' },
    },
    match: {
      label: 'Play for',
      help: 'One deal, a number of deals won, or points: one for every card left in the other hands.',
      values: { single: 'One deal', wins: 'Deals won', points: 'Points' },
    },
    winsTarget: { label: 'Deals to win', help: 'Whoever has won so many deals wins the match.' },
    pointsTarget: { label: 'Points to win', help: 'Whoever has so many points wins the match.' },
    trickLimit: { label: 'Tricks at most', help: 'After so many tricks without a winner a deal is drawn.' },
    dealer: firstDealer,
  },
  groups: [
    { label: 'The deal', keys: ['deal', 'dealer', 'firstLead', 'stockOut'] },
    { label: 'The joker', keys: ['joker', 'jokerLead', 'jokerVoidOnly', 'jokerCompulsory', 'jokerLast'] },
    { label: 'Calling', keys: ['callRule'] },
    { label: 'Match', keys: ['match', 'winsTarget', 'pointsTarget'] },
    { label: 'Limits', keys: ['trickLimit'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Four cards, one joker, five cards for whoever forgets to call.' },
    strictJoker: {
      label: 'Strict joker',
      help: 'The joker only when you cannot follow, then always, and never as the last card.',
    },
    family: {
      label: 'Around the family table',
      help: 'The dealer leads first; whoever leads the joker names the suit.',
    },
    bigTable: { label: 'Big table', help: 'Up to eight players: when the stock is gone, the trick is picked up.' },
    callAndChallenge: {
      label: 'Call and challenge',
      help: 'Forgetting to call costs nothing, unless somebody notices.',
    },
  },
};
