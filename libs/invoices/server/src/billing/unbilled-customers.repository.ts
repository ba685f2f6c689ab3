import { unbilledCustomerList } from '@freightdesk/invoices-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** In one order for everyone, so that two who bill never wait for each other. */
export async function holdCharges(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('charge')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Waiting {
  payerId: string;
  charges: number;
  records: number;
  totalPaise: number;
  currencies: CurrencyCode[];
  since: string;
}

/**
 * By customer, what no document bills: added up by record and currency on its way, in the order of the index that has all of it. Drafts
 * are few beside what waits, so what they bill is read once.
 */
const customers = (db: Db | Tx) =>
  db
    .selectFrom(
      sql<Waiting>`(
        select payer_id, sum(charges)::int as charges, count(distinct record_id) as records, sum(paise)::bigint as total_paise,
          array_agg(distinct sell_currency order by sell_currency) as currencies,
          (min(since) at time zone 'Asia/Kolkata')::date as since
        from (
          select payer_id, record_id, sell_currency, count(*) as charges, coalesce(sum(sell_paise), 0) as paise, min(created_at) as since
          from charge
          where payer_id is not null and sell_minor is not null and sale_document_id is null and waived_reason is null
            and id not in (select line.charge_id from sale_invoice draft join sale_invoice_line line on line.invoice_id = draft.id
              where draft.standing = 'DRAFT' and line.charge_id is not null)
          group by payer_id, record_id, sell_currency) apart
        group by payer_id)`.as('waiting'),
    )
    .innerJoin('party', 'party.id', 'waiting.payerId')
    .select(['party.id', 'party.name', 'charges', 'records', 'totalPaise', 'currencies', 'since'])
    .select(sql<boolean>`party.credit_status = 'HOLD'`.as('isOnHold'));

/** A page of who is to be billed. */
export const listUnbilledCustomers = pagesOf(customers, {
  list: unbilledCustomerList,
  searched: { own: ['name'], related: {} },
  toRow: (row) => row,
});
