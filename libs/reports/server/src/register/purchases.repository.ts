import { sql } from 'kysely';
import type { DocumentsWanted } from './document-lines.repository';

/** Posted bills of vendors; cancelled ones keep their line and count as nothing, debit notes count against. */
export const purchaseDocuments = ({ from, to, partyId }: DocumentsWanted) => sql`
  select i.id, i.number, i.supplier_number, case when i.against_invoice_id is null then null else 'DEBIT_NOTE' end as kind, i.status, i.date, to_char(i.date, 'YYYY-MM') as month,
    i.party_id, i.party_name, i.party_gstin, i.place_of_supply_state_code as place,
    case when i.status = 'CANCELLED' then 0 when i.against_invoice_id is null then 1 else -1 end as sign,
    i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise, i.round_off_paise, i.total_paise
  from purchase_invoice i
  where i.status <> 'DRAFT' and not i.brought_forward and i.date between ${from} and ${to}
    and (${partyId}::uuid is null or i.party_id = ${partyId}::uuid)`;
