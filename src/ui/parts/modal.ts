/** What a modal dialog needs while it is there. */
import type { Attachment } from 'svelte/attachments';
import { closedByBack } from '../page/back.svelte.ts';

/** Shows a dialog over everything else. The browser's Back closes it. */
export const modal =
  (close: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    dialog.showModal();
    const closed = closedByBack(close);
    return () => {
      closed();
      dialog.close();
      // What it was opened by may be gone.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#prompt')?.focus();
    };
  };
