import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, newId, type Tables } from '@freightdesk/shared-database';
import {
  connectAsOwner,
  createEmptyDatabase,
  formOf,
  migrate,
  readColumns,
  renderTypes,
} from '@freightdesk/shared-database/testing';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { type Kysely, sql } from 'kysely';
import { formerMigrations, formerShape } from './tables.data';
import { tables } from './tables';

const quiet = { info: () => undefined, warn: () => undefined };
const templateUrl = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
const form = formOf(tables);
const rooms = closureOf(tables);
const made: { db: Kysely<unknown>; drop(): Promise<void> }[] = [];
let whole: Kysely<unknown>;

async function emptyDatabase(): Promise<Kysely<unknown>> {
  const { url, drop } = await createEmptyDatabase(templateUrl);
  const db = connectAsOwner(url, quiet);
  made.push({ db, drop });
  return db;
}

const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(form.migrations).filter(([name]) => names.includes(name)));

beforeAll(async () => {
  const { db, url, drop } = await freshDatabase();
  await db.destroy();
  whole = connectAsOwner(url, quiet);
  made.push({ db: whole, drop });
});
afterAll(async () => {
  for (const { db, drop } of made) {
    await db.destroy();
    await drop();
  }
});

/** Columns, constraints, indexes, triggers, functions and first rows, as one hash. */
async function shapeOf(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ fact: string }>`
    select concat_ws(' ', 'column', c.relname, c.relpersistence, attname, format_type(atttypid, atttypmod), attnotnull,
        attstorage, pg_get_expr(adbin, adrelid)) collate "C" as fact
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = c.oid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u') and conrelid::regclass::text not like 'kysely%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, prosrc, proconfig::text) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', code, name, kind, control) from account
    union all select name from role order by 1`.execute(db);
  return createHash('sha256')
    .update(rows.map(({ fact }) => fact).join('\n'))
    .digest('hex');
}

describe('a store that was opened before tables belonged to columns', () => {
  it('has had migrations of which none is missing, in an order that is kept', () => {
    expect(Object.keys(form.migrations).filter((name) => formerMigrations.includes(name))).toEqual(formerMigrations);
  });

  it('has the same tables, guards and first rows as one that is made today by the same names', async () => {
    const db = await emptyDatabase();
    await migrate(db, only(formerMigrations));

    expect(await shapeOf(db)).toBe(formerShape);
  });

  it('opens, and nothing that it has had runs again', async () => {
    const db = await emptyDatabase();
    await migrate(db, only(formerMigrations));

    const done = await migrate(db, form.migrations);

    expect(done.filter((name) => formerMigrations.includes(name))).toEqual([]);
    expect(await shapeOf(db)).toBe(await shapeOf(whole));
  });

  it('keeps its books: vouchers of before are whole, and all waits to be sealed', async () => {
    const db = await emptyDatabase();
    await migrate(db, only(formerMigrations.filter((name) => name < '2026-11-22-250')));
    await db.transaction().execute(async (tx) => {
      const id = newId();
      await sql`insert into voucher (id, type, date, narration, document_type, document_id, document_number, created_at, created_by)
        values (${id}, 'JOURNAL', '2026-11-20', 'Rent', 'journal', ${id}, 'JV', now(), ${id})`.execute(tx);
      await sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
        select gen_random_uuid(), ${id}, 1 + side, a.id, '2026-11-20', (1 - side) * 100, side * 100, 100 - 200 * side
        from generate_series(0, 1) side, account a where a.code = '6010'`.execute(tx);
    });

    await migrate(db, form.migrations);

    const { rows } = await sql`
      select line_count as lines, source from voucher join to_seal on record_id = voucher.id`.execute(db);
    expect(rows).toEqual([{ lines: 2, source: 'voucher' }]);
  });

  it('has the histories of its shipments whole, each event and exception under its own id', async () => {
    const db = await emptyDatabase();
    await migrate(db, only(formerMigrations));
    const [person, shipment, docket] = [newId(), newId(), newId()];
    await db.transaction().execute(async (tx) => {
      await sql`insert into app_user (id, email, first_name, last_name, role_id, activated_at, created_at, created_by,
          updated_at, updated_by)
        select ${person}, 'dev@freightdesk.test', 'Dev', 'Test', id, now(), now(), ${person}, now(), ${person}
        from role limit 1`.execute(tx);
      // Jobs, parties and branches are not what this is about.
      await sql`alter table shipment_event drop constraint shipment_event_shipment_id_fkey`.execute(tx);
      await sql`alter table docket_event drop constraint docket_event_docket_id_fkey`.execute(tx);
      await sql`alter table docket_exception drop constraint docket_exception_docket_id_fkey`.execute(tx);
      await sql`insert into shipment_event (id, shipment_id, to_status, classifier, event_at, skipped, said, source,
          recorded_at, recorded_by)
        values (${newId()}, ${shipment}, 'DELIVERED', 'ACT', now(), '{PICKED_UP}', '{"pieces": 8}', 'manual', now(), ${person})`.execute(
        tx,
      );
      await sql`insert into docket_event (id, docket_id, from_status, to_status, classifier, event_at, location, source,
          recorded_at, recorded_by)
        values (${newId()}, ${docket}, 'DRAFT', 'BOOKED', 'PLN', now(), 'Pune', 'system', now(), ${person})`.execute(
        tx,
      );
      await sql`insert into docket_exception (id, docket_id, kind, opened_at, opened_by)
        values (${newId()}, ${docket}, 'DELAYED', now(), ${person})`.execute(tx);
    });
    const rowsOf = async (table: string) =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)).rows;
    const ofShipment = ({ shipment_id, ...row }: Record<string, unknown>) => ({
      ...row,
      record: 'shipment',
      record_id: shipment_id,
    });
    const ofDocket = ({ docket_id, ...row }: Record<string, unknown>) => ({
      ...row,
      record: 'domestic-shipment',
      record_id: docket_id,
    });
    const events = [
      ...(await rowsOf('shipment_event')).map(ofShipment),
      ...(await rowsOf('docket_event')).map((row) => ofDocket({ ...row, skipped: [] })),
    ].map((row) => ({ ...row, milestone: null, corrects: null }));
    const unknown = { source: 'manual', owner_id: null, note: null, fact: null, settled: null };
    const exceptions = (await rowsOf('docket_exception')).map((row) => ({ ...ofDocket(row), ...unknown }));

    await migrate(db, form.migrations);

    expect(await rowsOf('tracking_event')).toEqual(events);
    expect(await rowsOf('tracking_exception')).toEqual(exceptions);
    const { rows: left } = await sql<{ name: string }>`
      select tablename as name from pg_tables where tablename in ('shipment_event', 'docket_event', 'docket_exception')`.execute(
      db,
    );
    expect(left).toEqual([]);
  });
});

/** Without what a formatter decides. */
const bare = (text: string) => text.replace(/\s+/g, '');

describe('the tables of a column', () => {
  it.each(rooms.map((room) => [room.domain, room] as const))(
    '%s: can be opened with what they need alone',
    async (_, room) => {
      const db = await emptyDatabase();

      await migrate(db, formOf([room]).migrations);

      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
        db,
      );
      expect(rows.map(({ name }) => name).sort()).toEqual([...formOf([room]).tables].sort());
    },
  );

  it('have one owner each', () => {
    expect(form.tables.filter((name, index) => form.tables.indexOf(name) !== index)).toEqual([]);
  });

  it('refer to tables of their own, and of those that they say they need', async () => {
    const { rows } = await sql<{ from: string; to: string }>`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(whole);
    const ownerOf = (table: string) => rooms.find((room) => room.tables.includes(table));
    const mayReferTo = (room: Tables | undefined) => (room ? [room, ...room.needs].flatMap((each) => each.tables) : []);

    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ from, to }) => !mayReferTo(ownerOf(from)).includes(to))).toEqual([]);
  });

  it('name as append-only exactly those whose trigger refuses every change', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'refuse_change'::regproc and tgtype & 8 <> 0 and tgtype & 16 <> 0`.execute(whole);

    expect(rows.map(({ name }) => name).sort()).toEqual([...form.appendOnly].sort());
  });

  it('are written for TypeScript as the migrations make them', async () => {
    const columns = await readColumns(whole);
    const stale = rooms.filter((room) => {
      const file = join(__dirname, `../../../libs/${room.domain}/tables/src/tables.generated.ts`);
      return bare(readFileSync(file, 'utf8')) !== bare(renderTypes(room, columns));
    });

    // `npm run db:types` writes them anew.
    expect(stale.map(({ domain }) => domain)).toEqual([]);
  });

  it('that give people entry, or lie beside a store, are in no backup', () => {
    expect([...form.notBackedUp].sort()).toEqual(['backup_run', 'login_attempt', 'one_time_link', 'session']);
  });
});

describe('an append-only table', () => {
  /** A change of nothing, in the first column that the table has. */
  async function changesOf(table: string) {
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute where attrelid = ${table}::regclass and attnum = 1`.execute(whole);
    const [name, column] = [sql.table(table), sql.id(rows[0]?.column ?? '')];
    return [
      sql`update ${name} set ${column} = ${column}`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ] as const;
  }

  it.each(form.appendOnly)('%s: the server has no right to change, delete or empty it', async (table) => {
    for (const right of ['update', 'delete', 'truncate']) {
      const { rows } = await sql`select has_table_privilege('freightdesk_app', ${table}, ${right}) as may`.execute(
        whole,
      );
      expect(rows).toEqual([{ may: false }]);
    }
  });

  it.each(form.appendOnly)('%s: its trigger refuses even the owner of the tables', async (table) => {
    for (const invariant of await changesOf(table)) {
      await expect(invariant.execute(whole)).rejects.toThrow('is append-only: its rows are never changed or deleted');
    }
  });
});
