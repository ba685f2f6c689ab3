import { type Kysely, sql } from 'kysely';

/**
 * The guard of what is posted lets a fourth list of columns change at any time: figures that the store itself keeps beside the
 * record, which each have a guard of their own, and those that are computed from them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function posted_must_stay() returns trigger language plpgsql as $$
    declare
      drafts constant text[] := tg_argv[0];
      steps constant text[] := tg_argv[1];
      free constant text[] := tg_argv[2];
      kept constant text[] := coalesce(tg_argv[3], '{}');
      was jsonb := to_jsonb(old);
      becomes jsonb;
    begin
      if was ->> 'status' = any (drafts) then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' then
        was := was - kept;
        becomes := to_jsonb(new) - kept;
        if becomes = was and cardinality(kept) > 0 then
          return new;
        end if;
        if (was ->> 'status') || '>' || (becomes ->> 'status') = any (steps) and becomes - free = was - free then
          return new;
        end if;
      end if;
      raise exception '% is %: it can be taken back, never changed or deleted',
        coalesce(was ->> 'number', tg_table_name), lower(was ->> 'status')
        using errcode = 'restrict_violation', constraint = tg_name;
    end $$`.execute(db);
}
