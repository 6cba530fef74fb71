// Packs files into a zip (PKWARE's APPNOTE 6.3, the part that everybody reads). Of our own because Node has all that is
// hard about it, deflate and CRC-32; the same files make the same bytes: no clock, no owner, names in order.
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20; // 2.0: deflate
const STORED = 0;
const DEFLATED = 8;
const FIRST_OF_1980 = 0x21; // the oldest day that a zip can say

/** Two and four bytes at a time, the low one first, as zips are written. */
function fields(...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const out = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = out.writeUIntLE(value, at, bytes);
  return out;
}

/** One file: as it stands in the zip, and its entry in the list at the end. */
function entryOf(path: string, content: Uint8Array, offset: number) {
  const name = Buffer.from(path, 'ascii');
  const deflated = deflateRawSync(content, { level: 9 });
  const [method, body] = deflated.length < content.length ? [DEFLATED, deflated] : [STORED, content];
  const common = fields(
    [2, VERSION],
    [2, 0], // nothing special
    [2, method],
    [2, 0], // midnight
    [2, FIRST_OF_1980],
    [4, crc32(content)],
    [4, body.length],
    [4, content.length],
    [2, name.length],
    [2, 0], // nothing extra
  );
  const local = Buffer.concat([fields([4, LOCAL]), common, name, body]);
  const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]); // no comment, one disk, no attributes
  return { local, listed: Buffer.concat([fields([4, CENTRAL], [2, VERSION]), common, rest, name]) };
}

/** A zip of these files, by their paths: ASCII, with slashes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { local, listed } = entryOf(path, content, offset);
    locals.push(local);
    list.push(listed);
    offset += local.length;
  }
  const central = Buffer.concat(list);
  const counts = fields([2, 0], [2, 0], [2, files.size], [2, files.size], [4, central.length], [4, offset], [2, 0]);
  return Buffer.concat([...locals, central, fields([4, END]), counts]);
}
