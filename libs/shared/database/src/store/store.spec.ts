import { sql } from 'kysely';
import { newId } from '../new-id';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import { connectAsOwner } from '../connection/connection';
import { tables } from '../sample.tables';
import { prepareDatabase } from './store';
import { formOf } from '../store-form';

const quiet = { info: () => undefined, warn: () => undefined };
const form = formOf(tables);
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});

afterAll(() => fresh.drop());

function auditEvent() {
  return { id: newId(), at: new Date(), userName: 'Asha' };
}

/** A change of nothing, in the first column that the table has. */
async function changeOf(table: string) {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute where attrelid = ${table}::regclass and attnum = 1`.execute(fresh.db);
  const column = sql.id(rows[0]?.column ?? '');
  return sql`update ${sql.table(table)} set ${column} = ${column}`;
}

describe('append-only tables', () => {
  it('take new rows from the server', async () => {
    const event = auditEvent();

    await fresh.db.insertInto('auditEvent').values(event).execute();

    const kept = await fresh.db.selectFrom('auditEvent').select('userName').where('id', '=', event.id).execute();
    expect(kept).toEqual([{ userName: 'Asha' }]);
  });

  it.each(form.appendOnly)('%s: the server has no right to change, delete or empty it', async (table) => {
    const statements = [
      await changeOf(table),
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)}`,
      sql`alter table ${sql.table(table)} disable trigger all`,
    ];

    for (const statement of statements) {
      await expect(statement.execute(fresh.db)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each(form.appendOnly)('%s: its trigger refuses even the owner of the tables', async (table) => {
    const owner = connectAsOwner(fresh.url, quiet);

    const statements = [
      await changeOf(table),
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)} cascade`,
    ];

    for (const statement of statements) {
      await expect(statement.execute(owner)).rejects.toThrow('is append-only: its rows are never changed or deleted');
    }
    await owner.destroy();
  });

  it('are listed for the grants exactly as the triggers stand', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger
      where tgname like '%_is_append_only' and tgfoid = 'refuse_change'::regproc order by 1`.execute(fresh.db);

    expect(rows.map(({ name }) => name)).toEqual([...form.appendOnly].sort());
  });
});

describe('the server', () => {
  it('reads and writes every other table, and cannot alter any', async () => {
    const { rows } = await sql<{ name: string; owner: string; all: boolean }>`
      select tablename as name, tableowner as owner,
        has_table_privilege(quote_ident(tablename), 'select, insert') and has_table_privilege(quote_ident(tablename), 'update')
          and has_table_privilege(quote_ident(tablename), 'delete') as "all"
      from pg_tables where schemaname = 'public'`.execute(fresh.db);

    const limited = rows.filter(({ all }) => !all).map(({ name }) => name);
    const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];
    expect(limited.sort()).toEqual(
      [...form.appendOnly, ...form.neverUpdated, ...form.neverDeleted, ...form.kept, ...bookkeeping].sort(),
    );
    expect(rows.map(({ owner }) => owner)).not.toContain('freightdesk_app');
  });

  it('is prepared by several starts at once as by one', async () => {
    const starts = [1, 2, 3].map(() => prepareDatabase({ ownerUrl: fresh.url, description: 'The store' }, form, quiet));

    const signIn = { url: expect.stringContaining('_server:'), guarded: true };
    await expect(Promise.all(starts)).resolves.toEqual([signIn, signIn, signIn]);
  });
});

describe('what the server reads', () => {
  it('amounts are numbers, days are text, decimals keep every digit', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as amount, array[1, 2]::bigint[] as amounts, date '2026-03-31' as day,
        array[date '2026-03-31'] as days, 0.10::numeric as rate, timestamptz '2026-03-31T18:30:00Z' as at,
        jsonb_build_object('snake_key', 1) as json_value`.execute(fresh.db);

    expect(rows).toEqual([
      {
        amount: 9_007_199_254_740_991,
        amounts: [1, 2],
        day: '2026-03-31',
        days: ['2026-03-31'],
        rate: '0.10',
        at: new Date('2026-03-31T18:30:00Z'),
        jsonValue: { snake_key: 1 },
      },
    ]);
  });

  it('an amount a number cannot hold is an error, not a near miss', async () => {
    await expect(sql`select 9007199254740992::bigint as amount`.execute(fresh.db)).rejects.toThrow(
      '9007199254740992, which is no safe whole number',
    );
  });
});

describe('a store that can only be read', () => {
  it('as on a standby, stops the start with one sentence and is left as it was', async () => {
    const standby = new URL(fresh.url);
    standby.searchParams.set('options', '-c default_transaction_read_only=on');

    await expect(
      prepareDatabase({ ownerUrl: standby.href, description: 'PostgreSQL at db-2' }, form, quiet),
    ).rejects.toThrow(/^PostgreSQL at db-2 can only be read, as a standby is; Freightdesk needs the primary\.$/);
  });
});
