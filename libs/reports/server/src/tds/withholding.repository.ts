import type { ReportPeriod } from '@freightdesk/reports-contract';
import { sql } from 'kysely';

/** `2026-27 Q1` of a day: quarters of the fiscal year, which begins in April. */
const quarter = sql`to_char(v.date - interval '3 months', 'YYYY') || '-'
  || to_char(v.date + interval '9 months', 'YY') || to_char(v.date - interval '3 months', ' "Q"Q')`;

/**
 * What customers withheld from receipts, and we from advances to vendors; a payment that is taken back stands again, turned, on
 * the day it was. The base is the taxable value of what the payment settled at once, for tax is not withheld on GST that is
 * shown apart; what it left as an advance is a base as a whole.
 */
const fromPayments = ({ from, to }: ReportPeriod) => sql`
  select v.id::text as key, case payment.direction when 'RECEIPT' then 'RECEIVABLE' else 'PAYABLE' end as side,
    payment.party_id, party.pan, null as nature, null as section, v.date, v.type, payment.number, payment.id as document_id,
    ${quarter} as quarter, counts.sign * payment.tds_paise as tds_paise,
    counts.sign * (round(settled.taxable) + greatest(0, payment.bank_amount_paise + payment.tds_paise
      + payment.bank_charges_paise - round(settled.gross)))::bigint as base_paise
  from voucher v
  join payment on payment.id = v.document_id and payment.voucher_id in (v.id, v.reverses_id)
  left join party on party.id = payment.party_id
  cross join lateral (select case when v.reverses_id is null then 1 else -1 end as sign) counts
  cross join lateral (
    select coalesce(sum(al.amount_minor::numeric * i.taxable_paise / i.currency_total_minor), 0) as taxable,
      coalesce(sum(al.amount_minor::numeric * i.total_paise / i.currency_total_minor), 0) as gross
    from allocation al join sale_invoice i on i.id = al.sale_invoice_id
    where al.payment_id = payment.id and al.voucher_id = payment.voucher_id
  ) settled
  where v.type in ('RECEIPT', 'PAYMENT') and payment.tds_paise > 0 and v.date between ${from} and ${to}`;

/** What was withheld from vendors' bills; a cancelled one keeps its line and counts as nothing. */
const fromPurchases = ({ from, to }: ReportPeriod) => sql`
  select v.id::text as key, 'PAYABLE' as side, bill.party_id, bill.party_pan as pan, bill.tds_nature as nature,
    bill.tds_section as section, v.date, v.type, bill.number, bill.id as document_id, ${quarter} as quarter,
    counts.sign * bill.tds_paise as tds_paise, counts.sign * bill.tds_base_paise as base_paise
  from purchase_invoice bill
  join voucher v on v.id = bill.voucher_id
  cross join lateral (select case when bill.status = 'CANCELLED' then 0 else 1 end as sign) counts
  where bill.tds_paise > 0 and bill.date between ${from} and ${to}`;

/** Every withholding of the period, from vendors and by customers. */
export const withheld = (period: ReportPeriod) => sql`${fromPurchases(period)} union all ${fromPayments(period)}`;
