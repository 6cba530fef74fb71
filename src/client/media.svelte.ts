/** Whether a media query holds, as a reactive value. Svelte's own class also reads keywords, which costs the first load more. */
export function media(query: string): { readonly current: boolean } {
  const list = matchMedia(query);
  let current = $state(list.matches);
  list.addEventListener('change', () => (current = list.matches));
  return {
    get current() {
      return current;
    },
  };
}
