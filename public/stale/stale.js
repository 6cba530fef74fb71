// Beside every page of the table, whatever its version: has it said if the table could not be loaded, as with an old page in some
// cache whose files are gone. A classic script without imports, so that it works where nothing else does.
(() => {
  const here = document.currentScript.src;

  /** The page says its theme when it begins (src/ui/App.svelte). Its script is fetched before all is loaded, or was not fetched. */
  const look = () => {
    if (document.documentElement.dataset.theme !== undefined) return;
    const tell = document.createElement('script');
    tell.src = new URL('tell.js', here).href;
    document.head.append(tell);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
})();
