import type { Plugin } from 'vite';

/** Parts of fewer letters than this are asked for by whoever imports them; told ahead, they would cost every page more than they hold. */
const leastLetters = 300;

interface Importer {
  hostId: string;
}

interface SmallParts {
  plugin: Plugin;
  /** What is loaded ahead of a part: all that it imports but the smallest, and what whoever asks for it stands on itself. */
  worthPreloading: (file: string, parts: string[], by: Importer) => string[];
}

/** What of a built part is of interest here. */
interface Part {
  code: string;
  imports: readonly string[];
}

/** A part and all that it imports without waiting. */
function closureOf(parts: ReadonlyMap<string, Part>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of parts.get(file)?.imports ?? []) closureOf(parts, imported, found);
  return found;
}

/** The first page carries the names of all parts and, for each screen, which of them it needs. */
export function smallParts(): SmallParts {
  const parts = new Map<string, Part>();
  const uses = new Map<string, number>();
  const usesOf = (file: string) => uses.get(file) ?? 0;
  return {
    plugin: {
      name: 'small-parts',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') parts.set(part.fileName, part);
        for (const file of parts.keys()) {
          for (const used of closureOf(parts, file)) uses.set(used, usesOf(used) + 1);
        }
      },
    },
    worthPreloading(_file, asked, { hostId }) {
      const there = closureOf(parts, hostId);
      const isWorthIt = (file: string) =>
        !there.has(file) && (parts.get(file)?.code.length ?? leastLetters) >= leastLetters;
      // The most used first: lists that begin alike are told in fewer letters.
      return asked.filter(isWorthIt).sort((one, other) => usesOf(other) - usesOf(one) || (one < other ? -1 : 1));
    },
  };
}
