const prefixOf = (person: string) => `kept-text ${person} `;

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
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(person)));
      for (const key of keys) sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove where nothing may be kept.
    }
  },
};
