import type { Db, Tx } from '@freightdesk/shared-database';
import { type Expression, sql } from 'kysely';
import type { DueSource } from './due-source';

interface FirstOf extends Omit<DueSource, 'by' | 'rows'> {
  /** Those that are there: none while it waits. */
  those: (db: Db | Tx) => Expression<unknown>;
}

/** There is no record yet that it could be about. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The first record of a kind that a company works with: until there is one, it waits for whoever may make it. So who begins
 * with an empty company is led from page to page by what is missing.
 */
export const firstOf = ({ those, ...source }: FirstOf): DueSource => ({
  ...source,
  by: 'age',
  rows: ({ db, asking }) => sql`(
    select ${sql.lit(nobody)}::uuid as id, null as number, '' as title, ${asking((clock) => clock.now())}::timestamptz as due, null::uuid as owner_id
    where not exists ${those(db)})`,
});
