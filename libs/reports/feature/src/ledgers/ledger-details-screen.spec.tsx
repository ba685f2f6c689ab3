import { type LedgerDetails, readLedgerDetails } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as LedgerDetailsScreen } from './ledger-details-screen';

const partyId = '01990000-0000-7000-8000-000000000001';
const invoiceId = '01990000-0000-7000-8000-0000000000b1';

const ledger: LedgerDetails = {
  name: 'Indian Oil Corporation Limited',
  openingPaise: 0,
  rows: [
    {
      date: '2026-05-01',
      voucher: { type: 'SALE', number: 'SI/26-27/000001', id: invoiceId },
      account: 'Debtors',
      narration: 'Sale invoice SI/26-27/000001',
      debitPaise: 1_18_000_00,
      creditPaise: 0,
      balancePaise: 1_18_000_00,
    },
    {
      date: '2026-05-20',
      voucher: { type: 'RECEIPT', number: 'RC/26-27/000001', id: invoiceId },
      account: 'Debtors',
      narration: 'Receipt',
      debitPaise: 0,
      creditPaise: 1_18_000_00,
      balancePaise: 0,
    },
  ],
  debitPaise: 1_18_000_00,
  creditPaise: 1_18_000_00,
  closingPaise: 0,
  from: '2026-04-01',
  to: '2027-03-31',
  page: 1,
  pageSize: 100,
  total: 2,
};

const routes = [
  { path: '/dashboard/reports/ledgerDetails', element: <LedgerDetailsScreen /> },
  { path: '/dashboard/reports/ledgers', element: <p>All ledgers</p> },
  { path: '/invoice', element: <p>The invoice</p> },
];
const show = (query: string) =>
  renderScreen(routes, {
    role: 'ACCOUNT',
    path: `/dashboard/reports/ledgerDetails${query}`,
    pages: { 'sale invoice': (invoice) => `/invoice?id=${invoice}` },
  });

describe('a ledger', () => {
  it('runs from its opening to its closing balance, each with its side', async () => {
    mock(readLedgerDetails, ledger);

    show(`?partyId=${partyId}`);

    await screen.findByText('SI/26-27/000001');
    const rows = screen.getAllByRole('row');
    const texts = rows.map((row) => row.textContent);
    expect(texts[1]).toContain('Opening balance');
    expect(texts[2]).toMatch(/SI\/26-27\/000001.*1,18,000\.00 Dr/);
    expect(texts[4]).toContain('Closing balance');
  });

  it('opens the document behind an entry', async () => {
    mock(readLedgerDetails, ledger);
    const { user, router } = show(`?partyId=${partyId}`);

    await user.click(await screen.findByText('SI/26-27/000001'));

    expect(await screen.findByText('The invoice')).toBeVisible();
    expect(router.state.location.search).toBe(`?id=${invoiceId}`);
  });

  it('asks for the days that the address says, and changes them there', async () => {
    const { calls } = mock(readLedgerDetails, ledger);
    const { user, router } = show(`?partyId=${partyId}&from=2025-04-01&to=2026-03-31`);
    await screen.findByRole('table');

    await user.click(screen.getByRole('button', { name: 'This fiscal year' }));

    expect(calls[0]?.input).toMatchObject({ partyId, from: '2025-04-01', to: '2026-03-31', page: 1 });
    expect(router.state.location.search).not.toContain('2025-04-01');
  });

  it('of a party within an account asks for both', async () => {
    const { calls } = mock(readLedgerDetails, ledger);
    const accountId = '01990000-0000-7000-8000-0000000000c1';

    show(`?partyId=${partyId}&accountId=${accountId}`);

    await screen.findByRole('table');
    expect(calls[0]?.input).toMatchObject({ partyId, accountId });
  });

  it('that is longer than a page carries its balance over', async () => {
    mock(readLedgerDetails, { ...ledger, openingPaise: 500_00, page: 2, pageSize: 2, total: 6 });

    show(`?partyId=${partyId}&page=2&pageSize=2`);

    await screen.findByText('SI/26-27/000001');
    expect(screen.getByText('Brought forward')).toBeVisible();
    expect(screen.getByText('Carried forward')).toBeVisible();
    expect(screen.queryByText('Opening balance')).not.toBeInTheDocument();
  });

  it('of nobody leads to all ledgers', async () => {
    show('');

    expect(await screen.findByText('All ledgers')).toBeVisible();
  });

  it('shows the totals of its columns', async () => {
    mock(readLedgerDetails, ledger);

    show(`?partyId=${partyId}`);

    await screen.findByText('SI/26-27/000001');
    const total = screen.getAllByRole('row').at(-1);
    expect(total && within(total).getAllByText('1,18,000.00')).toHaveLength(2);
  });
});
