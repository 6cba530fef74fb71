/**
 * Several people who share this device: whose view is shown, who must be given the device before anything goes on, who may call
 * meanwhile. Loaded only for such a table.
 */
import type { Seat } from '../cards/card.ts';
import type { GameFace } from '../games/face/game-face.ts';
import type { Action } from '../record/line.ts';
import type { SeatRequest, TableMessage } from '../workers/protocol.ts';
import type { Pacing } from './pacing.ts';
import { type DeviceViews, LocalViews, type SeatNews, peopleHere } from './local-views.ts';

/** What somebody may call now who does not hold the device. */
export interface CallerHere {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** Who wants to take something back, and who must agree. */
export interface Consent {
  readonly by: Seat;
  readonly needs: readonly Seat[];
  readonly at: number; // lines when it was asked for
}

/** What is needed of the table. */
export interface SharedTable {
  readonly face: GameFace | undefined;
  readonly pacing: Pick<Pacing, 'window' | 'letPass'> | undefined;
  sendRequest(request: SeatRequest, seat: Seat): void;
  /** Another view is shown: its lines replace the others. */
  turned(): void;
}

export class PeopleHere {
  private readonly sent = new LocalViews();
  private views = $state.raw<DeviceViews>(new Map());
  private face = $state.raw<GameFace>();
  /** Who looks at the table. Nobody while it is passed on, and between deals. */
  private holder = $state<Seat>();
  /** Who held the device last. */
  last = $state<Seat>();
  /**
   * Everybody's look at the own cards, one after the other, when somebody is asked because of a hand: else all would learn who.
   */
  private looks = $state.raw<readonly Seat[]>([]);
  private readonly left = new Map<Seat, number>(); // lines that a person had seen when the device was passed on
  /** Lines that need not be shown as motion when the view changes. */
  known = $state(0);
  private keeps: Seat | undefined; // has asked for what is sent anew, and goes on with it
  private asked = $state.raw<Consent>();

  private held: { readonly action: Action; readonly at: number } | undefined; // until the others have had their time to call

  constructor(private readonly table: SharedTable) {}

  readonly people: readonly Seat[] = $derived.by(() => {
    const [any] = this.views.values();
    return any ? peopleHere(any.news) : [];
  });
  /** Whose view is shown. */
  readonly seat: Seat | undefined = $derived(this.holder);
  readonly now: SeatNews | undefined = $derived(this.views.get(this.holder));
  private readonly count = $derived(this.now?.timeline.lines.length ?? 0);
  /** The game hides nothing from its people: the table turns without a curtain. */
  readonly isOpen = $derived(this.face?.places.every(({ faceUp }) => faceUp !== 'owner') ?? false);
  /** A deal is played. */
  private readonly plays = $derived.by(() => {
    const places = this.now?.timeline.at().places;
    return places?.game !== undefined && places.ended === 'no';
  });

  /** Who must go on; who holds the device, if several must. */
  private readonly next: Seat | undefined = $derived.by(() => {
    if (!this.plays) return undefined;
    const { holder, looks } = this;
    const due = looks.length > 0 ? looks : this.people.filter((seat) => this.isDue(seat));
    return holder !== undefined && due.includes(holder) ? holder : due[0];
  });

  /** Once the table is at rest, another view is due. */
  readonly mustPass = $derived.by(() => {
    if (this.next === this.holder) return false;
    return this.plays ? this.next !== undefined && (this.isOpen || this.holder !== undefined) : true;
  });

  /** To whom the device is to be given: the curtain lies over the table. */
  readonly passTo = $derived(this.holder === undefined && !this.isOpen ? this.next : undefined);

  /** The holder was only asked to look, so that nobody learns who was really asked. */
  readonly onlyLooks = $derived.by(() => {
    const { holder } = this;
    return holder !== undefined && this.looks.includes(holder) && !this.isDue(holder);
  });

  /** Bots wait, as somebody here has not looked yet. */
  readonly isLooking = $derived(this.looks.length > 0);

  /** Who may call or must answer, besides the holder. What they may do is known to all. */
  readonly callers: readonly CallerHere[] = $derived.by(() =>
    this.people.flatMap((seat): CallerHere[] => {
      const news = this.newsOf(seat);
      const actions = seat === this.holder || this.isDue(seat) ? [] : this.openOf(seat);
      return actions.length > 0 && (news?.waits === true || news?.onTurn === true) ? [{ seat, actions }] : [];
    }),
  );

  /** To be taken back, if all that have acted since agree. */
  readonly consent: Consent | undefined = $derived(this.asked?.at === this.count ? this.asked : undefined);

  /** Takes a message; after the last one of a change, whether the table was sent anew. */
  applyNews(news: TableMessage): 'anew' | 'more' | undefined {
    const taken = this.sent.addNews(news);
    if (!taken) return undefined;
    this.views = taken.views;
    this.face = this.table.face;
    if (taken.anew) this.begin();
    if (!this.plays) this.looks = [];
    else if (this.looks.length === 0 && this.people.some((seat) => this.isAskedForHand(seat))) this.looks = this.people;
    this.release();
    return taken.anew ? 'anew' : 'more';
  }

  private begin(): void {
    const { keeps } = this;
    this.keeps = undefined;
    this.asked = this.held = undefined;
    this.looks = [];
    this.left.clear();
    this.holder = keeps;
    this.known = keeps === undefined ? 0 : this.count;
    if (keeps === undefined) this.last = undefined;
  }

  /** The table is sent again because the holder asked for it: the device stays where it is. */
  keep(): void {
    this.keeps = this.holder;
  }

  /** The table is at rest: it is passed on if that is due. */
  passOn(): void {
    if (this.mustPass) this.show(this.isOpen ? this.next : undefined);
  }

  /** Somebody has the device, and says so. */
  sit(): void {
    if (this.passTo !== undefined) this.show(this.passTo);
  }

  /** The holder has looked. */
  looked(): void {
    this.looks = this.looks.filter((seat) => seat !== this.holder);
  }

  private show(seat: Seat | undefined): void {
    if (this.holder !== undefined) {
      this.left.set(this.holder, this.count);
      this.last = this.holder;
    }
    this.known = seat === undefined || this.isOpen ? this.count : (this.left.get(seat) ?? 0);
    this.holder = seat;
    this.held = undefined;
    this.table.turned();
  }

  /** An act of the holder; while others may still call, it is kept until they have let it pass. */
  playAct(action: Action): void {
    const { holder, waiting } = this;
    if (holder === undefined) return;
    this.looks = this.looks.filter((seat) => seat !== holder);
    if (waiting.length === 0 || waiting.includes(holder)) {
      this.table.sendRequest({ type: 'act', action, at: this.count }, holder);
      return;
    }
    this.held = { action, at: this.count };
    const { pacing } = this.table;
    if (pacing?.window?.totalMs === undefined) pacing?.letPass(); // whoever plays on need not say so
  }

  private release(): void {
    const { held, holder } = this;
    if (held && held.at === this.count && this.waiting.length > 0) return;
    this.held = undefined;
    if (held && held.at === this.count && holder !== undefined)
      this.table.sendRequest({ type: 'act', action: held.action, at: held.at }, holder);
  }

  /** A call of somebody who does not hold the device. */
  call(seat: Seat, action: Action): void {
    this.table.sendRequest({ type: 'act', action, at: this.count }, seat);
  }

  /** Tells for all that the chance to call was let pass, or that the pause of a bot is over. */
  pace(type: 'let-pass' | 'paced'): void {
    for (const seat of type === 'paced' ? this.people : this.waiting)
      this.table.sendRequest({ type, at: this.count }, seat);
  }

  /**
   * Everything that may be called now while the others wait. What somebody has because of a hand is offered only to the holder: for
   * the others it passes.
   */
  offers(): readonly CallerHere[] {
    const { waiting, holder } = this;
    const offers = waiting.map((seat) => ({
      seat,
      actions: seat === holder ? this.legalOf(seat) : this.openOf(seat),
    }));
    for (const { seat, actions } of offers)
      if (actions.length === 0) this.table.sendRequest({ type: 'let-pass', at: this.count }, seat);
    return offers.filter(({ actions }) => actions.length > 0);
  }

  /** Takes back the last choice of a person; others who have acted since are asked first. */
  undo(by = this.holder): void {
    const news = this.newsOf(by);
    if (by === undefined || news?.canUndo !== true) return;
    if (news.undoNeeds.length > 0) {
      this.asked = { by, needs: news.undoNeeds, at: this.count };
      return;
    }
    if (by === this.holder) this.keep();
    this.agreed(by);
  }

  /** All have agreed, or nobody has to. */
  agreed(by: Seat): void {
    this.asked = undefined;
    this.table.sendRequest({ type: 'undo' }, by);
  }

  refuse(): void {
    this.asked = undefined;
  }

  viewOf(seat: Seat | undefined): SeatNews | undefined {
    return this.views.get(seat);
  }

  newsOf(seat: Seat | undefined): TableMessage | undefined {
    return this.viewOf(seat)?.news;
  }

  private legalOf(seat: Seat): readonly Action[] {
    return this.viewOf(seat)?.timeline.at().places.legalOf(seat) ?? [];
  }

  /** Those who may still call or challenge. */
  private get waiting(): readonly Seat[] {
    return this.people.filter((seat) => this.newsOf(seat)?.waits === true);
  }

  /** The acts of a seat that may be offered to it where all can see. */
  private openOf(seat: Seat): readonly Action[] {
    const { offTurn = [], offTurnOfHand = [] } = this.face ?? {};
    return this.legalOf(seat).filter(({ type }) => offTurn.includes(type) && !offTurnOfHand.includes(type));
  }

  /** Must this seat have the device to go on? */
  private isDue(seat: Seat): boolean {
    return this.newsOf(seat)?.onTurn === true && this.openOf(seat).length < this.legalOf(seat).length;
  }

  /** Is it asked, though not on turn, because of what it holds? */
  private isAskedForHand(seat: Seat): boolean {
    const { offTurnOfHand = [] } = this.face ?? {};
    return this.isDue(seat) && this.legalOf(seat).every(({ type }) => offTurnOfHand.includes(type));
  }
}
