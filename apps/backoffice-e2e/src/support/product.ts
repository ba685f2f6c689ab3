import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
const startLimit = 60_000;
/** A company with a past is played from its first day, before anybody may enter. */
const demoStartLimit = 240_000;
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
function printed(server: ChildProcess, { ready, limit: patience }: Start): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => fail('took too long'), patience);
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

/** One process with a store, a folder and a port of its own; `said` is what it printed when it was ready. */
async function start(how: Start): Promise<Running & { said: string }> {
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
  try {
    return { url: `http://127.0.0.1:${port}`, said: await printed(server, how), stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The built product as a customer starts it: with an empty store. */
export async function startProduct(): Promise<Product> {
  const { said, ...running } = await start({
    ready: /https?:\/\/\S+\/auth\/jwt\/register#setup=\S+/,
    limit: startLimit,
  });
  return { ...running, setUpLink: said };
}

/** The product with the sample company in it, as `npm run demo` shows it. */
export async function startDemo(): Promise<Running> {
  const { said: _said, ...running } = await start({
    ready: /Freightdesk is ready at \S+/,
    limit: demoStartLimit,
    settings: { FREIGHTDESK_DEMO: '1' },
  });
  return running;
}
