import { type Filter, type ListInput, type ListSpec, pageSizes } from '@freightdesk/shared-endpoint';

export interface SortOrder {
  field: string;
  descending: boolean;
}

/** What a list shows, as its address says it. */
export interface ListState {
  page: number;
  pageSize: number;
  sort: readonly SortOrder[];
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
}

const wholeNumber = (text: string | null, fallback: number, most = Number.MAX_SAFE_INTEGER): number => {
  const value = Number(text ?? '');
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : fallback;
};

/** `-date,number` -> by date descending, then by number. Fields the list cannot sort by are left out. */
export function sortOrders(text: string, sorts: readonly string[]): SortOrder[] {
  return text
    .split(',')
    .map((word) => ({ field: word.replace(/^-/, ''), descending: word.startsWith('-') }))
    .filter(({ field }) => sorts.includes(field));
}

export const sortText = (orders: readonly SortOrder[]): string =>
  orders.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');

/** An address may be typed or old: values outside a choice are dropped rather than sent to be refused. */
const takenBy = (filter: Filter, values: string[]): string[] =>
  values.filter((value) => value !== '' && (filter.kind !== 'choice' || filter.values.includes(value)));

/** Reads a list's state from the query string. Whatever makes no sense falls back to the list's own defaults. */
export function readListState(query: URLSearchParams, spec: ListSpec): ListState {
  const filters = Object.entries(spec.filters)
    .map(([name, filter]) => [name, takenBy(filter, query.getAll(name))] as const)
    .filter(([, values]) => values.length > 0);
  const sort = sortOrders(query.get('sort') ?? '', spec.sorts);
  return {
    page: wholeNumber(query.get('page'), 1),
    pageSize: wholeNumber(query.get('pageSize'), pageSizes.default, pageSizes.most),
    sort: sort.length > 0 ? sort : sortOrders(spec.defaultSort, spec.sorts),
    q: (query.get('q') ?? '').trim(),
    filters: Object.fromEntries(filters),
  };
}

/** The query string of a state. Defaults are left out, so that an address says only what the person chose. */
export function writeListState(query: URLSearchParams, spec: ListSpec, state: ListState): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, standard: string) =>
    value === standard ? next.delete(name) : next.set(name, value);
  put('page', String(state.page), '1');
  put('pageSize', String(state.pageSize), String(pageSizes.default));
  put('sort', sortText(state.sort), spec.defaultSort);
  put('q', state.q.trim(), '');
  for (const name of Object.keys(spec.filters)) {
    next.delete(name);
    state.filters[name]?.forEach((value) => next.append(name, value));
  }
  return next;
}

/** What the server is asked. */
export const listInputOf = ({ page, pageSize, sort, q, filters }: ListState): ListInput => ({
  ...filters,
  page,
  pageSize,
  ...(sort.length > 0 ? { sort: sortText(sort) } : {}),
  ...(q ? { q } : {}),
});

const pageNames = ['page', 'pageSize', 'sort', 'q'];

/** What the address says of what a list shows, in one order and without the page: two addresses that show the same say the same. */
export function shownQuery(query: URLSearchParams, spec: ListSpec, own: readonly string[]): string {
  const state = { ...readListState(query, spec), page: 1, pageSize: pageSizes.default };
  const shown = writeListState(new URLSearchParams(), spec, state);
  own.forEach((name) => query.getAll(name).forEach((value) => shown.append(name, value)));
  return shown.toString();
}

/** The address that shows what the words say; what else it tells, such as an open record, stays. */
export function withShownQuery(
  query: URLSearchParams,
  shown: string,
  { spec, own, view }: { spec: ListSpec; own: readonly string[]; view: string | null },
): URLSearchParams {
  const next = new URLSearchParams(query);
  [...pageNames, ...Object.keys(spec.filters), ...own].forEach((name) => next.delete(name));
  new URLSearchParams(shown).forEach((value, name) => next.append(name, value));
  if (view === null) next.delete('view');
  else next.set('view', view);
  return next;
}
