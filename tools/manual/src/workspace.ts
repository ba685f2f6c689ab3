import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(__dirname, '../../..');

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
export const isThere = (path: string): boolean => existsSync(join(root, path));

/** What the manual may refer to in our code, and nothing more: names in quotes as they are written, and the paths of our files. */
export function codeFacts(): { names: readonly string[]; files: readonly string[] } {
  return JSON.parse(execFileSync(process.execPath, [join(root, 'tools/manual/code-facts.mjs')], { encoding: 'utf8' }));
}

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

/** What a program finds wrong; nothing where it is not on this machine. */
export function problemsOf(program: string, args: string[]): string {
  const { error, stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', cwd: root });
  if (error) return '';
  return status === 0 ? stderr.trim() : `${stdout}${stderr}`.trim();
}
