/**
 * What the specs of the house read of each file of apps and libs: whom it asks, whether it is a detour of a few lines, which
 * tables it may name, whether it shows a form, and of what the contracts offer and who may have it, all.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.mjs';

const isOurs = (file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules');
const isOffered = (file) => /\.endpoints\.ts$|^libs\/shared\/access\//.test(file);
/** What may name a table, in Kysely's words or in SQL. */
const naming =
  /\b(?:selectFrom|\w+Join|insertInto|updateTable|deleteFrom|recordTable|from|join|into|update)\b\W{1,3}\w+/g;
const few = 10;

function readingOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return {
    file,
    asks: [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)].map(([, asked]) => asked),
    isShort: text.trimEnd().split('\n').length < few,
    names: [...new Set(text.match(naming) ?? [])],
    isForm: /<Form(?:Page|Dialog)\b/.test(text),
    ...(isOffered(file) && { offers: createHash('sha256').update(text).digest('hex') }),
  };
}

export const writtenImports = () =>
  ['libs', 'apps']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter(isOurs)
    .sort()
    .map(readingOf);
