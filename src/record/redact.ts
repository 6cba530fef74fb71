/**
 * A seat's view of a record: the same lines with `??` for what the seat cannot know. Made line by line from the lines
 * so far, so that a running game can be told to a seat as it happens.
 */
import type { Seat, SeenCard } from '../cards/card.ts';
import type { FieldValue, Legal, Line, NoteLine } from './line.ts';

/** What a game's dossier says under "Hidden information", as data. Places are named by what stands before the `/`. */
export interface Secrecy {
  /** Places that lie face up, or whose cards all have seen. */
  readonly faceUp: readonly string[];
  /** Places of one seat, seen by their owner only: `hand` is `hand/0`, `hand/1`, … */
  readonly ownerOnly: readonly string[];
  /** Types of actions that a seat may have without being on turn. */
  readonly offTurn: readonly string[];
  /** Fields of notes and acts that only the seat concerned learns: `what` or action type → fields. */
  readonly hiddenFields?: Readonly<Record<string, readonly string[]>>;
}

const stem = (place: string): string => place.split('/', 1)[0] ?? place;
const hide = (cards: readonly SeenCard[]): readonly SeenCard[] => cards.map(() => '??' as const);
const hideField = (value: FieldValue | undefined): FieldValue => (Array.isArray(value) ? value.map(() => '??') : '??');

/** Redacts lines for one seat; `undefined` as seat sees only what everybody sees. Keeps no memory but its rules. */
export class Redactor {
  constructor(
    private readonly seat: Seat | undefined,
    private readonly secrecy: Secrecy,
  ) {}

  /** The line as the seat may see it. */
  line(line: Line): Line {
    switch (line.type) {
      case 'game': {
        const { type, format, game, seats, options, players } = line;
        return { type, format, game, seats, options, players };
      }
      case 'deal':
        return { ...line, deck: hide(line.deck) };
      case 'shuffle':
        return { ...line, cards: hide(line.cards) };
      case 'move':
        return this.sees(line.from) || this.sees(line.to) ? line : { ...line, cards: hide(line.cards) };
      case 'turn':
        return { type: 'turn', legal: this.legal(line.legal) };
      case 'act':
        return line.seat === this.seat ? line : { ...line, action: this.withoutSecrets(line.action, line.action.type) };
      case 'note':
        return line.seat === this.seat ? line : this.note(line);
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

  private legal(legal: Legal): Legal {
    const told: Record<string, Legal[string]> = {};
    for (const [seat, list] of Object.entries(legal)) {
      const onTurn = list === '??' || list.some((action) => !this.secrecy.offTurn.includes(action.type));
      if (seat === String(this.seat)) told[seat] = list;
      else if (onTurn) told[seat] = '??';
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
