import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartRefusal } from '../error/start-refusal';
import type { StoreLog } from '../store-log';

/** The user PostgreSQL runs as when we are root, which it refuses to be. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const candidates = ['postgres', '_postgres', 'node', 'nobody'];

function readAccounts(): Account[] {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/** Whoever made a store goes on running it, also when root starts it later. */
function ownerOf(folder: string, accounts: Account[]): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return undefined;
  const { uid, gid } = found;
  return accounts.find((account) => account.uid === uid) ?? { name: `number ${uid}`, uid, gid };
}

/** Undefined for an ordinary user, who runs PostgreSQL without help. */
export function accountForPostgres(folder: string, log: StoreLog): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = ownerOf(folder, accounts);
  if (owner !== undefined) return owner;
  const account = candidates
    .map((name) => accounts.find((each) => each.name === name))
    .find((each) => each !== undefined);
  if (account === undefined) {
    throw new StartRefusal(
      'PostgreSQL refuses to run as root and there is no user "postgres", "node" or "nobody" here: start Freightdesk as an ordinary user, or set DATABASE_URL.',
    );
  }
  if (account.name === 'nobody') {
    log.warn(
      'The embedded PostgreSQL runs as "nobody", since root may not; other services may share that user, so start Freightdesk as an ordinary user.',
    );
  }
  return account;
}

const keptBytes = String(4 * 1024 * 1024);
/**
 * So much of what a statement took is kept for the next one. As it comes, the C library of Linux gives back all but 128 KB when a statement
 * ends, and a report takes some megabytes anew from the system each time, page by page.
 */
const keptMemory = { MALLOC_TRIM_THRESHOLD_: keptBytes, MALLOC_MMAP_THRESHOLD_: keptBytes };

/** What a program of PostgreSQL needs to know of its surroundings; secrets of ours stay out. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC', ...keptMemory };
}

/** How to spawn as that user, or as ourselves. */
export function spawnAs(account: Account | undefined): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  return { ...(account && { uid: account.uid, gid: account.gid }), env: postgresEnvironment() };
}

export function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
  cwd?: string,
): SpawnSyncReturns<string> {
  return spawnSync(command, args, { ...spawnAs(account), cwd, encoding: 'utf8', windowsHide: true });
}

/** Whether that user gets to a path: root's own home, for one, is closed to others. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (account === undefined) return true;
  const { error, status } = runAs(account, '/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', path]);
  if (error !== undefined) {
    throw new StartRefusal(
      `Root can't act as user "${account.name}" here (${error.message}), and PostgreSQL refuses to run as root: start Freightdesk as an ordinary user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  return status === 0;
}
