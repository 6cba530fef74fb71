/** The person's side of the running game: what the felt shows, what may be done now, what is being chosen or refused. */
import type { Card } from '../../cards/card.ts';
import { compareCards, isCard } from '../../cards/card.ts';
import type { Table } from '../../client/table.svelte.ts';
import type { Felt } from '../../felt/felt.ts';
import type { Shown } from '../../felt/shown.ts';
import type { Action } from '../../record/line.ts';
import { handPlace, sortOffers } from './offers.ts';

const REFUSAL_MS = 6000;

/** One of several things that can be done with a card: which one is asked beside it. */
export interface Choice {
  readonly card: Card;
  readonly actions: readonly Action[];
}

export class Play {
  /** What lies on the felt at this moment; nothing until it is drawn, or where it cannot be. */
  shown = $state.raw<Shown>();
  felt = $state.raw<Felt>();
  /** This browser cannot draw the felt: everything is done in words. */
  failed = $state(false);
  choice = $state.raw<Choice>();
  /** Why the last card could not be played. */
  refusal = $state<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  readonly offers = $derived.by(() => sortOffers(this.table.legal, this.table.face?.gestures ?? {}));

  /** The person's cards, in the order in which they lie on the felt. */
  readonly hand = $derived.by((): readonly Card[] => {
    const { face, seat, sight } = this.table;
    const place = face && handPlace(face);
    if (place === undefined || seat === undefined || !sight) return [];
    const cards = sight.places.cards(`${place.name}/${seat}`).filter((card) => isCard(card));
    return place.sorted ? cards.sort(compareCards) : cards.reverse();
  });

  /** The table has come to rest, or nobody draws it. */
  readonly still = $derived.by(() => this.failed || this.shown?.moving === false);

  /** What the felt shows now; one that has failed shows nothing more. */
  show(now: Shown): void {
    if (!this.failed) this.shown = now;
  }

  fail(): void {
    this.failed = true;
    this.shown = undefined;
  }

  act(action: Action): void {
    this.forget();
    this.table.act(action);
  }

  pick(actions: readonly Action[], card: Card): void {
    this.forget();
    this.choice = { card, actions };
  }

  choose(card: Card | undefined): void {
    this.forget();
    this.table.choose(card);
  }

  refuse(card: Card): void {
    this.forget();
    const { words, sight } = this.table;
    this.refusal = words && sight ? words.refusal(card, sight) : undefined;
    this.timer = setTimeout(() => (this.refusal = undefined), REFUSAL_MS);
  }

  /** A card is pressed without the felt: by keyboard, by a screen reader. */
  press(card: Card): void {
    const actions = this.offers.cards.get(card) ?? [];
    const [only, another] = actions;
    if (only && !another) this.act(only);
    else if (only) this.pick(actions, card);
    else if (this.table.onTurn || this.table.phase !== 'deal') this.refuse(card);
    else this.choose(this.table.chosen === card ? undefined : card);
  }

  /** What was open or said is over. */
  forget(): void {
    clearTimeout(this.timer);
    this.choice = undefined;
    this.refusal = undefined;
  }
}
