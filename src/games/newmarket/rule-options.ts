/** The options as the rules ask for them, resolved once for a table. */
import type { Card } from '../../cards/card.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { ALL_SUITS, CARDS, SUIT_OF } from './state.ts';

/** The pay cards in their order, by the option `layout`. */
const LAYOUTS = { boodle: ['AH', 'KC', 'QD', 'JS'], kings: ['KS', 'KH', 'KD', 'KC'] } as const;

export const BLACK = 0b1001; // S and C, as bits of suits
export const RED = 0b0110;

/** The suits that may be led after a stop with a card of `suit`, by the option `lead` [NM-P3]. */
function leadsAfter(suit: number, lead: unknown): number {
  if (lead === 'any') return ALL_SUITS;
  if (lead === 'suit') return ALL_SUITS & ~(1 << suit);
  return (BLACK & (1 << suit)) === 0 ? BLACK : RED;
}

export class RuleOptions extends TableOptions {
  readonly pack = new MixedPack(CARDS);
  readonly deals: number;
  readonly untilBroke: boolean;
  readonly purse: number; // chips at the beginning
  readonly ante: number; // on each pay card
  readonly dealerAnte: number;
  readonly kitty: number;
  readonly payCards: readonly Card[]; // in their order
  readonly potOf: Uint8Array; // by card: index of the pay card, NO_POT for others
  readonly mayExchange: boolean;
  readonly auction: boolean;
  readonly leadsAfter: Uint8Array; // by the card that stopped a run: suits that may be led, as bits
  readonly passesLead: boolean; // noLead "left"
  readonly claim: boolean; // collect "claim"
  readonly cardFee: number;
  readonly sweeps: boolean; // lastPots "winner"

  constructor(options: Options, seats: number, names: readonly Card[]) {
    super(options, seats);
    this.deals = Number(options['deals']);
    this.untilBroke = options['untilBroke'] === true;
    this.purse = Number(options['purse']);
    this.ante = Number(options['ante']);
    this.dealerAnte = options['dealerDouble'] === true ? 2 * this.ante : this.ante;
    this.kitty = Number(options['kitty']);
    const payCards: readonly Card[] = LAYOUTS[options['layout'] === 'kings' ? 'kings' : 'boodle'];
    this.payCards = payCards;
    this.potOf = Uint8Array.from(names, (card) => (payCards.includes(card) ? payCards.indexOf(card) : NO_POT));
    this.mayExchange = options['widow'] !== 'none';
    this.auction = options['widow'] === 'auction';
    this.leadsAfter = SUIT_OF.map((suit) => leadsAfter(suit, options['lead']));
    this.passesLead = options['noLead'] === 'left';
    this.claim = options['collect'] === 'claim';
    this.cardFee = Number(options['cardFee']);
    this.sweeps = options['lastPots'] === 'winner';
  }
}

export const PAY_CARDS = 4;
export const NO_POT = 4;
