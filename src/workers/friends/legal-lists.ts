/**
 * What a seat may do is listed in every line of its turn, and most of it again in the next: it is sent as indices of the list before.
 * Both ends have the lines before, so both know that list.
 */
import { isCount, isFields } from '../../record/guards.ts';
import type { Line } from '../../record/line.ts';
import { asWritten } from '../../record/print.ts';

/** Lists by seat, of the last line that has one for it. */
type Lists = Map<string, readonly unknown[]>;

/** Nobody has as many acts: a list that would be longer makes no sense. */
const MOST_ACTS = 5000;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The last list of each seat that has one in these lines. */
function listsIn(lines: readonly Line[]): Lists {
  const lists: Lists = new Map();
  for (const line of lines)
    if (line.type === 'turn')
      for (const [seat, list] of Object.entries(line.legal)) if (isList(list)) lists.set(seat, list);
  return lists;
}

/** Lines as they are sent to one who has those `before` them. */
export function shortLines(before: readonly Line[], lines: readonly Line[]): readonly object[] {
  const lists = lines.some(({ type }) => type === 'turn') ? listsIn(before) : new Map<string, readonly unknown[]>();
  return lines.map((line) => {
    const written = asWritten(line);
    if (line.type !== 'turn') return written;
    const legal = Object.entries(line.legal).map(([seat, list]) => {
      if (!isList(list)) return [seat, list] as const;
      const short = shortList(lists.get(seat) ?? [], list);
      lists.set(seat, list);
      return [seat, short] as const;
    });
    return { ...written, legal: Object.fromEntries<unknown>(legal) };
  });
}

/** Acts, and `[index, count]` for acts that follow each other in the list before. */
function shortList(before: readonly unknown[], list: readonly unknown[]): readonly unknown[] {
  const places = new Map(before.map((act, index) => [JSON.stringify(act), index]));
  const short: unknown[] = [];
  let run: [number, number] | undefined;
  for (const act of list) {
    const index = places.get(JSON.stringify(act));
    if (index !== undefined && run && run[0] + run[1] === index) {
      run[1] += 1;
      continue;
    }
    run = index === undefined ? undefined : [index, 1];
    short.push(run ?? act);
  }
  return short;
}

/** The lines as they were before they were shortened; undefined if they name indices that are not there. */
export function longLines(before: readonly Line[], values: readonly unknown[]): readonly unknown[] | undefined {
  const lists = listsIn(before);
  const lines: unknown[] = [];
  for (const value of values) {
    if (!isFields(value) || value['type'] !== 'turn' || !isFields(value['legal'])) {
      lines.push(value);
      continue;
    }
    const legal: Record<string, unknown> = {};
    for (const [seat, list] of Object.entries(value['legal'])) {
      const long = isList(list) ? longList(lists.get(seat) ?? [], list) : list;
      if (long === undefined) return undefined;
      if (isList(long)) lists.set(seat, long);
      legal[seat] = long;
    }
    lines.push({ ...value, legal });
  }
  return lines;
}

function longList(before: readonly unknown[], short: readonly unknown[]): readonly unknown[] | undefined {
  const long: unknown[] = [];
  for (const one of short) {
    const [index, count, more] = isList(one) ? one : [];
    if (!isList(one)) long.push(one);
    else if (isCount(index) && isCount(count) && more === undefined && index + count <= before.length)
      long.push(...before.slice(index, index + count));
    else return undefined;
    if (long.length > MOST_ACTS) return undefined;
  }
  return long;
}
