import { getCompany, listBranches } from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import {
  addPurchaseInvoice,
  type BillableChargeRow,
  getTdsSoFar,
  listAccruedCosts,
  listCostableDockets,
  listCostableJobs,
  previewPurchaseNumber,
} from '@freightdesk/invoices-contract';
import { purchaseInvoice } from '@freightdesk/invoices-contract/testing';
import { listAccounts } from '@freightdesk/ledger-contract';
import { getParty, listParties } from '@freightdesk/parties-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs, ratesOnDay } from '@freightdesk/tax-contract';
import { chargeHeadRow, gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as AddPurchaseScreen } from './add-purchase-screen';
import { accounts, job, soFar, vendor } from './purchase-form.spec-records.data';

const head = chargeHeadRow();
const cost: BillableChargeRow = {
  ...{ id: '01990000-0000-7000-8000-0000000000c1', source: 'JOBCARD', recordId: job.id, number: job.number },
  ...{ chargeHeadId: head.id, description: 'Ocean freight', pureAgent: false, quantity: '1', rate: '8000' },
  ...{ currency: 'INR', amountMinor: 8_000_00, paise: 8_000_00, quotedPaise: null, isClosed: true, heldBy: null },
  ...{ reverseCharge: false, lowMargin: null, draftId: null },
};

beforeEach(() => {
  mock(getCompany, company({ costTolerancePercent: '5' }));
  mock(listBranches, pageOf([branch({ gstin: '27AAGCB7383J1Z8' })]));
  mock(listParties, pageOf([vendor]));
  mock(getParty, vendor);
  mock(listAccounts, pageOf(accounts));
  mock(listChargeHeads, pageOf([head]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(ratesOnDay, { rates: [] });
  mock(listCostableJobs, pageOf([job]));
  mock(listCostableDockets, pageOf([]));
  mock(previewPurchaseNumber, { number: 'PI/26-27/000007' });
  mock(getTdsSoFar, soFar);
  mock(listAccruedCosts, { charges: [cost] });
});

async function takeCosts(role: 'ACCOUNT' | 'ADMIN') {
  const shown = renderScreen(<AddPurchaseScreen />, { role });
  await shown.user.click(screen.getByRole('combobox', { name: /^Vendor/ }));
  await shown.user.click(await screen.findByRole('option', { name: /Varuna/ }));
  await shown.user.click(await screen.findByRole('button', { name: 'Take accrued costs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accrued costs' }));
  expect(await dialog.findByText(/Its job is closed/)).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Choose all' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Take 1 as lines' }));
  return shown;
}

const typeRate = async ({ user }: Awaited<ReturnType<typeof takeCosts>>, text: string) => {
  const rate = screen.getByRole('textbox', { name: /^Rate/ });
  await user.clear(rate);
  await user.click(rate);
  await user.paste(text);
};

it('costs that a vendor is expected to bill become lines, each beside what was accrued', async () => {
  const add = mock(addPurchaseInvoice, purchaseInvoice({ status: 'DRAFT', number: null }));
  const shown = await takeCosts('ACCOUNT');
  expect(await screen.findByText('Accrued 8,000.00, no difference')).toBeVisible();

  await typeRate(shown, '8500');
  expect(await screen.findByText('Accrued 8,000.00, 500.00 more')).toBeVisible();
  expect(screen.getByText(/An administrator posts it with a reason/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Why it is posted above/ })).not.toBeInTheDocument();

  await shown.user.click(screen.getByRole('textbox', { name: /Vendor's invoice number/ }));
  await shown.user.paste('V-1');
  await shown.user.click(screen.getByLabelText(/Vendor's invoice date/, { selector: 'input' }));
  await shown.user.paste('t');
  await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(add.calls[0]?.input.lines).toMatchObject([{ chargeId: cost.id, jobId: job.id, rate: '8500', sac: '996521' }]);
});

it('an administrator says why a bill is posted above what was accrued', async () => {
  const shown = await takeCosts('ADMIN');
  await typeRate(shown, '8500');

  expect(await screen.findByRole('textbox', { name: /Why it is posted above/ })).toBeVisible();
});

it('the bill of a lorry that was hired for a docket begins with its owner, docket and hire', async () => {
  const docket = {
    ...{
      id: '01990000-0000-7000-8000-0000000000d1',
      number: 'HO/26-27/000001',
      date: '2026-11-20',
      vehicle: 'MH12AB1234',
    },
    ...{
      customer: { id: vendor.id, name: vendor.name },
      consignor: 'Konkan',
      consignee: 'Kaveri',
      receiptStateCode: null,
    },
  };
  mock(listCostableDockets, pageOf([docket]));
  const query = `?docketId=${docket.id}&partyId=${vendor.id}&paise=1850050`;

  renderScreen(<AddPurchaseScreen />, { role: 'ACCOUNT', path: `/${query}` });

  expect(await screen.findByDisplayValue('Hire of MH12AB1234 for HO/26-27/000001')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Rate/ })).toHaveValue('18500.50');
  expect(screen.getByRole('combobox', { name: /Docket/ })).toHaveValue(docket.number);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Vendor/ })).toHaveValue(vendor.name));
});
