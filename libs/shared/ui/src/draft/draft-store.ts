import type { Option } from '../form/option';

/** What a person had typed into a form and not saved. */
export interface Draft {
  person: string;
  /** Which form, of which record. */
  form: string;
  values: Record<string, unknown>;
  /** The records that were chosen: the values hold their ids alone. */
  picked: readonly Option[];
  savedAt: string;
  /** The session stopped while the person was typing; they mean to go on. */
  wasInterrupted: boolean;
}

interface DraftStore {
  read(person: string, form: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<unknown>;
  remove(person: string, form: string): Promise<unknown>;
  removeAll(person: string): Promise<unknown>;
}

const storeName = 'drafts';

const settled = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no drafts.'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('freightdesk', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: ['person', 'form'] });
  return settled(request);
}

/** In this browser's own database, where a draft outlives the tab and the session. */
function browserStore(): DraftStore {
  let database: Promise<IDBDatabase> | undefined;
  const inStore = async <Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) => {
    database ??= openDatabase();
    return settled(work((await database).transaction(storeName, mode).objectStore(storeName)));
  };
  return {
    read: (person, form) => inStore<Draft | undefined>('readonly', (store) => store.get([person, form])),
    write: (draft) => inStore('readwrite', (store) => store.put(draft)),
    remove: (person, form) => inStore('readwrite', (store) => store.delete([person, form])),
    // A list is greater than any text, so this is every form of the person.
    removeAll: (person) => inStore('readwrite', (store) => store.delete(IDBKeyRange.bound([person], [person, []]))),
  };
}

/** For browsers that keep nothing, such as some private windows: a draft lives as long as the page. */
function memoryStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const keyOf = (person: string, form: string) => JSON.stringify([person, form]);
  return {
    read: (person, form) => Promise.resolve(drafts.get(keyOf(person, form))),
    write: (draft) => Promise.resolve(drafts.set(keyOf(draft.person, draft.form), draft)),
    remove: (person, form) => Promise.resolve(drafts.delete(keyOf(person, form))),
    removeAll: (person) =>
      Promise.resolve(drafts.forEach((draft, key) => draft.person === person && drafts.delete(key))),
  };
}

export const draftStore: DraftStore = typeof indexedDB === 'undefined' ? memoryStore() : browserStore();
