/** Our own libraries stand in tsconfig.base.json, where each has its entry; everything else is Node's to find. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const libraries = new Map(Object.entries(paths).map(([name, [entry]]) => [name, join(root, entry)]));

module.exports = (name, options) => libraries.get(name) ?? options.defaultResolver(name, options);
