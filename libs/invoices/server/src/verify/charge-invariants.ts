import type { Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

interface Side {
  sentence: string;
  document: 'sale_invoice' | 'purchase_invoice';
  mark: 'sale_document_id' | 'purchase_document_id';
  billed: 'billed_sell_paise' | 'billed_buy_paise';
  /** Documents whose lines bill charges. */
  bills: string;
}

/** A charge is marked by the one standing document whose line names it, with what that line comes to; or by none. */
const markedOnce = ({ sentence, document, mark, billed, bills }: Side): Invariant => ({
  sentence,
  broken: async (db) => {
    const { rows } = await sql<{ told: string }>`
      with named as (
        select l.charge_id, i.id, i.number, l.taxable_paise
        from ${sql.table(`${document}_line`)} l join ${sql.table(document)} i on i.id = l.invoice_id
        where l.charge_id is not null and ${sql.raw(bills)}
      )
      select coalesce(c.description || ': ', '') || case
          when c.id is null then named.number || ' bills a charge that is not marked with it'
          when c.${sql.ref(mark)} is null then 'billed by ' || named.number || ', and not marked'
          when named.id is null then 'marked as billed by a document that does not bill it'
          else 'marked with another amount than the line of ' || named.number end as told
      from charge c
      full join named on named.charge_id = c.id and (c.${sql.ref(mark)} is null or c.${sql.ref(mark)} = named.id)
      where c.${sql.ref(mark)} is distinct from named.id or c.${sql.ref(billed)} is distinct from named.taxable_paise
      order by 1`.execute(db);
    return rows.map(({ told }) => told);
  },
});

/** What a note took whole does not bill any more. */
const isNotTaken = `i.status = 'ISSUED' and i.kind not in ('PROFORMA', 'CREDIT_NOTE') and (select coalesce(sum(n.taxable_paise), 0)
  from sale_invoice n where n.against_invoice_id = i.id and n.kind = 'CREDIT_NOTE' and n.status = 'ISSUED') < i.taxable_paise`;

const isNotReturned = `i.status = 'POSTED' and i.kind = 'BILL' and (select coalesce(sum(n.taxable_paise), 0)
  from purchase_invoice n where n.against_invoice_id = i.id and n.kind = 'DEBIT_NOTE' and n.status = 'POSTED') < i.taxable_paise`;

export const chargeInvariants: readonly Invariant[] = [
  markedOnce({
    ...{ document: 'sale_invoice', mark: 'sale_document_id', billed: 'billed_sell_paise', bills: isNotTaken },
    sentence: 'A charge is billed by the document that it is marked with, and by no other.',
  }),
  markedOnce({
    ...{ document: 'purchase_invoice', mark: 'purchase_document_id', billed: 'billed_buy_paise' },
    bills: isNotReturned,
    sentence: 'A cost is borne by the bill that its charge is marked with, and by no other.',
  }),
];
