import { type GstReport, readGst } from '@freightdesk/reports-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as GstScreen } from './gst-screen';

const nothing = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const output = { taxablePaise: 10_000_00, cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
const input = { taxablePaise: 4_000_00, cgstPaise: 360_00, sgstPaise: 360_00, igstPaise: 0 };
const report: GstReport = {
  output,
  advances: nothing,
  input,
  reverseCharge: nothing,
  reverseChargeCredit: nothing,
  payable: { cgstPaise: 540_00, sgstPaise: 540_00, igstPaise: 0 },
  rows: [
    { month: '2026-04', side: 'OUTPUT', ...output, differencePaise: 0 },
    { month: '2026-05', side: 'INPUT', ...input, differencePaise: 7_00 },
  ],
  ties: [
    { side: 'OUTPUT', head: 'CGST', reportPaise: 900_00, ledgerPaise: 900_00, differencePaise: 0 },
    { side: 'INPUT', head: 'CGST', reportPaise: 360_00, ledgerPaise: 353_00, differencePaise: 7_00 },
    { side: 'INPUT', head: 'IGST', reportPaise: 0, ledgerPaise: 0, differencePaise: 0 },
  ],
  from: '2026-04-01',
  to: '2027-03-31',
};

const show = () =>
  renderScreen(
    [
      { path: '/', element: <GstScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { role: 'ACCOUNT', path: '/?from=2026-04-01&to=2027-03-31' },
  );
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the GST report', () => {
  it('sets the credit against the tax and says what is payable', async () => {
    mock(readGst, report);
    show();

    await screen.findAllByText('Output tax');
    const rows = await rowsOf('GST amount');
    expect(rows[1]).toBe('Output tax10,000.00900.00900.000.001,800.00');
    expect(rows[2]).toBe('Input tax credit4,000.00-360.00-360.000.00-720.00');
    expect(rows[3]).toBe('Payable540.00540.000.001,080.00');
  });

  it('says of each month whether the ledger agrees', async () => {
    mock(readGst, report);
    show();

    const rows = await rowsOf('By month');
    expect(rows[1]).toMatch(/^Apr-2026 · Output tax.*Ledger agrees$/);
    expect(rows[2]).toMatch(/^May-2026 · Input tax credit.*The ledger differs by 7\.00$/);
  });

  it('shows what documents and ledger say under each head that has moved', async () => {
    mock(readGst, report);
    show();

    expect(await rowsOf('Documents and ledger')).toEqual([
      'TaxDocumentsLedgerDifference',
      'Output tax · CGST900.00900.000.00',
      'Input tax credit · CGST360.00353.007.00',
    ]);
  });

  it.each([
    ['of a month', 'May-2026', '/dashboard/reports/purchase?from=2026-05-01&to=2026-05-31'],
    ['of a tax head', 'Output tax · CGST', '/dashboard/reports/sales?from=2026-04-01&to=2027-03-31'],
    ['of a head of credit', 'Input tax credit · CGST', '/dashboard/reports/purchase?from=2026-04-01&to=2027-03-31'],
  ])('leads to the documents behind a figure %s', async (_what, line, address) => {
    mock(readGst, report);
    const { user, router } = show();

    await user.click(await screen.findByText(line));

    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(address);
  });

  it('that failed can be tried again', async () => {
    mockProblem(readGst, 503, { message: 'The database is away for a moment.' });
    show();

    expect(await screen.findByText(/database is away/)).toBeVisible();
  });
});
