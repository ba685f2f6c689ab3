/**
 * `npm run licences`: holds the licence of every package that runs in production against a list of such as the Open Source
 * Initiative approves and a product may be sold with. Names each other one; exits 0 when there is none.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';
import { nameOf, productionPackages } from './production-packages.mjs';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts: they may be sold with a product, though not by themselves.
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

/** What some packages write in place of the name that SPDX gives it. */
const sameAs = { 'MIT License': 'MIT' };

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const spelled = (licence) => (typeof licence === 'object' && licence !== null ? licence.type : licence);

/** Words by which a licence is known, for packages that bring its text and do not name it. */
const words = {
  MIT: ['Permission is hereby granted, free of charge, to any person obtaining a copy', 'without restriction'],
};

function licenceInWords(path) {
  const file = join(root, path, 'LICENSE');
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : '';
  return Object.keys(words).find((name) => words[name].every((said) => text.includes(said)));
}

/** What a package says of itself where it is installed; packages of other systems are only in the lock file. */
function licenceOf(path, locked) {
  const manifest = join(root, path, 'package.json');
  const { license, licenses } = existsSync(manifest) ? readJson(manifest) : locked;
  const found = spelled(license ?? licenses?.[0]) ?? locked.license ?? licenceInWords(path) ?? 'none';
  return sameAs[found] ?? found;
}

/** An expression of SPDX without brackets inside brackets: of `OR` one is enough, of `AND` all are needed. */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each.trim())));

const licences = productionPackages().map(([path, locked]) => ({ path, licence: licenceOf(path, locked) }));
const refused = licences.filter(({ licence }) => !isAllowed(licence));

for (const { path, licence } of refused) console.error(`${nameOf(path)}: ${licence}`);
console.log(
  refused.length === 0
    ? `${licences.length} packages of the product, all under licences that are allowed.`
    : `${refused.length} of ${licences.length} packages are under a licence that is not on the list in tools/supply/licences.mjs.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
