import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Place } from './place';

const programs = join(__dirname, '../../../../dist/apps/api');
const startLimitMs = 60_000;

/** The product as it is built and shipped, in a process of its own. */
export interface BuiltServer {
  readonly url: string;
  readonly pid: number;
  readonly secondsToReady: number;
  /** What it has said so far, on both its outputs. */
  said(): string;
  isAlive(): boolean;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  /** As a service manager does; what is still there after 15 s is killed. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(impatience);
}

/** Resolves when it says that it is ready. */
function readiness(child: ChildProcess, said: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why} before it was ready:\n${said.join('')}`));
    const limit = setTimeout(() => fail('took too long'), startLimitMs);
    const hear = (chunk: Buffer) => {
      said.push(chunk.toString('utf8'));
      if (!said.join('').includes('Freightdesk is ready at')) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code, signal) => {
      clearTimeout(limit);
      fail(`ended with ${code ?? signal}`);
    });
  });
}

/** A server that begins to start. */
export interface BeginningServer extends BuiltServer {
  ready(): Promise<BuiltServer>;
}

export async function beginServer({ settings }: Place): Promise<BeginningServer> {
  const port = await freePort();
  const from = performance.now();
  const said: string[] = [];
  const child = spawn(process.execPath, [join(programs, 'main.js')], { env: { ...settings, PORT: String(port) } });
  const isReady = readiness(child, said);
  // Whoever does not wait for it has killed it.
  isReady.catch(() => undefined);
  const server: BuiltServer = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    secondsToReady: 0,
    said: () => said.join(''),
    isAlive: () => !hasEnded(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
  return {
    ...server,
    ready: async () => {
      await isReady;
      return { ...server, secondsToReady: (performance.now() - from) / 1000 };
    },
  };
}

export async function startServer(place: Place): Promise<BuiltServer> {
  const server = await beginServer(place);
  try {
    return await server.ready();
  } catch (error) {
    await server.kill();
    throw error;
  }
}

/** The books checked by the product's own program, where no server holds the built-in store: what it found broken. */
export function verifyStore(env: NodeJS.ProcessEnv): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(programs, 'verify.js')], {
    env,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  return [stdout, stderr].flatMap((text) => text.split('\n')).filter((line) => !/^ok |^$/.test(line));
}
