import type { TradeDirection } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';

interface Unallocated {
  id: string;
  number: string;
  date: string;
  currency: CurrencyCode;
  unallocatedMinor: number;
}

/**
 * Payments of a party of which something is left, the oldest first, a hundred at most. Handed to documents by the app's wiring, so that
 * nobody asks a customer for money that is there.
 */
export async function unallocatedPayments(
  db: Db,
  { partyId, direction }: { partyId: string; direction: TradeDirection },
): Promise<Unallocated[]> {
  const { rows } = await sql<Unallocated>`
    select * from (
      select p.id, p.number, p.date, p.currency, p.amount_minor + p.tds_paise
        + case when p.currency <> 'INR' then 0 when p.direction = 'RECEIPT' then p.bank_charges_paise else -p.bank_charges_paise end
        - (select coalesce(sum(a.amount_minor), 0) from allocation a where a.payment_id = p.id)::bigint as unallocated_minor
      from payment p
      where p.party_id = ${partyId} and p.direction = ${direction} and p.status = 'POSTED' and p.account_code is null
        and p.refund_of_id is null
    ) payments where unallocated_minor > 0 order by date, number limit 100`.execute(db);
  return rows;
}
