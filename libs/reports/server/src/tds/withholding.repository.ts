import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';

/** What a payment settled at once: its share of the invoices without the tax that is shown apart, and with it. */
const settled = sql`
  cross join lateral (
    select coalesce(sum(al.amount_minor::numeric * i.taxable_paise / i.currency_total_minor), 0) as taxable,
      coalesce(sum(al.amount_minor::numeric * i.total_paise / i.currency_total_minor), 0) as gross
    from allocation al join sale_invoice i on i.id = al.sale_invoice_id
    where al.payment_id = payment.id and al.voucher_id = payment.voucher_id
  ) settled`;
const base = sql`(round(settled.taxable) + greatest(0, payment.bank_amount_paise + payment.tds_paise
  + payment.bank_charges_paise - round(settled.gross)))::bigint`;

interface Standing {
  key: RawBuilder<unknown>;
  date: RawBuilder<unknown>;
  sign: 1 | -1;
}

const paymentColumns = ({ key, date, sign }: Standing) => sql`
  ${key}::text as key, case payment.direction when 'RECEIPT' then 'RECEIVABLE' else 'PAYABLE' end as side,
  payment.party_id, party.pan, null as nature, null as section, ${date} as date, payment.direction as type, payment.number,
  payment.id as document_id, ${sql.lit(sign)} * payment.tds_paise as tds_paise`;
const paymentBase = ({ sign }: Standing) => sql`${sql.lit(sign)} * ${base} as base_paise`;

/**
 * What customers withheld from receipts, and we from advances to vendors; a payment that is taken back stands again, turned, on
 * the day it was. The base is the taxable value of what the payment settled at once, for tax is not withheld on GST that is
 * shown apart; what it left as an advance is a base as a whole.
 */
function fromPayments({ from, to }: ReportPeriod, withBase: boolean): RawBuilder<unknown> {
  const columns = (standing: Standing) =>
    withBase ? sql`${paymentColumns(standing)}, ${paymentBase(standing)}` : paymentColumns(standing);
  const withWhose = sql`left join party on party.id = payment.party_id ${withBase ? settled : sql``}`;
  const isWithheld = sql`payment.direction in ('RECEIPT', 'PAYMENT') and payment.tds_paise > 0`;
  return sql`
    select ${columns({ key: sql`payment.voucher_id`, date: sql`payment.date`, sign: 1 })}
    from payment ${withWhose}
    where ${isWithheld} and payment.date between ${from}::date and ${to}::date
    union all
    select ${columns({ key: sql`v.id`, date: sql`v.date`, sign: -1 })}
    from voucher v join payment on payment.voucher_id = v.reverses_id ${withWhose}
    where ${isWithheld} and v.reverses_id is not null and v.date between ${from}::date and ${to}::date`;
}

/** What was withheld from vendors' bills; a cancelled one keeps its line and counts as nothing. */
const fromPurchases = ({ from, to }: ReportPeriod, withBase: boolean) => sql`
  select bill.voucher_id::text as key, 'PAYABLE' as side, bill.party_id, bill.party_pan as pan, bill.tds_nature as nature,
    bill.tds_section as section, bill.date, 'PURCHASE' as type, bill.number, bill.id as document_id,
    counts.sign * bill.tds_paise as tds_paise
    ${withBase ? sql`, counts.sign * bill.tds_base_paise as base_paise` : sql``}
  from purchase_invoice bill
  cross join lateral (select case when bill.status = 'CANCELLED' then 0 else 1 end as sign) counts
  where bill.voucher_id is not null and bill.tds_paise > 0 and bill.date between ${from}::date and ${to}::date`;

/** Every withholding of the period, from vendors and by customers; what it was withheld from only where that is asked. */
export const withheld = (period: ReportPeriod, { withBase = true } = {}) =>
  sql`${fromPurchases(period, withBase)} union all ${fromPayments(period, withBase)}`;
