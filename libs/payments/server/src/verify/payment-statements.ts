import { accountCode } from '@freightdesk/ledger-contract';
import type { Statement } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { everyPayment } from '../payment/payment.repository';

/** What is always true of payments. */
export const paymentStatements: readonly Statement[] = [
  {
    sentence: 'A payment settles no more than it brought, and a reversed one nothing.',
    breaches: async (db) =>
      (await everyPayment(db))
        .filter(({ status, allocatedMinor, unallocatedMinor }) =>
          status === 'POSTED' ? allocatedMinor < 0 || unallocatedMinor < 0 : allocatedMinor !== 0,
        )
        .map(({ number, allocatedMinor }) => `${number}: ${allocatedMinor} is allocated`),
  },
  {
    sentence: 'An invoice is settled by no more than its total.',
    breaches: async (db) => {
      const { rows } = await sql<{ name: string }>`
        select i.number || ': ' || sum(a.amount_minor) || ' of ' || i.currency_total_minor || ' is settled' as name
        from allocation a join sale_invoice i on i.id = a.sale_invoice_id
        group by i.id having sum(a.amount_minor) not between 0 and i.currency_total_minor
        order by i.number`.execute(db);
      return rows.map(({ name }) => name);
    },
  },
  {
    sentence: 'What a customer paid ahead is what the ledger holds as his advance.',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; paise: number }>`
        select v.document_id as id, sum(p.credit_paise - p.debit_paise)::bigint as paise
        from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
        where a.code = ${accountCode.customerAdvances} and v.document_type = 'payment'
        group by v.document_id`.execute(db);
      const held = new Map(rows.map(({ id, paise }) => [id, paise]));
      return (await everyPayment(db))
        .filter(({ id, unallocatedPaise }) => unallocatedPaise !== (held.get(id) ?? 0))
        .map(
          ({ id, number, unallocatedPaise }) =>
            `${number}: ${unallocatedPaise} is left, ${held.get(id) ?? 0} is posted`,
        );
    },
  },
];
