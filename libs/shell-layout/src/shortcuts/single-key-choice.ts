/*
 * Who works by voice, or rests a hand on the keyboard, turns single-key shortcuts off (WCAG 2.1.4). The choice is kept per
 * person in the browser's own database, because local storage is emptied at every logout. Those who turned them off stand in it.
 */
const storeName = 'singleKeysOff';

/** For browsers that keep nothing, such as some private windows: the choice lives as long as the page. */
const offHere = new Set<string>();

const settled = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no choices.'));
  });

async function inStore<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) {
  const opening = indexedDB.open('freightdesk-choices', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** Asked at each press, so that all tabs of the person go by the latest choice. */
export async function areSingleKeysOn(person: string): Promise<boolean> {
  try {
    return (await inStore('readonly', (store) => store.count(person))) === 0;
  } catch {
    return !offHere.has(person);
  }
}

export async function chooseSingleKeys(person: string, isOn: boolean): Promise<void> {
  if (isOn) offHere.delete(person);
  else offHere.add(person);
  const write = isOn
    ? inStore('readwrite', (store) => store.delete(person))
    : inStore('readwrite', (store) => store.put(true, person));
  await write.catch(() => undefined);
}
