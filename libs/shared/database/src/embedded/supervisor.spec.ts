import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { isAlive, postmasterPid } from './orphan';
import { pause } from './pause';
import { type EmbeddedPostgres, startEmbedded } from './supervisor';

const warnings: string[] = [];
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
const root = mkdtempSync(join(tmpdir(), 'freightdesk-supervisor-'));
const seed = join(root, 'seed');
const children: ChildProcess[] = [];
let made = 0;

/** A folder no other spec uses. */
function newFolder(): string {
  made += 1;
  return join(root, `data-${made}`);
}

/** A folder with a store that was closed in good order: making each anew would take seconds of writing to disk. */
function closedStore(): string {
  const dataDir = newFolder();
  spawnSync('cp', ['-a', seed, dataDir]);
  return dataDir;
}

beforeAll(async () => {
  // PostgreSQL's user must be able to pass, as through any folder root keeps data in.
  chmodSync(root, 0o711);
  await (await startEmbedded({ dataDir: seed, log })).stop();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function isTrueWithin(milliseconds: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await pause(20);
  }
  return condition();
}

/** Another process that owns the folder; resolves with its first line. */
function startOwner(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'owner.fixture.ts'), dataDir], {
    cwd: dirname(__dirname),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.stdout.once('data', (text) => done({ child, said: String(text).trim() }));
  });
}

function pidIn(dataDir: string): number {
  return postmasterPid(join(dataDir, 'postgres')) ?? 0;
}

describe('the embedded store', () => {
  it('keeps its data over a restart, in a folder closed to others', async () => {
    const dataDir = newFolder();
    const first = await startEmbedded({ dataDir, log });
    await ask(first, 'create table bank as select 1 as id');
    await first.stop();

    const second = await startEmbedded({ dataDir, log });

    expect(await ask(second, 'select id from bank')).toEqual([{ id: 1 }]);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    await second.stop();
  });

  it('is durable, listens to this machine alone, asks for the password and never runs as root', async () => {
    const dataDir = closedStore();
    const postgres = await startEmbedded({ dataDir, log });

    const [settings] = await ask(
      postgres,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
        current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale`,
    );
    const stranger = new Client({ connectionString: postgres.url.replace(/:[^:@]+@/, ':wrong@') });

    expect(settings).toEqual({
      fsync: 'on',
      checksums: 'on',
      addresses: '127.0.0.1',
      encoding: 'UTF8',
      locale: 'b C.UTF-8',
    });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
    await postgres.stop();
  });

  it('refuses a second owner within two seconds, naming the folder and the holder', async () => {
    const dataDir = closedStore();
    const postgres = await startEmbedded({ dataDir, log });
    const asked = Date.now();

    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      `The data folder ${dataDir} is in use by another Freightdesk (process ${process.pid} on ${hostname()}, since 20`,
    );

    expect(Date.now() - asked).toBeLessThan(2_000);
    expect(await ask(postgres, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    await postgres.stop();
  });

  it('opens for one of several that start at the same moment', async () => {
    const dataDir = closedStore();

    const owners = await Promise.all([1, 2, 3].map(() => startOwner(dataDir)));

    expect(owners.filter(({ said }) => said === 'open')).toHaveLength(1);
    expect(owners.filter(({ said }) => said.includes('is in use by another Freightdesk'))).toHaveLength(2);
  });

  it('ends when its owner is killed, and what the dead one left does not block the next start', async () => {
    const dataDir = closedStore();
    const { child, said } = await startOwner(dataDir);
    const pid = pidIn(dataDir);
    expect([said, isAlive(pid)]).toEqual(['open', true]);

    child.kill('SIGKILL');
    const ended = await isTrueWithin(10_000, () => !isAlive(pid));
    const next = await startEmbedded({ dataDir, log });

    expect(ended).toBe(true);
    expect(await ask(next, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    await next.stop();
  });

  it('starts also in the moment after its owner was killed, while the old PostgreSQL still ends', async () => {
    const dataDir = closedStore();
    const { child } = await startOwner(dataDir);
    const pid = pidIn(dataDir);

    child.kill('SIGKILL');
    const next = await startEmbedded({ dataDir, log });

    expect(isAlive(pid)).toBe(false);
    expect(await ask(next, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    await next.stop();
  });

  it('takes over from a PostgreSQL whose watcher died with its owner', async () => {
    const dataDir = closedStore();
    const { child } = await startOwner(dataDir);
    const pid = pidIn(dataDir);
    process.kill(pid, 'SIGSTOP');
    child.kill('SIGKILL');
    const opening = startEmbedded({ dataDir, log });
    process.kill(pid, 'SIGCONT');

    const next = await opening;

    expect(isAlive(pid)).toBe(false);
    await next.stop();
  });

  it('does not take a stranger with the number of a dead PostgreSQL for its own', async () => {
    const dataDir = closedStore();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);

    const next = await startEmbedded({ dataDir, log });

    expect(await ask(next, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    await next.stop();
  });

  it('comes back on the same address when PostgreSQL alone is killed', async () => {
    const dataDir = closedStore();
    const postgres = await startEmbedded({ dataDir, log });
    await ask(postgres, 'create table bank as select 1 as id');
    process.kill(pidIn(dataDir), 'SIGKILL');

    const isBack = await isTrueWithin(5_000, () =>
      ask(postgres, 'select id from bank').then(
        () => true,
        () => false,
      ),
    );

    expect(isBack).toBe(true);
    expect(warnings.join()).toContain('ended unexpectedly');
    await postgres.stop();
  });

  it('opens in a folder PostgreSQL may not walk to, such as one in the home of root', async () => {
    const home = newFolder();
    mkdirSync(home, { mode: 0o700 });
    const dataDir = join(home, 'freightdesk', '.data');
    await (await startEmbedded({ dataDir, log })).stop();

    const again = await startEmbedded({ dataDir, log });

    expect(await ask(again, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    await again.stop();
  });

  it('opens in a folder with a path longer than a socket address', async () => {
    const dataDir = join(newFolder(), 'a-long-name-of-a-folder'.repeat(6));

    const postgres = await startEmbedded({ dataDir, log });

    await expect(startEmbedded({ dataDir, log })).rejects.toThrow('is in use by another Freightdesk');
    await postgres.stop();
  });

  it('refuses a store of another major version with what to do', async () => {
    const dataDir = closedStore();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      /was made by PostgreSQL 17 and this Freightdesk brings 18\.\d+: take a backup/,
    );
  });

  it('for a test run takes its folder along when it ends', async () => {
    const dataDir = newFolder();
    const postgres = await startEmbedded({ dataDir, log, scratch: true });

    await postgres.stop();

    expect(existsSync(dataDir)).toBe(false);
  });
});
