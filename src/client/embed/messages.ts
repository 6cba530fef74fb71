/**
 * The messages between the table and the framing page, sent by `postMessage`: plain objects that name their protocol.
 * Requests are read strictly: an unknown field or type is refused.
 */
import { type Fields, isCount, isFields, isFlag, isText } from '../../record/guards.ts';
import { type Shape, misfitOf } from '../../record/shape.ts';
import type { Happening } from './surroundings.ts';

/** Name and version of the protocol. */
export const PROTOCOL = 'card-table/1';

export type RequestId = string | number;

/** What the framing page may request. */
export type Request =
  | { readonly type: 'pause' | 'resume' | 'breakDone' }
  | { readonly type: 'mute'; readonly on: boolean }
  | {
      readonly type: 'setOptions'; // another table; missing values are the usual ones
      readonly game?: string;
      readonly preset?: string;
      readonly options?: Readonly<Record<string, string | number | boolean>>;
      readonly seats?: number;
      readonly level?: string;
      readonly seed?: string;
    }
  | { readonly type: 'load'; readonly record: string } // JSON Lines, for the replay
  | { readonly type: 'load'; readonly save: Uint8Array } // from a `save` message, to play on
  | { readonly type: 'goto'; readonly step: number } // of the record in the replay; 0: its beginning
  | { readonly type: 'theme'; readonly theme: string }
  | { readonly type: 'lang'; readonly lang: string };

export type RequestType = Request['type'];

/** Why a request was refused. */
export type RequestRefusal = 'bad-message' | 'unknown-type' | 'bad-value' | 'no-replay' | 'bad-record' | 'bad-save';

/** What the table sends: events, who it is, and replies. */
export type FrameMessage =
  | Happening
  | {
      readonly type: 'hello'; // first of all
      readonly games: readonly string[];
      readonly languages: readonly string[];
      readonly levels: readonly string[];
      readonly accepts: readonly string[]; // types of requests
      readonly listens: boolean; // false: the address named no host
    }
  | { readonly type: 'reply'; readonly id: RequestId; readonly ok: boolean; readonly why?: RequestRefusal };

const MOST_TEXT = 200;
const MOST_RECORD = 4_000_000;
const MOST_SAVE = 500_000;
const MOST_OPTIONS = 100;

const isName = (value: unknown): value is string => isText(value) && value.length > 0 && value.length <= MOST_TEXT;
const isRecord = (value: unknown): boolean => isText(value) && value.length <= MOST_RECORD;
const isSave = (value: unknown): boolean => value instanceof Uint8Array && value.length <= MOST_SAVE;

function isOptions(value: unknown): boolean {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST_OPTIONS && entries.every(([, one]) => isName(one) || isFlag(one) || Number.isFinite(one))
  );
}

/** The shapes that each type may have, besides `protocol`, `type` and `id`. */
const SHAPES: Readonly<Record<RequestType, readonly Shape[]>> = {
  pause: [{}],
  resume: [{}],
  breakDone: [{}],
  mute: [{ on: isFlag }],
  setOptions: [
    { 'game?': isName, 'preset?': isName, 'options?': isOptions, 'seats?': isCount, 'level?': isName, 'seed?': isName },
  ],
  load: [{ record: isRecord }, { save: isSave }],
  goto: [{ step: isCount }],
  theme: [{ theme: isName }],
  lang: [{ lang: isName }],
};

export const REQUEST_TYPES: readonly string[] = Object.keys(SHAPES);

export type MessageRead =
  | { readonly is: 'foreign' } // of another protocol: ignored
  | { readonly is: 'bad'; readonly why: 'bad-message' | 'unknown-type'; readonly id: RequestId | undefined }
  | { readonly is: 'good'; readonly request: Request; readonly id: RequestId | undefined };

/** Reads any message; never throws. */
export function readMessage(data: unknown): MessageRead {
  if (!isFields(data) || data['protocol'] !== PROTOCOL) return { is: 'foreign' };
  const { protocol: _, id, ...request } = data;
  const idOk = isId(id);
  if (!idOk && id !== undefined) return { is: 'bad', why: 'bad-message', id: undefined };
  const known = idOk ? id : undefined;
  if (!isText(request['type']) || !REQUEST_TYPES.includes(request['type']))
    return { is: 'bad', why: 'unknown-type', id: known };
  return isRequest(request) ? { is: 'good', request, id: known } : { is: 'bad', why: 'bad-message', id: known };
}

const isId = (value: unknown): value is RequestId => isName(value) || Number.isFinite(value);

/** Does it have exactly the fields of its type, each with a valid value? */
function isRequest(request: Fields): request is Request & Fields {
  const { type: is, ...fields } = request;
  const [, shapes = []] = Object.entries(SHAPES).find(([type]) => type === is) ?? [];
  return shapes.some((shape) => misfitOf(fields, shape) === undefined);
}
