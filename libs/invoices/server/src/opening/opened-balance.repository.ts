import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Of the parties those to whose account a standing journal of opening balances posts: their documents would be owed twice. */
export async function openedAsBalance(db: Db, partyIds: readonly string[], control: string): Promise<Set<string>> {
  if (partyIds.length === 0) return new Set();
  const { rows } = await sql<{ partyId: string }>`
    select distinct p.party_id from posting p
      join account a on a.id = p.account_id and a.code = ${control}
      join voucher v on v.id = p.voucher_id and v.type = 'OPENING'
      join journal on journal.id = v.id
    where p.party_id = any(${[...partyIds]}::uuid[])
      and not exists (select from voucher r where r.reverses_id = v.id)`.execute(db);
  return new Set(rows.map(({ partyId }) => partyId));
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
