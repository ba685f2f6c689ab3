import { type Kysely, sql } from 'kysely';

/** A bank opens with what its opening voucher says, at any moment; one that is deleted has taken its opening back. */
async function guardOpenings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bank_must_open_as_posted() returns trigger language plpgsql as $$
    declare
      bank_id constant uuid := case when tg_op = 'DELETE' then old.id else new.id end;
      posted bigint;
    begin
      select coalesce(sum(p.debit_paise - p.credit_paise), 0) into posted
      from voucher v join posting p on p.voucher_id = v.id
      where v.document_id = bank_id and v.type = 'OPENING'
        and p.account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
      if tg_op = 'DELETE' and posted = 0 then
        return null;
      end if;
      if tg_op <> 'DELETE' and posted = new.opening_balance_paise and (new.opening_voucher_id is null) = (posted = 0)
        and (new.opening_voucher_id is null or exists (
          select from voucher v where v.id = new.opening_voucher_id and v.document_id = bank_id and v.date = new.opening_date
            and not exists (select from voucher r where r.reverses_id = v.id)
        )) then
        return null;
      end if;
      raise exception 'a bank opens with what its opening voucher says'
        using errcode = 'restrict_violation', constraint = 'bank_must_open_as_posted';
    end $$`.execute(db);
  await sql`alter function bank_must_open_as_posted() set search_path = pg_catalog, public, pg_temp`.execute(db);
  // When the transaction commits: the opening is withdrawn, posted anew and named in whatever order.
  await sql`create constraint trigger bank_must_open_as_posted
    after insert or delete or update of opening_balance_paise, opening_date, opening_voucher_id on bank
    deferrable initially deferred for each row execute function bank_must_open_as_posted()`.execute(db);
}

/** A bank keeps its account and opens as it was posted; a transfer is never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger bank_identity_must_stay before update on bank
    for each row execute function identity_must_stay('{id,currency,account_id}')`.execute(db);
  await guardOpenings(db);
  await sql`create trigger bank_is_never_emptied before truncate on bank
    for each statement execute function refuse_change()`.execute(db);
  await sql`create trigger bank_transfer_is_append_only before update or delete or truncate on bank_transfer
    for each statement execute function refuse_change()`.execute(db);
}
