/** Which clauses of Page One are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Message } from '../../../words/say.ts';
import type { ClauseSentences, Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'can-be-played': 'PO-P3',
  'must-follow': 'PO-P4',
  'must-follow-or-joker': 'PO-P4',
  'must-draw': 'PO-P4',
  'must-draw-or-joker': 'PO-P4',
  'must-play-joker': 'PO-P4',
  'joker-held': 'PO-P4',
  'must-play-drawn': 'PO-P6',
  'must-pick-up': 'PO-P8',
  'must-pick-up-or-joker': 'PO-P8',
  'joker-last-draw': 'PO-P4',
  'joker-last-pickup': 'PO-P4',
  'joker-last-pass': 'PO-P3',
  'first-draw': 'PO-P3',
  'nothing-to-draw': 'PO-P3',
  'name-suit': 'PO-P2',
  wait: 'PO-P1',
  'not-your-turn': 'PO-P1',
  'first-answer': 'PO-E2',
  'first-answers': 'PO-E2',
  'deal-over': 'PO-E1',
  'match-over': 'PO-E6',
} as const;

/** The options as the sheet asks for them: a joker rule is in force only where there is a joker. */
interface SheetOptions {
  readonly seats: number;
  readonly most: number; // that may sit down
  readonly deal: number;
  readonly joker: boolean;
  readonly voidOnly: boolean;
  readonly compulsory: boolean;
  readonly notLast: boolean; // the joker may not be the last card
  readonly second: boolean; // the second card fixes the suit under a led joker
  readonly named: boolean; // the leader names it
  readonly pickup: boolean;
  readonly challenge: boolean;
  readonly dealerLeads: boolean;
  readonly match: 'single' | 'wins' | 'points';
  readonly target: number;
  readonly tricks: number;
  readonly dealer: number | undefined; // by lot
}

function houseOf(options: Options, seats: number): SheetOptions {
  const joker = options['joker'] === true;
  const pickup = options['stockOut'] === 'pickup';
  const named = options['jokerLead'] === 'leader';
  const match = options['match'] === 'wins' || options['match'] === 'points' ? options['match'] : 'single';
  return {
    seats,
    most: pickup ? 8 : 6,
    deal: Number(options['deal']),
    joker,
    voidOnly: joker && options['jokerVoidOnly'] === true,
    compulsory: joker && options['jokerCompulsory'] === true,
    notLast: joker && options['jokerLast'] === false,
    second: joker && !named,
    named: joker && named,
    pickup,
    challenge: options['callRule'] === 'challenge',
    dealerLeads: options['firstLead'] === 'dealer',
    match,
    target: Number(options[match === 'points' ? 'pointsTarget' : 'winsTarget']),
    tricks: Number(options['trickLimit']),
    dealer: typeof options['dealer'] === 'number' ? options['dealer'] : undefined,
  };
}

/** A clause by the options as the sheet asks for them. */
const at =
  (sentences: (options: SheetOptions) => readonly (Message<SheetMessages> | false)[]): ClauseSentences<SheetMessages> =>
  (options, seats) =>
    sentences(houseOf(options, seats));

export const sections: Sections<SheetMessages> = {
  setup: {
    'PO-S1': at((h) => [['PO-S1', { most: h.most, count: h.seats }]]),
    'PO-S2': at((h) => [h.joker ? 'PO-S2' : 'PO-S2.plain']),
    'PO-S3': at((h) => ['PO-S3', h.joker && 'PO-S3.joker']),
    'PO-S4': at((h) => [
      h.dealer === undefined ? 'PO-S4.lot' : ['PO-S4.seat', { seat: h.dealer + 1 }],
      h.match !== 'single' && 'PO-S4',
    ]),
    'PO-S5': at((h) => [['PO-S5', { count: h.deal }]]),
    'PO-S6': () => ['PO-S6'],
    'PO-S7': at((h) => [h.dealerLeads ? 'PO-S7.dealer' : 'PO-S7']),
  },
  play: {
    'PO-P1': at((h) => ['PO-P1', h.pickup ? 'PO-P1.turn-pickup' : 'PO-P1.turn']),
    'PO-P2': at((h) => ['PO-P2', h.second && 'PO-P2.second', h.named && 'PO-P2.named', h.joker && 'PO-P2.later']),
    'PO-P3': at((h) => [h.joker ? 'PO-P3.joker' : 'PO-P3', h.notLast && 'PO-P3.alone', h.notLast && 'PO-P3.nothing']),
    'PO-P4': at((h) => [
      h.joker && !h.voidOnly ? 'PO-P4.or-joker' : 'PO-P4',
      h.compulsory && 'PO-P4.compulsory',
      h.compulsory ? 'PO-P4.dig-no-joker' : 'PO-P4.dig',
      h.joker && !h.compulsory && 'PO-P4.instead',
      h.voidOnly && 'PO-P4.void',
      h.notLast && 'PO-P4.not-last',
    ]),
    'PO-P5': at((h) => [h.pickup ? 'PO-P5.pickup' : 'PO-P5']),
    'PO-P6': at((h) => ['PO-P6', h.joker && !h.compulsory && 'PO-P6.no-joker', h.compulsory && 'PO-P6.compulsory']),
    'PO-P7': at((h) => (h.pickup ? [] : ['PO-P7', 'PO-P7.table'])),
    'PO-P8': at((h) =>
      h.pickup
        ? ['PO-P8', h.joker && (h.compulsory ? 'PO-P8.must' : 'PO-P8.may'), 'PO-P8.over', 'PO-P8.leader', 'PO-P8.gone']
        : [],
    ),
    'PO-P9': at((h) => [!h.pickup && (h.joker ? 'PO-P9.joker' : 'PO-P9')]), // where one picks up, nobody can be stuck
    'PO-P10': at((h) => [h.joker ? 'PO-P10.joker' : 'PO-P10']),
    'PO-P11': () => ['PO-P11', 'PO-P11.nothing'],
  },
  call: {
    'PO-P12': () => ['PO-P12', 'PO-P12.again', 'PO-P12.other'],
    'PO-P13': () => ['PO-P13', 'PO-P13.once'],
    'PO-P14': at((h) => [
      h.pickup ? 'PO-P14.pickup' : 'PO-P14',
      'PO-P14.own',
      'PO-P14.won',
      h.notLast && 'PO-P14.not-last',
    ]),
    'PO-P15': at((h) => [!h.challenge && 'PO-P15']),
    'PO-P16': at((h) =>
      h.challenge ? ['PO-P16', 'PO-P16.others', h.pickup ? 'PO-P16.safe-pickup' : 'PO-P16.safe', 'PO-P16.late'] : [],
    ),
    'PO-P17': at((h) => ['PO-P17', 'PO-P17.trick', h.pickup ? 'PO-P17.pickup' : 'PO-P17.short']),
    'PO-P18': at((h) => [
      h.pickup && (h.challenge ? 'PO-P18.pickup-challenge' : 'PO-P18.pickup'),
      !h.pickup && (h.challenge ? 'PO-P18.challenge' : 'PO-P18'),
    ]),
  },
  end: {
    'PO-E1': at((h) => ['PO-E1', h.challenge ? 'PO-E1.challenge' : 'PO-E1.owing']),
    'PO-E2': at((h) => (h.challenge ? ['PO-E2', 'PO-E2.accept', 'PO-E2.challenge', 'PO-E2.other'] : [])),
    'PO-E3': () => ['PO-E3'],
    'PO-E4': at((h) => [['PO-E4', { tricks: h.tricks }]]),
    'PO-E5': at((h) => [
      h.match === 'points' ? 'PO-E5.points' : 'PO-E5',
      h.match === 'points' ? 'PO-E5.draw-points' : 'PO-E5.draw',
    ]),
    'PO-E6': at((h) => [
      h.match === 'single' && 'PO-E6.single',
      h.match === 'wins' && ['PO-E6.wins', { count: h.target }],
      h.match === 'points' && ['PO-E6.points', { target: h.target }],
      h.match !== 'single' && 'PO-E6.limit',
    ]),
  },
};
