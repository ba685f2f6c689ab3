import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

interface Scratch {
  /** A database of the server; its user must be allowed to make others. */
  url: string;
  /** Part of the name: `freightdesk_<purpose>_<number>`. */
  purpose: string;
  /** Ends the work at once: the database goes, and with it whatever is at work in it. */
  signal?: AbortSignal;
}

async function onServer(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

function besides(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Does some work on an empty database of its own, which is dropped after it; also what an earlier work has left. */
export async function onScratchDatabase(
  { url, purpose, signal }: Scratch,
  work: (scratchUrl: string) => Promise<void>,
): Promise<void> {
  const prefix = `freightdesk_${purpose}_`;
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const drop = (each: string) => onServer(url, `drop database if exists ${each} with (force)`);
  const left = await onServer(url, `select datname as name from pg_database where datname ~ '^${prefix}[0-9a-f]{12}$'`);
  for (const { name: old } of left) await drop(old);
  await onServer(url, `create database ${name} template template0 encoding 'UTF8'`);
  const dropAtOnce = () => void drop(name).catch(() => undefined);
  signal?.addEventListener('abort', dropAtOnce);
  try {
    signal?.throwIfAborted();
    await work(besides(url, name));
  } finally {
    signal?.removeEventListener('abort', dropAtOnce);
    await drop(name);
  }
}
