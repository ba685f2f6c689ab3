/** A server of its own for a test of force: the built one, on a free port and a new data folder, with an administrator. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';

export const admin = { email: 'asha@example.com', password: 'a long enough word of Asha' };

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Seconds until the condition holds; fails after `within`. */
export async function secondsUntil(condition, within = 30) {
  const from = performance.now();
  for (;;) {
    const seconds = (performance.now() - from) / 1000;
    if (await condition()) return seconds;
    if (seconds > within) throw new Error(`It did not come true within ${within} s: ${condition}`);
    await pause(25);
  }
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** What one socket says before it closes; undefined when nobody listens. */
function ask(target) {
  return new Promise((done) => {
    let said;
    const socket = connect(target, () => (said = ''));
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (text) => (said += text));
    socket.on('error', () => undefined);
    socket.on('close', () => done(said));
  });
}

export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-fault-'));
  // PostgreSQL's user must be able to pass when we are root.
  spawnSync('chmod', ['711', folder]);
  writeFileSync(join(folder, 'password'), admin.password, { mode: 0o600 });
  return folder;
}

/** `command` is what starts the server: `npm start`, `node dist/...`, or either inside something else. */
export async function startServer({ command, folder = newFolder(), env = {} }) {
  const port = await freePort();
  const dataDir = join(folder, 'data');
  const child = spawn(command[0], command.slice(1), {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD_FILE: join(folder, 'password'),
      COMPANY_NAME: 'Sagar Freight',
      COMPANY_STATE_CODE: '29',
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  let ended = false;
  const exit = new Promise((done) => {
    child.on('exit', (code, signal) => {
      ended = true;
      done({ code, signal });
    });
  });
  await secondsUntil(() => ended || log.includes('Freightdesk is ready'), 120);
  if (ended) throw new Error(`The server did not start:\n${log}`);
  const pid = Number(/"pid":(\d+)/.exec((await ask(join(dataDir, 'lock'))) ?? '')?.[1]);
  return {
    child,
    exit,
    pid,
    port,
    folder,
    dataDir,
    url: `http://127.0.0.1:${port}/api`,
    log: () => log,
    databaseUrl: () => databaseUrl(dataDir),
    postmaster: () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    /** Neither the port nor the lock of the folder is held any more. */
    isGone: async () => (await ask({ port, host: '127.0.0.1' })) === undefined && !(await ask(join(dataDir, 'lock'))),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** As the owner of the tables, past the server. */
function databaseUrl(dataDir) {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://freightdesk:${password}@127.0.0.1:${port}/freightdesk`;
}

export async function signIn(url) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { accessToken = undefined } = (await answer.json()).data ?? {};
  if (!accessToken) throw new Error(`Nobody could sign in: ${answer.status}`);
  return accessToken;
}

export const isAlive = (pid) => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** The pids from `top` down to `bottom`, both included. */
export function lineOf(top, bottom) {
  const line = [bottom];
  while (line[0] !== top && line[0] > 1) {
    line.unshift(
      Number(
        readFileSync(`/proc/${line[0]}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      ),
    );
  }
  return line;
}
