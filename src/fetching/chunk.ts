/**
 * Fetching parts of the page and of its workers. A browser keeps a module that could not be fetched as failed, under its
 * address: it is asked for again under another one. The build writes `fetchChunk` in place of each import that is fetched later
 * (tools/build/again.ts); files lie in one folder, so a name is enough.
 */
declare global {
  var fetchChunk: ((name: string) => Promise<unknown>) | undefined;
}

const failures = new Map<string, number>(); // by name

/** The address under which a chunk is asked for after it has failed so often. */
export const addressAfter = (name: string, failed: number): string =>
  failed === 0 ? name : `${name}?again=${String(failed)}`;

globalThis.fetchChunk = async (name) => {
  const failed = failures.get(name) ?? 0;
  try {
    const chunk: unknown = await import(/* @vite-ignore */ addressAfter(name, failed));
    return chunk;
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
};

// Vite takes a style for fetched if the page has its link: one that has failed is removed.
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove();
    },
    true,
  );

/** What Chromium, Firefox and Safari say of a module, a style or another file that they cannot fetch. */
const SAID = /imported module|module script|preload CSS|failed to fetch|NetworkError|load failed|no such words/i;

/** Whether something has failed because it could not be fetched. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);
