import { type Kysely, sql } from 'kysely';

/**
 * The one guard of records that are posted. A table says which of its states are drafts, which steps a posted record may
 * take, and which columns a step may change; a new column is guarded until someone decides otherwise.
 */
async function createPostedMustStay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function posted_must_stay() returns trigger language plpgsql as $$
    declare
      drafts constant text[] := tg_argv[0];
      steps constant text[] := tg_argv[1];
      free constant text[] := tg_argv[2];
      was constant jsonb := to_jsonb(old);
      becomes jsonb;
    begin
      if was ->> 'status' = any (drafts) then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' then
        becomes := to_jsonb(new);
        if (was ->> 'status') || '>' || (becomes ->> 'status') = any (steps) and becomes - free = was - free then
          return new;
        end if;
      end if;
      raise exception '% is %: it can be taken back, never changed or deleted',
        coalesce(was ->> 'number', tg_table_name), lower(was ->> 'status')
        using errcode = 'restrict_violation', constraint = tg_name;
    end $$`.execute(db);
}

/** What a record is known by: the columns given never change once the last of them is filled in. */
async function createIdentityMustStay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function identity_must_stay() returns trigger language plpgsql as $$
    declare
      fixed constant text[] := tg_argv[0];
      was constant jsonb := to_jsonb(old);
      becomes jsonb;
    begin
      if was ->> fixed[cardinality(fixed)] is null then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' then
        becomes := to_jsonb(new);
        if not exists (select from unnest(fixed) as name where was -> name is distinct from becomes -> name) then
          return new;
        end if;
      end if;
      raise exception '% of %: % stay as they are', was ->> fixed[cardinality(fixed)], tg_table_name, array_to_string(fixed, ', ')
        using errcode = 'restrict_violation', constraint = tg_name;
    end $$`.execute(db);
}

/** Guards that any table may set before what was posted in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPostedMustStay(db);
  await createIdentityMustStay(db);
}
