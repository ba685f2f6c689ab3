import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

const children: ChildProcess[] = [];
const sockets: Socket[] = [];

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const child of children) child.kill('SIGKILL');
});

/** A server in a process of its own, since signals are for whole processes. */
async function startServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'stopping.fixture.ts')], {
    env: { ...process.env, TSX_TSCONFIG_PATH: join(__dirname, '../../../../../tsconfig.base.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  await once(child.stdout, 'data');
  const exit = once(child, 'exit');
  return { child, exit, port: Number(said.trim().split(':').at(-1)), said: () => said };
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 'no answer',
  );

async function openTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** A connection over which this much is sent, and no more. */
const sendOnly = async (port: number, text: string) => void (await openTo(port)).write(text);

/** The first line that is answered; empty where the connection ends without. */
async function askOver(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (text) => (heard += String(text)));
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  if (!socket.destroyed) await new Promise((done) => socket.once('close', done));
  return heard.split('\r\n')[0] ?? '';
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Fifty calls in flight when the signal comes, beside three connections that never come to their end. */
async function stopInTheMidst(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP') {
  const { child, exit, port, said } = await startServer();
  await sendOnly(port, '');
  await sendOnly(port, 'GET /slow HTTP/1.1\r\nhost: x\r\n');
  await sendOnly(port, 'POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf');
  // An idle connection that has been used before, kept by the client for its next call.
  await ask(port, '/slow');
  const answers = Promise.all(Array.from({ length: 50 }, () => ask(port, '/slow')));
  await pause(250);
  child.kill(signal);
  const unanswered = (await answers).filter((status) => status !== 200 && status !== 503);
  return { unanswered, exit: await exit, said: said() };
}

describe('SIGTERM, SIGINT and SIGHUP', () => {
  it('answer all fifty in flight, wait for no silent or half-sent connection, and close the store', async () => {
    const stopped = await Promise.all((['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map(stopInTheMidst));

    for (const { unanswered, exit, said } of stopped) {
      expect(unanswered).toEqual([]);
      expect(exit).toEqual([0, null]);
      expect(said).toContain('store closed');
    }
  });
});

it('a server that was held up while it stops answers first who has asked meanwhile', async () => {
  const { child, exit, port } = await startServer();
  const open = await Promise.all(Array.from({ length: 20 }, () => openTo(port)));
  await ask(port, '/busy');
  child.kill('SIGTERM');
  // By now it is deaf: what is asked lies with the system until the server comes round to it.
  await pause(700);

  const overOld = Promise.all(open.map(askOver));
  const overNew = Promise.all(Array.from({ length: 20 }, async () => askOver(await openTo(port))));

  expect([...(await overOld), ...(await overNew)].filter((line) => !/^HTTP\/1.1 (200|503) /.test(line))).toEqual([]);
  expect(await exit).toEqual([0, null]);
});

describe('a second wish to end', () => {
  it('cuts off who has no answer yet, says so by the exit code, and still closes the store', async () => {
    const { child, exit, port, said } = await startServer();
    const answer = ask(port, '/never');
    await pause(250);

    child.kill('SIGTERM');
    await pause(1_500);
    child.kill('SIGTERM');

    expect(await answer).toBe('no answer');
    expect(await exit).toEqual([1, null]);
    expect(said()).toContain('store closed');
  });
});
