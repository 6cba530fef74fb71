// How the command line is built: src/cli/main.ts and all it needs as one file that Node starts at once.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/main.ts',
    outDir: '.build/cli',
    target: 'node20',
    minify: false, // traces stay readable
    rolldownOptions: {
      // The compiler trusts a top-level `const` to stay what it is; the `var` that vite makes of it it must ask each time.
      output: { entryFileNames: 'main.js', codeSplitting: false, topLevelVar: false },
    },
  },
  ssr: { noExternal: true }, // the bundle runs without node_modules
});
