/** Starts Nx without npx: faster, and the same on every system. The daemon stays off, a script should leave nothing running. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

const withQuiet = (env) => ({ ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env });

/** Runs a program of the workspace in its root and answers its exit code. */
export function runProgram(file, args, { env = {}, stdio = 'inherit' } = {}) {
  const options = {
    cwd: root,
    stdio,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: withQuiet(env),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
  return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}` };
}

export const runNx = (args, options) => runProgram(programOf('nx'), args, options);

/**
 * Runs Nx while other work goes on, and answers its exit code. With `held`, what it says is not printed but answered with it.
 */
export async function runNxBeside(args, { env = {}, held = false } = {}) {
  const stdio = held ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const nx = spawn(process.execPath, [programOf('nx'), ...args], { cwd: root, stdio, env: withQuiet(env) });
  let output = '';
  for (const stream of held ? [nx.stdout, nx.stderr] : []) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [status] = await once(nx, 'close');
  return { status: status ?? 1, output };
}
