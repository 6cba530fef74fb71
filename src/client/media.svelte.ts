/** Whether a media query holds, as a reactive value. Svelte's own class also reads keywords, which costs the first load more. */
export class Media {
  current = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.current = list.matches;
    list.addEventListener('change', () => (this.current = list.matches));
  }
}
