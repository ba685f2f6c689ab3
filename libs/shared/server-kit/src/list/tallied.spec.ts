import type { Db } from '@freightdesk/shared-database';
import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { onOwnedDatabase } from './owned-database.builder';
import { pagesOf } from './pages-of';
import { parseListRequest } from './parse-list-request';

interface Crate {
  id: string;
  kind: 'box' | 'bag';
  date: string;
  owner: string;
}

const labels = { box: 'Box', bag: 'Bag' };
const list = defineList({
  fields: {
    kind: { kind: 'choice', label: 'Kind', values: ['box', 'bag'], labels },
    date: { kind: 'date' },
    owner: { kind: 'text' },
  },
  filters: { kind: {}, ...daysOf('date'), owner: {} },
  sorts: ['date'],
  defaultSort: '-date',
  search: ['owner'],
});

/** No more than one crate is there, so a number above one was told by what is kept. */
const crates = sql<Crate>`(
  select '0198b0a4-0000-7000-8000-000000000000'::uuid as id, 'box' as kind, date '2026-05-03' as date, 'Asha' as owner)`;
const kept = sql<{ rowCount: number }>`(values ('box', date '2026-05-03', 3), ('box', date '2026-05-03', 4),
  ('bag', date '2026-05-03', 20), ('box', date '2026-06-01', 20000)) kept (kind, date, row_count)`;

const pages = pagesOf<Crate, string>(() => crates, {
  list,
  tallied: { filters: ['kind', 'dateFrom', 'dateTo'], rows: () => sql`(select * from ${kept})` },
  toRow: ({ id }) => id,
});

let owner: Db;
onOwnedDatabase((given) => {
  owner = given;
});

const totalOf = async (query: Record<string, string>) => {
  const { total, totalIsExact } = await pages(owner, parseListRequest(list, query, 'ADMIN'));
  return totalIsExact ? total : `more than ${total}`;
};
const may = { dateFrom: '2026-05-01', dateTo: '2026-05-31' };

it('is counted by what is kept of the filters that narrow it', async () => {
  expect(await totalOf({ kind: 'box', ...may })).toBe(7);
  expect(await totalOf(may)).toBe(27);
  expect(await totalOf({ ...may, page: '9' })).toBe(27);
});

it('is counted no further than other lists, unless all of it is asked', async () => {
  expect(await totalOf({ kind: 'box' })).toBe('more than 10000');
  expect(await totalOf({ kind: 'box', count: 'exact' })).toBe(20_007);
});

it('is counted row by row where something else narrows it', async () => {
  expect(await totalOf({ ...may, owner: 'asha' })).toBe(1);
  expect(await totalOf({ ...may, q: 'asha' })).toBe(1);
});
