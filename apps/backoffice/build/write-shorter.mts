import { type Plugin } from 'vite';

interface Shortening {
  what: string;
  /** The files that have it. */
  by: RegExp;
  find: RegExp;
  instead: string;
}

/** What stands within a file that is needed otherwise, and that no page reads or runs. */
const shortenings: Shortening[] = [
  {
    what: 'what the documents of the API say of a call (1 KB)',
    by: /[\\/]libs[\\/].*\.endpoints\.ts$/,
    find: /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g,
    instead: '',
  },
  {
    what: 'links of the router that fetch their page ahead, as its own server would have them (2 KB)',
    by: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
    find: /^function PrefetchPageLinks\(/m,
    instead: 'const PrefetchPageLinks = () => null;\nfunction neverAsked(',
  },
];

/** Writes files of the built page shorter. What is no longer found fails the build, and is looked at again. */
export function writeShorter(): Plugin {
  const missed = new Set(shortenings);
  return {
    name: 'freightdesk:write-shorter',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      let shorter = code;
      for (const shortening of shortenings.filter(({ by }) => by.test(id))) {
        const { find, instead } = shortening;
        const written = shorter.replace(find, instead);
        if (written !== shorter) missed.delete(shortening);
        shorter = written;
      }
      return shorter === code ? null : { code: shorter, map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const { what } of missed) this.error(`Nothing holds ${what} any more.`);
    },
  };
}
