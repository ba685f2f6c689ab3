import {
  gstAccounts,
  type GstMonth,
  type GstMovement,
  gstPayableCode,
  type ReportPeriod,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { posted } from '../posted/posted.repository';
import type { PeriodAsked } from '../posted/whole-months';
import { documented } from '../register/document-sums.repository';

/**
 * What was sold. What was merely paid on a customer's behalf is no supply of ours (CGST Rules, rule 33), so a reimbursement
 * without tax has no taxable value.
 */
const sold = (period: PeriodAsked) => sql`
  select in_month, 'OUTPUT' as side, cgst_paise, sgst_paise, igst_paise,
    case when kind = 'REIMBURSEMENT' and not has_tax then 0 else taxable_paise end as taxable_paise, documents
  from (${documented('SALE', period)}) sale`;

/** What was bought with credit, and both faces of what we are taxed for in a vendor's place. */
const bought = (period: PeriodAsked) => sql`
  select bill.in_month, face.side, face.cgst_paise, face.sgst_paise, face.igst_paise, bill.taxable_paise, bill.documents
  from (${documented('PURCHASE', period)}) bill
  join lateral (
    values ('INPUT', not reverse_charge and itc_eligible, bill.cgst_paise, bill.sgst_paise, bill.igst_paise),
      ('REVERSE_CHARGE', reverse_charge, owed_cgst_paise, owed_sgst_paise, owed_igst_paise),
      ('REVERSE_CHARGE_CREDIT', reverse_charge and itc_eligible, owed_cgst_paise, owed_sgst_paise, owed_igst_paise)
  ) as face(side, applies, cgst_paise, sgst_paise, igst_paise) on face.applies`;

/**
 * The credit that expenses brought, and both faces of the tax that we owe of them; one that is taken back counts against the day it was.
 * In the words of the index payment_credit_by_date.
 */
const spent = ({ from, to }: ReportPeriod) => sql`
  select date_trunc('month', day)::date as in_month, face.side, sign * cgst_paise as cgst_paise, sign * sgst_paise as sgst_paise,
    sign * igst_paise as igst_paise, sign * taxable_paise as taxable_paise, 1 as documents
  from (
    select payment.*, payment.date::timestamp as day, 1 as sign from payment
    where (itc_eligible or reverse_charge) and date between ${from}::date and ${to}::date
    union all
    select payment.*, v.date::timestamp, -1 from payment join voucher v on v.reverses_id = payment.voucher_id
    where (itc_eligible or reverse_charge) and status = 'REVERSED' and v.date between ${from}::date and ${to}::date
  ) expense
  join lateral (
    values ('INPUT', itc_eligible and reverse_charge is not true), ('REVERSE_CHARGE', reverse_charge),
      ('REVERSE_CHARGE_CREDIT', reverse_charge and itc_eligible)
  ) as face(side, applies) on face.applies`;

/** Credit that went back because a vendor was not paid, and that was taken again since (CGST Rules, rule 37). */
const unpaid = ({ from, to }: ReportPeriod) => {
  const sign = sql`case kind when 'RESTORED' then 1 else -1 end`;
  return sql`
    select date_trunc('month', date)::date as in_month, 'INPUT' as side, ${sign} * cgst_paise as cgst_paise,
      ${sign} * sgst_paise as sgst_paise, ${sign} * igst_paise as igst_paise, 0 as taxable_paise, 1 as documents
    from unpaid_credit_move where date between ${from}::date and ${to}::date`;
};

/** Tax on what was received in advance, less what went to invoices that bear it themselves (CGST Act s.13(2)). */
const ahead = ({ from, to }: ReportPeriod) => {
  const sign = sql`case kind when 'RECEIVED' then 1 else -1 end`;
  return sql`
    select date_trunc('month', date)::date as in_month, 'ADVANCES' as side, ${sign} * cgst_paise as cgst_paise,
      ${sign} * sgst_paise as sgst_paise, ${sign} * igst_paise as igst_paise, ${sign} * taxable_paise as taxable_paise,
      1 as documents
    from advance_tax where date between ${from}::date and ${to}::date`;
};

/** What documents say of each month and side. */
export async function gstMonths(db: Db, period: PeriodAsked): Promise<GstMonth[]> {
  const { rows } = await sql<GstMonth>`
    select to_char(in_month, 'YYYY-MM') as month, side, sum(taxable_paise)::bigint as taxable_paise,
      sum(cgst_paise)::bigint as cgst_paise, sum(sgst_paise)::bigint as sgst_paise, sum(igst_paise)::bigint as igst_paise
    from (
      ${sold(period)}
      union all
      select in_month, side, cgst_paise, sgst_paise, igst_paise, taxable_paise, documents from (${bought(period)}) purchase
      union all
      select in_month, side, cgst_paise, sgst_paise, igst_paise, taxable_paise, documents from (${spent(period)}) expense
      union all
      ${ahead(period)}
      union all
      ${unpaid(period)}
    ) taxed
    group by 1, 2 having sum(documents) > 0 order by 1, 2`.execute(db);
  return rows;
}

const accounts = sql.join(
  gstAccounts.map(({ code, side, head }) => sql`(${code}::text, ${side}::text, ${head}::text)`),
);

const isTax = sql`a.code in (${sql.join(gstAccounts.map(({ code }) => code))})`;

/** What vouchers moved that settle the tax, taken away again: a few in a year, found from the account they settle it with. */
const settled = ({ from, to }: ReportPeriod) => sql`
  select a.id, date_trunc('month', p.date)::date, v.type, p.gst_head is not null, -p.debit_paise, -p.credit_paise, -1
  from (
    select distinct q.voucher_id from posting q join account payable on payable.id = q.account_id
    where payable.code = ${gstPayableCode} and q.date between ${from} and ${to}
  ) settling
  -- Voucher by voucher, by the index: no plan knows how few these are.
  cross join lateral (select type from voucher where id = settling.voucher_id offset 0) v
  cross join lateral (select * from posting where voucher_id = settling.voucher_id offset 0) p
  join account a on a.id = p.account_id
  where ${isTax}`;

/**
 * What the ledger moved under each side and head, in the direction of the side. Left out is what is no supply: opening
 * balances, and the settling of the tax, which touches the account of GST payable or is paid out without a head. Output tax is that of
 * an advance where a receipt brings it or a payment gives it back.
 */
export async function gstMovements(db: Db, period: PeriodAsked): Promise<GstMovement[]> {
  const { rows } = await sql<GstMovement>`
    select to_char(p.month, 'YYYY-MM') as month,
      case when p.voucher_type in ('RECEIPT', 'PAYMENT') and tax.side = 'OUTPUT' then 'ADVANCES' else tax.side end as side, tax.head,
      sum(case when a.kind = 'ASSET' then debit_paise - credit_paise else credit_paise - debit_paise end)::bigint as paise
    from (values ${accounts}) as tax(code, side, head)
    join account a on a.code = tax.code
    join (
      select account_id, month, voucher_type, has_gst_head, debit_paise, credit_paise, entry_count from (${posted(period, { accounts: isTax, by: ['month', 'voucher_type', 'has_gst_head'] })}) moved
      union all
      ${settled(period)}
    ) p on p.account_id = a.id
    where p.voucher_type <> 'OPENING' and not (p.voucher_type in ('EXPENSE', 'PAYMENT') and not p.has_gst_head)
    group by 1, 2, 3 having sum(entry_count) > 0`.execute(db);
  return rows;
}
