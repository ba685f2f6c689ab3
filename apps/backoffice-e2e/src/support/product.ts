import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './patience';

/** The built product at work. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Product extends Running {
  /** Printed once to the terminal while no user exists; whoever holds it becomes the first administrator. */
  readonly setUpLink: string;
}

const main = join(__dirname, '../../../../dist/apps/api/main.js');
const stopLimit = 15_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The store may run as another user than root, so it must be able to walk into the scratch folder. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** What a server is started with, and the words by which it is known to be ready, within so many milliseconds. */
interface Start {
  ready: RegExp;
  limit: number;
  settings?: NodeJS.ProcessEnv;
}

/** The first words that fit in what the server prints. */
function printed(server: ChildProcess, { ready, limit: mayTake }: Start): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => fail('took too long'), mayTake);
    const fail = (why: string) => reject(new Error(`The product ${why} before it printed ${ready}:\n${output}`));
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = ready.exec(output)?.[0];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      clearTimeout(limit);
      fail(`ended with ${code}`);
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(impatience);
}

/** A product that may not be ready yet. */
interface Launched extends Running {
  /** What it printed when it was ready. An error, and the product has ended, where that took too long. */
  readonly said: Promise<string>;
}

/** One process with a store, a folder and a port of its own. */
async function launch(how: Start): Promise<Launched> {
  const folder = scratchFolder();
  const port = await freePort();
  const { DATABASE_URL: _unset, ...environment } = process.env;
  const server = spawn(process.execPath, [main], {
    env: { ...environment, ...how.settings, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  const end = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const said = printed(server, how).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, said, stop: end };
}

/** The built product as a customer starts it: with an empty store. */
export async function startProduct(): Promise<Product> {
  const { said, ...running } = await launch({
    ready: /https?:\/\/\S+\/auth\/jwt\/register#setup=\S+/,
    limit: patience.start,
  });
  return { ...running, setUpLink: await said };
}

/** The product with the sample company in it, as `npm run demo` shows it, while its past is still being played. */
export async function launchDemo(): Promise<Launched> {
  return launch({
    ready: /Freightdesk is ready at \S+/,
    limit: patience.demo,
    // Several look at it at once, in the name of one person.
    settings: { FREIGHTDESK_DEMO: '1', CALLS_PER_MINUTE: '30000' },
  });
}

/** Waits until a product answers that it is ready; an error where it does not in the time that a sample company takes. */
export async function untilReady(url: string): Promise<void> {
  const limit = Date.now() + patience.demo;
  while (Date.now() < limit) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`The product at ${url} was not ready in ${patience.demo / 1000} seconds.`);
}
