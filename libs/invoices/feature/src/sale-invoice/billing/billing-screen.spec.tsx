import { billCustomer, listUnbilledCustomers, salePaths, type UnbilledCustomer } from '@freightdesk/invoices-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as Billing } from './billing-screen';

const customer: UnbilledCustomer = {
  ...{ id: '01990000-0000-7000-8000-0000000000c9', name: 'Konkan Spices', isOnHold: false },
  ...{ charges: 3, records: 2, totalPaise: 1_250_000_00, since: '2026-11-02' },
  currencies: ['INR'],
};

it('a customer who is to be billed leads to the invoice that begins with all of it', async () => {
  mock(listUnbilledCustomers, pageOf([customer]));
  const { user, router } = renderScreen(
    [
      { path: salePaths.billing.href(), element: <Billing /> },
      { path: '/dashboard/sales/invoice/add', element: 'The invoice' },
    ],
    { role: 'ACCOUNT', path: salePaths.billing.href() },
  );

  await user.click(await screen.findByText('Konkan Spices'));

  expect(await screen.findByText('The invoice')).toBeVisible();
  expect(router.state.location.search).toBe(`?partyId=${customer.id}`);
});

it('what drafts are made of charges in two currencies is told before any is', async () => {
  const other: UnbilledCustomer = {
    ...customer,
    id: '01990000-0000-7000-8000-0000000000ca',
    name: 'Malabar Teas',
    currencies: ['INR', 'USD'],
  };
  mock(listUnbilledCustomers, pageOf<UnbilledCustomer>([customer, other]));
  const { calls } = mock(billCustomer, ({ partyId }) => ({ drafts: [], held: partyId === other.id ? 2 : 0 }));
  const { user } = renderScreen(<Billing />, { role: 'ACCOUNT', path: salePaths.billing.href() });

  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Make drafts' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Each currency has a draft of its own/)).toBeVisible();
  expect(await dialog.findByText('Agreed in INR, USD: a draft in each.')).toBeVisible();
  expect(dialog.getAllByText(/a draft in each/)).toHaveLength(1);
  expect(calls).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Make drafts' }));
  expect(await dialog.findByText('Done; 2 of the charges wait')).toBeVisible();
  expect(dialog.getByText('Done')).toBeVisible();
});
