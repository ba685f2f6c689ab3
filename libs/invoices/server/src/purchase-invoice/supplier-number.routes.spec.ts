import { purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, testActors } from '@freightdesk/shared-testing-server';
import { gstins } from '../sale-invoice/invoice-books.builder';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { name: 'Varuna Lines' } },
  (begun) => ({ desk, partyId } = begun),
);

describe('one bill of a vendor', () => {
  const again = { supplierNumber: ' inv/ 0042' };

  it('entered twice in a fiscal year is refused, and the first one is named', async () => {
    const { id } = await desk.posted({ partyId, supplierNumber: 'INV/0042' });

    const { problem } = (await desk.add({ partyId, ...again })).expect(409);

    expect(problem).toMatchObject({
      code: 'duplicate_supplier_invoice',
      message: 'inv/ 0042 of 08-Apr-2026 is booked already, as PI/26-27/000001.',
      errors: [{ field: 'supplierNumber' }],
      invoice: { id, number: 'PI/26-27/000001', status: 'POSTED' },
    });
  });

  it('is another in another year, of another vendor, or after the first was cancelled', async () => {
    const first = await desk.posted({ partyId, supplierNumber: 'INV/0042' });
    const other = await desk.books.addParty({ name: 'Garuda Air', gstin: gstins.bengaluru });

    await desk.added({ partyId, ...again, supplierDate: '2026-03-31' });
    await desk.added({ partyId: other, ...again });
    (await desk.cancel(first)).expect(200);

    expect(await desk.posted({ partyId, ...again })).toMatchObject({ number: 'PI/26-27/000002' });
  });

  it('can not become the same by a change either, and a draft may keep its own number', async () => {
    await desk.added({ partyId, supplierNumber: 'INV/0042' });
    const { id } = await desk.added({ partyId, supplierNumber: 'INV/0043' });
    const update = (version: number, supplierNumber: string) =>
      desk.post('update', { ...purchaseInvoiceInput({ partyId, supplierNumber }), id, version });

    expect((await update(1, 'inv/0042')).problem).toMatchObject({ status: 409, code: 'duplicate_supplier_invoice' });
    (await update(1, 'INV/0043')).expect(200);
  });

  it('entered by two clerks at the same moment is there once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk.add({ partyId, supplierNumber: 'INV/0042', post: true })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { problem } of answers.filter(({ status }) => status === 409)) {
      expect(problem).toMatchObject({ code: 'duplicate_supplier_invoice', errors: [{ field: 'supplierNumber' }] });
    }
    expect(await desk.counted('purchaseInvoice')).toBe(1);
  });
});
