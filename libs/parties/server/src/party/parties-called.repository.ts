import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Parties by each of the names, as a person writes one in a file: the name in any case, or the GSTIN. */
export async function partiesCalled(db: Db, names: readonly string[]): Promise<{ called: string; ids: string[] }[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ called: string; ids: string[] }>`
    select called, array_agg(found.id) as ids
    from unnest(${[...new Set(names)]}::text[]) called
    -- Each way by its index: a file has thousands of names.
    cross join lateral (
      select id from party
      where lower(normalize(name, NFKC)) collate "C" = lower(normalize(called, NFKC)) collate "C"
      union
      select party_id from party_registration where gstin = upper(called)
    ) found
    group by called`.execute(db);
  return rows;
}
