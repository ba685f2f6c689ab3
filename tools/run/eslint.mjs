/**
 * Lints the folder it is given, or the one it is started in. Reads `.eslintrc.json`, which ESLint 9 does only when asked.
 * Without a project graph Nx's boundaries rule says so on the output, checks nothing and lets the run succeed; here that
 * is a failure, so the walls are never off unseen.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const eslint = join(dirname(createRequire(import.meta.url).resolve('eslint/package.json')), 'bin/eslint.js');
const given = process.argv.slice(2);
const folders = given.some((argument) => !argument.startsWith('-')) ? [] : ['.'];
const { status, stdout } = spawnSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=ESLintRCWarning',
    eslint,
    '--ext',
    '.ts,.tsx',
    '--max-warnings',
    '0',
    '--no-error-on-unmatched-pattern',
    ...folders,
    ...given,
  ],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
  },
);

process.stdout.write(stdout);
if (stdout.includes('The rule will be skipped')) {
  process.stderr.write('The walls between projects were not checked: lint through `npx nx lint <project>`.\n');
  process.exit(1);
}
process.exit(status ?? 1);
