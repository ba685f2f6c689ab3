import { createHash } from 'node:crypto';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import type { Job } from '../job/job';
import type { SealSource } from './seal-source';
import {
  becomeSealer,
  insertLinks,
  type Link,
  spellTimesAlike,
  type SealHead,
  sealHead,
  sealingMoment,
  strikeNoted,
  type Unsealed,
  unsealed,
} from './seal.repository';

const atOnce = 5_000;

/** A round is short, for one is also done while the server ends; what is left waits for the next. */
const roundMs = 4_000;

export interface Sealing {
  source: string;
  at: string;
}

/** The hash that joins a record to the chain; `verify` makes it again in SQL. */
const joined = (before: string, { source, at }: Sealing, { id, hash }: Unsealed): string =>
  createHash('sha256').update([before, source, id, hash, at].join('|')).digest('hex');

/** The links that follow the head of the chain, one for each record. */
export function linksFrom(head: SealHead, sealing: Sealing, records: readonly Unsealed[]): Link[] {
  let { position, hash: chainHash } = head;
  return records.map((record) => {
    position += 1;
    chainHash = joined(chainHash, sealing, record);
    return { ...record, position, chainHash };
  });
}

/** Seals some records of one kind; the number of them, and none where another server is at it. */
const sealSome = (db: Db, source: SealSource): Promise<number> =>
  withTransaction(db, async (tx) => {
    if (!(await becomeSealer(tx))) return 0;
    await spellTimesAlike(tx);
    const records = await unsealed(tx, source, atOnce);
    if (records.length === 0) return 0;
    const sealing = { source: source.source, at: await sealingMoment(tx) };
    await insertLinks(tx, { ...sealing, links: linksFrom(await sealHead(tx), sealing, records) });
    const ids = records.map(({ id }) => id);
    await strikeNoted(tx, sealing.source, ids);
    return records.length;
  });

/** Seals every minute, and at the end, what was written since: writers don't queue on the chain. */
export const sealRecords = (sources: readonly SealSource[]): Job => ({
  name: 'audit.seal',
  everyMs: 60_000,
  alsoAtEnd: true,
  run: async ({ db, signal }) => {
    const end = performance.now() + roundMs;
    for (const source of sources) {
      let sealed = atOnce;
      while (sealed === atOnce && !signal.aborted && performance.now() < end) sealed = await sealSome(db, source);
    }
  },
});
