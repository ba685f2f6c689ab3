import { connectAsOwner, connectToMend, connectToRead } from '../connection/connection';
import { describeDatabaseUrl } from './database-url';
import type { Db } from '../db';
import { attachEmbedded } from '../embedded/attach';
import { hasStore } from '../embedded/cluster';
import { requireSameVersion } from '../require-same-version';
import { StartRefusal } from '../error/start-refusal';
import { formOf } from '../store-form';
import { requireUsable, type Source, type StoreOptions } from './store';

/** A store that somebody else may be serving at the same time. */
export interface AttachedStore {
  /** Reads alone: PostgreSQL refuses it every write. */
  db: Db;
  ownerUrl: string;
  /** With all rights; its caller ends it. */
  toMend(): Db;
  description: string;
  close(): Promise<void>;
}

async function findSource({ databaseUrl, databaseOwnerUrl, dataDir, log }: StoreOptions): Promise<Source> {
  if (databaseUrl !== undefined) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl;
    return { ownerUrl, description: describeDatabaseUrl(ownerUrl), stop: () => Promise.resolve() };
  }
  if (!hasStore(dataDir)) {
    throw new StartRefusal(`There is no store in ${dataDir}: set DATA_DIR or DATABASE_URL to the one that is meant.`);
  }
  const { url, version, stop } = await attachEmbedded({ dataDir, log });
  return { ownerUrl: url, description: `embedded PostgreSQL ${version} in ${dataDir}`, stop };
}

/** Opens a store to look into it, live or closed, and leaves it as it was: it is never migrated. */
export async function attachStore(options: StoreOptions): Promise<AttachedStore> {
  const { log, tables } = options;
  const { ownerUrl, description, stop } = await findSource(options);
  const owner = connectAsOwner(ownerUrl, log);
  try {
    await requireUsable(owner, description);
    await requireSameVersion(owner, formOf(tables), description);
  } catch (error) {
    await owner.destroy();
    await stop();
    throw error;
  }
  await owner.destroy();
  const db = connectToRead(ownerUrl, log);
  return {
    db,
    ownerUrl,
    toMend: () => connectToMend(ownerUrl, log),
    description,
    close: async () => {
      await db.destroy();
      await stop();
    },
  };
}
