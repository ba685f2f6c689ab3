import type { ReportPeriod, ReturnFigures } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { timeLimitPassed } from '@freightdesk/tax-contract';
import { sql } from 'kysely';
import { isReturned } from './return-documents.repository';

/** A credit note that came too late for its tax, and what it took off the books. */
export interface LateNote extends ReturnFigures {
  id: string;
  supplierGstin: string | null;
  date: string;
  againstDate: string;
}

/**
 * Credit notes of these days that came too late to take back the tax of their documents (CGST Act s.34(2)): a return leaves them
 * out, of all our registrations.
 */
export async function lateNotes(db: Db, days: ReportPeriod): Promise<LateNote[]> {
  const { rows } = await sql<LateNote>`
    select document.id, document.supplier_gstin, document.date::text as date, against.date::text as against_date,
      document.taxable_paise, document.cgst_paise, document.sgst_paise, document.igst_paise
    from sale_invoice document join sale_invoice against on against.id = document.against_invoice_id
    where document.kind = 'CREDIT_NOTE' and ${isReturned(days, [])}`.execute(db);
  return rows.filter(({ againstDate, ...note }) => timeLimitPassed({ ...note, date: againstDate }, note.date));
}
