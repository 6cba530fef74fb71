// Beside every page of the table, whatever its version: has it said if the table could not be loaded, as with an old page in some
// cache whose files are gone. A classic script without imports, so that it works where nothing else does.
(() => {
  const here = document.currentScript.src;

  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    const script = document.createElement('script');
    script.src = new URL('tell.js', here).href;
    document.head.append(script);
  };
  addEventListener('wordless', tell); // the page began, but has nothing to say it with (src/ui/page/page.svelte.ts)

  /** The page says its theme when it begins (src/ui/App.svelte). Its script is fetched before all is loaded, or was not fetched. */
  const look = () => {
    if (document.documentElement.dataset.theme === undefined) tell();
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
})();
