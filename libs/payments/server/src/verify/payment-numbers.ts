import { sql } from 'kysely';

/** Numbers that payments and settlements bear; the series are the company's, one for each direction and kind. Papers of GST are numbered by registration. */
export const paymentNumbers = sql<{ kind: string; holder: string; number: string }>`
  select direction as kind, '' as holder, number from payment
  union all
  select kind, '', number from settlement
  union all
  select case when advance_paise > 0 then 'RECEIPT_VOUCHER' else 'REFUND_VOUCHER' end, supplier_gstin, number
  from advance_tax where number is not null`;
