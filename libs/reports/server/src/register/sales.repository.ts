import { sql } from 'kysely';
import type { DocumentsWanted } from './document-lines.repository';

/** Issued documents that post; cancelled ones keep their line and count as nothing, credit notes count against. */
export const saleDocuments = ({ from, to, partyId }: DocumentsWanted) => sql`
  select i.id, i.number, null as supplier_number, i.kind, i.status, i.date, to_char(i.date, 'YYYY-MM') as month,
    i.party_id, i.party_name, i.party_gstin, i.place_of_supply_state_code as place,
    case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end as sign,
    i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise, i.round_off_paise, i.total_paise
  from sale_invoice i
  where i.status <> 'DRAFT' and i.kind not in ('PROFORMA', 'OPENING') and i.date between ${from} and ${to}
    and (${partyId}::uuid is null or i.party_id = ${partyId}::uuid)`;
