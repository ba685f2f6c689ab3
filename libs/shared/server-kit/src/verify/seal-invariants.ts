import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { SealHead } from '../seal/seal.repository';
import type { SealSource } from '../seal/seal-source';
import type { Invariant } from './invariant';
import { named } from './named-records';

/** So much later another may have been written and sealed: far longer than any transaction takes. */
const waitsAtMost = '5 minutes';

const hasMet = (db: Db, { source, rows }: SealSource): Promise<string[]> =>
  named(
    db,
    sql`
      select coalesce(record.name, ${source}::text || ' ' || coalesce(sealed.record_id, noted.record_id)) || case
        when record.id is null then ' is gone'
        when sealed.record_id is null then ' was put in past the server'
        else ' is not as it was sealed at ' || to_char(sealed.sealed_at, 'YYYY-MM-DD HH24:MI:SS') end as name
      from (${rows}) record
      full join (select * from seal where seal.source = ${source}) sealed on sealed.record_id = record.id
      full join (select * from to_seal where to_seal.source = ${source}) noted
        on noted.record_id = coalesce(record.id, sealed.record_id)
      where record.id is null or (sealed.record_id is null and noted.record_id is null) or record.hash <> sealed.row_hash
      order by coalesce(record.id, sealed.record_id, noted.record_id)`,
  );

/** What is always true of what was sealed. Hashes are made of times in UTC: `verifyStore` sees to that. */
export const sealInvariants = (sources: readonly SealSource[]): readonly Invariant[] => [
  {
    sentence: 'Every record that was posted or audited is as it was when it was sealed.',
    broken: async (db) => {
      const found: string[] = [];
      for (const source of sources) found.push(...(await hasMet(db, source)));
      return found;
    },
  },
  {
    sentence: 'The seals are one chain, each link made of the one before it.',
    broken: (db) =>
      named(
        db,
        sql`
          select 'link ' || position || ', the seal of ' || source || ' ' || record_id || ', sealed at '
            || to_char(sealed_at, 'YYYY-MM-DD HH24:MI:SS') as name
          from (select *, lag(position, 1, 0::bigint) over chain as before, lag(chain_hash, 1, '') over chain as before_hash
            from seal window chain as (order by position)) link
          where position <> before + 1 or chain_hash <> encode(sha256(convert_to(concat_ws('|', before_hash, source,
            record_id, row_hash, to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), 'UTF8')), 'hex')
          order by position`,
      ),
  },
  {
    sentence: 'No record waits for its seal while later ones of its kind are sealed.',
    broken: (db) =>
      named(
        db,
        sql`
          select source || ' ' || record_id || ', written at ' || to_char(noted_at, 'YYYY-MM-DD HH24:MI:SS') as name
          from to_seal where noted_at + ${sql.lit(waitsAtMost)}::interval
            < (select max(noted_at) from seal where seal.source = to_seal.source)
          order by noted_at`,
      ),
  },
];

/** For a head that was noted elsewhere: a chain that someone made anew as a whole no longer holds that link. */
export const headInvariant = ({ position, hash }: SealHead): Invariant => ({
  sentence: `The chain holds the link that was noted, ${position}:${hash}.`,
  broken: async (db) => {
    const link = await db.selectFrom('seal').select('chainHash').where('position', '=', position).executeTakeFirst();
    if (link?.chainHash === hash) return [];
    return [link ? `link ${position} is now ${link.chainHash}` : `there is no link ${position}`];
  },
});
