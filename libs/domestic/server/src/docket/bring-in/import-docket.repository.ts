import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Parties by the name or GSTIN that a file calls them by. */
export async function partiesCalled(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ called: string; ids: string[] }>`
    select called, array_agg(party.id) as ids
    from unnest(${[...new Set(names)]}::text[]) called
    join party on lower(party.name) = lower(called) or party.gstin = upper(called)
    group by called`.execute(db);
  return new Map(rows.map(({ called, ids }) => [called, ids]));
}

interface Referred {
  billingPartyId: string;
  reference: string;
}

/** Dockets that stand for these parties, but for those that were given up. */
export async function referencesOf(db: Db, partyIds: readonly string[]): Promise<Referred[]> {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('docket')
    .select(({ ref }) => [
      ref('billingPartyId').$notNull().as('billingPartyId'),
      ref('reference').$notNull().as('reference'),
    ])
    .where('billingPartyId', 'in', [...partyIds])
    .where('reference', 'is not', null)
    .where('status', '!=', 'CANCELLED')
    .execute();
}
