/**
 * A portal that sends messages to its frames: the same as every framing page (`client/embed`). It is listed only so that
 * there is a zip for such a portal, without a script.
 */
import type { PortalDriver } from './driver.ts';

export const driver: PortalDriver = {
  takesBreaks: false,
  connect: () => Promise.resolve({}),
};
