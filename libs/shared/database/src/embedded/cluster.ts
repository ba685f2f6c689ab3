import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusal } from '../error/start-refusal';
import { type Account, canReach, runAs } from './account';
import type { Binaries } from './binaries';
import { removeFolder } from './remove-folder';

/** The folder PostgreSQL keeps its files in, and how the user who runs it calls it. */
export interface Cluster {
  folder: string;
  /** `-D`: the folder, or the working directory where the way to the folder is closed to that user. */
  argument: string;
  password: string;
}

export const superuser = 'freightdesk';

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Whether the folder holds a store already; opening it would make one. */
export const hasStore = (dataDir: string): boolean => existsSync(clusterFolder(dataDir));

function own(path: string, account: Account | undefined): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/**
 * Root may keep the data in its own home, which PostgreSQL's user can't walk into. Linux has a way in without one: the
 * working directory that root gave it.
 */
function argumentFor(folder: string, account: Account | undefined): string {
  if (canReach(account, folder)) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartRefusal(
    `User "${account?.name}", who runs PostgreSQL for root, can't reach ${folder}: set DATA_DIR to a folder open to it, or start Freightdesk as an ordinary user.`,
  );
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

interface Making {
  binaries: Binaries;
  account: Account | undefined;
  /** For tests: speed before safety. */
  scratch: boolean;
}

function initialize(folder: string, password: string, { binaries, account, scratch }: Making): void {
  const temporary = mkdtempSync(join(tmpdir(), 'freightdesk-'));
  const passwordFile = join(temporary, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile, account);
    own(temporary, account);
    const { status, stderr, stdout, error } = runAs(
      account,
      join(binaries.folder, 'bin', 'initdb'),
      [
        `--pgdata=${argumentFor(folder, account)}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
        ...(scratch ? ['--no-sync'] : []),
      ],
      folder,
    );
    if (status !== 0) {
      const said = (error?.message ?? `${stderr}${stdout}`).trim().split('\n').slice(-3).join(' ');
      throw new StartRefusal(`The embedded PostgreSQL could not make its store in ${folder}: ${said}`, {
        cause: error,
      });
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Made beside its place and renamed into it, so that a start that is killed leaves no half-made store. */
function makeCluster(dataDir: string, folder: string, making: Making): void {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('postgres.new-'))) {
    removeFolder(join(dataDir, name));
  }
  const unfinished = join(dataDir, `postgres.new-${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  own(unfinished, making.account);
  const password = randomBytes(24).toString('base64url');
  initialize(unfinished, password, making);
  const passwordFile = join(unfinished, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600, flush: !making.scratch });
  own(passwordFile, making.account);
  if (!making.scratch) syncFolder(unfinished);
  renameSync(unfinished, folder);
  if (!making.scratch) syncFolder(dataDir);
}

function requireSameMajor(folder: string, { version }: Binaries): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const [major] = version.split('.');
  if (made === major) return;
  throw new StartRefusal(
    `The store in ${folder} was made by PostgreSQL ${made} and this Freightdesk brings ${version}: take a backup with the version that made it and restore that into an empty DATA_DIR.`,
  );
}

/** PostgreSQL runs only as the owner of its folder. */
function requireOwner(folder: string): void {
  const us = process.getuid?.() ?? 0;
  const { uid } = statSync(folder);
  if (us === 0 || us === uid) return;
  throw new StartRefusal(
    `The store in ${folder} belongs to another user (number ${uid}): start Freightdesk as that user, or set DATA_DIR to another folder.`,
  );
}

export const passwordOf = (folder: string): string => readFileSync(join(folder, 'password'), 'utf8').trim();

/** The store's folder, made on the first start. */
export function openCluster(dataDir: string, making: Making): Cluster {
  const folder = clusterFolder(dataDir);
  if (!existsSync(folder)) makeCluster(dataDir, folder, making);
  requireOwner(folder);
  requireSameMajor(folder, making.binaries);
  return { folder, argument: argumentFor(folder, making.account), password: passwordOf(folder) };
}
