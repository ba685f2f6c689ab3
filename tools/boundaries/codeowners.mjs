/**
 * Who must approve a change, made from the map: `node tools/boundaries/codeowners.mjs` compares .github/CODEOWNERS with
 * it and fails where they differ, `--write` writes the file. Only what exists gets a line: a pattern that matches nothing
 * looks like protection and is none.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { domains, ground } from './domains.mjs';
import { root } from './house.mjs';

const file = join(root, '.github/CODEOWNERS');
const present = (folder) => existsSync(join(root, folder));

/** The later line wins, so the ground comes first and what lies inside it after. */
export function ownerLines() {
  const grounds = Object.entries(ground).map(([folder, team]) => [folder, team]);
  const columns = Object.entries(domains).map(([domain, { team }]) => [`libs/${domain}`, team]);
  const folders = [...grounds, ...columns]
    .filter(([folder]) => present(folder))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, team]) => [`/${folder}/`, team]);
  return [['*', '@freightdesk/ground'], ...folders];
}

export function wantedFile() {
  return [
    '# Made from tools/boundaries/domains.mjs by `node tools/boundaries/codeowners.mjs --write`. The last match decides.',
    ...ownerLines().map(([pattern, team]) => `${pattern} ${team}`),
    '',
  ].join('\n');
}

export const committedFile = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wantedFile());
  } else if (committedFile() !== wantedFile()) {
    console.error('.github/CODEOWNERS differs from the map: run `node tools/boundaries/codeowners.mjs --write`.');
    process.exitCode = 1;
  }
}
