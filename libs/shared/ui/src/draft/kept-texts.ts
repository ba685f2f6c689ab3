/** What is kept for a person in this browser begins with it, whichever of its stores holds it. */
export const prefixOf = (person: string) => `kept-text ${person} `;

/** A short text that a person is still writing, in this tab alone. Browsers that keep nothing forget it with the page. */
export const keptTexts = {
  read(person: string, of: string): string {
    try {
      return sessionStorage.getItem(prefixOf(person) + of) ?? '';
    } catch {
      return '';
    }
  },
  write(person: string, of: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(prefixOf(person) + of);
      else sessionStorage.setItem(prefixOf(person) + of, text);
    } catch {
      // A full or forbidden store costs the draft, never the writing.
    }
  },
  removeAll(person: string): void {
    try {
      for (const store of [sessionStorage, localStorage]) {
        const keys = Object.keys(store).filter((key) => key.startsWith(prefixOf(person)));
        for (const key of keys) store.removeItem(key);
      }
    } catch {
      // There is nothing to remove where nothing may be kept.
    }
  },
};
