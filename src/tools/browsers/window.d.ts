/** What the watching script keeps on the page (page.mjs). */
interface Window {
  troubles: string[];
  contexts: WebGLRenderingContext[];
  named: string[]; // cards, in the order of the lines
}
