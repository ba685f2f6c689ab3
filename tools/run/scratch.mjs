/**
 * Where a run of the tests keeps what it throws away. A store is some hundred files, and specs copy one hundreds of times: on a disk
 * their making costs a sixth of the run's processor time, in memory next to nothing.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const begins = 'freightdesk-run-';
const roomNeeded = 6 * 1024 ** 3;

/** Memory as a folder, where Linux has one with room, from which programs may be run. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memory);
    const isRoomy = Math.min(bavail * bsize, process.availableMemory()) > roomNeeded;
    return isRoomy && mount !== undefined && !/\bnoexec\b/.test(mount);
  } catch {
    return false;
  }
}

function isOver(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** A run that was killed leaves its folder behind, and memory is not emptied by itself. */
function removeLeft(place) {
  for (const name of readdirSync(place).filter((one) => one.startsWith(begins))) {
    const pid = Number(name.slice(begins.length).split('-')[0]);
    if (isOver(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** Calls `work` with a folder for what it throws away, which is gone afterwards, and the setting by which programs find it. */
export function withScratch(work) {
  const place = hasRoom() ? memory : tmpdir();
  removeLeft(place);
  const folder = mkdtempSync(join(place, `${begins}${process.pid}-`));
  // A store may run as another user than root and must be able to pass.
  chmodSync(folder, 0o711);
  try {
    return work(folder, { TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
