import { can, type Role } from '@freightdesk/shared-access';
import { type Filter, type ListSpec, pageSizes } from '@freightdesk/shared-endpoint';
import { columnKinds } from './column-kinds';
import type { ListRequest, SortKey } from './list-request';
import { type Query, QueryReader } from '../input/query-reader';
import { atMostCharacters } from '../input/strict-json';

const ownNames = ['page', 'pageSize', 'sort', 'q', 'after', 'count'];
/** Rows by name, such as those that somebody chose: every list can be narrowed to them. */
const byId = { id: { kind: 'id', of: 'id' } } as const;
const most = { page: 1_000_000_000, filterValues: 100, qLength: 200, words: 12 } as const;

/** Reads a list's query string by what its spec offers to the role. Whatever it does not offer is 400 and named. */
export function parseListRequest(whole: ListSpec, query: Query, role: Role): ListRequest {
  const reader = new QueryReader(query);
  const { spec, hidden } = offeredTo(role, whole);
  for (const name of reader.names) {
    if (!ownNames.includes(name) && !Object.hasOwn(spec.filters, name)) {
      reader.wrong(name, 'This list has no such filter.');
    }
  }
  const request: ListRequest = {
    page: positiveNumber(reader, 'page', { most: most.page, otherwise: 1 }),
    pageSize: positiveNumber(reader, 'pageSize', { most: pageSizes.most, otherwise: pageSizes.default }),
    sort: sortOf(spec, reader),
    q: wordsOf(reader),
    filters: filtersOf(spec, reader),
    cursor: cursorOf(reader),
    countExactly: countOf(reader),
    hidden,
  };
  reader.finish();
  return request;
}

interface Offered {
  readonly spec: ListSpec;
  readonly hidden: readonly string[];
}

/** What a list offers to a role follows from the contract alone, so it is told once. */
const offers = new WeakMap<ListSpec, Map<Role, Offered>>();

function offeredTo(role: Role, whole: ListSpec): Offered {
  const byRole = offers.get(whole) ?? new Map<Role, Offered>();
  const known = byRole.get(role);
  if (known) return known;
  const hidden = hiddenFrom(role, whole);
  const offered = { spec: withoutHidden(whole, hidden), hidden };
  offers.set(whole, byRole.set(role, offered));
  return offered;
}

const hiddenFrom = (role: Role, { guarded = {} }: ListSpec): string[] =>
  Object.entries(guarded).flatMap(([field, permission]) => (can(role, permission, 'server') ? [] : [field]));

const withoutHidden = ({ filters, sorts, ...spec }: ListSpec, hidden: readonly string[]): ListSpec => ({
  ...spec,
  filters: Object.fromEntries(Object.entries({ ...byId, ...filters }).filter(([name]) => !hidden.includes(name))),
  sorts: sorts.filter((name) => !hidden.includes(name)),
});

function positiveNumber(reader: QueryReader, name: string, bounds: { most: number; otherwise: number }): number {
  const text = reader.one(name);
  if (text === null) return bounds.otherwise;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > bounds.most)
    reader.wrong(name, { message: 'Give a whole number from 1 to {{most}}.', values: { most: bounds.most } });
  return number;
}

function sortOf(spec: ListSpec, reader: QueryReader): SortKey[] {
  const words = (reader.one('sort') ?? spec.defaultSort).split(',');
  const keys = words.map((word) => ({ field: word.replace(/^-/, ''), descending: word.startsWith('-') }));
  const fields = keys.map(({ field }) => field);
  if (!fields.every((field) => spec.sorts.includes(field))) reader.wrong('sort', 'This list cannot be sorted by that.');
  if (new Set(fields).size !== fields.length) reader.wrong('sort', 'Name each column once.');
  return keys;
}

/** What is looked for, each word once: every one more is held against every row. */
function wordsOf(reader: QueryReader): string | null {
  const text = reader.one('q') ?? '';
  if (text.length > most.qLength) reader.wrong('q', atMostCharacters(most.qLength));
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))];
  if (words.length > most.words)
    reader.wrong('q', { message: 'At most {{most}} words.', values: { most: most.words } });
  return words.length === 0 ? null : words.join(' ');
}

function cursorOf(reader: QueryReader): string | null {
  const cursor = reader.one('after');
  if (cursor !== null && reader.names.includes('page')) reader.wrong('after', 'Give this or a page, not both.');
  return cursor;
}

function countOf(reader: QueryReader): boolean {
  const count = reader.one('count');
  if (count !== null && count !== 'exact') reader.wrong('count', "The only choice is 'exact'.");
  return count === 'exact';
}

function filtersOf(spec: ListSpec, reader: QueryReader): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  const given = new Set(reader.names);
  for (const [name, filter] of Object.entries(spec.filters)) {
    if (!given.has(name)) continue;
    const values = reader.all(name);
    if (values.length > most.filterValues)
      reader.wrong(name, { message: 'At most {{most}} values.', values: { most: most.filterValues } });
    for (const value of values) {
      if (!fits(filter, value)) reader.wrong(name, problems[filter.kind]);
    }
    if (values.length > 0) filters[name] = values;
  }
  return filters;
}

const problems: Record<Filter['kind'], string> = {
  choice: 'Choose one of the offered values.',
  id: 'This is not the id of a record.',
  date: 'Enter a date that exists, such as 26-Nov-2026.',
  flag: "Choose 'true' or 'false'.",
  text: 'Enter some words.',
};

function fits(filter: Filter, value: string): boolean {
  if (filter.kind === 'choice') return filter.values.includes(value);
  if (filter.kind === 'text') return value !== '' && value.length <= most.qLength;
  return columnKinds[filter.kind].accepts(value);
}
