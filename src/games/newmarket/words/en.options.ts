/** Newmarket's options and presets in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

const YES_NO = { true: 'Yes', false: 'No' };

export const options: GameWords['options'] = {
  deals: { label: 'Deals', help: 'After so many deals the most chips win.' },
  untilBroke: {
    label: 'Until somebody is broke',
    help: 'The game also ends when a purse is empty.',
    values: YES_NO,
  },
  dealer: firstDealer,
  purse: { label: 'Chips each', help: 'What everybody begins with. A purse may go below zero.' },
  ante: { label: 'Stake', help: 'What everybody lays on each pay card before a deal.' },
  dealerDouble: {
    label: 'The dealer stakes double',
    help: 'The dealer lays twice as many chips on the pay cards.',
    values: YES_NO,
  },
  kitty: { label: 'Kitty', help: 'What everybody lays into the kitty, which goes to whoever is out first.' },
  layout: {
    label: 'Pay cards',
    help: 'The four cards with chips on them.',
    values: { boodle: 'A♥ K♣ Q♦ J♠', kings: 'The four kings' },
  },
  widow: {
    label: 'The extra hand',
    help: 'What may become of the hand that is dealt to nobody.',
    values: {
      auction: 'The dealer may swap, or sells it',
      exchange: 'The dealer may swap',
      none: 'Nobody may have it',
    },
  },
  lead: {
    label: 'The lead after a stop',
    help: 'Which suit may begin the next run.',
    values: { colour: 'The other colour', suit: 'Another suit', any: 'Any suit' },
  },
  noLead: {
    label: 'Without such a card',
    help: 'Who leads if the one who stopped the run has no card to lead.',
    values: { left: 'The lead passes left', own: 'The same player, any suit' },
  },
  collect: {
    label: 'Collecting',
    help: 'Whether chips come by themselves, or are lost if one does not take them in time.',
    values: { auto: 'By itself', claim: 'Take them yourself' },
  },
  cardFee: { label: 'Cards left', help: 'What each card left in hand costs at the end.' },
  lastPots: {
    label: 'Chips left at the end',
    help: 'What becomes of the chips on pay cards that nobody played in the last deal.',
    values: { stay: 'They are nobody’s', winner: 'To the last deal’s winner' },
  },
};

export const groups: GameWords['groups'] = [
  { label: 'The game', keys: ['deals', 'untilBroke', 'dealer', 'layout', 'widow'] },
  { label: 'Playing', keys: ['lead', 'noLead', 'collect'] },
  { label: 'Chips', keys: ['purse', 'ante', 'dealerDouble', 'kitty', 'cardFee', 'lastPots'] },
];

export const presets: GameWords['presets'] = {
  classic: { label: 'Classic', help: 'The extra hand may be sold; after a stop the colour changes.' },
  michigan: { label: 'Michigan', help: 'After a stop any other suit may be led; the dealer stakes double.' },
  fourKings: { label: 'Four kings', help: 'The kings pay, any suit may be led, and there is a kitty.' },
  openEyes: { label: 'Eyes open', help: 'Take the chips of your pay cards yourself, or lose them.' },
  untilBroke: { label: 'Until somebody is broke', help: 'Deal after deal, until a purse is empty.' },
};
