import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { listBranches } from '@freightdesk/company-contract';
import { branch } from '@freightdesk/company-contract/testing';
import { listCostableJobs } from '@freightdesk/invoices-contract';
import { type Account, listAccounts } from '@freightdesk/ledger-contract';
import { addPayment, listPayments } from '@freightdesk/payments-contract';
import { paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listGstRates } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PaymentListScreen } from '../payment/payment-list-screen';

const bankId = '01990000-0000-7000-8000-0000000000b1';
const chennai = branch({
  id: '01990000-0000-7000-8000-0000000000c1',
  code: 'MAA',
  name: 'Chennai',
  isHeadOffice: false,
});
const account = (code: string, name: string, kind: Account['kind'], control: Account['control'] = null): Account => ({
  ...{
    id: `01990000-0000-7000-8000-00000000${code}`,
    code,
    name,
    kind,
    control,
    active: true,
    isOwn: false,
    balancePaise: 0,
    version: 1,
  },
});

beforeEach(() => {
  mock(listGstRates, pageOf(gstRateRows));
  mock(listPayments, pageOf([]));
  mock(listCostableJobs, pageOf([]));
  mock(listBranches, pageOf([branch()]));
  mock(listBanks, pageOf([bankRow({ id: bankId, isDefault: true, active: true })]));
  mock(
    listAccounts,
    pageOf([
      account('6020', 'Office and administration', 'INDIRECT_EXPENSE'),
      account('2100', 'Creditors', 'LIABILITY', 'VENDOR'),
      account('4900', 'Other income', 'INCOME'),
    ]),
  );
});

async function open(what: string, title: string) {
  const path = `/dashboard/payments?new=${what}`;
  const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path });
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

it('an expense out of a cash box is cash at once, and by NEFT again out of the bank', async () => {
  const box = bankRow({ id: '01990000-0000-7000-8000-0000000000b2', name: 'Petty cash', accountType: 'CASH' });
  mock(listBanks, pageOf([bankRow({ id: bankId, name: 'HDFC', isDefault: true, active: true }), box]));
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, dialog } = await open('expense', 'Record expense');
  const mode = dialog.getByRole('combobox', { name: /Mode/ });

  await user.click(dialog.getByRole('combobox', { name: /^Bank/ }));
  await user.click(screen.getByRole('option', { name: 'Petty cash' }));
  expect(mode).toHaveTextContent('Cash');
  await user.click(dialog.getByRole('combobox', { name: /^Bank/ }));
  await user.click(screen.getByRole('option', { name: 'HDFC' }));

  expect(mode).toHaveTextContent('NEFT');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('an expense is typed with the GST within it, and what of it is tax is shown before it is saved', async () => {
  const add = mock(addPayment, {
    data: paymentOf(),
    warnings: [],
  });
  const { user, dialog } = await open('expense', 'Record expense');

  await user.click(dialog.getByRole('combobox', { name: /Spent for/ }));
  expect(screen.queryByRole('option', { name: /Creditors/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: '6020 Office and administration' }));
  await user.type(dialog.getByRole('textbox', { name: /Amount paid/ }), '1,180');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
  await user.click(dialog.getByRole('switch', { name: 'It bears GST' }));
  expect(dialog.getByText('1,000.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record expense' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(add.calls[0]?.input).toEqual({
    ...{ direction: 'EXPENSE', bankId, mode: 'NEFT', reference: 'UTR 42', currency: 'INR', amountMinor: 1_180_00 },
    ...{ accountCode: '6020', gst: { gstRate: '18', supply: 'INTRA', itcEligible: true }, allocations: [] },
    date: expect.any(String),
  });
});

it('an expense under reverse charge is all value, and the tax that we pay ourselves is shown beside it', async () => {
  const add = mock(addPayment, {
    data: paymentOf(),
    warnings: [],
  });
  const { user, dialog } = await open('expense', 'Record expense');

  await user.click(dialog.getByRole('combobox', { name: /Spent for/ }));
  await user.click(await screen.findByRole('option', { name: '6020 Office and administration' }));
  await user.type(dialog.getByRole('textbox', { name: /Amount paid/ }), '1,000');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
  await user.click(dialog.getByRole('switch', { name: 'It bears GST' }));
  await user.click(dialog.getByRole('switch', { name: 'We pay the tax (reverse charge)' }));
  expect(dialog.getByText('Taxable value').nextSibling).toHaveTextContent('1,000.00');
  expect(dialog.getByText('Tax that we pay ourselves').nextSibling).toHaveTextContent('180.00');
  await user.click(dialog.getByRole('button', { name: 'Record expense' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(add.calls[0]?.input).toMatchObject({
    ...{ amountMinor: 1_000_00, gst: { gstRate: '18', supply: 'INTRA', itcEligible: true, reverseCharge: true } },
  });
});

it('a receipt of nobody is for an income, and for a branch where there are several', async () => {
  mock(listBranches, pageOf([branch(), chennai]));
  const add = mock(addPayment, {
    data: paymentOf(),
    warnings: [],
  });
  const { user, dialog } = await open('other-receipt', 'Record other receipt');

  await user.click(dialog.getByRole('combobox', { name: /Received for/ }));
  await user.click(await screen.findByRole('option', { name: '4900 Other income' }));
  await user.type(dialog.getByRole('textbox', { name: /Amount received/ }), '500');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
  await user.click(await dialog.findByRole('combobox', { name: 'Branch' }));
  await user.click(await screen.findByRole('option', { name: 'Chennai' }));
  await user.click(dialog.getByRole('button', { name: 'Record other receipt' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(add.calls[0]?.input).toMatchObject({
    ...{ direction: 'RECEIPT', accountCode: '4900', amountMinor: 500_00, branchId: chennai.id },
  });
});

it('expenses are recorded one after the other, of the same day and bank', async () => {
  const { calls } = mock(addPayment, { data: paymentOf({ number: 'EV/26-27/000007' }), warnings: [] });
  const { user, dialog } = await open('expense', 'Record expense');
  const date = dialog.getByRole('textbox', { name: /^Date/ });
  await user.click(dialog.getByRole('combobox', { name: /Spent for/ }));
  await user.click(await screen.findByRole('option', { name: '6020 Office and administration' }));
  await user.clear(date);
  await user.type(date, '-2{Tab}');
  const day = date.getAttribute('value');
  await user.type(dialog.getByRole('textbox', { name: /Amount paid/ }), '500');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');

  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('EV/26-27/000007 is recorded')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(dialog.getByRole('textbox', { name: /Amount paid/ })).toHaveValue('');
  expect(date).toHaveValue(day);
  expect(dialog.getByRole('combobox', { name: /Spent for/ })).toHaveFocus();
});
