/** What the build writes into the page (`vite.config.ts`). */
interface ImportMetaEnv {
  readonly FRONT_GAME: string; // id of the front page's game
  readonly PORTAL: string; // name of the portal that the build is for; '' for an ordinary site
  readonly ICE: readonly RTCIceServer[]; // STUN and TURN servers for tables without a relay; none by default
  readonly RELAY: string; // address or path of the broker for tables with friends; '' if there is none
}

/** Tells an installed page with which files it was launched. Not every browser has it. */
interface Window {
  readonly launchQueue?: {
    setConsumer(take: (launched: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
  };
}

/** Tells whether somebody asks the browser to save data. Not every browser has it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
