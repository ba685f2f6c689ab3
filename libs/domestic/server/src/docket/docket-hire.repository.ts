import type { DocketHire } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';

/** What was agreed for the lorry of a docket; null where none was hired. */
export async function hireOf(db: Db, docketId: string): Promise<DocketHire | null> {
  const row = await db
    .selectFrom('docket')
    .innerJoin('party', 'party.id', 'docket.hirePartyId')
    .select((eb) => [
      'party.id as partyId',
      'party.name',
      eb.ref('docket.hireAgreedPaise').$notNull().as('agreedPaise'),
      eb.ref('docket.hireAdvancePaise').$notNull().as('advancePaise'),
      'docket.hireRemark as remark',
    ])
    .where('docket.id', '=', docketId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, ...hire } = row;
  return { ...hire, party: { id: hire.partyId, name } };
}
