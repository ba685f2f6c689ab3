import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** The forms of a bill, read with it. */
export const remittanceOf = sql<PurchaseInvoice['remittance']>`(
  select jsonb_build_object('form15ca', paper.ca_number, 'form15cb', paper.cb_number)
  from remittance_paper paper where paper.purchase_invoice_id = purchase_invoice.id)`;

interface Forms {
  form15ca: string;
  form15cb: string | null;
}

/** What a person entered takes the place of what was entered before; the trail keeps both. */
export async function keepRemittance({ tx, clock, actor }: WriteContext, id: string, forms: Forms): Promise<void> {
  await sql`
    insert into remittance_paper (purchase_invoice_id, ca_number, cb_number, updated_at, updated_by)
    values (${id}, ${forms.form15ca}, ${forms.form15cb}, ${clock.now()}, ${actor.userId})
    on conflict (purchase_invoice_id) do update set ca_number = excluded.ca_number, cb_number = excluded.cb_number,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(tx);
}

/**
 * A bill from abroad whose payment the law does not let go yet (Income-tax Act s.195(6), Rules, rule 37BB): no rate and treaty is on
 * record for the vendor, or no form 15CA on the bill, where it is not paid by what went under a form of its own.
 */
export const isUnremitted = ({ hasForm }: { hasForm: boolean }) => sql<boolean>`
  (select party.country from party where party.id = purchase_invoice.party_id) <> ${homeCountry}
  and (not (${hasForm}::boolean or exists (select from remittance_paper paper where paper.purchase_invoice_id = purchase_invoice.id))
    or not exists (select from party_tax_paper terms where terms.party_id = purchase_invoice.party_id
      and terms.kind = 'NON_RESIDENT' and terms.withdrawn_reason is null))`;
