/**
 * Where a text lives: in `src/texts/{hi,ar}.json` of the room that says it, where English is the key. This is the one place of
 * the rule.
 *   - What a column says (contract, ui, feature, and the messages of its server) lies in its feature, which is the last to read
 *     them; in its ui where it has no feature, in its contract where it has no screens at all.
 *   - What the ground says (libs/shared, data-access-api) lies in shared/i18n, which every screen stands on. A column that says
 *     the same does not repeat it.
 *   - settings, shell-layout and the app keep their own.
 * Two columns that say the same word each have it, so neither wakes the other; they must not disagree.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServer, sourceFiles, textsOf } from './written-texts.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const languages = ['hi', 'ar'];
export const groundHome = 'libs/shared/i18n';

const roomsThatKeep = ['feature', 'ui', 'contract'];

/** @param {string} file from the root, with slashes */
function homeOf(file) {
  const [top, domain, room] = file.split('/');
  if (top === 'apps') return `apps/${domain}`;
  if (domain === 'shared' || domain === 'data-access-api') return groundHome;
  if (room === 'src') return `libs/${domain}`;
  const keeper = roomsThatKeep.find((name) => existsSync(join(root, 'libs', domain, name)));
  return `libs/${domain}/${keeper ?? room}`;
}

/** Where what is said may live: the whole house for the ground, the column's own folder for a column. */
function foldersOf(home) {
  if (home === undefined) return ['libs', 'apps/backoffice'];
  if (home === groundHome) return ['libs/shared', 'libs/data-access-api'];
  return [/^libs\/[^/]+(?=\/)/.exec(home)?.[0] ?? home];
}

const read = new Map();

/** What a file says, read once: each room looks through the files of its column. */
function saidIn(path) {
  if (!read.has(path)) read.set(path, textsOf(path));
  return read.get(path);
}

/**
 * What is said, by home: English text -> the first file that says it. With a home, that one alone and without the server: this
 * is what the specs of the room may read, since all of it lies in the room or in what it depends on.
 * @param {string} [home]
 * @returns {Map<string, Map<string, string>>}
 */
export function saidTexts(home) {
  const said = new Map();
  const paths = foldersOf(home).flatMap((folder) => sourceFiles(join(root, folder)));
  for (const path of paths) {
    const file = relative(root, path).replaceAll('\\', '/');
    const at = homeOf(file);
    if (home !== undefined && (at !== home || isServer(path))) continue;
    const texts = said.get(at) ?? new Map();
    said.set(at, texts);
    for (const text of saidIn(path)) if (!texts.has(text)) texts.set(text, file);
  }
  return said;
}

/** The translations that a home keeps in one language. */
export function keptTexts(home, language) {
  const file = join(root, home, 'src/texts', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
