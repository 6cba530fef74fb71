/** The rules of Tonk in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Everybody gets five cards. In your turn draw a card from the stock or take the discard, then lay down what you can and discard one card.',
  'A spread is three or four cards of a rank, or three or more in a row of one suit. Single cards may be added to any spread on the table, your own or another’s: that is a hit, and it bars the owner from laying anything next turn.',
  'Aces count one, courts ten, others their number. If you think your hand is lowest you may drop instead of drawing: all hands are compared. If somebody is as low or lower, you are caught and pay.',
  'Whoever runs out of cards wins a stake from everybody, double without a last discard. A discard that fits a spread on the table may be slapped out of turn.',
];

const chips = (n: unknown): string => `${String(n)} ${n === 1 ? 'chip' : 'chips'}`;
const played = (stake: unknown): boolean => Number(stake) > 0;

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'TO-S1': (_, n) => [`${String(n)} play, everybody for themselves.`],
        'TO-S2': () => ['A pack of 52 cards, no joker.'],
        'TO-S3': (o) => [
          played(o['stake']) &&
            `Everybody begins with ${chips(o['purse'])}; the stake is ${chips(o['stake'])}. A purse may go below zero.`,
        ],
        'TO-S4': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'TO-S5': () => ['Five cards each, one at a time.'],
        'TO-S6': (o) => [
          o['upcard'] === true ? 'The next card is turned up to begin the discards.' : 'The discard pile begins empty.',
        ],
        'TO-S7': (o) => [
          Number(o['tonkHigh']) > 0 && `Five cards that count ${String(o['tonkHigh'])} or more are a tonk.`,
          Number(o['tonkLow']) > 0 && `Five cards that count ${String(o['tonkLow'])} or less are a tonk.`,
        ],
        'TO-S8': (o) => [
          (Number(o['tonkHigh']) > 0 || Number(o['tonkLow']) > 0) &&
            'Whoever holds a tonk may say so before play and is paid double by everybody; two tonks are a draw.',
        ],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'TO-P1': () => ['The player to the dealer’s left begins; turns go clockwise.'],
        'TO-P2': () => ['A turn: drop, or take one card; then any spreads and hits; then one discard.'],
        'TO-P3': () => ['Dropping is possible only at the beginning of a turn; it ends the deal.'],
        'TO-P4': () => [
          'Take the top card of the stock or the discard. After many takes of the discard in a row the stock must be used.',
        ],
        'TO-P5': (o) => [
          'A spread is three or four of a rank, or three or more in a row of a suit.',
          o['aceHigh'] === true
            ? 'The ace stands below the two or above the king.'
            : 'The ace stands below the two only.',
        ],
        'TO-P6': () => ['A hit adds one card to any spread on the table.'],
        'TO-P7': (o) => [
          o['bar'] === 'none'
            ? 'Hitting another’s spread bars nobody.'
            : `Whoever’s spread is hit by another may not spread, hit or slap in the next turn${o['bar'] === 'spread-drop' ? ', nor drop' : ''}.`,
          o['bar'] !== 'none' && o['barStack'] === true && 'Every hit bars for one turn more.',
        ],
        'TO-P8': (o) => [
          o['returnTaken'] === true
            ? 'Any card may be discarded.'
            : 'A card taken from the discards may not be discarded in the same turn, unless it is the last.',
        ],
        'TO-P9': (o, n) => [
          n > 2 &&
            o['slap'] === 'table' &&
            'A discard that fits a spread on the table may be slapped by anybody who is not on turn; the slapper then has a full turn.',
          n > 2 &&
            o['slap'] === 'any' &&
            'A discard may be slapped by anybody who is not on turn, for a spread on the table or a new one; the slapper then has a full turn.',
          (n === 2 || o['slap'] === 'off') && 'There is no slapping.',
        ],
        'TO-P10': () => ['If the stock is empty after a turn, the deal ends.'],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'TO-E0': (o) => [
          'Aces count one, courts ten, others their number.',
          o['count'] === 'unmatched' ? 'The best spread in a hand is not counted.' : 'Every card is counted.',
        ],
        'TO-E1': () => ['Drop and be lowest alone: everybody pays you the stake.'],
        'TO-E2': (o) => [
          o['caught'] === 'single'
            ? 'If others are as low or lower, you pay each of them the stake, and everybody pays the lowest.'
            : 'If others are as low or lower, you pay each of them double, and the others pay the lowest.',
        ],
        'TO-E3': () => ['Out of cards by a discard: everybody pays you the stake.'],
        'TO-E4': () => ['Out of cards without a discard: everybody pays you double.'],
        'TO-E5': () => ['When the stock is out the lowest hand is paid; equal lowest hands are a draw.'],
        'TO-E6': () => ['Hands are shown after a drop or when the stock is out.'],
        'TO-E7': (o) => [!played(o['stake']) && 'Without a stake a deal won is a point.'],
        'TO-E8': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${o['untilBroke'] === true ? ', or when a purse is empty' : ''}.`,
        ],
      },
    },
  ],
  ' ',
);
