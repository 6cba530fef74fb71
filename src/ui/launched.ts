/** Opens the record with which the system has launched the installed page (`file_handlers` in vite.config.ts). */
import type { Page } from './page/page.svelte.ts';

export function openLaunched(page: Page): void {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    const [file] = files;
    if (file) page.quietly(watch(page, file));
  });
}

async function watch(page: Page, handle: FileSystemFileHandle): Promise<void> {
  const { watchFile } = await import('./page/record-file.ts');
  page.trouble = await watchFile(page, await handle.getFile());
}
