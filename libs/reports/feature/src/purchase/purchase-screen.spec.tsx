import { readPurchases, type RegisterReport } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as PurchaseScreen } from './purchase-screen';

const invoiceId = '01990000-0000-7000-8000-0000000000b1';
const figures = {
  taxablePaise: 4_000_00,
  cgstPaise: 360_00,
  sgstPaise: 360_00,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 4_720_00,
};
const report: RegisterReport = {
  rows: [
    {
      key: invoiceId,
      invoiceId,
      number: 'PI/26-27/000001',
      supplierNumber: 'VCL/118',
      kind: null,
      status: 'CANCELLED',
      date: '2026-05-01',
      month: '2026-05',
      partyId: '01990000-0000-7000-8000-000000000001',
      party: 'Varuna Lines',
      partyGstin: '29AAACI1681G1ZL',
      placeOfSupply: '29',
      sac: null,
      jobId: null,
      job: null,
      documents: 1,
      ...figures,
    },
  ],
  totals: figures,
  from: '2026-04-01',
  to: '2027-03-31',
  page: 1,
  pageSize: 100,
  total: 1,
};

it('the purchase report names both numbers of a bill, marks a cancelled one, and opens it', async () => {
  mock(readPurchases, report);
  const screens = [
    { path: '/', element: <PurchaseScreen /> },
    { path: '/bill', element: <p>The bill</p> },
  ];
  const { user } = renderScreen(screens, { role: 'ACCOUNT', pages: { 'purchase invoice': () => '/bill' } });

  expect(await screen.findByText('VCL/118')).toBeVisible();
  expect(screen.getByText('Cancelled')).toBeVisible();
  await user.click(screen.getByText('PI/26-27/000001'));

  expect(await screen.findByText('The bill')).toBeVisible();
});
