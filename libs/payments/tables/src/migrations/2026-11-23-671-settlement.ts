import { indexNumbers, indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/**
 * What settles documents without money. A set-off is posted as it is entered; a write-off is asked for by one person and approved or
 * refused by another, and has no voucher until then.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlement (
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('SET_OFF', 'WRITE_OFF')),
      status text not null check (status in ('PENDING_APPROVAL', 'POSTED', 'REFUSED', 'REVERSED')),
      date date not null,
      party_id uuid not null references party,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      amount_paise bigint not null check (amount_paise >= 0),
      fx_gain_paise bigint not null default 0,
      -- What a write-off is asked of; a set-off names its documents by allocations alone.
      sale_invoice_id uuid references sale_invoice,
      purchase_invoice_id uuid references purchase_invoice,
      reason text,
      decided_by uuid references app_user,
      refuse_reason text,
      reverse_reason text,
      voucher_id uuid references voucher,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null,
      constraint write_off_is_of_one_document check (
        num_nonnulls(sale_invoice_id, purchase_invoice_id) = case kind when 'WRITE_OFF' then 1 else 0 end),
      constraint write_off_has_its_reason check (kind <> 'WRITE_OFF' or reason is not null),
      constraint write_off_is_decided check (
        (decided_by is not null) = (kind = 'WRITE_OFF' and status <> 'PENDING_APPROVAL')),
      constraint write_off_is_decided_by_another check (decided_by <> created_by),
      constraint settlement_is_posted check ((voucher_id is not null) = (status in ('POSTED', 'REVERSED'))),
      constraint set_off_waits_for_nobody check (kind <> 'SET_OFF' or status in ('POSTED', 'REVERSED')),
      check ((status = 'REFUSED') = (refuse_reason is not null)),
      check ((status = 'REVERSED') = (reverse_reason is not null))
    )`.execute(db);
  // Of one document one request waits at a time, or two would give up the same rest.
  for (const document of ['sale_invoice', 'purchase_invoice']) {
    await sql`create unique index ${sql.id(`settlement_waits_once_for_${document}`)}
      on settlement (${sql.id(`${document}_id`)}) where status = 'PENDING_APPROVAL'`.execute(db);
  }
  await sql`create index settlement_of_sale_invoice on settlement (sale_invoice_id, date)
    where sale_invoice_id is not null`.execute(db);
  await sql`create index settlement_of_purchase_invoice on settlement (purchase_invoice_id, date)
    where purchase_invoice_id is not null`.execute(db);
  await sql`create index settlement_by_voucher on settlement (voucher_id)`.execute(db);
}

/** What waits may be decided, with what is posted then; what is posted may be taken back, and no more. */
async function guard(db: Kysely<unknown>): Promise<void> {
  const always = 'version,updated_at,updated_by';
  const decided = `{status,date,amount_paise,voucher_id,decided_by,refuse_reason,${always}}`;
  await sql`create trigger settlement_is_decided before update or delete on settlement
    for each row when (old.status = 'PENDING_APPROVAL')
    execute function posted_must_stay('{}', '{PENDING_APPROVAL>POSTED,PENDING_APPROVAL>REFUSED}', ${sql.lit(decided)})`.execute(
    db,
  );
  await sql`create trigger settlement_must_stay before update or delete on settlement
    for each row when (old.status <> 'PENDING_APPROVAL')
    execute function posted_must_stay('{}', '{POSTED>REVERSED}', ${sql.lit(`{status,reverse_reason,${always}}`)})`.execute(
    db,
  );
  await sql`create trigger settlement_is_never_emptied before truncate on settlement
    for each statement execute function refuse_change()`.execute(db);
  await sql`create trigger settlement_is_noted_to_seal after insert on settlement
    for each row execute function note_to_seal('settlement')`.execute(db);
}

/** An index for each order and for each record that the list is narrowed to. */
async function order(db: Kysely<unknown>): Promise<void> {
  const number = sql`(lower(normalize(number, NFKC)) collate "C")`;
  await sql`create index settlement_in_order on settlement (date, ${number}, id)`.execute(db);
  await sql`create index settlement_by_number on settlement (${number}, id)`.execute(db);
  await sql`create index settlement_by_amount on settlement (amount_paise, id)`.execute(db);
  await sql`create index settlement_of_status on settlement (status, date, ${number}, id)`.execute(db);
  await sql`create index settlement_of_kind on settlement (kind, date, ${number}, id)`.execute(db);
  await sql`create index settlement_of_party on settlement (party_id, date, ${number}, id)`.execute(db);
  await indexSearch(db, { table: 'settlement', columns: ['number'] });
  await indexNumbers(db, { table: 'settlement', columns: ['number'], ends: ['number'] });
}

/** An allocation is of a payment or of a settlement: what is settled of a document is the sum of both, kept as before. */
async function allocate(db: Kysely<unknown>): Promise<void> {
  await sql`alter table allocation
    alter column payment_id drop not null,
    add column settlement_id uuid references settlement,
    add constraint allocation_is_of_a_payment_or_settlement check (num_nonnulls(payment_id, settlement_id) = 1)`.execute(
    db,
  );
  await sql`create index allocation_by_settlement on allocation (settlement_id) include (amount_minor)
    where settlement_id is not null`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await guard(db);
  await order(db);
  await allocate(db);
}
