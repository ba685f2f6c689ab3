import { paymentPaths } from './paths';

it('other screens link to a receipt, and to the form of a new one for their party and invoice', () => {
  expect(paymentPaths.payment.href('p1')).toBe('/dashboard/payments?id=p1');
  expect(paymentPaths.newPayment.href()).toBe('/dashboard/payments?new=receipt');
  expect(paymentPaths.newPayment.href({ partyId: 'c1', invoiceId: 'i1' })).toBe(
    '/dashboard/payments?new=receipt&partyId=c1&invoiceId=i1',
  );
});
