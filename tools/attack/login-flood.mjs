/**
 * What people who are signed in feel while a server is attacked: the times of three calls, alone and under each attack, in one run.
 *   node tools/attack/login-flood.mjs [--server=dist/apps/api/main.js] [--seconds=5]
 * The server is a new one on a data folder of its own, and everything stays on this machine. Exits 1 when a call of theirs
 * was not answered with 200.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const option = (name, otherwise) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const program = resolve(option('server', 'dist/apps/api/main.js'));
const seconds = Number(option('seconds', '5'));

const attacks = [
  { title: 'alone' },
  { title: '50 logins at once', load: { kind: 'guess', times: 50 } },
  { title: '200 logins at once', load: { kind: 'guess', times: 200 } },
  { title: '200 logins, never resting', load: { kind: 'storm', times: 200 } },
  { title: '50 slow sockets', load: { kind: 'slow', times: 50 } },
  { title: '8 big bodies at once', load: { kind: 'big', times: 8 } },
];

const admin = { email: 'admin@example.com', password: 'four trains leave at noon' };

/** A server on an empty store, with one administrator. */
async function startServer(folder) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, admin.password, { mode: 0o600 });
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD_FILE: passwordFile,
      COMPANY_NAME: 'Konkan Freight',
      COMPANY_STATE_CODE: '27',
    },
  });
  const ended = new Promise((done) => server.on('exit', done));
  const port = await new Promise((found, failed) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const [, at] = /ready at http:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (at) found(Number(at));
    });
    void ended.then((code) => failed(new Error(`The server ended with ${code}.`)));
  });
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  return { port, stop };
}

const agent = new Agent({ keepAlive: true });

/** One call, with its status, its body and how long it took. */
const call = (port, { method = 'GET', path, token, body }) =>
  new Promise((done) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const from = performance.now();
    const sent = request({ port, path: `/api${path}`, method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode, text, ms: performance.now() - from }));
    });
    sent.on('error', (error) => done({ status: error.code, text: '', ms: performance.now() - from }));
    sent.end(body);
  });

const probes = [
  { title: '/health/live', path: '/health/live' },
  { title: '/auth/me', path: '/auth/me', method: 'POST' },
  { title: '/bank/list', path: '/bank/list' },
];

/** Asks again and again, one call after the other, as a person's page does. */
async function measure(port, token, probe) {
  const [until, times, statuses] = [performance.now() + seconds * 1000, [], {}];
  while (performance.now() < until) {
    const { status, ms } = await call(port, { ...probe, token });
    times.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A person's page does not ask without a breath, and the general limit is 3,000 calls a minute.
    await pause(50);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  return { probe: probe.title, calls: times.length, p50: at(0.5), p99: at(0.99), most: at(1), statuses };
}

function attackWith(port, load) {
  if (!load) return { end: async () => ({}) };
  const worker = new Worker(new URL('loads.mjs', import.meta.url), { workerData: { port, load } });
  const end = async () => {
    const answers = await new Promise((done) => {
      worker.once('message', done);
      worker.postMessage('over');
    });
    await worker.terminate();
    return answers;
  };
  return { end };
}

const told = (counts) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} x ${what}`)
    .join(', ') || 'nothing';

const folder = mkdtempSync(join(tmpdir(), 'freightdesk-flood-'));
const { port, stop } = await startServer(folder);
try {
  const { text } = await call(port, { method: 'POST', path: '/auth/login', body: JSON.stringify(admin) });
  const token = JSON.parse(text).data.accessToken;
  console.log(`${'attack'.padEnd(28)}${'call'.padEnd(15)}${'calls'.padStart(6)}    p50 ms    p99 ms    max ms`);
  for (const { title, load } of attacks) {
    const attack = attackWith(port, load);
    if (load) await pause(1000);
    const found = await Promise.all(probes.map((probe) => measure(port, token, probe)));
    for (const { probe, calls, p50, p99, most, statuses } of found) {
      const figures = [p50, p99, most].map((figure) => figure.padStart(10)).join('');
      console.log(`${title.padEnd(28)}${probe.padEnd(15)}${String(calls).padStart(6)}${figures}`);
      const wrong = Object.keys(statuses).filter((status) => status !== '200');
      if (wrong.length > 0) process.exitCode = 1;
      if (wrong.length > 0) console.log(`  not answered: ${told(statuses)}`);
    }
    if (load) console.log(`  the attackers were answered: ${told(await attack.end())}`);
    await pause(500);
  }
} finally {
  agent.destroy();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
