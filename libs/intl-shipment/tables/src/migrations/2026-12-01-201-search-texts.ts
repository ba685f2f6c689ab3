import { keepTexts } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const steps = '{SENT>ACCEPTED,SENT>REJECTED,SENT>SUPERSEDED,REJECTED>SUPERSEDED}';
const free =
  '{status,party_id,sell_paise,buy_paise,reject_reason,accepted_at,accepted_by,reference,accepted_alternative,answered_at,answered_by,answered_from,jobcard_id,docket_id,search_text,search_name,version,updated_at,updated_by}';

/** As 2026-11-23-776 has it, and the texts are free: PostgreSQL generates them behind the guard, which sees none yet. */
async function guardQuotations(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quotation_must_stay on quotation`.execute(db);
  await sql`create trigger quotation_must_stay before update or delete on quotation
    for each row execute function posted_must_stay('{DRAFT,PENDING_APPROVAL}', ${sql.lit(steps)}, ${sql.lit(free)})`.execute(
    db,
  );
}

const places = ['origin_place', 'origin_locode', 'destination_place', 'destination_locode'];

/** Leads, quotations, rate sheets and jobs keep the texts that they are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTexts(db, 'lead', {
    search_text: {
      columns: ['number', 'company_name', 'contact_name', 'mobile', 'email', 'commodity'],
      index: 'lead_search',
    },
    search_name: { columns: ['company_name'], index: 'lead_search_company' },
    place_text: {
      columns: places,
      index: 'lead_places',
      where: "stage in ('NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'ON_HOLD')",
    },
  });
  await keepTexts(db, 'quotation', {
    search_text: { columns: ['number', 'customer_name', 'reference', 'commodity'], index: 'quotation_search' },
    search_name: { columns: ['customer_name'], index: 'quotation_search_customer' },
  });
  await guardQuotations(db);
  await keepTexts(db, 'rate_sheet', {
    search_text: {
      columns: ['origin_locode', 'destination_locode', 'reference', 'notes'],
      index: 'rate_sheet_search',
    },
  });
  await keepTexts(db, 'jobcard', {
    place_text: {
      columns: places,
      index: 'jobcard_places',
      where: "status in ('DRAFT', 'OPEN', 'IN_PROGRESS', 'REOPENED')",
    },
  });
}
