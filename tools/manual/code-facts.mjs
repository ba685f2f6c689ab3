/**
 * What the manual may refer to in our code, as one JSON value on stdout: settings, addresses, figures and jobs by their names, and
 * which files there are. The specs read this and nothing else of apps and libs; Nx asks for the same, so they run again when it
 * changes, and an edit of a screen or a use case, which changes none of it, wakes them not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const notOurs = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** `'BACKUP_DIR'`, `'/health/ready'`, `'store_up'`, `name: 'ledger.verify'`. */
const named = /'(?:[A-Z][A-Z0-9_]*|\/[\w/.:-]*|[a-z]+(?:_[a-z]+)+)'|name: '[a-z]+\.[a-z]+'/g;

const files = ['apps', 'libs', 'tools'].flatMap(filesBelow).sort();
const code = files.filter((path) => /^(apps|libs)\/.*\.ts$/.test(path) && !path.endsWith('.spec.ts'));
const names = new Set(code.flatMap((path) => readFileSync(join(root, path), 'utf8').match(named) ?? []));

process.stdout.write(JSON.stringify({ names: [...names].sort(), files }));
