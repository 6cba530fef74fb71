/** What the script `WATCH` (page.mjs) keeps on the page. */
interface Window {
  troubles: string[];
  contexts: WebGLRenderingContext[];
  named: string[]; // cards that lines have named, in order
  own: string[]; // cards that came to the own hand, in order
}
