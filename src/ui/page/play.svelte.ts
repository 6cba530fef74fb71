/** The person's side of the running game: what the felt shows, what may be done, what is chosen or refused. */
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { type HandOrder, compareIn } from '../../games/face/hand-order.ts';
import type { Chosen, OrderName } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Felt } from '../../felt/felt.ts';
import type { Shown } from '../../felt/table/shown.ts';
import type { Action } from '../../record/line.ts';
import {
  NOTHING,
  type Selection,
  chosenWith,
  selectionFace,
  isSelecting,
  madeBy,
  needed,
  onlyWay,
  thingsFor,
  touch,
} from '../../games/face/selection.ts';
import { unshown } from '../../client/unshown.ts';
import { heldCards } from './held.ts';
import { type Bundle, sortOffers } from './offers.ts';
import { handPlace } from '../../games/face/places.ts';

const REFUSAL_MS = 6000;

/** Several actions of a card: a menu beside it asks which. */
export interface CardChoice {
  readonly card: Card | undefined; // undefined: no own card in particular
  readonly actions: readonly Action[];
}

/** Why a card could not be played: another object each time that one is refused. */
export interface Refusal {
  readonly text: string;
  readonly by: readonly string[]; // the messages that said so
}

/** Shows the last trick or turns once more, lays the hand in another order, or one of its cards elsewhere. */
interface Tools {
  look(): void;
  reorder(): void;
  arrange(card: Card, to: number): void;
}

export class Play {
  private latest = $state.raw<Shown>();
  /** What the felt shows now; undefined until it is drawn, or if it cannot be. */
  readonly shown = $derived.by(() =>
    this.latest?.seen.places.game?.game === this.table.face?.id ? this.latest : undefined,
  );
  /** The table at the cursor of the felt, for words and signs. Without a felt, the newest. */
  readonly seen = $derived.by(() => (this.shown ? this.table.viewOf(this.shown.seen) : this.table.newest));
  felt = $state.raw<Felt>();
  /** This browser cannot draw the felt: only the table in words. */
  failed = $state(false);
  choice = $state.raw<CardChoice>();
  /** Own cards and a thing on the table that are chosen to be laid. */
  private chosen = $state.raw<{ readonly at: number; readonly selection: Selection }>({ at: -1, selection: NOTHING });
  /** Why the last card could not be played. */
  refusal = $state.raw<Refusal>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private planned: readonly Action[] = []; // still to be sent, one by one

  /** The person's own cards as somebody has laid them, where they lie so. */
  laid = $state.raw<readonly Card[]>([]);

  constructor(
    private readonly table: TableSession,
    private readonly settings: { readonly chosen: Pick<Chosen, 'orders'> },
  ) {}

  readonly orderName = $derived.by((): OrderName => this.settings.chosen.orders[this.table.face?.id ?? ''] ?? 'suit');

  /** How the hand lies. */
  readonly order = $derived.by((): HandOrder => (this.orderName === 'hand' ? this.laid : this.orderName));

  readonly offers = $derived.by(() => sortOffers(this.table.legal, this.table.face?.gestures ?? {}));

  readonly gestures = $derived.by(() => this.table.face?.gestures ?? {});

  /** A tap now chooses a card instead of playing it. */
  readonly selecting = $derived.by(() => isSelecting(this.table.legal, this.gestures));

  /** Own cards that all actions need: they are chosen from the start. */
  readonly needed = $derived.by(() => needed(this.table.legal, this.gestures));

  /** The selection; a new one begins with the needed cards. */
  readonly selection = $derived.by(() =>
    this.chosen.at === this.table.lines.length ? this.chosen.selection : { cards: this.needed, thing: undefined },
  );

  /** The actions that the chosen cards make. */
  readonly lays = $derived.by((): readonly Action[] =>
    this.selection.cards.length > 0 ? madeBy(this.table.legal, this.gestures, this.selection) : [],
  );

  /** What a press of a chosen card lays: the only possible action. */
  readonly only = $derived.by(() => onlyWay(this.table.legal, this.gestures, this.selection));

  /** Cards and places of the table that may be tapped. */
  readonly things = $derived.by(() => [...thingsFor(this.table.legal, this.gestures, this.selection)]);

  /** How many lines the felt has shown. */
  private readonly shownLines = $derived.by(() => this.shown?.seen.count ?? this.table.lines.length);
  private readonly waitingText = $derived.by(() => {
    const { face, lines } = this.table;
    return face ? unshown(this.things, lines.slice(this.shownLines), face).join(' ') : '';
  });

  /** Things with which something happens that is not shown yet: they are not what they look like, and cannot be pressed. */
  readonly waiting = $derived.by(
    (): ReadonlySet<string> => new Set(this.waitingText === '' ? [] : this.waitingText.split(' ')),
  );

  /** The person's cards, in the order in which they lie on the felt. */
  readonly hand = $derived.by((): readonly Card[] => {
    const { face, seat, newest } = this.table;
    if (!face || seat === undefined || !newest) return [];
    const cards = heldCards(face, seat, newest.places);
    return handPlace(face)?.sorted ? cards.sort(compareIn(this.order)) : cards.reverse();
  });

  /** The table is at rest after the newest line, or is not drawn. */
  readonly still = $derived.by(
    () => this.failed || (this.shown?.moving === false && this.shown.seen.count === this.table.lines.length),
  );

  /** Takes what the felt shows; undefined if it has failed. */
  show(now: Shown): void {
    if (!this.failed) this.latest = now;
  }

  fail(): void {
    this.failed = true;
    this.latest = undefined;
  }

  /** What the small buttons at the words do; there once the first cards are. */
  tools: Tools | undefined;
  /** Stands before every act, if somebody watches over them: it carries the act out, now or later, or not. */
  guard: ((action: Action, go: () => void) => void) | undefined;

  playAct(action: Action): void {
    this.forget();
    this.guarded(action, () => void this.table.playAct(action));
  }

  pick(actions: readonly Action[], card?: Card): void {
    this.forget();
    this.choice = { card, actions };
  }

  /** A button for several actions: asks which. */
  pressBundle({ actions }: Bundle): void {
    this.one(actions);
  }

  /** Before the own turn: the card to play then. On it: toggles one of several to be laid together. */
  choose(card: Card | undefined): void {
    this.forget();
    if (!this.selecting) this.table.choose(card);
    else if (card === undefined) return;
    else if (this.only && this.selection.cards.includes(card)) this.playAct(this.only);
    else if (this.needed.includes(card)) return;
    else this.toggle(card);
  }

  private toggle(card: Card): void {
    const { cards, thing } = this.selection;
    const next = cards.includes(card)
      ? { cards: cards.filter((one) => one !== card), thing }
      : chosenWith(card, this.table.legal, this.gestures, this.selection);
    const most = this.offers.plan?.most(must(this.table.newest, 'a table'));
    if (next && !(most !== undefined && next.cards.length > most)) this.lay(next);
    else this.refuse(card);
  }

  private lay(selection: Selection): void {
    this.select(selection);
    const [only, another] = selection.thing === undefined ? [] : this.lays;
    if (only && !another) this.playAct(only); // the thing was chosen first
  }

  private select(selection: Selection): void {
    this.chosen = { at: this.table.lines.length, selection };
  }

  /** A card or place of the table was tapped, or an own card dropped on it. */
  touch(thing: string, card?: Card): void {
    if (this.waiting.has(thing)) return;
    this.forget();
    const before =
      card === undefined ? this.selection : { cards: [...new Set([...this.needed, card])], thing: undefined };
    const { actions, selection } = touch(thing, this.table.legal, this.gestures, before);
    this.select(selection);
    const [first] = actions;
    const gesture = this.gestures[first?.type ?? ''];
    if (first && gesture?.asks) this.pick(actions);
    else this.one(actions);
  }

  private one(actions: readonly Action[], card?: Card): void {
    const [only, another] = actions;
    if (only && !another) this.playAct(only);
    else if (only) this.pick(actions, card);
  }

  /** Sends the plan: the chosen cards one by one, and the action that ends it. */
  carryOut(): void {
    const { plan } = this.offers;
    if (!plan) return;
    const { field, then } = plan;
    const cards = this.selection.cards.flatMap((card) => plan.each.filter((action) => action[field] === card));
    this.forget();
    this.planned = [...cards, { type: then }];
    this.goOn();
  }

  /** Sends the next action of the plan when it is legal; an illegal one, or one that is taken back, ends the plan. */
  goOn(): void {
    const { legal } = this.table;
    const [next, ...rest] = this.planned;
    if (!next || legal.length === 0) return;
    this.planned = [];
    const key = JSON.stringify(next);
    if (!legal.some((action) => JSON.stringify(action) === key)) return;
    this.guarded(next, () => {
      if (this.table.playAct(next)) this.planned = rest;
    });
  }

  private guarded(action: Action, go: () => void): void {
    if (this.guard) this.guard(action, go);
    else go();
  }

  refuse(card: Card): void {
    this.forget();
    const { words, newest } = this.table;
    if (!words || !newest) return;
    const text = words.refusal(card, newest);
    this.refusal = { text, by: words.refusedBy(card, newest) };
    this.table.gate?.refused(card, text);
    this.tire();
  }

  /** The message goes after a while, unless it is held. */
  tire(): void {
    this.hold();
    this.timer = setTimeout(() => (this.refusal = undefined), REFUSAL_MS);
  }

  hold(): void {
    clearTimeout(this.timer);
  }

  /** A card is pressed without the felt: by keyboard or screen reader. */
  press(card: Card): void {
    if (this.selecting) {
      this.choose(card);
      return;
    }
    const actions = this.offers.cards.get(selectionFace(card)) ?? [];
    if (actions.length > 0) this.one(actions, card);
    else if (this.table.onTurn || this.table.phase !== 'deal') this.refuse(card);
    else this.choose(this.table.chosen === card ? undefined : card);
  }

  /** Somebody else looks at the table now, or another table lies here. */
  leave(): void {
    this.forget();
    this.planned = [];
    this.chosen = { at: -1, selection: NOTHING };
  }

  /** Closes menus and messages. */
  forget(): void {
    clearTimeout(this.timer);
    this.choice = undefined;
    this.refusal = undefined;
  }
}
