import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import { pause } from './pause';

/** What a postmaster wrote when it started in this folder, line by line; its file is removed when it ends in good order. */
function postmasterLines(folder: string): string[] {
  const file = join(folder, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

export function postmasterPid(folder: string): number | undefined {
  const pid = Number(postmasterLines(folder)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** The port of the postmaster that runs in this folder, once it takes connections. */
export function readyPort(folder: string): number | undefined {
  const [, , , port, , , , status] = postmasterLines(folder);
  return status?.trim() === 'ready' ? Number(port) : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** After a restart of the machine or container the number may belong to anything. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch {
      // Another user's process: no postmaster of ours, or one that PostgreSQL itself will refuse to share the folder with.
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
    .stdout.trim()
    .endsWith('postgres');
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await pause(20);
  }
  return !isAlive(pid);
}

/**
 * A postmaster whose Freightdesk was killed ends by itself, within moments; a start that comes sooner waits for it, then
 * asks it to end (fast), then tells it to (immediate: the next start replays the log, nothing committed is lost).
 */
export async function awaitEndOfOrphan(folder: string): Promise<void> {
  const pid = postmasterPid(folder);
  if (pid === undefined || !isAlive(pid)) return;
  if (!isPostmasterOf(folder, pid)) {
    // PostgreSQL would take the stranger with this number for its own predecessor and refuse.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  if (await isGoneWithin(pid, 2_000)) return;
  for (const [signal, patience] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    process.kill(pid, signal);
    if (await isGoneWithin(pid, patience)) return;
  }
  throw new StartRefusal(
    `PostgreSQL (process ${pid}) of an earlier Freightdesk still runs in ${folder} and does not end: end it, then start again.`,
  );
}
