/** Lints the project it is started in. Reads `.eslintrc.json`, which ESLint 9 does only when asked. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const eslint = join(dirname(createRequire(import.meta.url).resolve('eslint/package.json')), 'bin/eslint.js');
const args = [
  '--disable-warning=ExperimentalWarning',
  eslint,
  '--ext',
  '.ts,.tsx',
  '--max-warnings',
  '0',
  '.',
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
});
process.exit(status ?? 1);
