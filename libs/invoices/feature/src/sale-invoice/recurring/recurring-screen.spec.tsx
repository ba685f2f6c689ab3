import { listRecurring, makeRecurring, type RecurringInvoice, updateRecurring } from '@freightdesk/invoices-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as RecurringScreen } from './recurring-screen';

const storage: RecurringInvoice = {
  id: '01990000-0000-7000-8000-0000000000a1',
  invoiceId: '01990000-0000-7000-8000-0000000000a2',
  invoiceNumber: 'SI/26-27/000007',
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

it('one that is due is made from its row, and says which invoice it is like', async () => {
  const due = { ...storage, active: true, nextOn: '2026-01-31' };
  mock(listRecurring, pageOf([due]));
  const { calls } = mock(makeRecurring, { ...due, nextOn: '2099-02-28', version: 5 });
  const { user } = renderScreen(<RecurringScreen />, { role: 'ACCOUNT' });
  const row = await screen.findByRole('row', { name: /Kaveri Traders SI\/26-27\/000007 .*Due now.* 11,800\.00/ });

  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make the draft' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/It is dated 31-Jan-2026/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Make the draft' }));

  expect(await screen.findByText('The draft for Kaveri Traders is made')).toBeVisible();
  expect(calls[0]?.input).toEqual({ id: due.id, version: 4 });
});

it('one that is not due yet is not made from its row', async () => {
  mock(listRecurring, pageOf([{ ...storage, active: true }]));
  const { user } = renderScreen(<RecurringScreen />, { role: 'ACCOUNT' });
  const row = await screen.findByRole('row', { name: /Kaveri Traders/ });

  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Change the days, or let it rest' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Make the draft' })).not.toBeInTheDocument();
});
