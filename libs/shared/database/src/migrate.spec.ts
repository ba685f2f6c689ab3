import { type Kysely, sql } from 'kysely';
import { connectAsOwner } from './connection/connection';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { newId } from './new-id';
import { createEmptyDatabase } from './testing';

const quiet = { info: () => undefined, warn: () => undefined };
const templateUrl = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
const drops: (() => Promise<void>)[] = [];
const connections: Kysely<unknown>[] = [];

/** A database without any table, with the connections of two servers that start on it. */
async function emptyDatabase(): Promise<[Kysely<unknown>, Kysely<unknown>]> {
  const { url, drop } = await createEmptyDatabase(templateUrl);
  drops.push(drop);
  const servers: [Kysely<unknown>, Kysely<unknown>] = [connectAsOwner(url, quiet), connectAsOwner(url, quiet)];
  connections.push(...servers);
  return servers;
}

async function tablesOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

afterAll(async () => {
  await Promise.all(connections.map((db) => db.destroy()));
  for (const drop of drops) await drop();
});

describe('migrations', () => {
  it('run once, though two servers start on an empty database at the same moment', async () => {
    const servers = await emptyDatabase();

    const done = await Promise.all(servers.map((db) => migrate(db)));

    expect(done.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, Object.keys(migrations).length]);
    expect(await tablesOf(servers[0])).toContain('audit_event');
  });

  it('have nothing to do on a store that has had them', async () => {
    const [db] = await emptyDatabase();
    await migrate(db);

    const done = await migrate(db);

    expect(done).toEqual([]);
  });

  it('leave no trace when one of them fails, and the refusal names it', async () => {
    const [db] = await emptyDatabase();
    const up = async (tx: Kysely<unknown>) => {
      await sql`create table half_made (id no_such_type)`.execute(tx);
    };

    const run = migrate(db, { ...migrations, '9999-12-31-broken': { up } });

    await expect(run).rejects.toThrow(
      /left as it was: 9999-12-31-broken failed with "type "no_such_type" does not exist"/,
    );
    expect(await tablesOf(db)).toEqual([]);
  });

  it('refuse a store that a newer version has opened', async () => {
    const [db] = await emptyDatabase();
    await migrate(db, { ...migrations, '2099-01-01-010-later': { up: () => Promise.resolve() } });

    await expect(migrate(db)).rejects.toThrow(
      'opened by a newer version of Freightdesk (it has had 2099-01-01-010-later); start that version or a later one',
    );
  });

  it('take over the books of a store that has some: vouchers are whole, and all waits to be sealed', async () => {
    const [db] = await emptyDatabase();
    const former = Object.entries(migrations).filter(([name]) => name < '2026-11-22-250');
    await migrate(db, Object.fromEntries(former));
    await db.transaction().execute(async (tx) => {
      const id = newId();
      await sql`insert into voucher (id, type, date, narration, document_type, document_id, document_number, created_at, created_by)
        values (${id}, 'JOURNAL', '2026-11-20', 'Rent', 'journal', ${id}, 'JV', now(), ${id})`.execute(tx);
      await sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
        select gen_random_uuid(), ${id}, 1 + side, a.id, '2026-11-20', (1 - side) * 100, side * 100, 100 - 200 * side
        from generate_series(0, 1) side, account a where a.code = '6010'`.execute(tx);
    });

    await migrate(db);

    const { rows } = await sql`
      select line_count as lines, source from voucher join to_seal on record_id = voucher.id`.execute(db);
    expect(rows).toEqual([{ lines: 2, source: 'voucher' }]);
  });
});
