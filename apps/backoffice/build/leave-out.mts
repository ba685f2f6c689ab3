import { type Plugin } from 'vite';

interface DeadWeight {
  what: string;
  /** How the imports that bring it end, as they are written in the files of `by`. */
  source: string;
  by: RegExp;
  instead: string;
}

const axios = /[\\/]axios[\\/]lib[\\/]/;

/** Code that packages import and this page never runs, by what it weighs compressed on every first page. */
const deadWeights: DeadWeight[] = [
  {
    what: 'the way of axios to speak over fetch: XMLHttpRequest comes first and is in every browser (4 KB)',
    source: './fetch.js',
    by: /[\\/]axios[\\/]lib[\\/]adapters[\\/]/,
    instead: 'export const getFetch = () => null;',
  },
  ...['toFormData', 'formDataToJSON', 'toURLEncodedForm', 'AxiosURLSearchParams'].map((name) => ({
    what: 'what axios makes of forms and of queries: we send JSON or a form, and write queries ourselves (2 KB)',
    source: `/${name}.js`,
    by: axios,
    instead: 'export const DEFAULT_FORM_DATA_MAX_DEPTH = 0; export default () => null;',
  })),
  {
    what: 'names that axios gives to the numbers of answers (0.6 KB)',
    source: '/HttpStatusCode.js',
    by: axios,
    instead: 'export default {};',
  },
  {
    what: 'the cookie in which axios looks for a token: ours is none (0.4 KB)',
    source: '/cookies.js',
    by: axios,
    instead: 'export default { read: () => null, readAsync: async () => null };',
  },
  {
    what: 'what others have axios do before and after a request: we call it in one place (0.2 KB)',
    source: '/InterceptorManager.js',
    by: axios,
    instead: 'export default class { forEach() {} }',
  },
  {
    what: 'what axios looks for in queries, which hold texts and numbers alone (0.2 KB)',
    source: '/assertParamsAcyclic.js',
    by: axios,
    instead: 'export default () => undefined;',
  },
  {
    what: 'how fast a file comes, which nobody is told (0.2 KB)',
    source: '/speedometer.js',
    by: axios,
    instead: 'export default () => () => undefined;',
  },
  {
    what: 'what axios checks of settings that we write ourselves (0.4 KB)',
    source: '/validator.js',
    by: axios,
    instead:
      'const none = () => null; export default { assertOptions: none, validators: { transitional: none, spelling: none } };',
  },
  {
    what: 'the former way of axios to break off a request: we hand in a signal (0.5 KB)',
    source: '/CancelToken.js',
    by: axios,
    instead: 'export default () => null;',
  },
  {
    what: 'the ripple of Material buttons: the theme turns it off (3 KB)',
    source: './TouchRipple.mjs',
    by: /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase/,
    instead: 'export default () => null;',
  },
];

const prefix = '\0left-out:';

/** Leaves dead weight out of the built page. What a package keeps elsewhere one day fails the build, and is looked at again. */
export function leaveOut(): Plugin {
  const missed = new Set(deadWeights);
  return {
    name: 'freightdesk:leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = deadWeights.find((weight) => source.endsWith(weight.source) && weight.by.test(importer));
      if (!found) return null;
      missed.delete(found);
      return `${prefix}${found.source}`;
    },
    load: (id) => deadWeights.find(({ source }) => id === `${prefix}${source}`)?.instead ?? null,
    buildEnd(error) {
      if (error) return;
      for (const { what, source } of missed) this.error(`Nothing imports ${source} any more, which is ${what}.`);
    },
  };
}
