/** Texts that people type and others read: as they are used, kept and shown. */

/**
 * White space becomes single spaces, with none at the ends, characters that cannot be printed are removed, the text is in
 * Unicode's form NFC and has at most `most` characters (code points).
 */
export function plainText(text: string, most: number): string {
  const printable = text.replace(/\s/gu, ' ').replace(/\p{C}/gu, '').normalize('NFC');
  const words = printable.replace(/ +/gu, ' ').trim();
  return Array.from(words).slice(0, most).join('').trim();
}
