/** Opens a dialog over everything else, for as long as its element is there. */
import { closedByBack } from '../back.svelte.ts';

/** An attachment. `onclose`: Back was pressed. */
export const modal =
  (onclose: () => void) =>
  (dialog: HTMLDialogElement): (() => void) => {
    dialog.showModal();
    const closed = closedByBack(onclose);
    return () => {
      closed();
      dialog.close();
      // What it was opened by may be gone.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#prompt')?.focus();
    };
  };
