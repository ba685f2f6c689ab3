/**
 * Our own libraries stand in tsconfig.base.json, where each has its entry; everything else is Node's to find, once for all projects
 * of a run: Jest asks anew for each.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const libraries = new Map(Object.entries(paths).map(([name, [entry]]) => [name, join(root, entry)]));
/** Properties are tried with the same dice at each run. */
const dice = join(__dirname, 'fast-check.cjs');
const found = new Map();

function find(name, options) {
  const key = [options.basedir, name, ...(options.conditions ?? [])].join('\0');
  if (!found.has(key)) found.set(key, options.defaultResolver(name, options));
  return found.get(key);
}

module.exports = (name, options) =>
  name === 'fast-check' && options.basedir !== __dirname ? dice : (libraries.get(name) ?? find(name, options));
