import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  connectAsOwner,
  createEmptyDatabase,
  formOf,
  grantToServer,
  migrate,
  readColumns,
  serverRole,
} from '@freightdesk/shared-database/testing';
import { type Kysely, sql } from 'kysely';
import { tables } from './tables';

const form = formOf(tables);
const { migrations } = form;
const quiet = { info: () => undefined, warn: () => undefined };
const templateUrl = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const all = Object.keys(migrations).sort();
const made: { db: Kysely<unknown>; drop(): Promise<void> }[] = [];
const children: ChildProcess[] = [];

jest.setTimeout(60_000);

async function emptyDatabase() {
  const { url, drop } = await createEmptyDatabase(templateUrl);
  const db = connectAsOwner(url, quiet);
  made.push({ db, drop });
  return { db, url };
}

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const { db, drop } of made) {
    await db.destroy();
    await drop();
  }
});

/** A server that is killed within a step, after so many of its statements. */
async function killWithin(url: string, step: string, invariants: number): Promise<void> {
  const args = ['--import', 'tsx', join(__dirname, 'migrating.fixture.ts'), url, step, String(invariants)];
  const child = spawn(process.execPath, args, { cwd: join(__dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('stands still\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The steps before one, as an earlier version of the program had them. */
const before = (step: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name.localeCompare(step) < 0));

const shapeOf = async (db: Kysely<unknown>) => ({
  columns: await readColumns(db),
  rules: (
    await sql<{ rule: string }>`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
      union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`.execute(db)
  ).rows.map(({ rule }) => rule),
});

const onEmpty = (step: string) => ({ step, invariants: 1, store: 'an empty store' });
const onFormer = (step: string) => ({ step, invariants: Infinity, store: 'a store of the version before' });
const [first = '', last = ''] = [all[0], all.at(-1)];
const cells = isFull ? [...all.map(onEmpty), ...all.map(onFormer)] : [onEmpty(first), onEmpty(last), onFormer(last)];

let whole: Awaited<ReturnType<typeof shapeOf>>;
beforeAll(async () => {
  const { db } = await emptyDatabase();
  await migrate(db, migrations);
  whole = await shapeOf(db);
});

/** What the server's own role may do with the audit trail. */
async function rightsOn(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ right: string }>`
    select privilege_type as right from information_schema.role_table_grants
    where grantee = ${serverRole} and table_name = 'audit_event' order by 1`.execute(db);
  return rows.map(({ right }) => right);
}

describe('a server that is killed while it migrates', () => {
  it.each(cells)('within $step, on $store, leaves it as it was, and the next start completes', async (cell) => {
    const { db, url } = await emptyDatabase();
    if (cell.store !== 'an empty store') await migrate(db, before(cell.step));
    const shape = await shapeOf(db);

    await killWithin(url, cell.step, cell.invariants);
    expect(await shapeOf(db)).toEqual(shape);

    await migrate(db, migrations);
    expect(await shapeOf(db)).toEqual(whole);
  });

  it('within the granting of its rights, leaves the store as it was, and the next start grants them', async () => {
    const { db, url } = await emptyDatabase();
    await migrate(db, migrations);

    await killWithin(url, 'grant', 4);
    expect(await rightsOn(db)).toEqual([]);

    expect(await grantToServer(db, form)).toBe(true);
    expect(await rightsOn(db)).toEqual(['INSERT', 'SELECT']);
  });
});
