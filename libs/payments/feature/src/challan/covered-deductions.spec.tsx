import { getChallanCover } from '@freightdesk/payments-contract';
import { paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { CoveredDeductions } from './covered-deductions';

const payment = paymentOf({ direction: 'EXPENSE', party: null, challanNumber: '00042' });
const bill = { type: 'purchase invoice', id: 'b1', number: 'PI/26-27/000004' };
const show = () =>
  renderScreen(<CoveredDeductions payment={payment} />, {
    role: 'ACCOUNT',
    pages: { 'purchase invoice': (id) => `/bill?id=${id}` },
  });

it('a challan lists the deductions that it covers, each with the way to its document, and what is paid ahead', async () => {
  const deduction = { document: bill, party: 'Konkan Roadways', date: '2026-05-10', withheldPaise: 2_000_00 };
  mock(getChallanCover, { covered: [{ ...deduction, coveredPaise: 1_500_00 }], aheadPaise: 100_00 });
  show();

  const table = within(await screen.findByRole('table', { name: 'Deductions' }));
  expect(table.getByRole('link', { name: bill.number })).toHaveAttribute('href', '/bill?id=b1');
  expect(table.getByRole('row', { name: /Konkan Roadways .* 2,000.00 1,500.00/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total 1,500.00/ })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('More was deposited than was withheld so far: ₹ 100.00');
});

it('one that covers none says so', async () => {
  mock(getChallanCover, { covered: [], aheadPaise: 0 });
  show();

  expect(await screen.findByText('Covers no deduction yet')).toBeVisible();
});
