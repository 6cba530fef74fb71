/** The portraits of the cast as symbols of this document: one file, fetched once, when a portrait is first shown. */

const FILE = 'portraits.bin'; // an SVG, raw DEFLATE

let fetching: Promise<void> | undefined;

async function fetchSprite(): Promise<void> {
  const { ok, body } = await fetch(FILE);
  if (!ok || !body) throw new Error('no portraits');
  const text = await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  const svg = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  svg.setAttribute('class', 'hidden-visually'); // not `hidden`: what clips must be rendered
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
}

/** Without portraits the names are enough: whoever shows one later tries again. */
export function fetchPortraits(): void {
  fetching ??= fetchSprite().catch(() => (fetching = undefined));
}
