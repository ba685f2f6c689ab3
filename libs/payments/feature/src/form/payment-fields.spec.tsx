import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { getParty, listParties, type Party } from '@freightdesk/parties-contract';
import { addPayment, listPayments, outstandingInvoices, paymentPaths } from '@freightdesk/payments-contract';
import { paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listGstRates } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PaymentListScreen } from '../payment/payment-list-screen';

const vendor: Party = {
  id: '01990000-0000-7000-8000-0000000000c1',
  name: 'Rotterdam Agency',
  roles: ['VENDOR'],
  country: 'NL',
  gstin: null,
  stateCode: null,
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  version: 1,
  address: null,
  contacts: [],
  registrations: [],
};
const bank = bankRow({ id: '01990000-0000-7000-8000-0000000000b1', isDefault: true, openingDate: '2026-07-28' });

async function open(party: Party) {
  mock(listGstRates, pageOf(gstRateRows));
  mock(listPayments, pageOf([]));
  mock(listBanks, pageOf([bank]));
  mock(getParty, party);
  mock(listParties, pageOf([party]));
  mock(outstandingInvoices, []);
  const path = paymentPaths.newPayment.href({ direction: 'PAYMENT', partyId: party.id });
  const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path });
  const amount = await screen.findByRole('textbox', { name: /Amount paid/ });
  return { ...rendered, amount, dialog: within(screen.getByRole('dialog', { name: 'Record payment' })) };
}

it('a vendor abroad who is paid ahead of his bill is asked for form 15CA, which is sent', async () => {
  const add = mock(addPayment, { data: paymentOf(), warnings: [] });
  const { user, dialog, amount } = await open(vendor);
  expect(dialog.queryByRole('textbox', { name: /Form 15CA/ })).not.toBeInTheDocument();

  await user.type(amount, '500');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
  await user.type(await dialog.findByRole('textbox', { name: /Form 15CA/ }), 'ca123456789');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(add.calls[0]?.input).toMatchObject({ direction: 'PAYMENT', form15ca: 'CA123456789' });
});

it('a vendor in India is not', async () => {
  const { user, dialog, amount } = await open({ ...vendor, country: 'IN' });
  await user.type(amount, '500');
  expect(await dialog.findByText('Left as an advance')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /Form 15CA/ })).not.toBeInTheDocument();
});

it('a day before the bank is in the books is told at the field while it is typed', async () => {
  const { user, dialog } = await open(vendor);
  const date = dialog.getByRole('textbox', { name: /Date/ });
  await user.clear(date);
  await user.type(date, '2026-07-27');
  expect(await dialog.findByText(/HDFC Bank begins in the books on 28-Jul-2026/)).toBeVisible();
});
