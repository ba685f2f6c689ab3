import { type BillMatchState, matchTolerancePaise } from '@freightdesk/invoices-contract';
import { sql } from 'kysely';

/** The portal is told of what a registered vendor charged tax for; so the match asks too. */
const isCharged = sql`purchase_invoice.status = 'POSTED' and purchase_invoice.kind = 'BILL'
  and purchase_invoice.party_gstin is not null and purchase_invoice.recipient_gstin is not null
  and not purchase_invoice.reverse_charge
  and purchase_invoice.cgst_paise + purchase_invoice.sgst_paise + purchase_invoice.igst_paise > 0`;

/** A document is told once: of two bills that bear its number the first one has it. */
const isSecond = sql`exists (select from purchase_invoice earlier
  where earlier.status = 'POSTED' and earlier.kind = 'BILL' and earlier.party_gstin = purchase_invoice.party_gstin
    and document_key(earlier.supplier_number) = document_key(purchase_invoice.supplier_number)
    and earlier.supplier_year = purchase_invoice.supplier_year
    and (earlier.date, earlier.number) < (purchase_invoice.date, purchase_invoice.number))`;

const differ = sql`greatest(abs(told.taxable_paise - purchase_invoice.taxable_paise),
  abs(told.cgst_paise - purchase_invoice.cgst_paise), abs(told.sgst_paise - purchase_invoice.sgst_paise),
  abs(told.igst_paise - purchase_invoice.igst_paise)) > ${sql.lit(matchTolerancePaise)}`;

/**
 * How a bill stands beside the portal's files as they are now, said in SQL what `matchGstr2b` says of a month: a spec holds one to the
 * other. Nothing of it is kept with the bill, so a file that is brought in anew leaves none behind.
 */
export const gstr2bStateOf = sql<BillMatchState | null>`case when ${isCharged} then coalesce(
  (select case when ${differ} then 'MISMATCH' else 'MATCHED' end from gstr2b_document told
    where told.gstin = purchase_invoice.recipient_gstin and told.kind = 'INVOICE' and not told.reverse_charge
      and told.supplier_gstin = purchase_invoice.party_gstin and told.fiscal_year = purchase_invoice.supplier_year
      and told.number_key = document_key(purchase_invoice.supplier_number) and not ${isSecond}
    order by told.month, told.date desc, told.number desc limit 1),
  case when exists (select from gstr2b_file file where file.gstin = purchase_invoice.recipient_gstin
      and file.month = date_trunc('month', purchase_invoice.date::timestamp)::date)
    then 'MISSING_IN_2B' else 'NO_FILE' end) end`;
