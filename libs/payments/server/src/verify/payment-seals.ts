import { hashOfRow, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What allocating and reversing change is left out. */
const free = ['status', 'reverse_reason', 'fx_gain_paise', 'version', 'updated_at', 'updated_by'];

export const paymentSeals: readonly SealSource[] = [
  {
    source: 'payment',
    rows: sql`select p.id, p.number as name, ${hashOfRow('p', { free })} as hash from payment p`,
  },
  {
    source: 'allocation',
    rows: sql`
      select a.id, p.number || ' to ' || coalesce(i.number, b.number) || ' (allocation ' || a.id || ')' as name, ${hashOfRow('a')} as hash
      from allocation a left join payment p on p.id = a.payment_id left join sale_invoice i on i.id = a.sale_invoice_id
        left join purchase_invoice b on b.id = a.purchase_invoice_id`,
  },
];
