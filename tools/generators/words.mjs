/** Names as files, code, SQL and people spell them, and templates whose names are replaced spelling by spelling. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = join(dirname(fileURLToPath(import.meta.url)), 'templates');

/** As files are called; all other spellings are made of it. */
export const isName = (name) => /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name);

export const camel = (name) => name.replace(/-./g, (dash) => dash[1].toUpperCase());
export const pascal = (name) => camel(`-${name}`);
export const snake = (name) => name.replaceAll('-', '_');
export const words = (name) => name.replaceAll('-', ' ');
export const sentence = (name) => `${name[0].toUpperCase()}${words(name).slice(1)}`;
export const shout = (name) => words(name).toUpperCase();

/** As English makes most of them; what it makes otherwise is said by `--plural`. */
export function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

const spellingsOf = (name) => [camel, pascal, snake, words, sentence, shout].map((spell) => spell(name)).concat(name);

/**
 * Replaces each spelling of the template's names by the same spelling of the given ones: templates are read as the code that
 * they become.
 * @param {Record<string, string>} names the given name by the template's, such as `{ 'blue-widget': 'bond-paper' }`
 */
export function respelled(text, names) {
  const pairs = Object.entries(names).flatMap(([from, to]) => {
    const given = spellingsOf(to);
    return spellingsOf(from).map((spelling, index) => [spelling, given[index]]);
  });
  const known = new Map(pairs);
  const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length);
  return text.replace(new RegExp(longestFirst.join('|'), 'g'), (found) => known.get(found));
}

/** What stands between `//# from form` and `//# end` is for that kind and those above it. */
const only = (text, kinds) =>
  text.replace(/^\/\/# from (\w+)\n([^]*?)^\/\/# end\n/gm, (_all, kind, part) => (kinds.includes(kind) ? part : ''));

/** `a jobcard`, `an invoice`. */
const withArticles = (text, { 'blue-widget': noun = '' }) =>
  /^[aeiou]/.test(noun) ? text.replace(/\b([Aa]) (?=blue widget\b)/g, '$1n ') : text;

/**
 * The files that a folder of templates becomes, by their paths in a column.
 * @param {string} folder
 * @param {{ names: Record<string, string>, kinds?: string[] }} filling
 * @returns {[path: string, text: string][]}
 */
export function filled(folder, { names, kinds = [] }) {
  return readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.template'))
    .map((path) => {
      const text = withArticles(only(readFileSync(join(templates, folder, path), 'utf8'), kinds), names);
      return [respelled(path.replaceAll('\\', '/').replace(/\.template$/, ''), names), respelled(text, names)];
    });
}
