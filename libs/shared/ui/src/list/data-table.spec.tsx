import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataTableProps } from './data-table';
import type { Column, ListFacts, ListSource } from './list-source';
import { ListToolbar } from './list-toolbar';
import { wholeList } from './whole-list';

interface Bank {
  id: string;
  name: string;
  balance: string;
}

void startI18n();

const hdfc: Bank = { id: '1', name: 'HDFC Bank', balance: '12,500.00' };
const axis: Bank = { id: '2', name: 'Axis Bank', balance: '900.00' };

const drawn: string[] = [];
const columns: Column<Bank>[] = [
  {
    id: 'name',
    cell: ({ name }) => {
      drawn.push(name);
      return name;
    },
  },
  { id: 'balance', align: 'end', cell: ({ balance }) => balance },
  { id: 'branch', header: 'Branch', hideOnPhone: true, cell: () => 'Fort' },
];

const facts: ListFacts = {
  fields: { name: { label: 'Name' }, balance: { label: 'Balance' } },
  filters: {
    status: { kind: 'choice', label: 'Status', values: ['OPEN', 'CLOSED'], labels: { OPEN: 'Open', CLOSED: 'Closed' } },
    isDefault: { kind: 'flag', label: 'Default only' },
  },
  sorts: ['name', 'balance'],
  hint: 'Search banks',
};

const listOf = (changes: Partial<ListSource<Bank>> = {}): ListSource<Bank> => ({
  ...wholeList({ rows: [hdfc, axis] }),
  pageSize: 25,
  setPageSize: () => undefined,
  facts,
  ...changes,
});

const table = (list: ListSource<Bank>, props: Partial<DataTableProps<Bank>> = {}) => (
  <DataTable
    label="Banks"
    list={list}
    columns={columns}
    empty={{ title: 'No bank yet', action: 'Add bank' }}
    {...props}
  />
);

const show = (list: ListSource<Bank>, props?: Partial<DataTableProps<Bank>>) => render(table(list, props));

beforeEach(() => {
  drawn.length = 0;
});

it('whose rows open nothing is walked by arrows from the table on, so that what is cut is told to the keyboard too', async () => {
  const cut: Column<Bank> = {
    id: 'cut',
    header: 'Note',
    cell: () => <span data-whole="Current account, Fort">Curr …</span>,
  };
  show(listOf(), { columns: [...columns, cut] });

  await userEvent.tab();
  while (document.activeElement?.matches('[data-rows]') === false) await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');

  expect(screen.getByRole('row', { name: /Axis Bank/ })).toHaveFocus();
  expect(await screen.findByText('Current account, Fort')).toBeVisible();
});

describe('the faces of a list', () => {
  it('takes no widths of what stands in for rows on their way', () => {
    const wide = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 38));
    const ofBalance = () => screen.getByRole('columnheader', { name: 'Balance' }).style.width;

    const { rerender } = show(listOf({ rows: [], total: 0, isLoading: true }));
    expect(ofBalance()).not.toBe('400px');
    rerender(table(listOf()));

    expect(ofBalance()).toBe('400px');
    wide.mockRestore();
  });

  it('shows its rows in a table with a name', () => {
    show(listOf());

    const rows = within(screen.getByRole('table', { name: 'Banks' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent('HDFC Bank12,500.00');
  });

  it('is busy while the first rows are on their way', () => {
    show(wholeList<Bank>({ rows: undefined }));

    expect(screen.getByRole('table', { name: 'Banks' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No bank yet')).not.toBeInTheDocument();
  });

  it('keeps the old rows, and is busy, while new ones are on their way', () => {
    show(listOf({ isRefreshing: true }));

    expect(screen.getByRole('table', { name: 'Banks' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('HDFC Bank')).toBeVisible();
  });

  it('offers the first action where nothing is yet', () => {
    show(wholeList<Bank>({ rows: [] }));

    expect(screen.getByText('No bank yet')).toBeVisible();
    expect(screen.getByText('Add bank')).toBeVisible();
  });

  it('offers to clear the filters where nothing matches', async () => {
    const clearFilters = jest.fn();
    show(listOf({ rows: [], total: 0, hasFilters: true, clearFilters }));

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(screen.getByText('Nothing matches')).toBeVisible();
    expect(clearFilters).toHaveBeenCalledTimes(1);
  });

  it('says what failed, with the request id, and tries again', async () => {
    const refetch = jest.fn();
    show(listOf({ rows: [], total: 0, error: { message: 'The database is away.', requestId: 'r-9' }, refetch }));

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(screen.getByRole('alert')).toHaveTextContent('The database is away.Request r-9');
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows it has when a refresh failed', () => {
    show(listOf({ error: 'Something went wrong' }));

    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByText('HDFC Bank')).toBeVisible();
  });

  it('leads back from a page past the end', async () => {
    const setPage = jest.fn();
    show(listOf({ rows: [], total: 30, page: 9, setPage }));

    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));

    expect(setPage).toHaveBeenCalledWith(1);
  });
});

describe('sorting', () => {
  const byName = [{ field: 'name', descending: false }];

  it('tells which column the rows are sorted by', () => {
    show(listOf({ sort: byName }));

    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Balance' })).not.toHaveAttribute('aria-sort');
  });

  it('asks for another order by a click and for one more with Shift', async () => {
    const setSort = jest.fn();
    show(listOf({ sort: byName, setSort }));
    const person = userEvent.setup();

    await person.click(screen.getByRole('button', { name: 'Name' }));
    await person.click(screen.getByRole('button', { name: 'Balance' }));
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('button', { name: 'Balance' }));

    expect(setSort.mock.calls).toEqual([
      [[{ field: 'name', descending: true }]],
      [[{ field: 'balance', descending: false }]],
      [[...byName, { field: 'balance', descending: false }]],
    ]);
  });

  it('offers none where the list can’t be sorted', () => {
    show(listOf());

    expect(screen.queryByRole('button', { name: 'Branch' })).not.toBeInTheDocument();
  });
});

describe('a row', () => {
  it('opens by a click and by Enter, and arrows walk to its neighbours', async () => {
    const onOpen = jest.fn();
    show(listOf(), { onOpen });
    const person = userEvent.setup();

    await person.click(screen.getByText('HDFC Bank'));
    screen.getByRole('row', { name: /HDFC/ }).focus();
    await person.keyboard('{ArrowDown}{Enter}');

    expect(onOpen.mock.calls).toEqual([[hdfc], [axis]]);
  });

  it('has its own menu, which opens nothing else', async () => {
    const onOpen = jest.fn();
    const onDelete = jest.fn();
    show(listOf(), {
      onOpen,
      rowActions: ({ name }) => [{ label: `Delete ${name}`, danger: true, onSelect: onDelete }],
    });
    const person = userEvent.setup();

    await person.click(within(screen.getByRole('row', { name: /Axis/ })).getByRole('button', { name: 'Actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Axis Bank' }));

    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('says why an action can’t be done, and does not do it', async () => {
    const onSelect = jest.fn();
    show(listOf(), {
      rowActions: () => [{ label: 'Delete', onSelect, disabledReason: 'Payments stand in this bank.' }],
    });
    const person = userEvent.setup();

    await person.click(screen.getAllByRole('button', { name: 'Actions' })[0] ?? document.body);
    const entry = await screen.findByRole('menuitem', { name: /Payments stand in this bank/ });
    await person.click(entry);

    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is not drawn again when only the list around it changes', () => {
    const rows = [hdfc, axis];
    const { rerender } = show(listOf({ rows }));
    drawn.length = 0;

    rerender(table(listOf({ rows, isRefreshing: true })));

    expect(drawn).toEqual([]);
  });

  it('has the totals under it', () => {
    show(listOf(), { totals: { name: 'Total', balance: '13,400.00' } });

    expect(screen.getByRole('row', { name: /Total 13,400.00/ })).toBeVisible();
  });
});

describe('pages', () => {
  it('are not offered of rows that are all here, however many: they are only counted', () => {
    show(wholeList({ rows: Array.from({ length: 30 }, (_, at) => ({ ...hdfc, id: `${at}` })) }));

    expect(screen.getByText('1-30 of 30')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Rows a page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('are turned, and sized, from the foot of the list', async () => {
    const setPage = jest.fn();
    const setPageSize = jest.fn();
    show(listOf({ page: 2, total: 10_000, totalIsExact: false, setPage, setPageSize }));
    const person = userEvent.setup();

    await person.click(screen.getByRole('button', { name: 'Previous page' }));
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Rows a page' }), '100');

    expect(screen.getByText('26-50 of 10,000+')).toBeVisible();
    expect(setPage.mock.calls).toEqual([[1], [3]]);
    expect(setPageSize).toHaveBeenCalledWith(100);
  });

  it('leave the focus where it is at the last one', async () => {
    const setPage = jest.fn();
    const { rerender } = show(listOf({ page: 2, total: 60, pageSize: 25, setPage }));
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Next page' }));

    rerender(table(listOf({ page: 3, total: 60, pageSize: 25, setPage })));

    const next = screen.getByRole('button', { name: 'Next page' });
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard('{Enter}');
    expect(setPage.mock.calls).toEqual([[3]]);
  });

  it('are not offered where all rows are here', () => {
    show(listOf());

    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  const wide = window.matchMedia;

  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  });

  afterEach(() => {
    window.matchMedia = wide;
  });

  it('rows are cards without what was left out for it', async () => {
    const onOpen = jest.fn();
    show(listOf(), { onOpen });

    const cards = within(await screen.findByRole('list', { name: 'Banks' })).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('HDFC BankBalance12,500.00');
    expect(cards[0]).not.toHaveTextContent('Fort');
    await userEvent.click(screen.getByText('Axis Bank'));
    expect(onOpen).toHaveBeenCalledWith(axis);
  });

  it('are put in order without headings', async () => {
    const setSort = jest.fn();
    render(<ListToolbar list={listOf({ sort: [{ field: 'name', descending: false }], setSort })} />);

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name ↓');

    expect(setSort).toHaveBeenCalledWith([{ field: 'name', descending: true }]);
  });

  it('say the first of their orders that has a name, where the first of all has none', async () => {
    const sort = [
      { field: 'date', descending: true },
      { field: 'name', descending: true },
    ];
    render(<ListToolbar list={listOf({ sort })} />);

    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name ↓');
  });

  it('their place is kept while they are awaited', async () => {
    const { rerender } = show(wholeList<Bank>({ rows: undefined }));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();

    rerender(table(listOf()));
    expect(await screen.findByRole('list', { name: 'Banks' })).toBeVisible();
  });
});

describe('the toolbar', () => {
  it('takes several values of a filter, names them and lets them go', async () => {
    const setFilter = jest.fn();
    const list = listOf({ filters: { status: ['OPEN'] }, hasFilters: true, setFilter });
    render(<ListToolbar list={list} />);
    const person = userEvent.setup();

    await person.click(screen.getByRole('button', { name: 'Default only' }));
    await person.click(screen.getByRole('button', { name: 'Status: Open' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Closed' }));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Clear: Status: Open' }));

    expect(setFilter.mock.calls).toEqual([
      ['isDefault', 'true'],
      ['status', ['OPEN', 'CLOSED']],
      ['status', []],
    ]);
  });
});
