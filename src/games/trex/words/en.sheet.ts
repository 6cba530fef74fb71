/** The rules of Trex in English: the clauses that are in force at a table, in a player's words. */
import type { Options } from '../../../record/line.ts';
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Four play, thirteen cards each. Whoever holds the seven of hearts is the first king and chooses a contract for each of five deals, each contract once. Then the kingdom passes to the right, until everybody has been king.',
  'Four contracts are trick games without trumps, in which suit must be followed: in Diamonds each diamond taken counts ten, in Eltoosh each trick costs fifteen, in Girls each queen costs 25, in King of Hearts that card costs 75. Queens and the king of hearts may be shown beforehand and count double.',
  'The fifth, Trex, is a race: suits are built from the jacks up to the ace and down to the two. Who can play must. Going out counts 200, 150, 100 and 50.',
  'After twenty deals the highest total wins.',
];

const five = (o: Options): boolean => o['contracts'] === 'five';
const doubled = (o: Options): boolean => o['doubling'] === true;

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'TX-S1': () => ['52 cards; in every suit the ace is high.'],
        'TX-S2': () => ['All cards are dealt, thirteen each.'],
        'TX-S3': () => ['Whoever holds the seven of hearts in the first deal shows it and is the first king.'],
        'TX-S4': () => ['The king deals the later deals of the kingdom and leads in every deal.'],
        'TX-S5': (o) => [
          'After the king’s last contract the kingdom passes to the right.',
          o['kingdoms'] === 1 ? 'One kingdom is played.' : `${String(o['kingdoms'])} kingdoms are played.`,
        ],
        'TX-S6': () => ['Each kingdom is announced.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'TX-P1': (o) => [
          five(o)
            ? 'The king chooses among Diamonds, Eltoosh, Girls, King of Hearts and Trex, each once a kingdom.'
            : 'The king plays Complex and Trex, in the order of their choice.',
        ],
        'TX-P2': (o) => [
          doubled(o) &&
            `Before play everybody in turn may show ${five(o) ? 'queens in Girls, the king of hearts in King of Hearts' : 'queens and the king of hearts in Complex'}: they are doubled, and still belong to the hand.`,
        ],
        'TX-P3': () => [
          'In Trex a player with all four twos, or three twos and the three of the fourth suit, may abandon the deal: it is dealt again and the contract is not used up.',
        ],
        'TX-P4': () => [
          'In all contracts but Trex suit must be followed; the highest card of the suit led wins. There are no trumps.',
        ],
        'TX-P5': (o) => [five(o) && 'In King of Hearts a heart may be led only by a player who holds nothing else.'],
        'TX-P6': () => ['Cards that count lie face up before their taker, the others face down.'],
        'TX-P7': (o) => [
          o['earlyStop'] === true
            ? 'A deal stops as soon as nothing can score any more.'
            : 'Every deal is played to the last card.',
        ],
        'TX-P8': () => ['In Trex play a jack, or a card next to one on the table, if you can; otherwise pass.'],
        'TX-P9': () => ['Who has no cards left is out, first, second, third or last.'],
        'TX-P10': () => ['When three are out the deal is over.'],
        'TX-P11': (o) => [o['showTwos'] === true && 'In Trex everybody’s twos lie face up after the first round.'],
      },
    },
    {
      heading: 'Scoring',
      clauses: {
        'TX-E1': (o) => [o['diamonds'] === -10 ? 'Each diamond taken: −10.' : 'Each diamond taken: +10.'],
        'TX-E2': () => ['Each trick taken in Eltoosh: −15.'],
        'TX-E3': (o) => ['Each queen taken: −25.', doubled(o) && 'Doubled: −50, and +25 for whoever showed it.'],
        'TX-E4': (o) => ['The king of hearts: −75.', doubled(o) && 'Doubled: −150, and +75 for whoever showed it.'],
        'TX-E5': (o) => [
          doubled(o) &&
            (o['ownDouble'] === 'leader'
              ? 'Who takes the own doubled card pays in full, and the bonus goes to whoever led that trick.'
              : 'Who takes the own doubled card pays singly, and nobody gets a bonus.'),
        ],
        'TX-E6': () => ['Trex: +200, +150, +100 and +50 in the order of going out.'],
        'TX-E7': (o) => [!five(o) && 'Complex: diamonds, tricks, queens and the king of hearts all count.'],
        'TX-E8': () => ['Points are added up deal by deal.'],
        'TX-E9': () => ['The best score of a deal wins it.'],
        'TX-E10': (o) => [
          o['partners'] === true
            ? 'In the end the side with the higher sum wins.'
            : 'In the end the highest total wins; ties share.',
        ],
      },
    },
  ],
  ' ',
);
