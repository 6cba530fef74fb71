/** Which clauses of the dossier are in force at a table, in order; a language adds the words. */
import type { Options } from '../../../record/line.ts';
import type { Sheet } from '../../face/game-face.ts';

/** The options as the sheet asks for them: a joker rule is in force only where there is a joker. */
export interface RuleOptions {
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

function ruleOptionsOf(options: Options, seats: number): RuleOptions {
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

const SECTIONS = {
  setup: ['PO-S1', 'PO-S2', 'PO-S3', 'PO-S4', 'PO-S5', 'PO-S6', 'PO-S7'],
  play: ['PO-P1', 'PO-P2', 'PO-P3', 'PO-P4', 'PO-P5', 'PO-P6', 'PO-P7', 'PO-P8', 'PO-P9', 'PO-P10', 'PO-P11'],
  call: ['PO-P12', 'PO-P13', 'PO-P14', 'PO-P15', 'PO-P16', 'PO-P17', 'PO-P18'],
  end: ['PO-E1', 'PO-E2', 'PO-E3', 'PO-E4', 'PO-E5', 'PO-E6'],
} as const;
type Section = keyof typeof SECTIONS;
export type Clause = (typeof SECTIONS)[Section][number];

/** Clauses that are not always in force. */
const ONLY: Partial<Record<Clause, (options: RuleOptions) => boolean>> = {
  'PO-P7': (options) => !options.pickup,
  'PO-P8': (options) => options.pickup,
  'PO-P9': (options) => !options.pickup, // where one picks up, nobody can be stuck
  'PO-P15': (options) => !options.challenge,
  'PO-P16': (options) => options.challenge,
  'PO-E2': (options) => options.challenge,
};

/** A clause in words: sentences, of which those that are not in force are left out as `false`. */
export type ClauseWords = (options: RuleOptions) => readonly (string | false)[];

/** Makes a language's rules sheet; `gap` stands between two sentences. */
export function makeSheet(
  headings: Readonly<Record<Section, string>>,
  clauses: Readonly<Record<Clause, ClauseWords>>,
  gap: string,
): Sheet {
  return (options, seats) => {
    const ruleOptions = ruleOptionsOf(options, seats);
    const section = (heading: string, among: readonly Clause[]): ReturnType<Sheet>[number] => ({
      heading,
      clauses: among
        .filter((clause) => ONLY[clause]?.(ruleOptions) ?? true)
        .map((clause) => ({ clause, text: clauses[clause](ruleOptions).filter(Boolean).join(gap) })),
    });
    return [
      section(headings.setup, SECTIONS.setup),
      section(headings.play, SECTIONS.play),
      section(headings.call, SECTIONS.call),
      section(headings.end, SECTIONS.end),
    ];
  };
}
