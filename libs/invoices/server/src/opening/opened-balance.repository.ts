import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Whether a standing journal of opening balances posts to the account of the party: its documents would be owed twice. */
export async function isOpenedAsBalance(db: Db, partyId: string, control: string): Promise<boolean> {
  const { rows } = await sql`
    select from posting p
      join account a on a.id = p.account_id and a.code = ${control}
      join voucher v on v.id = p.voucher_id and v.type = 'OPENING'
      join journal on journal.id = v.id
    where p.party_id = ${partyId} and not exists (select from voucher r where r.reverses_id = v.id) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Documents brought forward of the named parties that stand; what they owe is not opened as a balance beside them. */
export async function openedByDocument(
  db: Db,
  parties: readonly string[],
): Promise<{ partyId: string; control: 'CUSTOMER' | 'VENDOR' }[]> {
  if (parties.length === 0) return [];
  const { rows } = await sql<{ partyId: string; control: 'CUSTOMER' | 'VENDOR' }>`
    select distinct party_id, 'CUSTOMER' as control from sale_invoice
    where kind = 'OPENING' and status = 'ISSUED' and party_id = any(${[...parties]}::uuid[])
    union
    select distinct party_id, 'VENDOR' from purchase_invoice
    where brought_forward and status = 'POSTED' and party_id = any(${[...parties]}::uuid[])`.execute(db);
  return rows;
}
