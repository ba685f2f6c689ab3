import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  readonly url: string;
  /** Printed once to the terminal while no user exists; whoever holds it becomes the first administrator. */
  readonly setUpLink: string;
  stop(): Promise<void>;
}

const main = join(__dirname, '../../../../dist/apps/api/main.js');
const startLimit = 60_000;
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

function setUpLinkOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => fail('took too long'), startLimit);
    const fail = (why: string) => reject(new Error(`The product ${why} before it printed a set-up link:\n${output}`));
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const link = /https?:\/\/\S+\/auth\/jwt\/register#setup=\S+/.exec(output)?.[0];
      if (link === undefined) return;
      clearTimeout(limit);
      resolve(link);
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

/** The built product as a customer starts it: one process, an empty store, a port of its own. */
export async function startProduct(): Promise<Product> {
  const folder = scratchFolder();
  const port = await freePort();
  const { DATABASE_URL: _unset, ...environment } = process.env;
  const server = spawn(process.execPath, [main], {
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  const end = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const setUpLink = await setUpLinkOf(server);
    return { url: `http://127.0.0.1:${port}`, setUpLink, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
