/**
 * What a generator is about to do: files are read as they will be, and nothing is on disk before all of it is known. So what is
 * refused has changed nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../boundaries/house.mjs';

/** Why nothing was done, in one sentence. */
export class Refused extends Error {}

async function laidOut([path, text]) {
  const filepath = join(root, path);
  const isMade = path.endsWith('.generated.ts');
  return [path, isMade ? text : await format(text, { ...(await resolveConfig(filepath)), filepath })];
}

export function newPlan() {
  const pending = new Map();
  const read = (path) => pending.get(path) ?? readFileSync(join(root, path), 'utf8');
  const has = (path) => pending.has(path) || existsSync(join(root, path));
  return {
    read,
    has,
    write: (path, text) => void pending.set(path, text),
    /** @param {(text: string) => string} change */
    edit: (path, change) => void pending.set(path, change(read(path))),
    /** A file that may not be there yet. */
    grow: (path, change) => void pending.set(path, change(has(path) ? read(path) : '')),
    async carryOut() {
      const written = await Promise.all([...pending].map(laidOut));
      for (const [path, text] of written) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return [...pending.keys()].sort();
    },
  };
}

/** Adds the keys of an object in a JSON file, all in the order of the alphabet. */
export function withEntries(text, entries, pathTo = []) {
  const whole = text === '' ? {} : JSON.parse(text);
  const holder = pathTo.slice(0, -1).reduce((value, step) => value[step], whole);
  const name = pathTo.at(-1);
  const all = { ...entries, ...(name === undefined ? whole : holder[name]) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (name === undefined) return JSON.stringify(sorted, null, 2);
  holder[name] = sorted;
  return JSON.stringify(whole, null, 2);
}
