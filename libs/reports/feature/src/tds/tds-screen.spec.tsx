import { readTds, type TdsReport, type TdsRow } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as TdsScreen } from './tds-screen';

const id = '01990000-0000-7000-8000-0000000000b1';
const row = (changes: Partial<TdsRow> = {}): TdsRow => ({
  key: 'one',
  side: 'PAYABLE',
  partyId: id,
  party: 'Gati Carriers',
  pan: 'AAACI1681G',
  nature: 'CONTRACT',
  section: '194C',
  quarter: null,
  date: '2026-05-10',
  document: { type: 'PURCHASE', number: 'PI/26-27/000001', id },
  basePaise: 40_000_00,
  tdsPaise: 800_00,
  ...changes,
});
const report = (rows: TdsRow[]): TdsReport => ({
  rows,
  totals: { basePaise: 40_000_00, tdsPaise: 800_00, payablePaise: 800_00, receivablePaise: 0 },
  ties: [
    { side: 'PAYABLE', reportPaise: 800_00, ledgerPaise: 800_00, differencePaise: 0 },
    { side: 'RECEIVABLE', reportPaise: 0, ledgerPaise: 5_00, differencePaise: -5_00 },
  ],
  from: '2026-04-01',
  to: '2027-03-31',
  page: 1,
  pageSize: 100,
  total: rows.length,
});

const pages = { 'purchase invoice': (bill: string) => `/bill?id=${bill}` };
const show = (rows: TdsRow[], search = '') => {
  const { calls } = mock(readTds, report(rows));
  const screens = [
    { path: '/', element: <TdsScreen /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  return { calls, ...renderScreen(screens, { role: 'ACCOUNT', path: `/${search}`, pages }) };
};

describe('the TDS report', () => {
  it('shows each withholding with party, PAN and section, and opens its document', async () => {
    const { user, router } = show([row()]);

    const line = await screen.findByRole('row', { name: /PI\/26-27\/000001/ });
    expect(line).toHaveTextContent('Gati CarriersAAACI1681G194CPayable40,000.00800.00');
    await user.click(line);

    expect(router.state.location.search).toBe(`?id=${id}`);
  });

  it('says of both sides whether the ledger agrees', async () => {
    show([row()]);

    expect(await screen.findByText('Ledger agrees')).toBeVisible();
    expect(screen.getByText('The ledger differs by -5.00')).toBeVisible();
  });

  it('adds up one side, and never both', async () => {
    const { user, calls } = show([row()]);
    await screen.findByRole('row', { name: /PI\/26-27\/000001/ });
    expect(screen.queryByText('Total')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Payable' }));

    expect(await screen.findByRole('row', { name: /^Total/ })).toHaveTextContent('Total40,000.00800.00');
    expect(calls.at(-1)?.input).toMatchObject({ side: 'PAYABLE' });
  });

  it.each([
    ['party', row({ document: null }), 'Gati Carriers', `?side=PAYABLE&partyId=${id}&section=194C`],
    ['section', row({ document: null, partyId: null }), '194C', '?side=PAYABLE&section=194C'],
    [
      'quarter',
      row({ document: null, partyId: null, section: null, quarter: '2026-27 Q1' }),
      '2026-27 Q1',
      '?side=PAYABLE&from=2026-04-01&to=2026-06-30',
    ],
  ])('by %s opens the documents of a row', async (groupBy, shown, text, expected) => {
    const { user, router } = show([shown], `?groupBy=${groupBy}`);

    await user.click(await screen.findByText(text));

    expect(router.state.location.search).toBe(expected);
  });

  it('without tax deducted says so', async () => {
    show([]);

    expect(await screen.findByText('No tax was deducted in these days')).toBeVisible();
  });
});
