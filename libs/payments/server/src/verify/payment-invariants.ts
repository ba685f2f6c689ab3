import { accountCode } from '@freightdesk/ledger-contract';
import { worthOfPart } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import { expenseGstInvariant } from './expense-gst-invariants';
import { runInvariants } from './run-invariants';

/** What beside the amount at the bank settles too: banks keep of what reaches us, and of what leaves for a vendor. It is rupees. */
const beside = sql`p.tds_paise + case p.direction when 'RECEIPT' then p.bank_charges_paise else -p.bank_charges_paise end`;

/** Payments with what they are worth, in their currency and in rupees, and how much of it is allocated. */
const payments = sql`
  select p.id, p.number, p.status, p.currency,
    case when p.account_code is null and p.refund_of_id is null then p.amount_minor + case p.currency when 'INR' then ${beside} else 0 end else 0 end as minor,
    case when p.account_code is null and p.refund_of_id is null then p.bank_amount_paise + ${beside} else 0 end as paise, coalesce(a.minor, 0)::bigint as allocated
  from payment p
  left join (select payment_id, sum(amount_minor) as minor from allocation group by payment_id) a on a.payment_id = p.id`;

/** Of what a voucher posts about an advance: what was given back moves the advance of its receipt. */
const ofReceipt = sql`coalesce(refund.refund_of_id, v.document_id)`;

const settledOf = (table: string, named: string, owed: RawBuilder<unknown>) => sql`
  select i.id, i.number, ${owed} as owed, i.settled_minor as kept,
    coalesce(a.minor, 0)::bigint as settled
  from ${sql.table(table)} i
  left join (select ${sql.ref(named)} as id, sum(amount_minor) as minor from allocation group by 1) a on a.id = i.id`;

/** A note's is the customer's, below zero. */
const owedToUs = sql`case i.kind when 'CREDIT_NOTE' then -i.currency_total_minor else i.currency_total_minor end`;

const owedToVendors = sql`case i.kind when 'DEBIT_NOTE' then -i.payable_minor else i.payable_minor end`;

/** Documents, ours and vendors', with what is kept as settled of each and what is allocated to it. */
const allocated = sql`
  ${settledOf('sale_invoice', 'sale_invoice_id', owedToUs)}
  union all ${settledOf('purchase_invoice', 'purchase_invoice_id', owedToVendors)}`;

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
        select ${ofReceipt} as document_id,
          sum((p.credit_paise - p.debit_paise) * case a.code when ${accountCode.customerAdvances} then 1 else -1 end)
            as paise_held
        from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
          left join payment refund on refund.id = v.document_id and refund.refund_of_id is not null
        where a.code in (${accountCode.customerAdvances}, ${accountCode.vendorAdvances}) and v.document_type = 'payment'
        group by 1
      ) posted on posted.document_id = payments.id
    ) advance
    where left_minor <> held or currency <> 'INR'
    order by number`.execute(db);
  return rows;
}

/** What is always true of payments. */
export const paymentInvariants: readonly Invariant[] = [
  {
    sentence: 'GST on an advance stands for what is left of it, in its rows and in the ledger.',
    broken: (db) =>
      named(
        db,
        sql`
          select number || ': ' || kept || ' is kept, ' || held || ' is posted' as name from (
            select payments.number, status, minor - allocated as left_minor, tax.kept, coalesce(posted.held, 0)::bigint as held
            from (${payments}) payments
            join (
              select payment_id, sum(case kind when 'RECEIVED' then 1 else -1 end * (cgst_paise + sgst_paise + igst_paise))::bigint
                as kept from advance_tax group by payment_id
            ) tax on tax.payment_id = payments.id
            left join (
              select ${ofReceipt} as document_id, sum(p.debit_paise - p.credit_paise) as held
              from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
                left join payment refund on refund.id = v.document_id and refund.refund_of_id is not null
              where a.code = ${accountCode.gstOnAdvances} and v.document_type = 'payment' group by 1
            ) posted on posted.document_id = payments.id
          ) advance
          where kept <> held or (kept <> 0) <> (status = 'POSTED' and left_minor > 0 and kept <> 0)
          order by number`,
      ),
  },
  {
    sentence: 'A payment settles no more than it is worth, and a reversed one nothing.',
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
    sentence: 'Customers are given no more of an unidentified receipt than came by it.',
    broken: (db) =>
      named(
        db,
        sql`
          select came.number || ': ' || given.paise || ' is given' as name
          from payment came join (
            select from_receipt_id as id, sum(amount_minor)::bigint as paise from payment
            where from_receipt_id is not null and status = 'POSTED' group by 1
          ) given on given.id = came.id
          where given.paise > case when came.status = 'POSTED' and came.account_code = ${accountCode.suspense}
            then came.bank_amount_paise + came.bank_charges_paise else 0 end
          order by came.number`,
      ),
  },
  {
    sentence:
      'What a customer was given back is taken of his own receipt, as much as the payment says; what was taken back, nothing.',
    broken: (db) =>
      named(
        db,
        sql`
          select back.number || ': ' || back.amount_minor || ' went back, ' || coalesce(taken.minor, 0)
            || ' is taken of its receipt' as name
          from payment back left join (
            select given.id, sum(a.amount_minor)::bigint as minor, bool_and(receipt.id = given.refund_of_id
              and receipt.direction = 'RECEIPT' and receipt.party_id = given.party_id
              and receipt.currency = given.currency) as is_of_receipt
            from allocation a join payment given on given.id = a.refund_id join payment receipt on receipt.id = a.payment_id
            group by given.id
          ) taken on taken.id = back.id
          where (back.refund_of_id is not null or taken.id is not null) and (taken.is_of_receipt is not true
            or taken.minor <> case when back.status = 'POSTED' then back.amount_minor else 0 end)
          order by back.number`,
      ),
  },
  {
    sentence: 'An invoice is settled by no more than is to be paid of it.',
    broken: (db) =>
      named(
        db,
        sql`
          select number || ': ' || settled || ' of ' || owed || ' is settled' as name from (${allocated}) documents
          where settled not between least(owed, 0) and greatest(owed, 0) order by number`,
      ),
  },
  {
    sentence: 'What is kept as settled of an invoice is what is allocated to it.',
    broken: (db) =>
      named(
        db,
        sql`
          select coalesce(number, 'draft ' || id) || ': ' || kept || ' is kept as settled, ' || settled
            || ' is allocated' as name
          from (${allocated}) documents where kept <> settled order by id`,
      ),
  },
  {
    sentence: 'How long a document waited for what an allocation settles of it is kept with the allocation.',
    broken: (db) =>
      named(
        db,
        sql`
          select coalesce(i.number, b.number, 'Allocation ' || allocation_id) || ': kept from ' || coalesce(kept.open_from || ' till ' || kept.open_to, 'no day')
            || ', it waited from ' || coalesce(waited.open_from || ' till ' || waited.open_to, 'no day') as name
          from allocated_spans() waited full join allocation_span kept using (allocation_id)
            left join sale_invoice i on i.id = coalesce(waited.sale_invoice_id, kept.sale_invoice_id)
            left join purchase_invoice b on b.id = coalesce(waited.purchase_invoice_id, kept.purchase_invoice_id)
          where (kept.sale_invoice_id, kept.purchase_invoice_id, kept.amount_minor, kept.open_from, kept.open_to)
            is distinct from (waited.sale_invoice_id, waited.purchase_invoice_id, waited.amount_minor, waited.open_from, waited.open_to)
          order by allocation_id`,
      ),
  },
  {
    sentence: 'What was paid ahead is what the ledger holds as an advance.',
    broken: async (db) =>
      (await advances(db))
        .map(({ leftMinor, ...payment }) => ({ ...payment, leftPaise: worthOfPart(payment, leftMinor) }))
        .filter(({ leftPaise, held }) => leftPaise !== held)
        .map(({ number, leftPaise, held }) => `${number}: ${leftPaise} is left, ${held} is posted`),
  },
  expenseGstInvariant,
  ...runInvariants,
];
