/**
 * `npm start`: builds what is missing or stale, then is the server. `npm run demo` (--demo) is the same server with a
 * sample company, on a data folder of its own.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root, runNx } from './nx.mjs';

function build() {
  process.stdout.write('Building what is missing or stale ... ');
  const from = performance.now();
  const { status, output } = runNx(['run-many', '-t', 'build', '--projects=api,backoffice', '--output-style=static'], {
    stdio: 'pipe',
  });
  if (status !== 0) {
    process.stderr.write(`\n${output}`);
    process.stderr.write('\nThe build failed; the server was not started.\n');
    process.exit(status);
  }
  console.log(`done in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
}

const demo = process.argv.includes('--demo');
const demoEnvironment = { FREIGHTDESK_DEMO: '1', DATA_DIR: process.env.DATA_DIR ?? join(root, '.demo-data') };

build();
const server = spawn(process.execPath, [join(root, 'dist/apps/api/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(demo ? demoEnvironment : {}) },
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// Ctrl+C in a terminal reaches the server by itself; a second one would tell it to hurry.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
