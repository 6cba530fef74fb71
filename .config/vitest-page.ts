// The environment of the page's unit tests: plain Node, but modules are built as for the browser,
// because Svelte's reactive classes (`.svelte.ts`) only react in their browser half.
import type { Environment } from 'vitest/runtime';

const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

// Vitest asks for a default export here.
export default page;
