import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Place } from '../server/place';

/** The store of a place while a server runs there, with all rights: to look behind the server's back. */
export function storeUrl({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl !== undefined) return databaseUrl;
  const folder = join(dataDir, 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return `postgresql://freightdesk:${password}@127.0.0.1:${port}/freightdesk`;
}

export async function onStore<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function beside(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

let made = 0;

/** A database without any table, on the server of the test run. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
  const name = `freightdesk_faults_${process.pid}_${(made += 1)}`;
  const run = (invariant: string) => onStore(beside(server, 'postgres'), (client) => client.query(invariant));
  await run(`create database ${name} template template0 encoding 'UTF8'`);
  return {
    url: beside(server, name),
    drop: async () => {
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
