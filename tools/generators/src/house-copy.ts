import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const root = join(__dirname, '../../..');
/** What is made, and not written by anybody. */
const notOurs = new Set([
  'node_modules',
  'dist',
  'tmp',
  'test-results',
  'playwright-report',
  '.git',
  '.nx',
  '.data',
  '.demo-data',
  '.bench',
]);

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The whole house in a folder of its own, on the same packages: what is made in it is gone with it. */
export interface HouseCopy {
  readonly root: string;
  /** Runs one of the house's scripts, or a package's. */
  run(script: string, args?: readonly string[], input?: string): Outcome;
  make(...args: string[]): Outcome;
  /** Every file by its path, to be held against what it was. */
  files(): Map<string, string>;
  remove(): void;
}

export const runIn =
  (house: string): HouseCopy['run'] =>
  (script, args = [], input = '') => {
    // What is tried in a copy is tried in its short form.
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FREIGHTDESK_FULL_TESTS: '' };
    const options = { cwd: house, env, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, script), ...args], options);
    return { status, stdout, stderr };
  };

export function copyHouse(): HouseCopy {
  const copy = mkdtempSync(join(tmpdir(), 'freightdesk-house-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !notOurs.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const run = runIn(copy);
  const files: HouseCopy['files'] = () => {
    const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const ours = paths.map((path) => path.slice(copy.length + 1).replaceAll('\\', '/'));
    return new Map(
      ours
        .filter((path) => !path.split('/').some((step) => notOurs.has(step)))
        .map((path) => [path, readFileSync(join(copy, path), 'utf8')]),
    );
  };
  return {
    root: copy,
    run,
    make: (...args) => run('tools/generators/new.mjs', args),
    files,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

type Files = ReturnType<HouseCopy['files']>;

/** The paths of what is new or different. */
export const changedBetween = (before: Files, after: Files): string[] =>
  [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path])).sort();
