import { getCompany, listBranches, listTerms } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import {
  editSaleInvoice,
  getSaleInvoice,
  issueSaleInvoice,
  listBillableJobs,
  previewInvoiceNumber,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { saleInvoice } from '@freightdesk/invoices-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, within } from '@testing-library/react';
import { Component as EditInvoiceScreen } from './edit-invoice-screen';

const draft = saleInvoice({ status: 'DRAFT', number: null, version: 4, notes: 'Thank you' });
const charge = draft.lines[0] ?? fail('The draft has a line.');
const routes = [
  { path: '/dashboard/sales/invoice/edit', element: <EditInvoiceScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];

function fail(why: string): never {
  throw new Error(why);
}

beforeEach(() => {
  mock(getCompany, company());
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listBranches, pageOf([]));
  mockProblem(getParty, 404);
  mock(previewInvoiceNumber, { number: 'SI/26-27/000007' });
  mock(getSaleInvoice, draft);
  mock(listBillableJobs, pageOf([]));
});

const refuse = (changes: Partial<SaleInvoice>) =>
  mockProblem(editSaleInvoice, 409, { code: 'stale_version', current: { ...draft, version: 8, ...changes } });

async function open() {
  const { user } = renderScreen(routes, { role: 'ACCOUNT', path: `/dashboard/sales/invoice/edit?id=${draft.id}` });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: /Notes/ });
  const type = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  return { user, field, type, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

describe('a draft that somebody else wrote meanwhile', () => {
  it('keeps what was typed, takes the rest, and is written over theirs', async () => {
    refuse({ notes: 'Pay by cheque', reverseCharge: true });
    const { field, type, press } = await open();
    await type(/Notes/, 'Pay by NEFT');

    await press('Save draft');

    expect(await screen.findByText('Notes: now Pay by cheque')).toBeVisible();
    expect(field(/Notes/)).toHaveValue('Pay by NEFT');
    expect(screen.getByRole('switch', { name: /reverse charge/ })).toBeChecked();
    const { calls } = mock(editSaleInvoice, { data: draft, warnings: [] });
    await press('Save draft');
    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ id: draft.id, version: 8, notes: 'Pay by NEFT', reverseCharge: true });
  });

  it('has their charges beside what was typed, with their jobs by number, and offers what both changed', async () => {
    const job = { jobId: '01990000-0000-7000-8000-0000000000b7', jobNumber: 'SE/26-27/00042' };
    const theirs = { ...charge, rate: '11000.00' };
    refuse({ lines: [theirs, { ...charge, ...job, description: 'Documentation', rate: '500.00' }] });
    const { type, press } = await open();
    await type(/^Rate/, '12000');

    await press('Save draft');

    const second = within(await screen.findByRole('group', { name: 'Line 2' }));
    expect(second.getByRole('combobox', { name: /Description/ })).toHaveValue('Documentation');
    expect(second.getByRole('combobox', { name: /Job/ })).toHaveValue('SE/26-27/00042');
    const rate = within(screen.getByRole('group', { name: 'Line 1' })).getByRole('textbox', { name: /^Rate/ });
    expect(rate).toHaveValue('12000');
    expect(screen.getByText('Rate 1: now 11000.00')).toBeVisible();
    await press('Use it: Rate 1');
    expect(rate).toHaveValue('11000.00');
  });

  it('is not issued by the save that met it', async () => {
    refuse({ notes: 'Pay by cheque' });
    const issue = mock(issueSaleInvoice, saleInvoice());
    const { user, press } = await open();

    await press('Issue');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText(/save again/)).toBeVisible();
    mock(editSaleInvoice, { data: draft, warnings: [] });
    await press('Save draft');

    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(issue.calls).toEqual([]);
  });
});
