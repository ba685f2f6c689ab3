/**
 * `npm start`: builds what is missing or stale, then is the server. `npm run demo` (--demo) is the same server with a
 * sample company, on a data folder of its own, that begins with two thousand invoices of a past year; with --scale=<n> with n times
 * as many, or none.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { whenLeftAlone } from './left-alone.mjs';
import { root } from './nx.mjs';

/** Resolves with the exit code and what was said; ends with us, so that a start which is broken off leaves nothing. */
function run({ file, args, cwd, env }) {
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, [file, ...args], { cwd, stdio, env: { ...process.env, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
    const end = () => child.kill();
    process.on('exit', end);
    child.on('close', (code) => {
      process.off('exit', end);
      done({ status: code ?? 1, output: Buffer.concat(said).toString() });
    });
  });
}

async function build() {
  process.stdout.write('Building what is missing or stale ... ');
  const from = performance.now();
  const failed = (await buildStale(root, run)).filter(({ status }) => status !== 0);
  for (const { output } of failed) process.stderr.write(`\n${output}`);
  if (failed.length > 0) {
    process.stderr.write('\nThe build failed; the server was not started.\n');
    process.exit(1);
  }
  console.log(`done in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
}

/** Before the server listens to signals, each of them ends us at once, and the build with us. */
const breakOff = () => process.exit(1);
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

for (const signal of signals) process.on(signal, breakOff);
whenLeftAlone(() => process.emit('SIGTERM', 'SIGTERM'));
await build();
for (const signal of signals) process.off(signal, breakOff);

if (process.argv.includes('--demo')) {
  process.env.FREIGHTDESK_DEMO = '1';
  process.env.DATA_DIR ??= join(root, '.demo-data');
  const scale = process.argv.find((argument) => argument.startsWith('--scale='));
  if (scale) process.env.DEMO_SCALE = scale.slice('--scale='.length);
  process.env.DEMO_SCALE ??= '1';
}
process.chdir(root);
// In this very process, so that there is nobody between the server and whoever asks it to end.
await import(pathToFileURL(join(root, 'dist/apps/api/main.js')).href);
