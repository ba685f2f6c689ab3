import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(__dirname, '../../..');

/** Runs one of the tools in a process of its own: plugins load there as they do for a person. */
export function run(script: string, options: { args?: string[]; input?: string; env?: Record<string, string> } = {}) {
  const { args = [], input = '', env = {} } = options;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NX_DAEMON: 'false', ...env },
  });
  return { status, stdout, stderr };
}

/** The tools answer with JSON in the last line; Nx may have said something before it. */
export function lastLine({ status, stdout, stderr }: ReturnType<typeof run>): string {
  const line = stdout.trimEnd().split('\n').at(-1);
  if (status !== 0 || line === undefined) throw new Error(`The tool ended with ${status}: ${stderr}`);
  return line;
}
