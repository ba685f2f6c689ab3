import { defineEndpoint, defineList, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { configureApi } from './configuration';
import { createQueryClient } from './query-client';
import { rowsAhead, useList, type UseListOptions } from './use-list';

interface Bank {
  id: string;
}

const listBanks = defineEndpoint<ListInput, Page<Bank>>({
  name: 'banks.list',
  method: 'GET',
  path: '/bank/list',
  access: 'bank.read',
  summary: 'Banks.',
  list: defineList({
    fields: { name: { kind: 'text' }, status: { kind: 'choice', values: ['OPEN'] } },
    filters: { status: {} },
    sorts: ['name'],
    defaultSort: 'name',
    search: ['name'],
  }),
});

let asked: Record<string, unknown>[] = [];
let isLong = false;
let answer: () => Promise<void> = () => Promise.resolve();

/** 60 banks, named by their page. */
const adapter: AxiosAdapter = async (config) => {
  const page = Number(config.params.page);
  asked.push(config.params);
  await answer();
  const data = {
    data: [{ id: `of page ${page}` }],
    page,
    pageSize: 25,
    ...(isLong && !config.params.count ? { total: 10_000, totalIsExact: false } : { total: 60, totalIsExact: true }),
    nextCursor: null,
  };
  return { data, status: 200, statusText: '', headers: {}, config };
};

/** The list at an address, and the address it has led to. */
function open(path: string, options: UseListOptions = {}, client = createQueryClient({ retry: false })) {
  const { result } = renderHook(() => ({ ...useList(listBanks, options), address: useLocation().search }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  const shows = (id: string) => waitFor(() => expect(result.current.rows).toEqual([{ id }]));
  return { list: result, shows };
}

const pages = () => asked.map(({ page }) => page);

beforeEach(() => {
  asked = [];
  isLong = false;
  answer = () => Promise.resolve();
  configureApi({ adapter, readToken: () => null });
});

describe('a list', () => {
  it('shows the page of the address and fetches the next one beforehand', async () => {
    const { list, shows } = open('/?page=2');
    expect(list.current.isLoading).toBe(true);

    await shows('of page 2');

    expect(list.current).toMatchObject({ isLoading: false, page: 2, total: 60, totalIsExact: true });
    await waitFor(() => expect(pages()).toEqual([2, 3]));
  });

  it('has the rows that were asked for ahead when it is first drawn, and does not ask for them again', async () => {
    configureApi({ readToken: () => 'token' });
    const client = createQueryClient({ retry: false });
    rowsAhead(listBanks)(client, new URLSearchParams('page=3&status=OPEN'));
    await waitFor(() => expect(client.isFetching()).toBe(0));

    const { list } = open('/?page=3&status=OPEN', {}, client);

    expect(list.current).toMatchObject({ isLoading: false, rows: [{ id: 'of page 3' }] });
    expect(pages()).toEqual([3]);
  });

  it('is not asked for ahead of whoever is not signed in', () => {
    rowsAhead(listBanks)(createQueryClient(), new URLSearchParams());

    expect(asked).toEqual([]);
  });

  it('fetches nothing beyond its last page', async () => {
    const { shows } = open('/?page=3');

    await shows('of page 3');

    expect(pages()).toEqual([3]);
  });

  it('turns to a page that was fetched beforehand without asking again', async () => {
    const { list, shows } = open('/');
    await waitFor(() => expect(pages()).toEqual([1, 2]));
    await shows('of page 1');

    act(() => list.current.setPage(2));

    expect(list.current).toMatchObject({ rows: [{ id: 'of page 2' }], isRefreshing: false, address: '?page=2' });
    await waitFor(() => expect(pages()).toEqual([1, 2, 3]));
  });

  it('keeps the rows of before until the new ones are there', async () => {
    const { list, shows } = open('/?page=3');
    await shows('of page 3');
    let arrive: () => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));

    act(() => list.current.setSort([{ field: 'name', descending: true }]));

    expect(list.current).toMatchObject({ rows: [{ id: 'of page 3' }], isRefreshing: true, isLoading: false });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-name', page: 1 }));
    act(() => arrive());
    await shows('of page 1');
    expect(list.current.isRefreshing).toBe(false);
  });

  it('searches once typing pauses, from the first page on', async () => {
    const { list, shows } = open('/?page=3');
    await shows('of page 3');

    act(() => list.current.setQ('h'));
    act(() => list.current.setQ('hd'));
    expect(list.current).toMatchObject({ q: 'hd', address: '?page=3' });

    await shows('of page 1');
    expect(list.current).toMatchObject({ q: 'hd', address: '?q=hd', hasFilters: true });
    expect(new Set(asked.map(({ q }) => q))).toEqual(new Set([undefined, 'hd']));
  });

  it('filters and lets all filters go', async () => {
    const { list, shows } = open('/');
    await shows('of page 1');

    act(() => list.current.setFilter('status', 'OPEN'));
    expect(list.current).toMatchObject({ address: '?status=OPEN', hasFilters: true });
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ status: ['OPEN'], page: 1 })));

    act(() => list.current.clearFilters());
    expect(list.current).toMatchObject({ address: '', hasFilters: false });
  });

  it('asks with what the screen fixed, which is no filter of the person’s', async () => {
    const { list, shows } = open('/?page=3', { fixed: { partyId: '7' } });

    await shows('of page 3');

    expect(asked[0]).toMatchObject({ partyId: '7' });
    expect(list.current.hasFilters).toBe(false);
  });

  it('is counted to its end where somebody asks, and not where it is narrowed since', async () => {
    isLong = true;
    const { list, shows } = open('/?page=3');
    await shows('of page 3');
    expect(list.current).toMatchObject({ total: 10_000, totalIsExact: false });

    act(() => list.current.countAll?.());
    await waitFor(() => expect(list.current).toMatchObject({ total: 60, totalIsExact: true, countAll: undefined }));
    expect(asked.filter(({ count }) => count === 'exact')).toHaveLength(1);

    act(() => list.current.setFilter('status', 'OPEN'));
    await waitFor(() => expect(list.current).toMatchObject({ total: 10_000, totalIsExact: false }));
  });
});
