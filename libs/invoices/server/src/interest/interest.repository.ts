import type { OverdueInvoice } from '@freightdesk/invoices-contract/schema';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { type Insertable, sql } from 'kysely';

export interface Overdue extends OverdueInvoice {
  id: string;
  number: string;
  date: BusinessDate;
}

/** Invoices of a customer that were due before a day and are still owed, each with what standing notes of interest charged of it. */
export async function overdueInvoices(
  db: Db | Tx,
  { partyId, asOf }: { partyId: string; asOf: BusinessDate },
): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select i.id, i.number, i.kind, i.date, i.due_date, i.currency, i.outstanding_minor, i.promised_on, i.dispute,
      charged.until as charged_until, charged.draft_id
    from sale_invoice i
    cross join lateral (
      select max(span.to_date) as until, (array_agg(note.id) filter (where note.status = 'DRAFT'))[1] as draft_id
      from interest_span span join sale_invoice note on note.id = span.note_id
      where span.sale_invoice_id = i.id and note.status <> 'CANCELLED') charged
    where i.party_id = ${partyId} and i.status = 'ISSUED' and i.outstanding_minor > 0 and i.due_date < ${asOf}::date
      and i.kind not in ('CREDIT_NOTE', 'DEBIT_NOTE', 'PROFORMA')
    order by i.due_date, i.number`.execute(db);
  return rows;
}

/**
 * The rate a year that is proposed: what was agreed with the customer, what is usual in the company, or else what this customer was charged
 * last, or anybody; nothing before the first note.
 */
export async function usualPercent(db: Db, partyId: string): Promise<string | null> {
  const { rows } = await sql<{ percent: string | null }>`
    select coalesce(
      (select interest_percent from party where id = ${partyId}),
      (select interest_percent from company),
      (select span.percent from interest_span span join sale_invoice i on i.id = span.sale_invoice_id
        order by i.party_id = ${partyId} desc, span.created_at desc limit 1)) as percent`.execute(db);
  return rows[0]?.percent ?? null;
}

export async function insertSpan(tx: Tx, span: Insertable<Database['interestSpan']>): Promise<void> {
  await tx.insertInto('interestSpan').values(span).execute();
}
