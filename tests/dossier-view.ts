/**
 * What a seat may know of a full record, from the text of the dossier alone. It shares nothing with the code that redacts
 * records or makes views, so that it does not repeat a mistake made there. It ignores some exceptions of dossiers: the seat on
 * turn counts as public.
 */
import { isCard } from '../src/cards/card.ts';
import type { FieldValue, Line, NoteLine } from '../src/record/line.ts';
import { textOf } from './files.ts';

/** The section "Hidden information" of a dossier. */
export interface Hidden {
  readonly faceUp: readonly string[]; // places, by the part before the `/`
  readonly ownerOnly: readonly string[];
  readonly offTurn: readonly string[]; // types of actions of seats that are not on turn
}

/** Reads the dossier of a game. @throws if it does not use the phrases that all dossiers share */
export function hiddenIn(id: string): Hidden {
  const section = /^## Hidden information$(.*?)(?=^## |(?![^]))/msu.exec(textOf(`src/games/${id}/rules.md`))?.[1];
  const text = section?.replace(/\s+/g, ' ') ?? '';
  const said = /Face up: (.*?)\. Face down to all: (.*?)\. Seen by its owner only: (.*?)[.] (.*)/u.exec(text);
  if (!said) throw new Error(`${id}: its dossier does not say what is hidden`);
  const [, up = '', , own = '', rest = ''] = said;
  const others = /an action other than (.*?)[.;(]/u.exec(rest)?.[1] ?? '';
  return { faceUp: wordsIn(up), ownerOnly: wordsIn(own), offTurn: wordsIn(others) };
}

const wordsIn = (text: string): string[] => [...text.matchAll(/`([a-z-]+)[^`]*`/g)].map(([, word]) => word ?? '');

function cardsIn(value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  return typeof value === 'object' ? value.flatMap(cardsIn) : [];
}

/** What a seat has seen of a game so far, and which cards it can name. */
class Account {
  private readonly where = new Map<string, string>(); // every card
  private readonly known = new Set<string>(); // cards that the seat can name where they lie
  private readonly looked = new Set<string>(); // hidden cards that only this seat has looked at

  constructor(
    private readonly hidden: Hidden,
    private readonly seat: number | undefined,
  ) {}

  /** Takes all lines up to the next choice and returns them as the seat may see them. */
  take(lines: readonly Line[]): object[] {
    const moves = lines.map((line) => this.follow(line));
    return lines.map((line, i) => this.tell(line, moves[i] ?? []));
  }

  private sees(place: string): boolean {
    const [stem = '', owner] = place.split('/');
    if (this.hidden.faceUp.includes(stem)) return true;
    return this.hidden.ownerOnly.includes(stem) && owner === String(this.seat);
  }

  /** Follows every card; returns those that the seat sees in this move. */
  private follow(line: Line): string[] {
    if (line.type === 'deal') {
      for (const card of line.deck) this.where.set(card, 'stock');
      this.known.clear();
      this.looked.clear();
    } else if (line.type === 'shuffle')
      for (const card of line.cards) {
        this.known.delete(card);
        this.looked.delete(card);
      }
    else if (line.type === 'move') return line.cards.filter((card) => this.move(card, line.from, line.to));
    else if (line.type === 'note') this.hear(line);
    return [];
  }

  private move(card: string, from: string, to: string): boolean {
    this.where.set(card, to);
    const isSeen = this.sees(from) || this.sees(to) || this.looked.has(card);
    this.looked.delete(card);
    if (isSeen) this.known.add(card);
    else this.known.delete(card);
    return isSeen;
  }

  /** A `show` is for all [record, rule 10], and so is a note without a seat. Other notes with hidden cards are looks of a seat. */
  private hear(note: NoteLine): void {
    const cards = Object.values(note).flatMap(cardsIn);
    if (note.what === 'show' || note.seat === undefined) for (const card of cards) this.known.add(card);
    else if (note.seat === this.seat)
      for (const card of cards)
        if (!this.sees(this.where.get(card) ?? '')) {
          this.known.add(card);
          this.looked.add(card);
        }
  }

  private tell(line: Line, seen: readonly string[]): object {
    switch (line.type) {
      case 'game':
        return { ...line, seed: '' };
      case 'deal':
        return { ...line, deck: line.deck.length };
      case 'shuffle':
        return { ...line, cards: line.cards.length };
      case 'move':
        return { ...line, cards: line.cards.map((card) => (seen.includes(card) ? card : '??')) };
      case 'turn': {
        const asked = Object.entries(line.legal).filter(
          ([, list]) => list !== '??' && list.some(({ type }) => !this.hidden.offTurn.includes(type)),
        );
        return { own: line.legal[String(this.seat)], onTurn: asked.map(([seat]) => seat) };
      }
      case 'act':
        return line.seat === this.seat ? line : { ...line, action: this.without(line.action) };
      case 'note':
        return line.seat === this.seat ? line : this.without(line);
      case 'chips':
      case 'score':
      case 'deal-end':
      case 'game-end':
        return line;
    }
  }

  /** The same fields with `??` for each card that the seat cannot name. `as` is the face that a card stands for, not a card. */
  private without(fields: Readonly<Record<string, FieldValue | undefined>>): object {
    return Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, key === 'as' ? value : this.hide(value)]),
    );
  }

  private hide(value: FieldValue | undefined): FieldValue | undefined {
    if (typeof value === 'string') return isCard(value) && !this.known.has(value) ? '??' : value;
    return typeof value === 'object' ? value.map((one) => this.hide(one) ?? '??') : value;
  }
}

/** The lines as the seat may see them. */
export function dossierView(lines: readonly Line[], seat: number | undefined, hidden: Hidden): object[] {
  const account = new Account(hidden, seat);
  const told: object[] = [];
  for (let from = 0; from < lines.length;) {
    const turn = lines.findIndex((line, i) => i >= from && (line.type === 'turn' || line.type === 'deal-end'));
    const deal = lines.findIndex((line, i) => i > from && line.type === 'deal'); // an opening deal has no `deal-end` of its own
    const to = Math.min(turn < 0 ? lines.length : turn + 1, deal < 0 ? lines.length : deal);
    told.push(...account.take(lines.slice(from, to)));
    from = to;
  }
  return told;
}
