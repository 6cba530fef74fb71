// Runs inside the page of a browser under test. It is sent there as text, so it uses only its argument and what the page has.

/**
 * Stores a game as the running one, on a page without a table; the next table that is opened takes it up.
 * @param {{ id: string, savedAt: number, ended: boolean, text: string }} game `savedAt` in ms since 1970; `text`: its record
 */
export const keepRunning = async (game) =>
  new Promise((settle, fail) => {
    const asked = indexedDB.open('card-table', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      asked.result.createObjectStore('running');
    };
    asked.onerror = () => fail(new Error('the browser has no storage'));
    asked.onsuccess = () => {
      const change = asked.result.transaction(['games', 'running'], 'readwrite');
      change.objectStore('games').put(game);
      change.objectStore('running').put(game.id, 'id');
      change.oncomplete = () => {
        asked.result.close();
        settle(undefined);
      };
    };
  });
