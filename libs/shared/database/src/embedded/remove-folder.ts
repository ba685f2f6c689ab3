import { rmSync } from 'node:fs';
import { codeOf } from '../error/error-facts';

const tries = 50;
const pauseMs = 100;

const pause = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/**
 * Removes a folder in which a program that outlived its server may still write for a moment: what it adds while we remove is
 * removed too. Waits a few seconds at most, and blocks meanwhile; for the time before anything is served.
 */
export function removeFolder(folder: string): void {
  for (let left = tries; ; left -= 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (left === 0 || codeOf(error) !== 'ENOTEMPTY') throw error;
      pause();
    }
  }
}
