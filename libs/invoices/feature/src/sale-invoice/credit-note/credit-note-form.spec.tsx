import { creditSaleInvoice, type SaleInvoice } from '@freightdesk/invoices-contract';
import { saleInvoice } from '@freightdesk/invoices-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { CreditNoteForm } from './credit-note-form';

const [first] = saleInvoice().lines;
if (!first) throw new Error('An invoice has a line.');
const twoLines: Partial<SaleInvoice> = {
  ...{ taxablePaise: 15_000_00, cgstPaise: 1350_00, sgstPaise: 1350_00, totalPaise: 17_700_00 },
  ...{ currencyTotalMinor: 17_700_00, outstandingPaise: 17_700_00, outstandingMinor: 17_700_00 },
  lines: [
    first,
    {
      ...first,
      description: 'Handling',
      taxableMinor: 5000_00,
      taxablePaise: 5000_00,
      cgstPaise: 450_00,
      sgstPaise: 450_00,
    },
  ],
};

const show = (changes: Partial<SaleInvoice> = {}, ofRest = false) => {
  const invoice = saleInvoice({ ...twoLines, ...changes });
  return renderScreen(
    [
      { path: '/', element: <CreditNoteForm invoice={invoice} ofRest={ofRest} onClose={() => undefined} /> },
      { path: '*', element: <p>the note</p> },
    ],
    { path: '/', role: 'ACCOUNT' },
  );
};
const issued = saleInvoice({
  id: '01990000-0000-7000-8000-0000000000c1',
  number: 'CN/26-27/000001',
  kind: 'CREDIT_NOTE',
});
const amount = (line: number) => screen.findByRole('textbox', { name: `Take off line ${line}` });
const issue = () => screen.getByRole('button', { name: 'Issue the credit note' });

describe('the form of a credit note', () => {
  it('starts with all that is left, which is the whole, and leads to the note', async () => {
    const { calls } = mock(creditSaleInvoice, { data: issued, warnings: [] });
    const { user } = show();

    expect(await amount(1)).toHaveValue('10,000.00');
    expect(await amount(2)).toHaveValue('5,000.00');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Shipment was cancelled');
    await user.click(issue());

    expect(await screen.findByText('the note')).toBeVisible();
    expect(calls[0]?.input).toEqual(expect.objectContaining({ full: true, reason: 'Shipment was cancelled' }));
  });

  it('credits of a line what is typed, and leaves an emptied one', async () => {
    const { calls } = mock(creditSaleInvoice, { data: issued, warnings: [] });
    const { user } = show();

    await user.clear(await amount(1));
    await user.clear(await amount(2));
    await user.type(await amount(2), '1,000');
    expect(await screen.findByText('1,180.00')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Rate was agreed lower');
    await user.click(issue());

    expect(await screen.findByText('the note')).toBeVisible();
    expect(calls[0]?.input).toEqual(
      expect.objectContaining({
        lines: [expect.objectContaining({ againstLine: 2, quantity: '1', rate: '1000', sac: '996521', gstRate: '18' })],
      }),
    );
  });

  it('names no rate of a line that is exempt', async () => {
    show({ lines: [{ ...first, gstRate: '5', taxability: 'EXEMPT' }] });
    await amount(1);

    expect(screen.getByText('996521 · Exempt')).toBeVisible();
  });

  it('tells at the line where too little is left, and sends nothing', async () => {
    const { calls } = mock(creditSaleInvoice, { data: issued, warnings: [] });
    const { user } = show();

    await user.clear(await amount(2));
    await user.type(await amount(2), '5000.01');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Rate was agreed lower');
    await user.click(issue());

    expect(await screen.findByText('Of this line 5,000.00 is left: this is 0.01 too much.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says what exceeds the outstanding, and that the time of the law is over', async () => {
    show({ outstandingMinor: 10_000_00, outstandingPaise: 10_000_00, date: '2024-04-10' });

    expect(
      await screen.findByText(
        /₹ 7,700.00 of it is more than is still owed. It stays with us as the customer’s advance/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/up to 30-Nov-2025/)).toBeVisible();
  });

  it('of a short payment begins with what is outstanding, over all lines', async () => {
    show({ outstandingMinor: 1770_00, outstandingPaise: 1770_00 }, true);

    expect(await amount(1)).toHaveValue('1,000.00');
    expect(await amount(2)).toHaveValue('500.00');
    expect(screen.getByText('1,770.00')).toBeVisible();
  });

  it('shows only lines of which something is left', async () => {
    const took = { againstLine: 1, taxableMinor: 10_000_00, taxablePaise: 10_000_00 };
    const heads = { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
    const note = { id: issued.id, number: 'CN/26-27/000001', kind: 'CREDIT_NOTE', date: '2026-05-01' } as const;
    const totals = { roundOffPaise: 0, totalPaise: 11_800_00, currencyTotalMinor: 11_800_00, reverseChargeTax: null };
    show({ correctedBy: [{ ...note, ...totals, status: 'ISSUED', lines: [{ ...took, ...heads }] }] });

    const rows = within(await screen.findByRole('table', { name: 'Lines to take off' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent('Handling');
  });
});
