/** What the build writes into the page (`vite.config.ts`). */
interface ImportMetaEnv {
  readonly FRONT_GAME: string; // id of the front page's game
}
