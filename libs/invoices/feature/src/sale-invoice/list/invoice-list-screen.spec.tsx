import {
  cancelSaleInvoice,
  deleteSaleInvoice,
  getPrintedAlong,
  getSaleInvoicesPdf,
  issueSaleInvoice,
  listSaleInvoices,
  type SaleInvoiceRow,
} from '@freightdesk/invoices-contract';
import { printedAlong, saleInvoice, saleInvoiceRow } from '@freightdesk/invoices-contract/testing';
import { systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as InvoiceListScreen } from './invoice-list-screen';

const issued = saleInvoiceRow({ totalPaise: 1_18_000_00, outstandingPaise: 18_000_00, status: 'PARTLY_PAID' });
const draft = saleInvoiceRow({
  id: '01990000-0000-7000-8000-000000000002',
  number: null,
  status: 'DRAFT',
  party: { id: '01990000-0000-7000-8000-00000000000b', name: 'Malabar Traders', gstin: null },
  outstandingPaise: 0,
  version: 3,
});

const show = (rows: SaleInvoiceRow[], { role = 'ACCOUNT' as 'ACCOUNT' | 'MARKETING', path = '/' } = {}) => {
  const { calls } = mock(listSaleInvoices, pageOf(rows));
  return {
    calls,
    ...renderScreen(<InvoiceListScreen />, { role, path, pages: { 'receipt for invoice': (id) => `/receive/${id}` } }),
  };
};

const openMenu = async (name: RegExp, { user }: ReturnType<typeof show>) =>
  user.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: 'Actions' }));

describe('invoices that were chosen', () => {
  it.each([
    ['One PDF', 'pdf'],
    ['A PDF each (ZIP)', 'zip'],
  ])('are taken along: %s', async (name, bundle) => {
    Object.assign(URL, { createObjectURL: () => 'blob:the-file', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { calls } = mock(getSaleInvoicesPdf, new Blob(['%PDF']));
    const { user } = show([issued, draft]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));

    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls.map(({ input }) => input)).toEqual([{ id: [issued.id, draft.id], bundle }]);
    click.mockRestore();
  });
});

describe('drafts that are issued together', () => {
  const draftOf = (last: number, changes: Partial<SaleInvoiceRow>) => ({
    ...draft,
    id: `01990000-0000-7000-8000-00000000001${last}`,
    date: systemClock.today(),
    ...changes,
  });

  it('tell of each what is asked before a single one, and nothing is issued until it is read', async () => {
    const issue = mock(issueSaleInvoice, saleInvoice());
    mock(getPrintedAlong, printedAlong({ withoutVoucher: ['Customs duty'] }));
    const { user } = show([
      draftOf(1, { date: '2026-01-31' }),
      draftOf(2, { kind: 'REIMBURSEMENT' }),
      draftOf(3, { kind: 'PROFORMA' }),
      draftOf(4, {}),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));

    await user.click(await screen.findByRole('button', { name: 'Issue' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Issue: 4 records' }));
    await dialog.findByText(/No voucher stands behind: Customs duty\./);
    const [longAgo, handedOn, proforma, plain] = dialog.getAllByRole('listitem');
    expect(longAgo).toHaveTextContent('Its date, 31-Jan-2026, is more than 30 days back.');
    expect(handedOn).toHaveTextContent('No voucher stands behind: Customs duty.');
    expect(proforma).toHaveTextContent('A proforma: it is posted nowhere');
    expect(plain).toHaveTextContent(/^Draft · Malabar Traders · \d\d-\w{3}-\d{4} · [\d,]+\.\d\dWaiting$/);
    expect(dialog.getByText(/can be cancelled, but never edited\./)).toBeVisible();
    expect(issue.calls).toEqual([]);

    expect(dialog.getByRole('button', { name: 'Issue' })).toHaveFocus();
    await user.keyboard('{Enter}');

    await dialog.findByRole('button', { name: 'Close' });
    expect(issue.calls).toHaveLength(4);
  });
});

describe('the list of sale invoices', () => {
  it('shows number, customer, what is outstanding and the state in words', async () => {
    show([issued, draft]);

    const row = await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    expect(within(row).getByText('18,000.00')).toBeVisible();
    expect(within(row).getByText('Partly paid')).toBeVisible();
    expect(within(row).getByText('Overdue')).toBeVisible();
    expect(screen.getByRole('row', { name: /Malabar Traders/ })).toHaveTextContent('Draft');
  });

  it('says in one line beneath the day what is to be known of the debt', async () => {
    show([saleInvoiceRow({ ...issued, dispute: 'Rate', promisedOn: '2026-12-05' })]);

    const row = await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    const line = within(row).getByTitle('Overdue · Disputed · Promised to pay on 05-Dec-2026');
    expect(line).toHaveTextContent('Overdue · Disputed · Promised to pay on 05-Dec-2026');
  });

  it.each([
    ['waits for the portal', { einvoiceDue: true }, 'E-invoice due'],
    ['is late at the portal', { einvoiceDue: true, registerBy: '2026-04-02' }, /^E-invoice: \d+ d late$/],
    ['was registered just now', { irnAt: new Date().toISOString() }, 'IRN: 24 h left'],
  ] as const)('says that a document %s', async (_what, standing, text) => {
    show([saleInvoiceRow(standing)]);

    const row = await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    expect(within(row).getByText(text)).toBeVisible();
  });

  it('says why a document whose IRN stood for a day is not cancelled, and what the way is', async () => {
    const screenOf = show([saleInvoiceRow({ status: 'ISSUED', irnAt: '2026-04-11T06:00:00.000Z' })]);

    await openMenu(/SI\/26-27\/000001/, screenOf);

    expect(await screen.findByText(/are over\. Make a credit note instead\./)).toBeVisible();
  });

  it('shows dollars with the rupees beneath', async () => {
    show([saleInvoiceRow({ currency: 'USD', currencyTotalMinor: 1_000_00, totalPaise: 83_500_00 })]);

    const row = await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    expect(within(row).getByText('USD 1,000.00')).toBeVisible();
    expect(within(row).getByText('83,500.00')).toBeVisible();
  });

  it('asks the server for what the address says', async () => {
    const { calls } = show([issued], { path: '/?status=ISSUED&status=PAID&dateFrom=2026-04-01&sort=-totalPaise' });

    await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    expect(calls[0]?.input).toMatchObject({
      status: ['ISSUED', 'PAID'],
      dateFrom: ['2026-04-01'],
      sort: '-totalPaise',
    });
  });

  it('without an invoice offers the first one, and nothing else', async () => {
    show([]);

    const empty = (await screen.findByText('No invoices yet')).parentElement ?? document.body;
    expect(within(empty).getByRole('link', { name: 'New invoice' })).toHaveAttribute(
      'href',
      '/dashboard/sales/invoice/add',
    );
    expect(within(empty).getAllByRole('link')).toHaveLength(1);
  });

  it('opens the document of a row', async () => {
    const { user, router } = show([issued]);

    await user.click(await screen.findByText('SI/26-27/000001'));

    expect(router.state.location).toMatchObject({ pathname: '/dashboard/invoice/view', search: `?id=${issued.id}` });
  });

  it('offers no writing to those who may only look', async () => {
    show([issued], { role: 'MARKETING' });

    const row = await screen.findByRole('row', { name: /SI\/26-27\/000001/ });
    expect(screen.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  });
});

describe('the menu of an invoice', () => {
  it('issues a draft after the named question, with the version that was seen', async () => {
    const shown = show([draft]);
    const issue = mock(issueSaleInvoice, saleInvoice());
    await openMenu(/Malabar Traders/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Issue' }));
    const question = await screen.findByRole('alertdialog', { name: 'Issue the invoice to Malabar Traders' });
    await shown.user.click(within(question).getByRole('button', { name: 'Issue' }));

    expect(await screen.findByText('The invoice to Malabar Traders is issued')).toBeVisible();
    expect(issue.calls.map(({ input }) => input)).toEqual([{ id: draft.id, version: 3 }]);
  });

  it('says of a proforma that it is posted nowhere', async () => {
    const shown = show([{ ...draft, kind: 'PROFORMA' }]);
    await openMenu(/Malabar Traders/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Issue' }));

    const question = await screen.findByRole('alertdialog', { name: 'Issue the proforma to Malabar Traders' });
    expect(question).toHaveTextContent('posted nowhere: nothing is owed until an invoice is made of it');
    expect(question).not.toHaveTextContent('and is posted.');
  });

  it('says in the question what of a reimbursement has no voucher', async () => {
    const shown = show([{ ...draft, kind: 'REIMBURSEMENT' }]);
    mock(getPrintedAlong, printedAlong({ withoutVoucher: ['Customs duty'] }));
    await openMenu(/Malabar Traders/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Issue' }));

    const question = await screen.findByRole('alertdialog', { name: 'Issue the invoice to Malabar Traders' });
    expect(question).toHaveTextContent('No voucher stands behind: Customs duty.');
  });

  it('tells in the question why a draft could not be issued', async () => {
    const shown = show([draft]);
    const message = 'SI/26-27/000009 of 30-Apr-2026 is issued already: a later number cannot bear an earlier date.';
    mockProblem(issueSaleInvoice, 422, { code: 'date_before_series', message });
    await openMenu(/Malabar Traders/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Issue' }));
    const question = await screen.findByRole('alertdialog');
    await shown.user.click(within(question).getByRole('button', { name: 'Issue' }));

    expect(await within(question).findByRole('alert')).toHaveTextContent(message);
  });

  it('deletes a draft after a question that says what becomes of it', async () => {
    const shown = show([draft]);
    const remove = mock(deleteSaleInvoice, { id: draft.id });
    await openMenu(/Malabar Traders/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Delete the draft' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this draft' });
    expect(question).toHaveTextContent('for Malabar Traders is deleted. It has no number, so none is missing');
    await shown.user.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The draft is deleted')).toBeVisible();
    expect(remove.calls.map(({ input }) => input)).toEqual([{ id: draft.id, version: 3 }]);
  });

  it('cancels with a reason', async () => {
    const shown = show([saleInvoiceRow()]);
    const cancel = mock(cancelSaleInvoice, saleInvoice({ status: 'CANCELLED' }));
    await openMenu(/SI\/26-27\/000001/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Cancel the invoice' }));
    await shown.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Wrong customer');
    await shown.user.click(screen.getByRole('button', { name: 'Cancel the invoice' }));

    expect(await screen.findByText('SI/26-27/000001 is cancelled')).toBeVisible();
    expect(cancel.calls[0]?.input).toEqual({ id: issued.id, version: 2, reason: 'Wrong customer' });
  });

  it('says why a partly paid one cannot be cancelled, and leads to its receipt', async () => {
    const shown = show([issued]);
    await openMenu(/SI\/26-27\/000001/, shown);

    const cancel = await screen.findByRole('menuitem', { name: /Cancel the invoice/ });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    expect(within(cancel).getByText(/Payments are allocated/)).toBeVisible();
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Record receipt' }));

    await waitFor(() => expect(shown.router.state.location.pathname).toBe(`/receive/${issued.id}`));
  });
});
