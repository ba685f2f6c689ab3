import { outstandingInvoices } from '@freightdesk/payments-contract';
import { outstandingInvoice, paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { ShortRests } from './short-rests';

const short = outstandingInvoice();
const paid = { id: '01990000-0000-7000-8000-0000000000d9', number: 'SI/26-27/000009' };
const allocationOf = (invoice: { id: string; number: string }) => ({
  ...{ id: `01990000-0000-7000-8000-0000000000${invoice.id.slice(-2)}`, amountMinor: 100_00, date: '2026-05-20' },
  invoice: { id: invoice.id, number: invoice.number, supplierNumber: null, selfInvoiceNumber: null },
});
const receipt = paymentOf({ allocations: [allocationOf(short), allocationOf(paid)] });

it('of a receipt the invoices that it left short lead to a credit note of the rest', async () => {
  mock(outstandingInvoices, [short]);
  renderScreen([{ path: '/', element: <ShortRests payment={receipt} /> }], {
    path: '/',
    pages: { 'credit note for the rest': (id) => `/view?id=${id}&note=rest` },
  });

  const link = await screen.findByRole('link', { name: `Credit the rest of ${short.number}` });
  expect(link).toHaveAttribute('href', `/view?id=${short.id}&note=rest`);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
