import type { Db } from '@freightdesk/shared-database';
import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { onOwnedDatabase } from './owned-database.builder';
import { pagesOf } from './pages-of';
import { parseListRequest } from './parse-list-request';

interface Crate {
  id: string;
  kind: 'box' | 'bag';
  state: 'FULL' | 'EMPTY';
  isLent: boolean;
  date: string;
  owner: string;
}

const labels = { box: 'Box', bag: 'Bag' };
const states = { FULL: 'Full', EMPTY: 'Empty' };
const list = defineList({
  fields: {
    kind: { kind: 'choice', label: 'Kind', values: ['box', 'bag'], labels },
    state: { kind: 'choice', label: 'State', values: ['FULL', 'EMPTY'], labels: states },
    isLent: { kind: 'flag' },
    date: { kind: 'date' },
    owner: { kind: 'text' },
  },
  filters: { kind: {}, state: {}, isLent: {}, ...daysOf('date'), owner: {} },
  sorts: ['date'],
  defaultSort: '-date',
  search: ['owner'],
});

/** No more than one crate is there, so a number above one was told by what is kept. */
const crates = sql<Crate>`(
  select '0198b0a4-0000-7000-8000-000000000000'::uuid as id, 'box' as kind, 'FULL' as state, true as is_lent, date '2026-05-03' as date, 'Asha' as owner)`;
const kept = sql<{
  rowCount: number;
}>`(values ('box', 'FULL', date '2026-05-03', 3), ('box', 'EMPTY', date '2026-05-03', 4),
  ('bag', 'FULL', date '2026-05-03', 20), ('box', 'FULL', date '2026-06-01', 20000)) kept (kind, state, date, row_count)`;

const pages = pagesOf<Crate, string>(() => crates, {
  list,
  tallied: { filters: ['kind', 'state', 'dateFrom', 'dateTo'], rows: () => sql`(select * from ${kept})` },
  // Of the one crate either is true, so that a page has a row to be counted.
  apart: () => ({
    state: { FULL: sql`listed.owner = 'Asha'`, EMPTY: sql`listed.owner = 'Asha'` },
    isLent: { true: sql`listed.owner = 'nobody'` },
  }),
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

it('is counted by what is kept also of a choice whose rows are found in ways of their own', async () => {
  expect(await totalOf({ ...may, state: 'EMPTY' })).toBe(4);
  expect(await totalOf({ ...may, state: 'FULL' })).toBe(23);
  expect(await totalOf({ ...may, state: 'FULL', owner: 'asha' })).toBe(1);
});

it('is found in that way too where the choice is a flag', async () => {
  expect(await totalOf({ isLent: 'true' })).toBe(0);
  expect(await totalOf({ isLent: 'false' })).toBe(0);
});

it('is counted no further than other lists, unless all of it is asked', async () => {
  expect(await totalOf({ kind: 'box' })).toBe('more than 10000');
  expect(await totalOf({ kind: 'box', count: 'exact' })).toBe(20_007);
});

it('is counted row by row where something else narrows it', async () => {
  expect(await totalOf({ ...may, owner: 'asha' })).toBe(1);
  expect(await totalOf({ ...may, q: 'asha' })).toBe(1);
});
