import { type Kysely, sql } from 'kysely';

/** What the e-invoice portal answered of a sale document: written once, and once more where its IRN was cancelled there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table einvoice (
      sale_invoice_id uuid primary key references sale_invoice,
      irn text not null unique,
      ack_number text not null,
      acknowledged_at timestamptz not null,
      signed_qr text not null,
      cancelled_at timestamptz check (cancelled_at >= acknowledged_at),
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`
    create function einvoice_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
        and (new.sale_invoice_id, new.irn, new.ack_number, new.acknowledged_at, new.signed_qr)
          = (old.sale_invoice_id, old.irn, old.ack_number, old.acknowledged_at, old.signed_qr) then
        return new;
      end if;
      raise exception 'what the portal answered stays' using errcode = 'restrict_violation', constraint = 'einvoice_stays';
    end $$`.execute(db);
  await sql`create trigger einvoice_stays before update or delete on einvoice
    for each row execute function einvoice_stays()`.execute(db);
}
