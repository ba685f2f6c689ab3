/** The built product on a store at a scale, with somebody signed in, and a way to look behind its back. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { root } from '../run/nx.mjs';

const { socketFolder } = requireTypeScript(join(root, 'libs/shared/database/src/embedded/socket.ts'), import.meta.url);

/** As `npm start` bounds its memory. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, name, value, bounds] = /exec env (\w+)=(\w+) node (--.+) tools/.exec(scripts.start);

/** As `make-store.ts` has it. */
export const login = { email: 'bench@sagarfreight.example', password: 'so many invoices, so little time' };

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

function ready(child, sign = 'Freightdesk is ready at') {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (text) => {
      said += text;
      if (said.includes(sign)) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`The server ended before it was ready:\n${said}`)));
  });
}

export async function tokenAt(origin, as = login) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(as) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`Nobody could sign in: ${text}`);
  return JSON.parse(text).data.accessToken;
}

function ownerUrlOf(dataDir) {
  const folder = join(dataDir, 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const [pid, , , port] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const url = `postgresql://freightdesk:${password}@127.0.0.1:${port}/freightdesk`;
  // As the server itself goes: the floor is what this machine can do at most.
  const near = socketFolder(folder, Number(port));
  return { postmaster: Number(pid), url: near ? `${url}?host=${encodeURIComponent(near)}` : url };
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** What a server does once a day it also does at its first start: a backup and a check of all the books, which would be measured too. */
async function breakOffJobs(owner) {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    const { rowCount } = await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' and backend_type = 'client backend'
        and (application_name like '%chores%' or query ilike 'copy %')`);
    if (rowCount > 0) quiet = 0;
    await pause(500);
  }
}

async function stopped(child) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** The store's PostgreSQL as one of the operator's own: another process holds it, and the server is given its address and a key. */
async function heldApart(dataDir) {
  const program = join(root, 'apps/api/src/scale/hold-store.ts');
  const holder = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => holder.kill());
  await ready(holder, 'held');
  const own = mkdtempSync(join(tmpdir(), 'freightdesk-bench-'));
  const key = join(own, 'key');
  writeFileSync(key, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return {
    env: { DATA_DIR: own, DATABASE_URL: ownerUrlOf(dataDir).url, JWT_SECRET_FILE: key },
    release: async () => {
      await stopped(holder);
      rmSync(own, { recursive: true });
    },
  };
}

const builtIn = (dataDir) => ({ env: { DATA_DIR: dataDir }, release: () => undefined });

/** Starts the built server on that folder, with its own PostgreSQL or with one that is `apart`. */
export async function serveStore(dataDir, { apart = false } = {}) {
  const port = await freePort();
  const database = apart ? await heldApart(dataDir) : builtIn(dataDir);
  const env = {
    ...process.env,
    ...database.env,
    [name]: value,
    PORT: String(port),
    CALLS_PER_MINUTE: '9999999',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [...bounds.split(' '), join(root, 'dist/apps/api/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  await ready(child);
  const origin = `http://127.0.0.1:${port}`;
  const token = await tokenAt(origin);
  const { postmaster, url } = ownerUrlOf(dataDir);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await breakOffJobs(owner);
  const headers = { authorization: `Bearer ${token}` };
  return {
    ...{ origin, headers, url, owner, pid: child.pid, postmaster },
    /** Whether a commit waits until it is on the disk, as it always does but where a call says what that costs. */
    waitForDisk: async (on) => {
      await owner.query(`alter system set synchronous_commit = ${on ? 'on' : 'off'}`);
      await owner.query('select pg_reload_conf()');
    },
    /** The answer of a read, inside its envelope or not. */
    read: async (path) => (await fetch(`${origin}/api${path}`, { headers })).json(),
    stop: async () => {
      await owner.end();
      await stopped(child);
      await database.release();
    },
  };
}
