/** Tables for the specs of this library, in two rooms: a store as small as can be, of every kind of table there is. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

declare module './tables' {
  interface Database {
    auditEvent: { id: string; at: Timestamp; userName: string; after: Json | null };
    idempotencyKey: { key: string; status: number | null };
    role: { name: string };
  }
}

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const appendOnly = (table: string) =>
  `create trigger ${table}_is_append_only before update or delete or truncate on ${table}
     for each statement execute function refuse_change()`;

const peopleTables: Tables = {
  domain: 'people',
  tables: ['app_user', 'audit_event', 'file_content', 'idempotency_key', 'rate_window', 'role', 'session'],
  appendOnly: ['audit_event'],
  notBackedUp: ['session'],
  needs: [],
  migrations: {
    '2026-01-01-010-people': (db) =>
      run(db, [
        `create function refuse_change() returns trigger language plpgsql as $$
         begin raise exception '% is append-only: its rows are never changed or deleted', tg_table_name; end $$`,
        `create table role (name text primary key)`,
        `insert into role values ('ADMIN'), ('MARKETING')`,
        `create table app_user (id uuid primary key, email text not null, role text not null references role)`,
        `create table session (id uuid primary key, user_id uuid not null references app_user)`,
        `create table audit_event (id uuid primary key, at timestamptz not null, user_name text not null, after jsonb)`,
        `create index audit_event_by_time on audit_event (at)`,
      ]),
    '2026-01-01-030-guards': (db) => run(db, [appendOnly('audit_event')]),
    '2026-01-02-010-answers': (db) =>
      run(db, [
        `create table idempotency_key (key text primary key, status integer)`,
        `create unlogged table rate_window (key text primary key)`,
        `create table file_content (file_id uuid, chunk_no integer, bytes bytea, primary key (file_id, chunk_no))`,
      ]),
  },
};

const booksTables: Tables = {
  domain: 'books',
  tables: ['account', 'bank', 'period_lock', 'posting', 'voucher'],
  appendOnly: ['posting', 'voucher'],
  neverUpdated: ['period_lock'],
  neverDeleted: ['account'],
  needs: [peopleTables],
  migrations: {
    '2026-01-01-020-books': (db) =>
      run(db, [
        `create table account (code text primary key, name text not null)`,
        `insert into account values ('1000', 'Cash')`,
        `create table bank (id uuid primary key, account_code text not null references account)`,
        `create table period_lock (month date primary key, locked_by uuid not null references app_user)`,
        `create table voucher (id uuid primary key, date date not null, reverses_id uuid unique references voucher)`,
        `create table posting (id uuid primary key, voucher_id uuid not null references voucher, debit_paise bigint not null)`,
      ]),
    '2026-01-01-030-guards': (db) =>
      run(db, [
        appendOnly('posting'),
        appendOnly('voucher'),
        `create function voucher_month_must_be_open() returns trigger language plpgsql as $$
         begin
           if exists (select from period_lock where month = date_trunc('month', new.date)) then
             raise exception 'the books are locked for %', new.date;
           end if;
           return new;
         end $$`,
        `create trigger voucher_month_must_be_open before insert on voucher
           for each row execute function voucher_month_must_be_open()`,
      ]),
  },
};

export const tables: readonly Tables[] = [booksTables];
