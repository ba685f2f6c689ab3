/** What processes have cost so far, in milliseconds of a processor, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksMs = 10;

/** The fields after the name, which may hold spaces. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

export function costOf(pid) {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * ticksMs : 0;
}

/** A postmaster with all that it has started, also what has ended since. */
export function costOfFamily(parent) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(parent));
  const stat = statOf(parent);
  const ended = stat ? (Number(stat[13]) + Number(stat[14])) * ticksMs : 0;
  return costOf(parent) + ended + children.reduce((sum, pid) => sum + costOf(pid), 0);
}

export const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
