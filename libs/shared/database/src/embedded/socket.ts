import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What the system takes as the address of a socket: 104 bytes on macOS with the zero at its end, 108 on Linux. */
const longestPath = 103;

const named = /^\.s\.PGSQL\.\d+(\.lock)?$/;

const hasSockets = process.platform !== 'win32';

/**
 * The folder whose socket leads to the PostgreSQL that runs in it, which is less work for both sides than this machine's own network is.
 * Undefined where there are none, or where the way to it is longer than an address may be: the network is always there too.
 */
export function socketFolder(folder: string, port: number): string | undefined {
  const socket = join(folder, `.s.PGSQL.${port}`);
  return hasSockets && Buffer.byteLength(socket) <= longestPath && existsSync(socket) ? folder : undefined;
}

/** `unix_socket_directories`: PostgreSQL stands in its folder, so what it binds is short, and open to whom the folder is open. */
export const socketSetting = hasSockets ? '.' : '';

/** One that was killed leaves its socket behind, and the next takes another port. */
export function removeDeadSockets(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => named.test(each)))
    rmSync(join(folder, name), { force: true });
}
