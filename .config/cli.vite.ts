// Builds the command line: src/cli/main.ts and all that it imports, in one file that Node starts quickly.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/main.ts',
    outDir: '.build/cli',
    target: 'node20',
    minify: false, // so that stack traces are readable
    rolldownOptions: {
      // Keeps top-level `const`, which V8 treats as constant. Vite would turn it into `var`, which V8 reads each time.
      output: { entryFileNames: 'main.js', codeSplitting: false, topLevelVar: false },
    },
  },
  ssr: { noExternal: true }, // the bundle runs without node_modules
});
