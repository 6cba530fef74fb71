/** Whether this tab hosts a table of friends. It knows that after a reload, and no other visit to the page does. */
const KEY = 'hosting';

export function markHosting(hosts: boolean): void {
  try {
    if (hosts) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can be kept here: after a reload the person is asked.
  }
}

export function isHosting(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
