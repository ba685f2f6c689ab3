import { hashOfRow, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What allocating and reversing change is left out. */
const free = ['status', 'reverse_reason', 'fx_gain_paise', 'version', 'updated_at', 'updated_by'];

/** What is decided of a settlement: the voucher that it gets is sealed for itself. */
const decided = ['date', 'amount_paise', 'voucher_id', 'decided_by', 'refuse_reason', ...free];

export const paymentSeals: readonly SealSource[] = [
  {
    source: 'payment',
    rows: sql`select p.id, p.number as name, ${hashOfRow('p', { free })} as hash from payment p`,
  },
  {
    source: 'settlement',
    rows: sql`select s.id, s.number as name, ${hashOfRow('s', { free: decided })} as hash from settlement s`,
  },
  {
    source: 'allocation',
    rows: sql`
      select a.id, coalesce(p.number, s.number) || ' to ' || coalesce(i.number, b.number, r.number) || ' (allocation ' || a.id || ')' as name, ${hashOfRow('a')} as hash
      from allocation a left join payment p on p.id = a.payment_id left join settlement s on s.id = a.settlement_id
        left join sale_invoice i on i.id = a.sale_invoice_id
        left join purchase_invoice b on b.id = a.purchase_invoice_id left join payment r on r.id = a.refund_id`,
  },
];
