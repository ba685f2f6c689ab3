import { saleInvoice } from '../sale-invoice/sale-invoice.builder';
import { paymentBlock, upiLink } from './payment-block.rules';
import { printedAlong } from './printed-along.builder';
import { saleInvoiceSheet } from './sale-invoice-sheet.rules';

const bank = printedAlong().bank;
if (!bank) throw new Error('The bank of specs is there.');

it('the code asks for what is owed, names the invoice and whom to pay', () => {
  expect(upiLink(saleInvoice({ outstandingPaise: 12_34_567_05 }), 'konkan@hdfcbank')).toBe(
    'upi://pay?pa=konkan%40hdfcbank&pn=Konkan%20Freight&am=1234567.05&cu=INR&tn=SI%2F26-27%2F000001',
  );
});

it.each([
  ['a draft', { status: 'DRAFT', number: null }],
  ['a cancelled one', { status: 'CANCELLED' }],
  ['a paid one', { status: 'PAID', outstandingPaise: 0 }],
  ['a credit note', { kind: 'CREDIT_NOTE' }],
  ['one in dollars', { currency: 'USD' }],
] as const)('%s has no code to pay by', (_name, changes) => {
  expect(paymentBlock(saleInvoice(changes), bank)).not.toHaveProperty('code');
});

it('a credit note bears its name and the invoice that it is against', () => {
  const against = { number: 'SI/26-27/000001', date: '2026-04-10' };
  const sheet = saleInvoiceSheet(saleInvoice({ kind: 'CREDIT_NOTE' }), { along: printedAlong({ against }) });

  expect(sheet.title).toBe('Credit note');
  expect(sheet.facts).toContainEqual({ label: 'Against invoice', value: 'SI/26-27/000001 of 10-Apr-2026' });
});

it.each([
  ['CREDIT_NOTE', 'Against invoice'],
  ['DEBIT_NOTE', 'Against invoice'],
  ['TAX_INVOICE', 'By the proforma'],
] as const)('%s names the document that it came of: %s', (kind, label) => {
  const along = printedAlong({ against: { number: 'PF/26-27/000001', date: '2026-04-10' } });

  const { facts } = saleInvoiceSheet(saleInvoice({ kind }), { along });

  expect(facts).toContainEqual({ label, value: 'PF/26-27/000001 of 10-Apr-2026' });
});

it('more than two jobs stand in a table, fewer have a block each', () => {
  const { jobs } = printedAlong();
  const of = (count: number) =>
    saleInvoiceSheet(saleInvoice(), {
      along: printedAlong({ jobs: Array.from({ length: count }, () => jobs).flat() }),
    });

  expect(of(2).blocks.map(({ title }) => title)).toEqual(['Shipment', 'Shipment']);
  expect(of(3).blocks).toEqual([]);
  expect(of(3).tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Shipments', 3],
    ['Charges', 1],
  ]);
});
