/** The built server on a database, and people who are signed in to it. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../run/nx.mjs';

const admin = { email: 'asha@example.in', password: 'monsoon-jetty-lantern-42' };

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What a server is started with; `said` fills with what it prints. */
export async function startServer(folder, databaseUrl) {
  const [key, password] = [join(folder, 'token.key'), join(folder, 'admin.password')];
  writeFileSync(key, randomBytes(48).toString('base64url'), { mode: 0o600 });
  writeFileSync(password, admin.password, { mode: 0o600 });
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'dist/apps/api/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET_FILE: key,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD_FILE: password,
      COMPANY_NAME: 'Coromandel Forwarders',
      COMPANY_STATE_CODE: '29',
      LOG_LEVEL: 'error',
    },
  });
  const started = { url: `http://127.0.0.1:${port}`, process: server, said: '' };
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (started.said += chunk));
  started.ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
  started.stop = async () => {
    server.kill('SIGTERM');
    return started.ended;
  };
  return started;
}

export async function untilReady(server, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!server.said.includes('Freightdesk is ready')) {
    const hasEnded = server.process.exitCode !== null;
    if (hasEnded || Date.now() > end)
      throw new Error(`The server ${hasEnded ? 'ended' : 'is not ready'}: ${server.said}`);
    await wait(50);
  }
}

/** One call; `status` 0 where no answer came. */
export async function send({ url, token }, path, body, key) {
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    return { status: 0, body: { code: String(error.cause?.code ?? error.name) } };
  }
}

const passes = ({ status, body }) => status === 0 || status === 429 || status >= 500 || body.code === 'in_progress';

/** Sends until it is answered, always with the same key, as the page does; `onWait` is told of each try that came to nothing. */
export async function insist(caller, path, body, { key = randomUUID(), onWait = () => undefined } = {}) {
  for (;;) {
    const answer = await send(caller, path, body, key);
    if (answer.status >= 200 && answer.status < 300) return answer.body.data ?? answer.body;
    if (!passes(answer)) throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    onWait(answer);
    await wait(100);
  }
}

/** The administrator, and so many clerks of accounts, each from invitation to first sign-in. */
export async function signInPeople(url, count) {
  const { accessToken } = await insist({ url }, '/auth/login', admin);
  const boss = { url, token: accessToken };
  const clerks = [];
  for (let number = 1; number <= count; number += 1) {
    const person = { email: `clerk${number}@example.in`, firstName: 'Clerk', lastName: String(number) };
    const { inviteUrl } = await insist(boss, '/user/add', { ...person, roleName: 'ACCOUNT' });
    const token = inviteUrl.split('#invite=')[1];
    const opened = await insist({ url }, '/auth/register', { ...person, password: admin.password, token });
    clerks.push({ url, token: opened.accessToken });
  }
  return { boss, clerks };
}
