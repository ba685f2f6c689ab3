import type { Plugin } from 'vite';

/** Parts of fewer letters than this are asked for by whoever imports them; told ahead, they would cost every page more than they hold. */
const leastLetters = 300;

interface SmallParts {
  plugin: Plugin;
  /** What is loaded ahead of a part: all that it imports but the smallest. */
  worthPreloading: (file: string, parts: string[]) => string[];
}

/** The first page carries the names of all parts and, for each screen, which of them it needs. */
export function smallParts(): SmallParts {
  const small = new Set<string>();
  return {
    plugin: {
      name: 'small-parts',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && part.code.length < leastLetters) small.add(part.fileName);
        }
      },
    },
    worthPreloading: (_file, parts) => parts.filter((part) => !small.has(part)),
  };
}
