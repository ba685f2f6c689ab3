/**
 * `npm run verify | backup | restore -- ...`: builds what is missing or stale, then is that program: it has its exit code, and a
 * signal that ends us ends it.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root, runNx } from './nx.mjs';

const [name, ...args] = process.argv.slice(2);
const built = runNx(['run', 'api:build', '--output-style=static'], { stdio: 'pipe' });
if (built.status !== 0) {
  process.stderr.write(built.output);
  process.exit(built.status);
}
const program = spawn(process.execPath, [join(root, `dist/apps/api/${name}.js`), ...args], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
// Ctrl+C in a terminal reaches the program by itself.
process.on('SIGINT', () => process.stdin.isTTY || program.kill('SIGINT'));
program.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
