import { accountCode } from '@freightdesk/ledger-contract';
import { worthOfPart } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Payments with what they brought, in their currency and in rupees, and how much of it is allocated. */
const payments = sql`
  select p.id, p.number, p.status, p.currency, p.amount_minor + p.tds_paise + p.bank_charges_paise as minor,
    p.bank_amount_paise + p.tds_paise + p.bank_charges_paise as paise, coalesce(a.minor, 0)::bigint as allocated
  from payment p
  left join (select payment_id, sum(amount_minor) as minor from allocation group by payment_id) a on a.payment_id = p.id`;

interface Advance {
  number: string;
  minor: number;
  paise: number;
  leftMinor: number;
  held: number;
}

/** Payments whose advance may differ from the ledger's: in rupees those where it does, in another currency all of them. */
async function advances(db: Db): Promise<Advance[]> {
  const { rows } = await sql<Advance>`
    select number, minor, paise, left_minor, held from (
      select number, currency, minor, paise, case when status = 'POSTED' then minor - allocated else 0 end as left_minor,
        coalesce(posted.paise_held, 0)::bigint as held
      from (${payments}) payments left join (
        select v.document_id, sum(p.credit_paise - p.debit_paise) as paise_held
        from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
        where a.code = ${accountCode.customerAdvances} and v.document_type = 'payment'
        group by v.document_id
      ) posted on posted.document_id = payments.id
    ) advance
    where left_minor <> held or currency <> 'INR'
    order by number`.execute(db);
  return rows;
}

/** What is always true of payments. */
export const paymentInvariants: readonly Invariant[] = [
  {
    sentence: 'A payment settles no more than it brought, and a reversed one nothing.',
    broken: (db) =>
      named(
        db,
        sql`
          select number || ': ' || allocated || ' is allocated' as name from (${payments}) payments
          where allocated not between 0 and case when status = 'POSTED' then minor else 0 end
          order by number`,
      ),
  },
  {
    sentence: 'An invoice is settled by no more than its total.',
    broken: (db) =>
      named(
        db,
        sql`
          select i.number || ': ' || sum(a.amount_minor) || ' of ' || i.currency_total_minor || ' is settled' as name
          from allocation a join sale_invoice i on i.id = a.sale_invoice_id
          group by i.id having case i.kind when 'CREDIT_NOTE' then -1 else 1 end * sum(a.amount_minor)
            not between 0 and i.currency_total_minor
          order by i.number`,
      ),
  },
  {
    sentence: 'What is kept as settled of an invoice is what is allocated to it.',
    broken: (db) =>
      named(
        db,
        sql`
          select coalesce(i.number, 'draft ' || i.id) || ': ' || i.settled_minor || ' is kept as settled, '
            || coalesce(a.minor, 0) || ' is allocated' as name
          from sale_invoice i
          left join (select sale_invoice_id, sum(amount_minor) as minor from allocation group by 1) a on a.sale_invoice_id = i.id
          where i.settled_minor <> coalesce(a.minor, 0)
          order by i.id`,
      ),
  },
  {
    sentence: 'What a customer paid ahead is what the ledger holds as his advance.',
    broken: async (db) =>
      (await advances(db))
        .map(({ leftMinor, ...payment }) => ({ ...payment, leftPaise: worthOfPart(payment, leftMinor) }))
        .filter(({ leftPaise, held }) => leftPaise !== held)
        .map(({ number, leftPaise, held }) => `${number}: ${leftPaise} is left, ${held} is posted`),
  },
];
