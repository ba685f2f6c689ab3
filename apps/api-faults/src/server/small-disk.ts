import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  free(): void;
  remove(): void;
}

const written = (descriptor: number, bytes: Buffer): number => {
  try {
    return writeSync(descriptor, bytes);
  } catch {
    return 0;
  }
};

function takeAll(file: string): void {
  const descriptor = openSync(file, 'w');
  let piece = Buffer.alloc(64 * 1024);
  while (piece.length > 0) {
    if (written(descriptor, piece) < piece.length) piece = piece.subarray(0, Math.floor(piece.length / 2));
  }
  closeSync(descriptor);
}

/** Needs the right to mount; undefined without it. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  chmodSync(folder, 0o711);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => takeAll(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
