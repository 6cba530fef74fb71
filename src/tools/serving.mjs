// What programs share that serve something until they are ended.
import { networkInterfaces } from 'node:os';

/** The IPv4 addresses of this machine in its networks. */
export const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

/** Ends with Ctrl-C, and also with `npm run`: npm and its shell do not pass that on, but the parent process is gone then. */
export function endWithNpm() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500);
}
