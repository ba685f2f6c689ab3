/**
 * The sea ports of the package `sea-ports` by their UN/LOCODE, as a page fetches them: a name each, without those that our own list names.
 * `node tools/places/sea-ports.mjs --write` writes them anew, after either list has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'libs/intl-shipment/contract/src/identifier');
const file = join(folder, 'sea-ports.data.ts');

const ours = readFileSync(join(folder, 'known-places.data.ts'), 'utf8').match(/^ {2}[A-Z]{2}[A-Z2-9]{3}(?=: \[)/gm);
const named = new Set(ours.map((code) => code.trim()));
const ports = Object.entries(require('sea-ports').JSON)
  .map(([code, { name }]) => `${code} ${name.replace(/\s+/g, ' ').trim()}`)
  .filter((line) => !named.has(line.slice(0, 5)))
  .sort();

const { version, license } = require('sea-ports/package.json');
const written = `/**
 * Further sea ports by UN/LOCODE, as the package sea-ports ${version} (${license}, github.com/marchah/sea-ports) names them. Written by
 * \`tools/places/sea-ports.mjs\`.
 */
export const seaPorts = \`
${ports.join('\n').replace(/[`\\$]/g, '\\$&')}
\`;
`;

if (process.argv.includes('--write')) writeFileSync(file, written);
const isWritten = readFileSync(file, 'utf8') === written;
console.log(
  `${ports.length} further ports, ${isWritten ? 'as they are written' : 'not as they are written: run it with --write'}`,
);
process.exitCode = isWritten ? 0 : 1;
