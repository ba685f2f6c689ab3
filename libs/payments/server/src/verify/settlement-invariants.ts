import { accountCode } from '@freightdesk/ledger-contract';
import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Settlements with what they settled of each side, and with what their vouchers took off the control account of the first one. */
const settlements = sql`
  select s.*, coalesce(a.sales, 0) as sales, coalesce(a.bills, 0) as bills, v.type, v.document_id, v.document_number,
    v.date as posted_on, mirror.id as mirror_id, coalesce(p.sales_paise, 0) as sales_paise, coalesce(p.bills_paise, 0) as bills_paise
  from settlement s
  left join (
    select settlement_id, sum(amount_minor) filter (where sale_invoice_id is not null) as sales,
      sum(amount_minor) filter (where purchase_invoice_id is not null) as bills
    from allocation where settlement_id is not null group by settlement_id
  ) a on a.settlement_id = s.id
  left join voucher v on v.id = s.voucher_id
  left join voucher mirror on mirror.reverses_id = s.voucher_id
  left join lateral (
    select sum(p.credit_paise - p.debit_paise) filter (where c.code = ${accountCode.debtors} and p.party_id = s.party_id) as sales_paise,
      sum(p.debit_paise - p.credit_paise) filter (where c.code = ${accountCode.creditors} and p.party_id = s.party_id) as bills_paise
    from posting p join account c on c.id = p.account_id where p.voucher_id = s.voucher_id
  ) p on true`;

/** What is always true of what was settled without money. */
export const settlementInvariants: readonly Invariant[] = [
  {
    sentence:
      'A set-off takes as much off invoices as off bills, a write-off off its one document; one that does not stand, nothing.',
    broken: (db) =>
      named(
        db,
        sql`
          select number || ': ' || sales || ' of invoices and ' || bills || ' of bills are settled' as name
          from (${settlements}) s
          where (sales, bills) is distinct from (
            case when status = 'POSTED' and (kind = 'SET_OFF' or sale_invoice_id is not null) then amount_minor else 0 end,
            case when status = 'POSTED' and (kind = 'SET_OFF' or purchase_invoice_id is not null) then amount_minor else 0 end)
          order by number`,
      ),
  },
  {
    sentence:
      'The voucher of a set-off or a write-off is worth what it took off; it is reversed where that was taken back.',
    broken: (db) =>
      named(
        db,
        sql`
          select number || ': its voucher differs' as name from (${settlements}) s
          where status in ('POSTED', 'REVERSED') and (
            (type, document_id, document_number, posted_on) is distinct from (kind, id, number, date)
            or (mirror_id is not null) <> (status = 'REVERSED')
            or amount_paise <> case when kind = 'SET_OFF' or sale_invoice_id is not null then sales_paise else bills_paise end
            or fx_gain_paise <> case kind when 'SET_OFF' then bills_paise - sales_paise else 0 end)
          order by number`,
      ),
  },
];
