/** The options of Tonk in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    stake: { label: 'Stake', help: 'What a deal costs each loser; 0 plays for points instead of chips.' },
    purse: { label: 'Chips each', help: 'What everybody begins with. A purse may go below zero.' },
    deals: { label: 'Deals', help: 'After so many deals the game is over.' },
    untilBroke: {
      label: 'Until somebody is broke',
      help: 'The game also ends when a purse is empty.',
      values: { true: 'Yes', false: 'No' },
    },
    dealer: firstDealer,
    tonkHigh: { label: 'High tonk on the deal', help: 'Five cards that count at least so much; 0 knows none.' },
    tonkLow: { label: 'Low tonk on the deal', help: 'Five cards that count at most so much; 0 knows none.' },
    slap: {
      label: 'Slapping',
      help: 'Whether a discard may be snatched out of turn.',
      values: { off: 'Never', table: 'For a spread on the table', any: 'For a new spread, too' },
    },
    bar: {
      label: 'Being hit',
      help: 'What the owner of a spread may not do next turn after somebody has hit it.',
      values: { none: 'Nothing happens', spread: 'No spreads and hits', 'spread-drop': 'No dropping either' },
    },
    barStack: {
      label: 'Several hits',
      help: 'Whether each hit bars for one turn more.',
      values: { true: 'One turn each', false: 'One turn in all' },
    },
    caught: {
      label: 'Caught dropping',
      help: 'What a drop costs that somebody beats or ties.',
      values: { single: 'A stake to each, and one to the lowest', double: 'Two stakes to each' },
    },
    count: {
      label: 'Hands compared',
      help: 'What counts in a hand.',
      values: { unmatched: 'Without its best spread', all: 'Every card' },
    },
    aceHigh: {
      label: 'Ace above the king',
      help: 'Whether a run may end with queen, king, ace.',
      values: { true: 'Allowed', false: 'Ace is low only' },
    },
    upcard: {
      label: 'First discard',
      help: 'Whether a card is turned up to begin the discards.',
      values: { true: 'Turned up', false: 'The pile begins empty' },
    },
    returnTaken: {
      label: 'Putting a taken card back',
      help: 'Whether a card taken from the discards may be discarded in the same turn.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
  },
  groups: [
    { label: 'The game', keys: ['stake', 'purse', 'deals', 'untilBroke', 'dealer'] },
    { label: 'Tonk and drop', keys: ['tonkHigh', 'tonkLow', 'caught', 'count'] },
    { label: 'Playing', keys: ['slap', 'bar', 'barStack', 'aceHigh', 'upcard', 'returnTaken'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Tonk at 50 and at 11, slapping for spreads on the table.' },
    strict: { label: 'Strict', help: 'Tonk from 49, all cards count, and who is hit may not drop either.' },
    eating: { label: 'Eating', help: 'Slap for new spreads, too; every hit bars one turn more.' },
    lastPurse: { label: 'Until somebody is broke', help: 'Deal after deal, until a purse is empty.' },
    singleDeal: { label: 'A single deal', help: 'One deal for a point, without chips.' },
  },
};
