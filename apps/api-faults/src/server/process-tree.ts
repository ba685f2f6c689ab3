import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const numbersIn = (text: string) => text.split(/\s+/).filter(Boolean).map(Number);

/** The processes that `ps` finds by an option, such as the children of one. */
const found = (...options: string[]): number[] =>
  numbersIn(spawnSync('ps', ['-o', 'pid=', ...options], { encoding: 'utf8' }).stdout);

const parentOf = (pid: number): number[] =>
  numbersIn(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

/** The postmaster of a data folder, the shell that watches it, and all that it started. */
export function postgresOf(dataDir: string): number[] {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return [];
  const [postmaster = 0] = numbersIn(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '');
  return postmaster > 1 ? [...parentOf(postmaster), postmaster, ...found('--ppid', String(postmaster))] : [];
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids.filter((one) => one > 1)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile, with those that died before it.
    }
  }
}
