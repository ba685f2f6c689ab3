import type { Db } from '@freightdesk/shared-database';
import type { Invariant, RecordSource } from '@freightdesk/shared-server-kit';
import { deletedAmong, recordsWithActivity } from './beside.repository';

const atOnce = 1_000;

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}

/** A draft may be deleted with what stands beside it: then the trail says so, and nobody can open it any more. */
async function missingAmong(db: Db, record: string, ids: readonly string[], source?: RecordSource): Promise<string[]> {
  const missing: string[] = [];
  for (const part of inParts(ids)) {
    const found = new Set((await source?.named(db, part))?.map(({ id }) => id));
    const unfound = part.filter((id) => !found.has(id));
    const deleted = unfound.length === 0 ? new Set() : await deletedAmong(db, record, unfound);
    missing.push(...unfound.filter((id) => !deleted.has(id)));
  }
  return missing;
}

/** What is always true of notes and files beside the records of these kinds. */
export const activityInvariants = (sources: readonly RecordSource[]): readonly Invariant[] => [
  {
    sentence: 'Every note and every file stands beside a record that exists, or whose deletion the trail tells.',
    broken: async (db) => {
      const keys = await recordsWithActivity(db);
      const broken: string[] = [];
      for (const record of new Set(keys.map((key) => key.record))) {
        const ids = keys.filter((key) => key.record === record).map(({ recordId }) => recordId);
        const source = sources.find((one) => one.record === record);
        const missing = await missingAmong(db, record, ids, source);
        broken.push(...missing.map((id) => `what stands beside the ${record} ${id}: there is none`));
      }
      return broken;
    },
  },
];
