import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What the lines of one document that name one docket come to; those that name none stand together. */
export interface BilledPart {
  /** The bill, or the one that a note is against. */
  billId: string;
  id: string;
  isNote: boolean;
  number: string;
  supplierNumber: string;
  date: string;
  payablePaise: number;
  tdsPaise: number;
  outstandingPaise: number;
  docketId: string | null;
  taxablePaise: number;
  /** With the tax that the vendor charges. */
  grossPaise: number;
}

/** The posted bills of a vendor that name the docket, whole and with the notes against them, told apart by the dockets of their lines. */
export async function partsOfBills(
  db: Db,
  { docketId, partyId }: { docketId: string; partyId: string },
): Promise<BilledPart[]> {
  const { rows } = await sql<BilledPart>`
    with bill as (
      select id from purchase_invoice
      where id in (select invoice_id from purchase_invoice_line where docket_id = ${docketId})
        and party_id = ${partyId} and status = 'POSTED' and kind = 'BILL'
    )
    select coalesce(i.against_invoice_id, i.id) as bill_id, i.id, i.kind = 'DEBIT_NOTE' as is_note, i.number, i.supplier_number,
      i.date::text as date, i.payable_paise, i.tds_paise, i.outstanding_paise, l.docket_id,
      sum(l.taxable_paise)::bigint as taxable_paise,
      sum(l.taxable_paise + case when i.reverse_charge then 0 else l.cgst_paise + l.sgst_paise + l.igst_paise end)::bigint as gross_paise
    from purchase_invoice i join purchase_invoice_line l on l.invoice_id = i.id
    where i.status = 'POSTED' and (i.id in (select id from bill) or i.against_invoice_id in (select id from bill))
    group by i.id, l.docket_id
    order by coalesce(i.against_invoice_id, i.id), i.id, l.docket_id`.execute(db);
  return rows;
}
