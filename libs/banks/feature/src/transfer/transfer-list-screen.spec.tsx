import { listBanks, listTransfers, reverseTransfer, transferBetweenBanks } from '@freightdesk/banks-contract';
import { bankRow, transferRow } from '@freightdesk/banks-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as TransferListScreen } from './transfer-list-screen';

const dollars = transferRow({
  id: '01990000-0000-7000-8000-0000000000e2',
  number: 'BT/26-27/000002',
  from: { id: '01990000-0000-7000-8000-0000000000b3', name: 'HDFC Bank EEFC', currency: 'USD' },
  amountMinor: 1_000_00,
  toAmountMinor: 84_100_00,
});

beforeEach(() => {
  mock(listBanks, pageOf([bankRow()]));
  mock(listTransfers, pageOf([transferRow(), dollars]));
});

const show = () => renderScreen(<TransferListScreen />, { role: 'ACCOUNT', path: '/dashboard/bank/transfers' });

it('shows what left and what arrived, each in the currency of its bank', async () => {
  show();

  const row = within(await screen.findByRole('row', { name: /BT\/26-27\/000002/ }));
  expect(row.getByText(/USD\s*1,000\.00/)).toBeVisible();
  expect(row.getByText('84,100.00')).toBeVisible();
});

it('takes a transfer back with a reason', async () => {
  const reverse = mock(reverseTransfer, transferRow({ status: 'REVERSED', reverseReason: 'Typed twice', version: 2 }));
  const { user } = show();

  const row = within(await screen.findByRole('row', { name: /BT\/26-27\/000001/ }));
  await user.click(row.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reverse' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Typed twice');
  await user.click(screen.getByRole('button', { name: 'Reverse' }));

  expect(await screen.findByText('BT/26-27/000001 is reversed')).toBeVisible();
  expect(reverse.calls.map(({ input }) => input)).toEqual([
    { id: transferRow().id, version: 1, reason: 'Typed twice' },
  ]);
});

it('dated before one of its banks is in the books tells so at its day', async () => {
  mock(listBanks, pageOf([bankRow({ openingDate: '2026-07-28' })]));
  const { user } = show();

  await user.click(await screen.findByRole('button', { name: 'Transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer between banks' }));
  await user.click(await dialog.findByRole('combobox', { name: /From/ }));
  await user.click(await screen.findByRole('option', { name: 'HDFC Bank' }));
  const date = dialog.getByRole('textbox', { name: /Date/ });
  await user.clear(date);
  await user.type(date, '2026-07-27');

  expect(await dialog.findByText(/HDFC Bank begins in the books on 28-Jul-2026/)).toBeVisible();
});

it('records one after the other, each from the same bank', async () => {
  mock(listBanks, pageOf([bankRow(), bankRow({ id: dollars.to.id, name: 'Axis Bank' })]));
  const record = mock(transferBetweenBanks, transferRow());
  const { user } = show();

  await user.click(await screen.findByRole('button', { name: 'Transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer between banks' }));
  await user.click(await dialog.findByRole('combobox', { name: /From/ }));
  await user.click(await screen.findByRole('option', { name: 'HDFC Bank' }));
  await user.click(dialog.getByRole('combobox', { name: /To/ }));
  await user.click(await screen.findByRole('option', { name: 'Axis Bank' }));
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '500');
  await user.click(dialog.getByRole('button', { name: 'Transfer and start another' }));

  expect(await screen.findByText('Transfer BT/26-27/000001 is recorded')).toBeVisible();
  expect(record.calls).toHaveLength(1);
  expect(dialog.getByRole('combobox', { name: /From/ })).toHaveTextContent('HDFC Bank');
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('');
});
