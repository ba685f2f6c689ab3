import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IndexHtmlTransformContext, minify, type Plugin } from 'vite';

const asFile = '<script src="/boot.js"></script>';
const inPage = /<script data-boot/;
const dictionary = /[\\/]src[\\/]texts[\\/](en|hi|ar)\.ts$/;

/** Where the words of each language lie, by its name. */
function wordsOf({ bundle = {} }: IndexHtmlTransformContext): [language: string, file: string][] {
  return Object.values(bundle).flatMap((part) => {
    const [, language] = (part.type === 'chunk' && part.facadeModuleId?.match(dictionary)) || [];
    return language === undefined ? [] : [[language, `/${part.fileName}`]];
  });
}

/**
 * The script that runs before the first paint stands in the page: nothing is drawn while a file of it would be on its way. The built page
 * tells it what to fetch ahead: who is signed in, of this address of the API, and the words of each language.
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
          return page.replace(asFile, () => `<script data-boot>${code}</script>`);
        },
      },
    },
    {
      name: 'freightdesk:told-to-boot',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(page, context) {
          const told = [['me', `${apiUrl}/auth/me`], ...wordsOf(context)];
          if (told.length !== 4 || !inPage.test(page))
            throw new Error('The page does not tell its first script what to fetch.');
          return page.replace(inPage, `$& ${told.map(([name, at]) => `data-${name}="${at}"`).join(' ')}`);
        },
      },
    },
  ];
}
