import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { failing, replyCutter, type Turn, turnCutter } from './messages';

/** What happens to one statement of a transaction. */
export const faults = ['fails', 'is lost', 'is not answered', 'gives way', 'passes'] as const;
/**
 * `fails`: PostgreSQL refuses it, the disk is full. `is lost`: the connection breaks before it arrives. `is not answered`: it
 * is done, and the connection breaks before that is told. `gives way`: PostgreSQL prefers another transaction, all of it may
 * be done again. `passes`: nothing happens to it, but whoever armed the proxy is told.
 */
export type Fault = (typeof faults)[number];

export interface FaultPoint {
  fault: Fault;
  /** Counted from 0, which is what follows `begin`; whatever is sent in one packet with it is counted by itself. */
  invariant: number | 'commit';
  whenStruck?: () => void;
}

/** Stands between a server and its PostgreSQL and breaks one statement of the next write. */
export interface FaultProxy {
  /** The address of the database, by way of here. */
  readonly url: string;
  arm(point: FaultPoint): void;
  /** Lets everything pass; answers the statement that was struck, if one was. */
  disarm(): string | undefined;
  close(): Promise<void>;
}

const refusals: Partial<Record<Fault, Buffer>> = {
  fails: failing('53100', 'could not extend file: No space left on device'),
  'gives way': failing('40P01', 'deadlock detected'),
};

const isBegin = (text: string) => /^(begin|start transaction)\b/i.test(text);
const isCommit = (text: string) => /^commit\b/i.test(text);
const isRollback = (text: string) => /^rollback\b/i.test(text);
/** A write that may be repeated begins by claiming its key; what recurs by itself does not, and is left alone. */
const isClaim = (text: string) => text.startsWith('set local lock_timeout');

interface Shared {
  armed: FaultPoint | undefined;
  struck: string | undefined;
}

/** Where a statement stands in the open transaction of one connection; undefined outside of a write. */
function statementCounter(): (text: string) => number | undefined {
  let last: number | undefined;
  return (text) => {
    if (isBegin(text)) last = -1;
    if (isBegin(text) || last === undefined) return undefined;
    const at = last + 1;
    const isOver = isCommit(text) || isRollback(text) || (at === 0 && !isClaim(text));
    last = isOver ? undefined : at;
    return isRollback(text) || (isOver && !isCommit(text)) ? undefined : at;
  };
}

/** What becomes of each statement of a connection. */
function judge(shared: Shared): (text: string) => Fault | undefined {
  const count = statementCounter();
  return (text) => {
    const at = count(text);
    const { armed } = shared;
    if (at === undefined || armed === undefined) return undefined;
    if (armed.invariant === 'commit' ? !isCommit(text) : armed.invariant !== at) return undefined;
    [shared.armed, shared.struck] = [undefined, text];
    armed.whenStruck?.();
    return armed.fault;
  };
}

/** One connection of the server. */
function passOn(client: Socket, database: Socket, shared: Shared): void {
  const [cutTurns, cutReplies, judged] = [turnCutter(), replyCutter(), judge(shared)];
  // Several turns may be on their way: what becomes of each, in the order in which they are answered.
  const underWay: (Fault | undefined)[] = [];
  let isBroken = false;
  const cutOff = () => {
    client.destroy();
    // PostgreSQL sees the end of the line and rolls back.
    database.end();
  };
  const pass = ({ text, bytes, isAnswered }: Turn) => {
    if (isBroken) return;
    const fault = judged(text);
    isBroken = fault === 'is lost' || fault === 'is not answered';
    if (fault === 'is lost') return cutOff();
    if (isAnswered) underWay.push(fault);
    database.write((fault && refusals[fault]) ?? bytes);
  };
  client.on('data', (chunk) => cutTurns(chunk).forEach(pass));
  database.on('data', (chunk) => {
    for (const { isLast, bytes } of cutReplies(chunk)) {
      const fault = isLast ? underWay.shift() : undefined;
      if (fault === 'is not answered') cutOff();
      else client.write(bytes);
    }
  });
  client.on('close', () => database.end());
  database.on('close', () => client.destroy());
  for (const socket of [client, database]) socket.on('error', () => undefined);
}

export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const shared: Shared = { armed: undefined, struck: undefined };
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, database]) {
      open.add(socket.setNoDelay());
      socket.once('close', () => open.delete(socket));
    }
    passOn(client, database, shared);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  // The socket beside the address would lead past us.
  url.searchParams.delete('host');
  return {
    url: url.href,
    arm: (point) => {
      [shared.armed, shared.struck] = [point, undefined];
    },
    disarm: () => {
      const { struck } = shared;
      [shared.armed, shared.struck] = [undefined, undefined];
      return struck;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
