/** Something to go to or to do, found by its name. */
export interface Command {
  /** As it is shown, in the reader's language. */
  title: string;
  /** Where it belongs, such as `Page` or the group of the menu. */
  kind: string;
  /** Further words that find it, such as its English name. */
  words?: string;
  run: () => void;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How early the first word stands in the title; commands whose title begins with it come first. */
const rank = ({ title }: Command, word: string): number => {
  const at = plain(title).indexOf(word);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

/** The commands that hold every word that was typed, in any order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...commands];
  return commands
    .filter((command) => {
      const text = plain(`${command.title} ${command.kind} ${command.words ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a, first) - rank(b, first));
}
