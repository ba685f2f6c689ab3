import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Account, runAs, spawnAs } from './account';
import type { Binaries } from './binaries';
import type { StoreLog } from '../store-log';
import type { Cluster } from './cluster';
import { relayTo } from './postgres-log';
import { socketSetting } from './socket';
import { archiveSettings } from './wal-archive';

export interface Postmaster {
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends open transactions and stops in good order. */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  cluster: Cluster;
  account: Account | undefined;
  port: number;
  scratch: boolean;
  log: StoreLog;
  /** Removed when PostgreSQL has ended, also when we were killed: the folder of a scratch store. */
  removeAtEnd?: string;
  /** Where finished log files are put, for a recovery to a point in time. */
  archive?: string;
}

/**
 * Starts PostgreSQL and reads from us. We never write: the line ends when we close it or die, however we die, and then
 * PostgreSQL is asked for a fast shutdown. `wait` keeps its number from being given to a stranger meanwhile. A service manager
 * that ends everybody at once ends PostgreSQL too, but not the one who waits for it: the last requests are still answered.
 */
const watcher = `
trap '' TERM INT HUP
exec 3<&0 </dev/null
"$@" 3<&- &
postgres=$!
( read -r _ <&3; kill -INT $postgres ) &
watch=$!
exec 3<&-
wait $postgres
status=$?
kill -KILL $watch 2>/dev/null
[ -z "$REMOVE_AT_END" ] || { cd / && rm -rf -- "$REMOVE_AT_END"; }
exit $status
`;

function settings({ scratch, archive }: PostmasterOptions): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketSetting,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // LOG, FATAL and PANIC: errors of statements are the server's to log, and would carry values here.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(archive !== undefined && archiveSettings(archive)),
    ...(scratch && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' }),
  };
}

function launch(asked: PostmasterOptions): ChildProcess {
  const { binaries, cluster, account, port, removeAtEnd } = asked;
  const postgres = join(binaries.folder, 'bin', 'postgres');
  const flags = Object.entries(settings(asked)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster.argument, '-p', String(port), ...flags];
  const { env, ...who } = spawnAs(account);
  const options = { ...who, cwd: cluster.folder, windowsHide: true, env: { ...env, REMOVE_AT_END: removeAtEnd } };
  // Windows has no such shell: there a start that follows a kill ends the orphan it finds.
  if (process.platform === 'win32') return spawn(postgres, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  // A process group of its own, or Ctrl+C would reach PostgreSQL before our own requests are answered.
  return spawn('/bin/sh', ['-c', watcher, 'freightdesk-postgres', postgres, ...args], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

function askToStop(child: ChildProcess, { binaries, cluster, account }: PostmasterOptions): void {
  if (process.platform === 'win32') {
    runAs(account, join(binaries.folder, 'bin', 'pg_ctl'), ['stop', '-D', cluster.argument, '-m', 'fast', '-W']);
  }
  child.stdin?.end();
}

/** The last resort: PostgreSQL and what it started end at once, and the next start replays the log. */
function stopAtOnce(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGQUIT');
}

/** A program that has done its work may end without asking: its end is what stops PostgreSQL. */
function letGo(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stderr]) {
    if (stream instanceof Socket) stream.unref();
  }
}

/** Resolves when it takes connections; rejects with what PostgreSQL said last when it does not come up. */
export function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const child = launch(options);
  const said: string[] = [];
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const postmaster: Postmaster = {
    ended,
    stop: async () => {
      child.ref();
      askToStop(child, options);
      const patience = setTimeout(() => stopAtOnce(child), 15_000);
      await ended;
      clearTimeout(patience);
    },
  };
  child.stdin?.on('error', () => undefined);
  return new Promise((done, fail) => {
    child.once('error', fail);
    void ended.then(() => fail(new Error(said.slice(-6).join(' ') || 'it ended without a word')));
    if (child.stderr === null) return;
    const relay = relayTo(options.log);
    createInterface({ input: child.stderr }).on('line', (line) => {
      relay(line);
      said.push(line.replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, ''));
      if (said.length > 20) said.shift();
      if (line.includes('database system is ready to accept connections')) {
        letGo(child);
        done(postmaster);
      }
    });
  });
}
