import { branch, company } from '@freightdesk/company-contract/testing';
import { getCompany, listBranches, listTerms } from '@freightdesk/company-contract';
import {
  getSaleInvoice,
  listBillableDockets,
  listBillableJobs,
  previewInvoiceNumber,
} from '@freightdesk/invoices-contract';
import { billableJob, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { getParty, type Party } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { gtaOptionOfDay, listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as EditInvoiceScreen } from './edit-invoice-screen';

const edit = '/dashboard/sales/invoice/edit';
const office = branch({ id: saleInvoice().branchId ?? '', gstin: '27AAGCB7383J1Z8' });
const unregistered = party({ gstin: null, stateCode: '27', registrations: [] });

beforeEach(() => {
  mock(previewInvoiceNumber, { number: 'SI/26-27/000007' });
  mock(listBillableJobs, pageOf([]));
  mock(getCompany, company({ gstin: '27AAGCB7383J1Z8' }));
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listBranches, pageOf([office]));
});

/** The preview of a draft to a party, once its figures stand there. */
async function previewOf(draft: Parameters<typeof saleInvoice>[0], to: Party) {
  const kept = saleInvoice({
    ...draft,
    status: 'DRAFT',
    number: null,
    party: { id: to.id, name: to.name, gstin: null },
  });
  mock(getParty, to);
  mock(getSaleInvoice, kept);
  renderScreen([{ path: edit, element: <EditInvoiceScreen /> }], { role: 'ACCOUNT', path: `${edit}?id=${kept.id}` });
  const card = (await screen.findByRole('heading', { name: 'Preview' })).closest('section') ?? document.body;
  await within(card).findByText('Taxable value');
  return within(card);
}

it('freight of an unregistered customer is taxed where his job is handed over', async () => {
  const job = billableJob({ receiptStateCode: '24' });
  mock(listBillableJobs, pageOf([job]));
  const lines = saleInvoice().lines.map((line) => ({ ...line, jobId: job.id, jobNumber: job.number }));

  const card = await previewOf({ lines }, unregistered);

  expect(await card.findByText(/hands the goods over in Gujarat \(24\)/)).toBeVisible();
  expect(card.getByText('IGST')).toBeVisible();
  expect(card.queryByText('CGST')).not.toBeInTheDocument();
});

it('a branch without a GSTIN of its own does not trade under that of the company', async () => {
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listBranches, pageOf([{ ...office, gstin: null }]));

  const card = await previewOf({}, unregistered);

  expect(card.getByText(/has no GSTIN yet/)).toBeVisible();
});

it('an unregistered customer without an address is told once the law wants it on the invoice', async () => {
  const lines = saleInvoice().lines.map((line) => ({ ...line, quantity: '1', rate: '50000.00' }));

  const card = await previewOf({ lines }, { ...unregistered, address: null });

  expect(card.getByText(/from 50,000 on the invoice bears the address/)).toBeVisible();
});

describe('freight of a docket', () => {
  const docketId = '01990000-0000-7000-8000-0000000000d7';
  const road = { sac: '996791', docketId, docketNumber: 'MUM/26-27/000123' };
  const billedAt = (gstRate: string, of: { docketId?: null } = {}) =>
    previewOf({ lines: saleInvoice().lines.map((line) => ({ ...line, ...road, gstRate, ...of })) }, unregistered);
  const rateField = () => screen.getByRole('combobox', { name: /^GST rate/ });

  beforeEach(() => {
    mock(listBillableDockets, pageOf([]));
    mock(gtaOptionOfDay, { option: 'REVERSE_CHARGE' });
  });

  it('at another rate than that of our GTA option says so at its rate, before the server refuses it', async () => {
    await billedAt('18');

    await waitFor(() => expect(rateField()).toHaveAccessibleDescription(/is 5%, which the recipient owes/));
    expect(rateField()).toBeInvalid();
  });

  it('whose tax the recipient owes by our option is told to be under reverse charge', async () => {
    const card = await billedAt('5');

    expect(await card.findByText(/switch reverse charge on/)).toBeVisible();
    expect(rateField()).not.toHaveAccessibleDescription();
  });

  it('is a hint only where no docket is billed', async () => {
    await billedAt('18', { docketId: null });

    await waitFor(() => expect(rateField()).toHaveAccessibleDescription(/is 5%, which the recipient owes/));
    expect(rateField()).toBeValid();
  });
});
