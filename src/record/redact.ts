/**
 * A seat's view of a record: the same lines with `??` for what the seat cannot know. Each line is redacted from the lines up
 * to it, so that a running game can be sent to a seat as it happens.
 */
import { isCard, type Seat, type SeenCard } from '../cards/card.ts';
import {
  HIDDEN_ACT,
  type FieldValue,
  type Legal,
  type Line,
  type MoveLine,
  type NoteLine,
  type Options,
} from './line.ts';

/** A dossier's "Hidden information" as data. Places are named by the part before the `/`. */
export interface Secrecy {
  /** Places that lie face up, or whose cards all players have seen. */
  readonly faceUp: readonly string[];
  /** Places that only their owner sees: `hand` is `hand/0`, `hand/1`, … */
  readonly ownerOnly: readonly string[];
  /** Types of actions that a seat may choose without being on turn. */
  readonly offTurn: readonly string[];
  /** Fields of notes and acts that only their own seat learns: `what` or action type → fields. */
  readonly hiddenFields?: Readonly<Record<string, readonly string[]>>;
  /** Types of actions of which the others learn neither who did them nor what they were. */
  readonly hiddenActs?: readonly string[];
  /** Notes of a seat that looks at the cards of a place: `what` → place. The seat knows these cards when they leave it. */
  readonly looks?: Readonly<Record<string, string>>;
  /**
   * For games in which the seat on turn is not always public. Called once with the options; the function that it returns is
   * given every line in order, and says of a `turn` line whether its seat is public. Redacted lines must give the same answer.
   */
  readonly tellsTurn?: (options: Options) => (line: Line) => boolean;
}

const stem = (place: string): string => place.split('/', 1)[0] ?? place;
const hide = (cards: readonly SeenCard[]): readonly SeenCard[] => cards.map(() => '??' as const);
/** A list of cards keeps its length; anything else becomes a single `??`. */
const hideField = (value: FieldValue | undefined): FieldValue =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? value.map(() => '??')
    : '??';

/** Redacts the lines of one record, in order, for one seat. Seat `undefined` is a spectator, who sees only what all see. */
export class Redactor {
  private readonly looked = new Map<string, Set<SeenCard>>(); // place → cards that the seat knows there
  private tellsTurn: (line: Line) => boolean = () => true;

  constructor(
    private readonly seat: Seat | undefined,
    private readonly secrecy: Secrecy,
  ) {}

  /** The next line as the seat may see it. */
  line(line: Line): Line {
    if (line.type === 'game') this.tellsTurn = this.secrecy.tellsTurn?.(line.options) ?? this.tellsTurn;
    const isTold = this.tellsTurn(line);
    switch (line.type) {
      case 'game': {
        const { type, format, game, seats, options, players } = line;
        return { type, format, game, seats, options, players };
      }
      case 'deal':
        this.looked.clear();
        return { ...line, deck: hide(line.deck) };
      case 'shuffle':
        this.looked.delete(line.place);
        return { ...line, cards: hide(line.cards) };
      case 'move':
        return this.sees(line.from) || this.sees(line.to) ? line : this.unseen(line);
      case 'turn':
        return { type: 'turn', legal: this.legal(line.legal, isTold) };
      case 'act':
        if (line.seat === this.seat) return line;
        if (this.secrecy.hiddenActs?.includes(line.action.type)) return HIDDEN_ACT;
        return { ...line, action: this.withoutSecrets(line.action, line.action.type) };
      case 'note':
        if (line.seat !== this.seat) return this.note(line);
        this.look(line);
        return line;
      case 'chips':
      case 'score':
      case 'deal-end':
      case 'game-end':
        return line;
    }
  }

  private sees(place: string): boolean {
    const name = stem(place);
    if (this.secrecy.faceUp.includes(name)) return true;
    return this.secrecy.ownerOnly.includes(name) && place === `${name}/${String(this.seat)}`;
  }

  /** A move between places that are hidden from the seat: it knows only the cards that it has looked at. */
  private unseen(line: MoveLine): MoveLine {
    const known = this.looked.get(line.from);
    return { ...line, cards: line.cards.map((card) => (known?.has(card) ? card : '??')) };
  }

  private look(line: NoteLine): void {
    const place = this.secrecy.looks?.[line.what];
    const cards = line['cards'];
    if (place === undefined || typeof cards !== 'object') return;
    const known = this.looked.get(place) ?? new Set();
    for (const card of cards) if (typeof card === 'string' && isCard(card)) known.add(card);
    this.looked.set(place, known);
  }

  private legal(legal: Legal, isTold: boolean): Legal {
    const told: Record<string, Legal[string]> = {};
    for (const [seat, list] of Object.entries(legal)) {
      const onTurn = list === '??' || list.some((action) => !this.secrecy.offTurn.includes(action.type));
      if (seat === String(this.seat)) told[seat] = list;
      else if (onTurn && isTold) told[seat] = '??';
    }
    return told;
  }

  private note(line: NoteLine): NoteLine {
    return this.withoutSecrets(line, line.what);
  }

  private withoutSecrets<T extends Readonly<Record<string, FieldValue | undefined>>>(fields: T, name: string): T {
    const secret = this.secrecy.hiddenFields?.[name];
    if (!secret) return fields;
    const hidden: Record<string, FieldValue> = {};
    for (const field of secret) if (field in fields) hidden[field] = hideField(fields[field]);
    return { ...fields, ...hidden };
  }
}

/** A whole record as `seat` sees it. */
export function redact(lines: readonly Line[], seat: Seat | undefined, secrecy: Secrecy): Line[] {
  const redactor = new Redactor(seat, secrecy);
  return lines.map((line) => redactor.line(line));
}
