import type { Db } from '@freightdesk/shared-database';
import { defineList } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { Connection } from 'pg';
import { onOwnedDatabase } from './owned-database.builder';
import { pagesOf } from './pages-of';
import { parseListRequest } from './parse-list-request';

interface Crate {
  id: string;
  kind: string;
}

const list = defineList({
  fields: { id: { kind: 'id' }, kind: { kind: 'text' } },
  filters: { kind: {} },
  sorts: ['kind'],
  defaultSort: 'kind',
  search: ['kind'],
});

const pages = pagesOf<Crate, string>(() => sql<Crate>`(select id, kind from crate)`, {
  list,
  table: 'crate',
  toRow: ({ id }) => id,
});

let owner: Db;
onOwnedDatabase(async (given) => {
  owner = given;
  await sql`create table crate (id uuid primary key default gen_random_uuid(), kind text not null default 'box')`.execute(
    owner,
  );
  await sql`insert into crate select from generate_series(1, 3)`.execute(owner);
});

const isSaidToHold = (rows: number) =>
  sql`update pg_class set reltuples = ${rows}::int where oid = 'crate'::regclass`.execute(owner);

const totalOf = async (query: Record<string, string> = {}) => {
  const { total, totalIsExact } = await pages(owner, parseListRequest(list, query, 'ADMIN'));
  return totalIsExact ? total : `more than ${total}`;
};

/** The statements that PostgreSQL is told meanwhile and did not keep before: how often each makes a count ready. */
async function countsOf(work: () => Promise<unknown>): Promise<number[]> {
  const parsed = jest.spyOn(Connection.prototype, 'parse');
  await work();
  const texts = parsed.mock.calls.map(([{ text }]) => text);
  parsed.mockRestore();
  return texts.map((text) => text.split('count(*)').length - 1);
}

it('a table said to hold many is not made ready to be counted once that is known', async () => {
  await isSaidToHold(50_000);

  expect(await countsOf(totalOf)).toEqual([1]);
  expect(await countsOf(totalOf)).toEqual([0]);
  expect(await totalOf()).toBe('more than 10000');
  expect(await totalOf({ kind: 'box' })).toBe(3);
  expect(await totalOf({ count: 'exact' })).toBe(3);
});

it('is counted all the same where it is said to hold many no more', async () => {
  await isSaidToHold(50_000);
  expect(await totalOf()).toBe('more than 10000');

  await isSaidToHold(3);

  expect([await totalOf(), await totalOf()]).toEqual([3, 3]);
  expect(await totalOf({ page: '7' })).toBe(3);
});

it('a table of more than are counted, which its figures do not surely tell, is counted with its page at each request', async () => {
  await sql`insert into crate select from generate_series(1, 10_500)`.execute(owner);
  await isSaidToHold(10_503);
  expect(await totalOf()).toBe('more than 10000');

  expect(await countsOf(totalOf)).toEqual([]);
  expect(await countsOf(totalOf)).toEqual([]);
});
