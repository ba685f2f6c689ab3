import { listRecurring, type RecurringInvoice, updateRecurring } from '@freightdesk/invoices-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as RecurringScreen } from './recurring-screen';

const storage: RecurringInvoice = {
  id: '01990000-0000-7000-8000-0000000000a1',
  invoiceId: '01990000-0000-7000-8000-0000000000a2',
  party: { id: '01990000-0000-7000-8000-0000000000a3', name: 'Kaveri Traders' },
  period: 'MONTHLY',
  nextOn: '2099-01-31',
  until: null,
  active: false,
  currency: 'INR',
  currencyTotalMinor: 11_800_00,
  lastInvoiceId: null,
  version: 4,
};

async function change(one: RecurringInvoice) {
  mock(listRecurring, pageOf([one]));
  const { user } = renderScreen(<RecurringScreen />, { role: 'ACCOUNT' });
  const row = await screen.findByRole('row', { name: /Kaveri Traders/ });
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the days, or let it rest' }));
  const dialog = await screen.findByRole('dialog');
  return { row, user, dialog: within(dialog) };
}

it('what rests is taken up again, on another day', async () => {
  const { calls } = mock(updateRecurring, storage);
  const { user, dialog } = await change(storage);

  await user.click(dialog.getByRole('switch', { name: /Active/ }));
  await user.clear(dialog.getByRole('textbox', { name: /Next on/ }));
  await user.type(dialog.getByRole('textbox', { name: /Next on/ }), '28-02-2099');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The days are changed')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ id: storage.id, version: 4, nextOn: '2099-02-28', active: true });
});

it('what the server refuses is said where it was asked', async () => {
  const message = 'This invoice is made again already: look under Recurring invoices, where it can rest.';
  mockProblem(updateRecurring, 409, { code: 'recurs_already', message });
  const { user, dialog } = await change(storage);

  await user.click(dialog.getByRole('switch', { name: /Active/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText(message)).toBeVisible();
});

it('one whose last day has passed is told as ended, not as active', async () => {
  const { row } = await change({ ...storage, active: true, until: '2099-01-01' });

  expect(within(row).getByText('Ended')).toBeInTheDocument();
  expect(within(row).queryByText('Active')).not.toBeInTheDocument();
});
