/**
 * Runs the specs of one project: `node tools/run/jest.mjs <folder> <name>`. The result is kept as JSON under test-results,
 * which Nx stores with its cache, so that a replayed run counts as many tests as the run it replays.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
const [folder, name, ...more] = process.argv.slice(2);
mkdirSync('test-results', { recursive: true });

const { status } = spawnSync(
  process.execPath,
  [
    jest,
    '--config',
    join(folder, 'jest.config.cjs'),
    '--passWithNoTests',
    '--json',
    '--outputFile',
    join('test-results', `${name}.json`),
    ...more,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
