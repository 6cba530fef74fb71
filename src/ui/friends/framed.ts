/** Whether the page stands in a frame or portal, where it must not ask for what belongs to the surrounding page. */
import type { Page } from '../page/page.svelte.ts';

/** What is known of the surroundings. */
export type Framed = Pick<Page, 'embed'>;

export const isFramed = ({ embed }: Framed): boolean =>
  import.meta.env.PORTAL !== '' || window.parent !== window || embed?.frame.embedded === true;
