import { readSales, type RegisterReport, type RegisterRow } from '@freightdesk/reports-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { Component as SalesScreen } from './sales-screen';

const invoiceId = '01990000-0000-7000-8000-0000000000b1';
const figures = {
  taxablePaise: 1_000_00,
  cgstPaise: 90_00,
  sgstPaise: 90_00,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 1_180_00,
};
const row: RegisterRow = {
  key: invoiceId,
  invoiceId,
  number: 'SI/26-27/000001',
  supplierNumber: null,
  kind: 'TAX_INVOICE',
  status: 'ISSUED',
  date: '2026-05-01',
  month: '2026-05',
  partyId: '01990000-0000-7000-8000-000000000001',
  party: 'Indian Oil',
  partyGstin: '07AAACI1681G1ZR',
  placeOfSupply: '07',
  sac: null,
  jobId: null,
  job: null,
  documents: 1,
  ...figures,
};
const report = (rows: RegisterRow[], total = rows.length): RegisterReport => ({
  rows,
  totals: figures,
  from: '2026-04-01',
  to: '2027-03-31',
  page: 1,
  pageSize: 100,
  total,
});

const show = (path = '/') =>
  renderScreen(
    [
      { path: '/', element: <SalesScreen /> },
      { path: '/invoice', element: <p>The invoice</p> },
    ],
    { role: 'ACCOUNT', path, pages: { 'sale invoice': () => '/invoice' } },
  );

describe('the sales report', () => {
  it('shows documents head by head with totals, and opens one', async () => {
    mock(readSales, report([row]));
    const { user } = show();

    expect(await screen.findAllByText('1,180.00')).toHaveLength(2);
    await user.click(screen.getByText('SI/26-27/000001'));

    expect(await screen.findByText('The invoice')).toBeVisible();
  });

  it('groups by month in the address', async () => {
    const { calls } = mock(readSales, report([{ ...row, key: '2026-05', invoiceId: null }]));
    const { user, router } = show();
    await screen.findByRole('table');

    await user.click(screen.getByRole('button', { name: 'By month' }));

    expect(router.state.location.search).toContain('groupBy=month');
    expect(calls.at(-1)?.input).toMatchObject({ groupBy: 'month' });
  });

  it('opens the documents of a month, and of a party', async () => {
    const month = { ...row, key: '2026-05', invoiceId: null, partyId: null };
    mock(readSales, report([month]));
    const { user, router } = show('/?groupBy=month&page=2');

    await user.click(await screen.findByText('May-2026'));

    expect(router.state.location.search).toBe('?from=2026-05-01&to=2026-05-31');
  });

  it.each([
    ['a SAC', 'sac', { sac: '996712' }, '996712', '?sac=996712'],
    ['a job', 'job', { jobId: invoiceId, job: 'SE/26-27/00042' }, 'SE/26-27/00042', `?jobId=${invoiceId}`],
  ])('opens the documents of %s', async (_name, groupBy, named, text, expected) => {
    mock(readSales, report([{ ...row, invoiceId: null, partyId: null, month: null, ...named }]));
    const { user, router } = show(`/?groupBy=${groupBy}`);

    await user.click(await screen.findByText(text));

    expect(router.state.location.search).toBe(expected);
  });

  it('names what stands on no line, and what belongs to no job', async () => {
    mock(readSales, report([{ ...row, invoiceId: null, partyId: null, month: null }]));

    show('/?groupBy=sac');
    expect(await screen.findByRole('cell', { name: 'Round-off' })).toBeVisible();
    show('/?groupBy=job');
    expect(await screen.findByText('Without a job')).toBeVisible();
  });

  it('of one party says whose it is, and leads back to all', async () => {
    mock(readSales, report([row]));
    const { user, router } = show(`/?partyId=${row.partyId}`);

    await screen.findByText('Party: Indian Oil');
    await user.click(screen.getByTestId('CancelIcon'));

    expect(router.state.location.search).toBe('');
  });

  it('of a party without documents can be widened to all', async () => {
    mock(readSales, report([]));
    const { user, router } = show(`/?partyId=${row.partyId}`);

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(router.state.location.search).toBe('');
  });

  it('asks for a page of its rows, and for all of them for paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { calls } = mock(readSales, report([row], 400));
    const { user } = show('/?page=3');
    await screen.findByRole('table');
    expect(calls[0]?.input).toMatchObject({ page: 3, pageSize: 100 });

    await user.click(screen.getByRole('button', { name: 'Print' }));

    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.input).not.toHaveProperty('page');
    print.mockRestore();
  });

  it('without an invoice says so', async () => {
    mock(readSales, report([]));

    show();

    expect(await screen.findByText('Nothing was invoiced in these days')).toBeVisible();
  });

  it('that failed can be tried again', async () => {
    mockProblem(readSales, 503, { message: 'The database is away for a moment.' });

    show();

    expect(await screen.findByText(/database is away/)).toBeVisible();
  });
});
