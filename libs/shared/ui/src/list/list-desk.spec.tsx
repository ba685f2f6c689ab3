import { startI18n } from '@freightdesk/shared-i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarHost } from '../notify/snackbar-host';
import type { BulkAct } from './bulk-act';
import { DataTable } from './data-table';
import type { Column, ListSource } from './list-source';
import { wholeList } from './whole-list';

interface Bill {
  id: string;
  number: string;
  status: 'DRAFT' | 'POSTED';
}

void startI18n();

const bill = (id: string, status: Bill['status'] = 'DRAFT'): Bill => ({ id, number: `B/${id}`, status });
const bills = [bill('1'), bill('2'), bill('3', 'POSTED')];
const columns: Column<Bill>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => number },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'date', header: 'Date', cell: () => '20-Nov-2026' },
];

const take = jest.fn(() => Promise.reject(new Error('not here')));
const listOf = (changes: Partial<ListSource<Bill>> = {}): ListSource<Bill> => ({
  ...wholeList({ rows: bills }),
  ...{ name: 'bills.list', query: '', take, total: 1_234 },
  ...changes,
});

const onOpen = jest.fn();
const client = new QueryClient();
const table = (list: ListSource<Bill>, bulkActs: BulkAct<Bill>[] = []) => (
  <QueryClientProvider client={client}>
    <SnackbarHost>
      <DataTable
        label="Bills"
        list={list}
        columns={columns}
        empty={{ title: 'None' }}
        onOpen={onOpen}
        bulkActs={bulkActs}
      />
    </SnackbarHost>
  </QueryClientProvider>
);
const show = (changes?: Partial<ListSource<Bill>>, bulkActs?: BulkAct<Bill>[]) => ({
  ...render(table(listOf(changes), bulkActs)),
  user: userEvent.setup(),
});
const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('columns', () => {
  it('are chosen and moved by keys, and stay so for the person', async () => {
    const { user, unmount } = show();

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Move up: Date' }));
    await user.click(screen.getByRole('checkbox', { name: 'Status' }));
    await user.click(screen.getByRole('button', { name: 'Comfortable' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(heads()).toEqual(['Number', 'Date']));
    unmount();
    show();
    expect(heads()).toEqual(['Number', 'Date']);
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'comfortable');
  });

  it('go on being moved by keys where one has come to its end', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const up = await screen.findByRole('button', { name: 'Move up: Date' });

    act(() => up.focus());
    await user.keyboard('{Enter}{Enter}{Enter}');

    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(heads()).toEqual(['Number', 'Date', 'Status']));
  });

  it('are made wider by buttons from the width in which they stand', async () => {
    const drawn = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 38));
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Wider: Date' }));

    expect(localStorage.getItem('lists:')).toContain('"width":224');
    drawn.mockRestore();
  });

  it('of a saved view are others than those of the list', () => {
    localStorage.setItem('lists:', JSON.stringify({ columns: { 'bills.list v1': [{ id: 'number' }] } }));
    const { unmount } = show({ view: 'v1' });
    expect(heads()).toEqual(['Number']);

    unmount();
    show();
    expect(heads()).toEqual(['Number', 'Status', 'Date']);
  });
});

describe('quick view', () => {
  it('opens with Space, follows the arrows, and closes with Escape', async () => {
    const { user } = show();

    row('B/1').focus();
    await user.keyboard(' ');
    expect(within(await screen.findByRole('complementary', { name: 'Quick view' })).getByText('B/1')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('complementary')).getByText('B/2')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(bills[1]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('a cell that is cut', () => {
  const wide: Column<Bill> = { id: 'route', header: 'Route', cell: ({ id }) => <i data-whole={`Whole ${id}`}>R</i> };
  const shown = () => ({
    ...render(
      <DataTable
        label="Bills"
        list={listOf()}
        columns={[...columns, wide]}
        empty={{ title: 'None' }}
        onOpen={onOpen}
      />,
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    ),
    user: userEvent.setup(),
  });

  it('is told whole where its row has the focus, but not beside the quick view, which has all of the row', async () => {
    const { user } = shown();
    act(() => row('B/1').focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Whole 2')).toBeVisible();

    await user.keyboard(' ');
    await screen.findByRole('complementary', { name: 'Quick view' });
    expect(screen.queryByText(/Whole/)).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText(/Whole/)).not.toBeInTheDocument();
  });
});

describe('rows that were chosen', () => {
  const exported = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  };

  it('are exported alone, or all that match', async () => {
    const { user } = show();

    await user.click(within(row('B/1')).getByRole('checkbox'));
    row('B/3').focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(await screen.findByText('2 chosen')).toBeVisible();
    await exported(user);
    await user.click(screen.getByRole('button', { name: 'Choose all 1,234 that match' }));
    await exported(user);

    expect(take.mock.calls).toEqual([
      ['csv', expect.any(Function), ['1', '3']],
      ['csv', expect.any(Function), undefined],
    ]);
  });

  it('are let go by another filter, and not by another page', async () => {
    const { user, rerender } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    expect(await screen.findByText('3 chosen')).toBeVisible();

    rerender(table(listOf({ page: 2, rows: [] })));
    expect(screen.getByText('3 chosen')).toBeVisible();
    rerender(table(listOf({ query: 'status=DRAFT' })));
    expect(screen.queryByText('3 chosen')).not.toBeInTheDocument();
  });

  it('are done one after the other, each with its answer', async () => {
    const done: string[] = [];
    const post: BulkAct<Bill> = {
      label: 'Post',
      nameOf: ({ number }) => number,
      refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : 'Only drafts'),
      compare: (one, other) => other.id.localeCompare(one.id),
      run: async ({ id }) => {
        done.push(id);
        await Promise.resolve();
        if (id === '1') return Promise.reject<unknown>({ message: 'The month is locked.' });
        return undefined;
      },
    };
    const { user } = show({}, [post]);
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));

    await user.click(await screen.findByRole('button', { name: 'Post' }));
    const dialog = await screen.findByRole('dialog', { name: 'Post: 2 records' });
    await user.click(within(dialog).getByRole('button', { name: 'Post' }));

    await within(dialog).findByRole('button', { name: 'Close' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['B/2Done', 'B/1The month is locked.', 'B/3Only drafts']);
    expect(done).toEqual(['2', '1']);
  });

  it('are told what is wrong with them in its own words, since no field is marked there', async () => {
    const wrong = { field: 'incoterm', code: 'required', message: 'Choose the Incoterm before the job is opened.' };
    const open: BulkAct<Bill> = {
      label: 'Open',
      nameOf: ({ number }) => number,
      run: () => Promise.reject<unknown>({ message: 'Please correct the marked fields.', errors: [wrong] }),
    };
    const { user } = show({}, [open]);
    await user.click(within(row('B/1')).getByRole('checkbox'));

    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open' }));

    expect(await screen.findByText(wrong.message)).toBeVisible();
  });

  it('all that match are read first, done one after the other, and stopped midway', async () => {
    const many = Array.from({ length: 150 }, (_, index) => bill(String(index + 1)));
    const all: ListSource<Bill>['all'] = async (told) => {
      told(150);
      return many;
    };
    const done: string[] = [];
    let goOn: () => void = () => undefined;
    const post: BulkAct<Bill> = {
      label: 'Post',
      nameOf: ({ number }) => number,
      run: async ({ id }) => {
        done.push(id);
        if (id === '3') await new Promise<void>((resolve) => (goOn = resolve));
        if (id === '2') return Promise.reject<unknown>({ message: 'The month is locked.' });
        return undefined;
      },
    };
    const { user } = show({ all, total: 150 }, [post]);
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 150 that match' }));
    await user.click(await screen.findByRole('button', { name: 'Post' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Post: 150 records' }));
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await dialog.findByText('Post: 2 of 150, 1 of them refused')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    goOn();

    await dialog.findByRole('button', { name: 'Close' });
    const told = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(done).toEqual(['1', '2', '3']);
    expect(told.slice(0, 2)).toEqual(['B/2The month is locked.', 'B/4Stopped before']);
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  });
});

it('what was counted to 10,000 is counted to its end where somebody asks', async () => {
  const countAll = jest.fn();
  const { user } = show({ total: 10_000, totalIsExact: false, countAll });

  await user.click(screen.getByRole('button', { name: 'Count all' }));

  expect(countAll).toHaveBeenCalledTimes(1);
});

it('the count is there also where there is one page', () => {
  show({ total: 3 });
  expect(screen.getByText('1-3 of 3')).toBeVisible();
});
