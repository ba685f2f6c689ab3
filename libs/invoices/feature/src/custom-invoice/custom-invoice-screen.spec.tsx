import { getCompany } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { getPrintedAlong, getSaleInvoice, getSaleInvoicePdf, type SaleInvoice } from '@freightdesk/invoices-contract';
import { printedAlong, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as CustomInvoiceScreen } from './custom-invoice-screen';

const base = '/dashboard/sales/custom-invoice/view';
const routes = [
  { path: base, element: <CustomInvoiceScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];
const duty = (changes: Partial<SaleInvoice['lines'][number]> = {}) =>
  saleInvoice().lines.map((line) => ({
    ...line,
    description: 'Customs duty',
    gstRate: '0',
    taxability: 'NON_GST' as const,
    taxablePaise: 5_000_00,
    cgstPaise: 0,
    sgstPaise: 0,
    ...changes,
  }));

const show = (changes: Partial<SaleInvoice> = {}, search = '') => {
  mock(getCompany, company());
  mock(getSaleInvoice, saleInvoice(changes));
  mock(getPrintedAlong, printedAlong({ jobs: [] }));
  return renderScreen(routes, { role: 'ACCOUNT', path: `${base}?id=${saleInvoice().id}${search}` });
};
const paper = async () => within(await screen.findByRole('article', { name: 'The document' }));

describe('the custom view', () => {
  it('shows the document under its kind, with our charges and what they come to', async () => {
    show();

    const sheet = await paper();
    expect(sheet.getByRole('table', { name: 'Our charges' })).toHaveTextContent('Ocean freight');
    expect(sheet.queryByRole('table', { name: 'Paid on your behalf' })).not.toBeInTheDocument();
    expect(sheet.getByText('SI/26-27/000001')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('tells what was paid on the customer’s behalf apart', async () => {
    show({ lines: [...saleInvoice().lines, ...duty()] });

    const sheet = await paper();
    const behalf = within(sheet.getByRole('table', { name: 'Paid on your behalf' }));
    expect(behalf.getByText('Customs duty')).toBeVisible();
    expect(behalf.getByRole('row', { name: /Total of this section/ })).toHaveTextContent('5,000.00');
    const ours = within(sheet.getByRole('table', { name: 'Our charges' }));
    expect(ours.getByRole('row', { name: /Total of this section/ })).toHaveTextContent('11,800.00');
  });

  it('of a reimbursement has its untaxed lines among what was paid', async () => {
    show({ kind: 'REIMBURSEMENT', lines: duty({ taxability: 'NIL' }) });

    const sheet = await paper();
    expect(sheet.getByRole('table', { name: 'Paid on your behalf' })).toBeVisible();
    expect(sheet.queryByRole('table', { name: 'Our charges' })).not.toBeInTheDocument();
  });

  it('takes its title and columns from the address', async () => {
    show({}, '&title=Statement+of+charges&columns=sac');

    const sheet = await paper();
    expect(sheet.getByText('Statement of charges')).toBeVisible();
    expect(sheet.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'SAC',
      'Total',
    ]);
  });

  it('keeps what is chosen in the address', async () => {
    const { user, router } = show({}, '&columns=rate');
    await paper();

    await user.click(screen.getByRole('button', { name: 'SAC' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Statement');

    const search = new URLSearchParams(router.state.location.search);
    expect(search.get('columns')).toBe('sac,rate');
    expect(search.get('title')).toBe('Statement');
  });

  it('is downloaded as it is seen', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:the-pdf', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const taken = mock(getSaleInvoicePdf, new Blob(['%PDF']));
    const { user } = show({}, '&title=Statement+of+charges&columns=rate,sac');
    await paper();

    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For the recipient (original)' }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const layout = { layout: 'custom', title: 'Statement of charges', columns: 'sac,rate' };
    expect(taken.calls.map(({ input }) => input)).toEqual([{ id: saleInvoice().id, copy: 'ORIGINAL', ...layout }]);
    click.mockRestore();
  });

  it('that could not be read says so', async () => {
    mockProblem(getSaleInvoice, 404, { message: 'This document does not exist, or no longer does.' });
    renderScreen(routes, { path: `${base}?id=${saleInvoice().id}` });

    expect(await screen.findByText(/This document does not exist/)).toBeVisible();
  });

  it('without an id leads to the list', async () => {
    const { router } = renderScreen(routes, { path: base });

    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/sales/invoice/list');
  });
});
