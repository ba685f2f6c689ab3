import { type Kysely, sql } from 'kysely';

/**
 * What a job or a docket earns and costs, line by line. A reference cannot point into two tables, so whose a charge is stands
 * in `record` and `record_id`, as in the trail; `payer_id` is who is billed for it, kept beside so that his unbilled charges are found.
 */
async function createCharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table charge (
      id uuid primary key,
      record text not null check (record in ('jobcard', 'docket')),
      record_id uuid not null,
      position integer not null,
      payer_id uuid not null references party,
      charge_head_id uuid not null references charge_head,
      description text not null,
      leg text check (leg in ('ORIGIN', 'FREIGHT', 'DESTINATION')),
      basis text not null,
      container_type text,
      quantity text not null,
      minimum text,
      buy_rate text,
      buy_currency text,
      vendor_id uuid references party,
      sell_rate text,
      sell_currency text,
      bill_to_id uuid references party,
      pure_agent boolean not null,
      buy_minor bigint,
      sell_minor bigint,
      buy_paise bigint,
      sell_paise bigint,
      -- As it stood when it was agreed; a charge that came later was never quoted.
      quoted_buy_paise bigint,
      quoted_sell_paise bigint,
      is_accrued boolean not null default false,
      waived_reason text check (waived_reason <> ''),
      -- The issued document that bills it, and the posted bill that it was paid for with.
      sale_document_id uuid,
      sale_document_number text,
      billed_sell_paise bigint,
      purchase_document_id uuid,
      purchase_document_number text,
      billed_buy_paise bigint,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      status text not null generated always as (
        case
          when sale_document_id is not null or (sell_minor is null and purchase_document_id is not null) then 'BILLED'
          when waived_reason is not null then 'WAIVED'
          when is_accrued then 'ACCRUED'
          else 'PLANNED'
        end
      ) stored,
      check ((buy_rate is null) = (buy_currency is null)),
      check ((sell_rate is null) = (sell_currency is null)),
      check ((sale_document_id is null) = (billed_sell_paise is null)),
      check ((purchase_document_id is null) = (billed_buy_paise is null)),
      check (sale_document_id is null or waived_reason is null)
    )`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index charge_by_record on charge (record_id, position)`.execute(db);
  await sql`create index charge_unbilled on charge (payer_id, created_at)
    where sell_minor is not null and sale_document_id is null and waived_reason is null`.execute(db);
  await sql`create index charge_unbought on charge (vendor_id, created_at)
    where buy_minor is not null and purchase_document_id is null`.execute(db);
  await sql`create index charge_by_sale_document on charge (sale_document_id) where sale_document_id is not null`.execute(
    db,
  );
  await sql`create index charge_by_purchase_document on charge (purchase_document_id)
    where purchase_document_id is not null`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCharges(db);
  await createIndexes(db);
}
