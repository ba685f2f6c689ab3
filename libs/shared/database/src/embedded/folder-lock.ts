import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf, whatWentWrong } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import { pause } from './pause';

/**
 * One owner per data folder. The lock is a listening socket: the system itself closes it when its process ends, however it
 * ends, so there is no process id that might since belong to another, and containers that share the folder see it too.
 */
export interface FolderLock {
  release(): Promise<void>;
}

const longestSocketPath = 100;

/** Socket paths end at about 104 bytes; a long one is reached through a short symlink to its folder. */
function socketFolder(folder: string): { path: string; tidy(): void } {
  if (Buffer.byteLength(folder) < longestSocketPath - 40) return { path: folder, tidy: () => undefined };
  const temporary = mkdtempSync(join(tmpdir(), 'fd-'));
  const path = join(temporary, 'd');
  symlinkSync(folder, path);
  return { path, tidy: () => rmSync(temporary, { recursive: true, force: true }) };
}

function listen(path: string): Promise<Server> {
  const owner = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() });
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy());
    caller.end(owner);
  });
  server.unref();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () => done(server));
  });
}

/** What the one behind the socket says; '' when it is silent, undefined when there is none. */
function askOnce(path: string): Promise<string | undefined> {
  return new Promise((done) => {
    let answer = '';
    let connected = false;
    const socket = connect(path, () => (connected = true));
    socket.setEncoding('utf8').setTimeout(1_000, () => socket.destroy());
    socket.on('data', (text) => (answer += String(text)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(connected ? answer : undefined));
  });
}

/**
 * What the holder says of itself, '' when it holds the lock but is too busy to say, undefined when nobody holds it. A
 * process that is just being killed may still take the call and hang up: so silence is asked again for a second.
 */
async function askHolder(path: string): Promise<string | undefined> {
  const deadline = Date.now() + 1_000;
  for (;;) {
    const answer = await askOnce(path);
    if (answer !== '' || Date.now() > deadline) return answer;
    await pause(20);
  }
}

function nameHolder(answer: string): string {
  const [, pid, host, since] = /"pid":(\d+),"host":"([^"]*)","since":"([^"]*)"/.exec(answer) ?? [];
  if (pid === undefined) return 'another process that is too busy to answer';
  return `process ${pid} on ${host}, since ${since}`;
}

function refusal(folder: string, answer: string): StartRefusal {
  return new StartRefusal(
    `The data folder ${folder} is in use by another Freightdesk (${nameHolder(answer)}): stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Puts our socket in the lock's place; what lies there and answers is a holder, what does not is what a dead one left. */
async function takePlace(folder: string, ours: string, place: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      linkSync(ours, place);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const answer = await askHolder(place);
    if (answer !== undefined) throw refusal(folder, answer);
    const leftover = `${place}.${randomBytes(4).toString('hex')}`;
    try {
      renameSync(place, leftover);
    } catch {
      continue;
    }
    // Between the question and the renaming another start may have taken the place: then it gets it back.
    const moved = await askHolder(leftover);
    if (moved !== undefined) linkSync(leftover, place);
    rmSync(leftover, { force: true });
    if (moved !== undefined) throw refusal(folder, moved);
  }
  throw new StartRefusal(
    `The lock of the data folder ${folder} could not be taken: others start in it at the same time.`,
  );
}

function pipeOf(folder: string): string {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\freightdesk-${name}`;
}

/** Whether anybody has the folder; it is not taken by asking. */
export async function isHeld(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return (await askHolder(pipeOf(folder))) !== undefined;
  const { path, tidy } = socketFolder(resolve(folder));
  try {
    return (await askHolder(join(path, 'lock'))) !== undefined;
  } finally {
    tidy();
  }
}

async function lockByPipeName(folder: string): Promise<FolderLock> {
  const path = pipeOf(folder);
  const answer = await askHolder(path);
  if (answer !== undefined) throw refusal(folder, answer);
  const server = await listen(path);
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** Takes the folder, or refuses within a second or so with the name of its holder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockByPipeName(folder);
  const { path, tidy } = socketFolder(resolve(folder));
  try {
    const place = join(path, 'lock');
    const ours = join(path, `lock.${process.pid}.${randomBytes(4).toString('hex')}`);
    const server = await listen(ours).catch((cause: unknown) => {
      throw new StartRefusal(
        `The data folder ${folder} can't be locked (${whatWentWrong(cause)}): set DATA_DIR to a folder on a local disk that you may write to, or set DATABASE_URL.`,
        { cause },
      );
    });
    try {
      await takePlace(folder, ours, place);
    } catch (error) {
      server.close();
      throw error;
    } finally {
      rmSync(ours, { force: true });
    }
    const { ino } = statSync(place);
    return { release: () => release(server, join(resolve(folder), 'lock'), ino) };
  } finally {
    tidy();
  }
}

function release(server: Server, place: string, inode: number): Promise<void> {
  if (statSync(place, { throwIfNoEntry: false })?.ino === inode) rmSync(place, { force: true });
  return new Promise((done) => server.close(() => done()));
}
