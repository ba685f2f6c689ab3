import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(__dirname, '../../..');

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
export const isThere = (path: string): boolean => existsSync(join(root, path));

const notOurs = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Our own files below a folder, by their path from the root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** What TypeScript of ours says, in one text, to look for a name in. */
export const ourCode = (): string =>
  ['apps', 'libs']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map(readText)
    .join('\n');

/** Fenced blocks of one language in a document. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);

export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) => heading);

/** Files of ours that a document links to, as paths from the root. */
export const linksOf = (path: string): string[] =>
  [...readText(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
    relative(root, join(root, path, '..', link)),
  );

/** What a program has to complain about; nothing where it is not on this machine. */
export function complaintsOf(program: string, args: string[]): string {
  const { error, stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', cwd: root });
  if (error) return '';
  return status === 0 ? stderr.trim() : `${stdout}${stderr}`.trim();
}
