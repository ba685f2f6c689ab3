import type { CreditedRecord, CreditStatus } from '@freightdesk/parties-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

/** What a party was allowed; undefined where there is none. */
export const creditTermsOf = (db: Db | Tx, partyId: string) =>
  db
    .selectFrom('party')
    .select((eb) => [
      'name',
      'creditLimitPaise',
      eb.ref('creditStatus').$castTo<CreditStatus>().as('creditStatus'),
      'creditStatusReason',
    ])
    .where('id', '=', partyId)
    .executeTakeFirst();

interface Draft {
  partyId: string;
  record: CreditedRecord;
  recordId: string;
}

/** Up to where a draft was approved: the most that anybody said. */
export async function approvedFor(db: Db | Tx, { partyId, record, recordId }: Draft): Promise<number | null> {
  const { most } = await db
    .selectFrom('creditApproval')
    .select(({ fn }) => fn.max('approvedPaise').as('most'))
    .where('recordId', '=', recordId)
    .where('record', '=', record)
    .where('partyId', '=', partyId)
    .executeTakeFirstOrThrow();
  return most;
}

export async function insertApproval(tx: Tx, row: Insertable<Database['creditApproval']>): Promise<void> {
  await tx.insertInto('creditApproval').values(row).execute();
}
