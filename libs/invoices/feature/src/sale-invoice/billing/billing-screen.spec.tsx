import { listUnbilledCustomers, salePaths, type UnbilledCustomer } from '@freightdesk/invoices-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as Billing } from './billing-screen';

const customer: UnbilledCustomer = {
  ...{ id: '01990000-0000-7000-8000-0000000000c9', name: 'Konkan Spices', isOnHold: false },
  ...{ charges: 3, records: 2, totalPaise: 1_250_000_00, since: '2026-11-02' },
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
