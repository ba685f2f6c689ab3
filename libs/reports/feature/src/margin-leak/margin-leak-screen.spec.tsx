import { readMarginLeaks } from '@freightdesk/reports-contract';
import type { RecordPages } from '@freightdesk/shared-route';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as MarginLeakScreen } from './margin-leak-screen';

const idOf = (end: string) => `01990000-0000-7000-8000-0000000000${end}`;
const leak = (kind: string, job: string, end: string) => ({
  ...{ key: end, kind, jobId: idOf(end), job, partyId: idOf('c1'), party: 'Konkan Spices', owner: 'Indira Menon' },
  ...{ what: 'Ocean freight', billId: null, days: 5, leaks: 1, leakPaise: 1_000_00 },
});
const billing = {
  'invoice of charges': (id: string, { recordId = '' }) => `/invoice/${id}?of=${recordId}`,
} as RecordPages;
const desk = { jobcard: (id: string) => `/job?id=${id}` } as RecordPages;

function show(pages: RecordPages) {
  mock(readMarginLeaks, {
    ...{ from: '2026-04-01', to: '2027-03-31', page: 1, pageSize: 100, total: 2, totals: { leakPaise: 2_000_00 } },
    rows: [leak('SALE_UNBILLED', 'SE/26-27/00012', '12'), leak('COST_WITHOUT_SALE', 'SE/26-27/00015', '15')],
  });
  const path = '/dashboard/reports/marginLeaks';
  return renderScreen(
    [
      { path, element: <MarginLeakScreen /> },
      { path: '*', element: null },
    ],
    { role: 'ACCOUNT', path, pages },
  );
}

it('accounts, who have no page of a job, bill its customer, and see whom to ask for the rest', async () => {
  const { user, router } = show(billing);

  expect(await screen.findByRole('row', { name: /SE\/26-27\/00015/ })).toHaveTextContent(
    'Ask Indira Menon: Say what it is sold for',
  );
  await user.click(screen.getByRole('row', { name: /SE\/26-27\/00012.*Bill it/ }));

  expect(router.state.location).toMatchObject({ pathname: `/invoice/${idOf('c1')}`, search: `?of=${idOf('12')}` });
});

it('what nobody but the desk can mend leads accounts to the profit of the customer’s jobs', async () => {
  const { user, router } = show(billing);

  await user.click(await screen.findByRole('row', { name: /SE\/26-27\/00015/ }));

  expect(router.state.location).toMatchObject({ pathname: '/dashboard/reports/jobProfit' });
  expect(router.state.location.search).toBe(`?partyId=${idOf('c1')}`);
});

it('who has the page of the job mends it there', async () => {
  const { user, router } = show({ ...billing, ...desk });

  await user.click(await screen.findByRole('row', { name: /SE\/26-27\/00015/ }));

  expect(router.state.location.search).toBe(`?id=${idOf('15')}&tab=charges`);
});
