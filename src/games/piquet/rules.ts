/** One Piquet table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { makePack } from '../../cards/pack.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { ActHandler } from './act.ts';
import { PiquetActs } from './acts.ts';
import { PiquetBrain } from './bot.ts';
import { Dialogue } from './dialogue.ts';
import { Exchange } from './exchange.ts';
import { Views } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { list } from './legal.ts';
import { standing } from './score.ts';
import { type PiquetDealing, deal } from './setup.ts';
import { PIQUET_RANKS, TURN, WORDS } from './state.ts';
import { PiquetLineWriter } from './line-writer.ts';
import { Tricks } from './tricks.ts';

export class PiquetRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ jokers: 0, ranks: PIQUET_RANKS }); // [PQ-S1]
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly dealing: PiquetDealing;
  private readonly handler: ActHandler;
  protected readonly names: PiquetActs;
  protected readonly views = new Views();
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    const writer = new PiquetLineWriter(this.pack);
    this.options = new RuleOptions(options);
    this.brain = new PiquetBrain(this.options);
    this.dealing = { options: this.options, writer, pack: new MixedPack(this.pack.length) };
    this.names = new PiquetActs(this.pack, writer);
    const dialogue = new Dialogue(this.options, writer);
    this.handler = new ActHandler(new Exchange(dialogue, writer), dialogue, new Tricks(this.options, dialogue, writer));
  }

  /** Without a fixed first dealer a deal 0 comes first, in which the cards are cut [PQ-S2]. */
  override open(state: State): Opening {
    state.fill(0);
    const dealer = this.options.firstDealer;
    return dealer === undefined ? { deal: 0, dealer: 0 } : { deal: 1, dealer };
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.dealing, chance, write);
  }

  legal(state: State, out: Acts): void {
    list(state, out);
  }

  act(state: State, seat: Seat, act: Act, _chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, write);
  }

  override playOn(state: State, seat: Seat, act: Act): void {
    this.handler.carryOut(state, seat, act);
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
