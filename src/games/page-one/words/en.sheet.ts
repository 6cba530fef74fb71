/** The rules of Page One in English: the clauses that are in force at a table, in a player's words. */
import { english as en } from '../../face/speech.ts';
import { makeSheet } from './clauses.ts';

const CALL = '“Page One!”';

export const howTo = [
  'Everybody gets four cards. Whoever is first to be rid of all of them wins.',
  'One player leads a card, and all others must follow its suit, one card each. If you have none of that suit you draw from the stock, card after card, until you can follow: that is how hands grow. The highest card of the suit takes the trick, and its player leads the next one. Nothing is won by a trick but the lead.',
  'When you play your last card but one, say “Page One!” If you forget it, you draw five cards.',
  'The joker beats everything and may be played to any suit. Keep it for the moment when you would have to dig, or when you need the lead to play your last card.',
];

export const sheet = makeSheet(
  { setup: 'The deal', play: 'Playing', call: CALL, end: 'Winning' },
  {
    'PO-S1': (h) => [
      `Two to ${en.number(h.most)} can play, everybody for themselves. This table has ${en.number(h.seats)} seats.`,
    ],
    'PO-S2': (h) => [h.joker ? 'A pack of 52 cards and one joker.' : 'A pack of 52 cards, without a joker.'],
    'PO-S3': (h) => [
      'In each suit the cards rank A K Q J 10 9 8 7 6 5 4 3 2, the ace highest.',
      h.joker && 'The joker is higher than all of them and of no suit.',
    ],
    'PO-S4': (h) => [
      h.dealer === undefined ? 'The first dealer is drawn by lot.' : `Seat ${String(h.dealer + 1)} deals first.`,
      h.match !== 'single' && 'After every deal, a drawn one too, the player to the dealer’s left deals next.',
    ],
    'PO-S5': (h) => [
      `The cards are dealt one by one, clockwise from the dealer’s left, until everybody has ${en.number(h.deal)}.`,
    ],
    'PO-S6': () => ['The rest is the stock, face down.'],
    'PO-S7': (h) => [
      h.dealerLeads
        ? 'The dealer leads to the first trick.'
        : 'The player to the dealer’s left leads to the first trick.',
    ],
    'PO-P1': (h) => [
      'A trick is one card from everybody, clockwise from the leader.',
      `Your turn lasts until you have played a card${h.pickup ? ' or picked up the trick' : ''}.`,
    ],
    'PO-P2': (h) => [
      'The suit of the card led must be followed.',
      h.second && 'If the joker is led, the second player plays any card, and the suit of that card must be followed.',
      h.named && 'Whoever leads the joker names the suit that must be followed.',
      h.joker && 'A joker played later changes nothing.',
    ],
    'PO-P3': (h) => [
      `The leader plays any card${h.joker ? ', the joker too' : ''}.`,
      h.notLast && 'But if the joker is your only card, you may not lead it: draw one card, then lead either.',
      h.notLast && 'If there is nothing to draw, the player to your left leads instead.',
    ],
    'PO-P4': (h) => [
      `If you hold cards of that suit, play one of them${h.joker && !h.voidOnly ? ' or the joker' : ''}; you may not draw.`,
      h.compulsory && 'If you hold none but have the joker, you must play the joker.',
      `If you hold none${h.compulsory ? ', and no joker' : ''}, draw from the stock, card by card, until one comes up.`,
      h.joker && !h.compulsory && 'Instead of drawing, or of drawing on, you may play the joker.',
      h.voidOnly && 'While you hold that suit, the joker may not be played.',
      h.notLast && 'The joker may never be played as your last card: if it is all that you hold, draw.',
    ],
    'PO-P5': (h) => [
      h.pickup
        ? 'Cards can be drawn as long as the stock lasts.'
        : 'Cards can be drawn as long as the stock or the discard pile holds any.',
    ],
    'PO-P6': (h) => [
      'As soon as you draw a card of the suit, you must play that card: no drawing on for a better one.',
      h.joker && !h.compulsory && 'The joker cannot take its place, and drawing the joker does not end the search.',
      h.compulsory && 'If you draw the joker first, you must play the joker.',
    ],
    'PO-P7': () => [
      'When a card must be taken and the stock is empty, all completed tricks are shuffled into a new stock.',
      'The trick on the table stays where it is.',
    ],
    'PO-P8': (h) => [
      'If you cannot follow and the stock is empty, at once or after some draws, take the whole trick into your hand.',
      h.joker &&
        (h.compulsory
          ? 'If you can play the joker, you must do that instead.'
          : 'If you can play the joker, you may do that instead.'),
      'The trick ends there; the players after you do not play to it.',
      'Whoever played its highest card leads next.',
      'Completed tricks never become stock again.',
    ],
    'PO-P9': (h) => [
      `If you cannot follow${h.joker ? ', have no joker to play' : ''} and nothing is left to draw, the deal is drawn at once.`,
    ],
    'PO-P10': (h) => [
      h.joker
        ? 'The joker wins the trick; without it, the highest card of the suit to follow does.'
        : 'The highest card of the suit led wins the trick.',
    ],
    'PO-P11': () => [
      'A complete trick goes to the discard pile, and its winner leads to the next one.',
      'Winning tricks earns nothing else.',
    ],
    'PO-P12': () => [
      `Whenever a card that you play leaves you with exactly one, you must say ${CALL}`,
      'That holds again if you had one card before, drew, and played.',
      'Coming to one card in any other way asks for no call.',
    ],
    'PO-P13': () => [
      'Say it from the moment your card is played, whoever’s turn it is.',
      'For the card that you then hold, one call is enough.',
    ],
    'PO-P14': (h) => [
      `It is too late as soon as anybody plays ${h.pickup ? 'a card, draws or picks up' : 'or draws a card'}.`,
      'If your card completed and won the trick, that is your own next lead.',
      'It does not matter any more if the next card wins the deal for somebody else.',
      h.notLast && 'Nor if you draw because you may not lead the joker: you no longer hold a single card.',
    ],
    'PO-P15': () => ['If you did not say it in time, you take the penalty at once.'],
    'PO-P16': (h) => [
      'If you did not say it in time, nothing happens until somebody notices.',
      'Any other player may then challenge you, also out of turn; you take the penalty, and play goes on where it was.',
      `You have got away with it once you draw${h.pickup ? ' or pick up' : ''}, or are out and all accept.`,
      'Saying it late does not help.',
    ],
    'PO-P17': (h) => [
      'The penalty is five cards from the stock.',
      'If you led your last card still owing the call for it, and the stock is empty, you take the trick that you just won instead.',
      h.pickup
        ? 'If the stock is empty otherwise, you take the last completed trick; if it runs out meanwhile, the rest is forgiven.'
        : 'If the stock runs out, it is renewed; if even then there are not enough cards, the rest is forgiven.',
    ],
    'PO-P18': (h) => [
      `The order of things: the card is played or drawn${h.pickup ? ', or the trick picked up' : ''};`,
      h.challenge ? 'a call that was missed can be challenged from now on;' : 'a call that was missed is penalised;',
      'whoever now has one card may call; a complete trick is taken in; the next player’s turn begins.',
    ],
    'PO-E1': (h) => [
      'Whoever plays their last card wins the deal at that moment, even in the middle of a trick, and nobody takes a penalty any more.',
      h.challenge
        ? 'Only a player who can be challenged has to wait.'
        : 'But if you lead it still owing the call for it, you have not won: the card stays, you take the penalty, and play goes on.',
    ],
    'PO-E2': () => [
      'If you play your last card and can be challenged, the others are asked one after the other, clockwise from your left.',
      'If all accept, you have won.',
      'If one challenges, you take the penalty and play goes on; if there was no card to take, you have won all the same.',
      'Meanwhile nobody else can be challenged.',
    ],
    'PO-E3': () => ['A deal has one winner, or none if it is drawn.'],
    'PO-E4': (h) => [`If nobody is out after ${String(h.tricks)} tricks, the deal is drawn.`],
    'PO-E5': (h) => [
      h.match === 'points'
        ? 'The winner of a deal scores one point for every card in the other hands.'
        : 'The winner of a deal scores one.',
      'A drawn deal scores nothing.',
    ],
    'PO-E6': (h) => [
      h.match === 'single' && 'The game is one deal.',
      h.match === 'wins' && `Whoever first wins ${en.count(h.target, 'deal')} wins the match.`,
      h.match === 'points' && `Whoever first has ${String(h.target)} points wins the match.`,
      h.match !== 'single' && 'After 100 deals it ends in any case: the highest score wins, and a tie is shared.',
    ],
  },
  ' ',
);
