import { resolve } from 'node:path';
import { Client } from 'pg';
import { StartRefusal } from '../error/start-refusal';
import { clusterFolder, passwordOf } from './cluster';
import { isHeld } from './folder-lock';
import { readyPort } from './orphan';
import { pause } from './pause';
import { database, type EmbeddedOptions, type EmbeddedPostgres, startEmbedded, urlOf } from './supervisor';

/** As long as a start takes to come up, or a server to go down. */
const patience = 15_000;

/** Undefined while it does not answer: a server may be starting or stopping it just now. */
async function versionAt(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return rows[0]?.version.split(' ')[0];
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function findLive(folder: string): Promise<EmbeddedPostgres | undefined> {
  const port = readyPort(folder);
  if (port === undefined) return undefined;
  const url = urlOf(port, { folder, password: passwordOf(folder) }, database);
  const version = await versionAt(url);
  return version === undefined ? undefined : { url, version, stop: () => Promise.resolve() };
}

/**
 * The store of a folder for one who only looks into it: where a server has the folder, its PostgreSQL answers us too and runs
 * on when we leave; where nobody has it, it is started, and `stop` ends it.
 */
export async function attachEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const deadline = Date.now() + patience;
  while (await isHeld(dataDir)) {
    const live = await findLive(clusterFolder(dataDir));
    if (live !== undefined) return live;
    if (Date.now() > deadline) {
      throw new StartRefusal(`The data folder ${dataDir} is in use, but its PostgreSQL does not answer.`);
    }
    await pause(100);
  }
  return startEmbedded(options);
}
