/** Starts Nx without npx: faster, and the same on every system. The daemon stays off, a script should leave nothing running. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The path of a program that a package brings, as its package.json names it. */
export function programOf(name, program = name) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]);
}

const quiet = { NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs a program of the workspace in its root and answers its exit code. */
export function runProgram(file, args, { env = {}, stdio = 'inherit' } = {}) {
  const options = {
    cwd: root,
    stdio,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...quiet, ...env },
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
  return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}` };
}

export const runNx = (args, options) => runProgram(programOf('nx'), args, options);
