// The environment of the page's unit tests: Node, but modules are built as for the browser, because reactive classes
// (`.svelte.ts`) do not react in Svelte's build for servers.
import type { Environment } from 'vitest/runtime';

const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

// Vitest requires a default export.
export default page;
