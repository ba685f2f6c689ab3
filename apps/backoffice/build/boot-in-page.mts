import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IndexHtmlTransformContext, minify, type Plugin } from 'vite';

const asFile = '<script src="/boot.js"></script>';
const inPage = /<script data-boot/;
const dictionary = /[\\/]src[\\/]texts[\\/](en|hi|ar)\.ts$/;
const frame = /[\\/]dashboard-shell\.tsx$/;
/** Our own files need none, and V8 keeps what it compiled of a module by its nonce too: with one, each visit would compile them anew. */
const fileWithNonce = /<(?:script|link)\b(?=[^>]*\b(?:src|href)=)[^>]*\bnonce\b/;

/** Where the words of each language lie, by its name. */
function wordsOf({ bundle = {} }: IndexHtmlTransformContext): [language: string, file: string][] {
  return Object.values(bundle).flatMap((part) => {
    const [, language] = (part.type === 'chunk' && part.facadeModuleId?.match(dictionary)) || [];
    return language === undefined ? [] : [[language, `/${part.fileName}`]];
  });
}

/** The frame around every page of the office, and what it imports that the first page has not imported itself. */
function frameOf({ bundle = {} }: IndexHtmlTransformContext): string[] {
  const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = new Set<string>();
  const find = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    parts.find(({ fileName }) => fileName === file)?.imports.forEach(find);
  };
  parts.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => find(fileName));
  const there = found.size;
  parts.filter(({ facadeModuleId }) => facadeModuleId?.match(frame)).forEach(({ fileName }) => find(fileName));
  return [...found].slice(there).map((file) => `/${file}`);
}

/**
 * The script that runs before the first paint stands in the page: nothing is drawn while a file of it would be on its way. The built page
 * tells it what to fetch ahead: who is signed in, of this address of the API, the words of each language, and the frame.
 */
export function bootInPage(): Plugin[] {
  let [root, apiUrl] = ['', '/api'];
  return [
    {
      name: 'freightdesk:boot-in-page',
      configResolved(config) {
        root = config.root;
        apiUrl = config.env['VITE_API_URL'] || apiUrl;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(page) {
          if (!page.includes(asFile)) throw new Error(`The page no longer has ${asFile}.`);
          const { code } = await minify('boot.js', await readFile(join(root, 'boot.js'), 'utf8'));
          return page.replace(asFile, () => `<script data-boot nonce="__CSP_NONCE__">${code}</script>`);
        },
      },
    },
    {
      name: 'freightdesk:told-to-boot',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(page, context) {
          const words = wordsOf(context);
          const around = frameOf(context);
          const told = [['me', `${apiUrl}/auth/me`], ['frame', around.join(' ')], ...words];
          if (words.length !== 3 || around.length === 0 || !inPage.test(page))
            throw new Error('The page does not tell its first script what to fetch.');
          if (fileWithNonce.test(page)) throw new Error('A file of the page bears a nonce.');
          return page.replace(inPage, `$& ${told.map(([name, at]) => `data-${name}="${at}"`).join(' ')}`);
        },
      },
    },
  ];
}
