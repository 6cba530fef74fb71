/** The rules of Newmarket in English: the clauses that are in force at a table, in a player's words. */
import type { Options } from '../../../record/line.ts';
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Four pay cards lie in the middle, and everybody lays a chip on each. All cards are dealt, to one hand more than there are players. The dealer may swap hands with this extra hand, unseen, or keep and sell it to whoever bids most.',
  'Then suits are run upwards. You lead the lowest card of a suit; whoever holds the next higher card must play it, and so on, until the next card is missing or an ace is reached. Whoever played last leads again, from a suit of the other colour.',
  'Play a pay card and you take the chips on it. The first empty hand wins the deal, and everybody else pays a chip for each card they still hold. After some deals the most chips win.',
];

const chips = (n: unknown): string => `${String(n)} ${n === 1 ? 'chip' : 'chips'}`;
const payCards = (o: Options): string =>
  o['layout'] === 'kings' ? 'the four kings' : 'the ace of hearts, king of clubs, queen of diamonds and jack of spades';
const mayExchange = (o: Options): boolean => o['widow'] !== 'none';
const isAuction = (o: Options): boolean => o['widow'] === 'auction';
const isClaim = (o: Options): boolean => o['collect'] === 'claim';
const COLOURS: Record<string, string> = {
  colour: 'a card of the other colour',
  suit: 'a card of another suit',
  any: 'a card of any suit',
};

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'NM-S1': (_, n) => [`${String(n)} play with one pack of 52 cards. Aces are high.`],
        'NM-S2': (o) => [`Everybody begins with ${chips(o['purse'])}.`],
        'NM-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'NM-S4': (_, n) => [
          `All cards are dealt one by one to ${String(n + 1)} hands: the extra hand comes after the dealer’s.`,
          52 % (n + 1) > 0 && 'The first hands get a card more.',
        ],
        'NM-S5': (o) => [
          `Everybody lays ${chips(o['ante'])} on each pay card: ${payCards(o)}.`,
          o['dealerDouble'] === true && 'The dealer lays twice as many.',
          Number(o['kitty']) > 0 && `Everybody lays ${chips(o['kitty'])} into the kitty.`,
          'Chips left from earlier deals stay.',
        ],
      },
    },
    {
      heading: 'The extra hand',
      clauses: {
        'NM-W1': (o) => [mayExchange(o) && 'The dealer exchanges hands or keeps the own one, having seen only that.'],
        'NM-W2': (o) => [
          mayExchange(o) && 'In an exchange the own hand goes out of play, face down, and the extra hand is taken up.',
        ],
        'NM-W3': (o) => [
          isAuction(o) &&
            'If the dealer keeps, the extra hand is auctioned among the others, from the dealer’s left: bid 1, 2 or 5 more than the highest bid, but no more than your purse, or pass and be out of the auction.',
        ],
        'NM-W4': (o) => [
          isAuction(o) &&
            'The highest bidder pays the dealer and must exchange. If nobody bids, the extra hand stays where it is.',
        ],
        'NM-W5': (o) => [
          o['widow'] === 'exchange' && 'The extra hand is not sold.',
          o['widow'] === 'none' && 'Nobody may have the extra hand.',
        ],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'NM-P1': () => ['The player to the dealer’s left leads the lowest card held of any suit.'],
        'NM-P2': () => ['Whoever holds the next higher card of the suit must play it, and so on.'],
        'NM-P3': (o) => [
          `The run stops at an ace, or where nobody holds the next card. Whoever played last leads ${COLOURS[String(o['lead'])] ?? ''}: the lowest one held of that suit.`,
        ],
        'NM-P4': (o) => [
          o['lead'] !== 'any' &&
            (o['noLead'] === 'left'
              ? 'Without such a card the lead passes to the left; if nobody has one, whoever stopped the run leads any suit.'
              : 'Without such a card any suit is led.'),
        ],
        'NM-P5': () => ['Everybody lays cards face up before them.'],
        'NM-P6': (o) => [
          isClaim(o)
            ? 'Whoever plays a pay card may take the chips on it, if quick enough.'
            : 'Whoever plays a pay card takes all chips on it.',
        ],
        'NM-P7': () => ['The deal ends at once when a hand is empty.'],
      },
    },
    {
      heading: 'Taking chips in time',
      clauses: {
        'NM-C1': (o) => [isClaim(o) && 'After your pay card you may take its chips until the next card is played.'],
        'NM-C2': (o) => [isClaim(o) && 'Then play goes on.'],
        'NM-C3': (o) => [isClaim(o) && 'If the next card comes first, the chips stay for a later deal.'],
        'NM-C4': (o) => [
          isClaim(o) &&
            'With your last card the chips come by themselves. A program gives you three seconds before it plays on.',
        ],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'NM-E1': (o) => [
          `The others show their hands and pay the winner ${chips(o['cardFee'])} for each card.`,
          Number(o['kitty']) > 0 && 'The winner takes the kitty.',
        ],
        'NM-E2': () => ['Chips that nobody took stay on the pay cards. A purse may go below zero; nobody drops out.'],
        'NM-E3': (o) => [
          o['lastPots'] === 'winner'
            ? 'After the last deal its winner takes the chips still on the pay cards.'
            : 'Chips on the pay cards after the last deal are nobody’s.',
        ],
        'NM-E4': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${o['untilBroke'] === true ? ', or when a purse is empty' : ''}; the most chips win, ties share.`,
        ],
      },
    },
  ],
  ' ',
);
