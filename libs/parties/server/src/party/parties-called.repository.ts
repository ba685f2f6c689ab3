import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Parties by each of the names, as a person writes one in a file: the name in any case, or the GSTIN. */
export async function partiesCalled(db: Db, names: readonly string[]): Promise<{ called: string; ids: string[] }[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ called: string; ids: string[] }>`
    select called, array_agg(party.id) as ids
    from unnest(${[...new Set(names)]}::text[]) called
    join party on lower(party.name) = lower(called) or party.gstin = upper(called)
    group by called`.execute(db);
  return rows;
}
