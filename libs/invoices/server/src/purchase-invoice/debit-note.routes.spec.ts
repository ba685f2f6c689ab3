import type { DebitNoteInput, PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { trialBalance } from '../sale-invoice/invoice-books.builder';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { tdsNature: 'CONTRACT' } },
  (begun) => ({ api, desk, partyId } = begun),
);

const ask = ({ id }: Pick<PurchaseInvoice, 'id'>, changes: Partial<DebitNoteInput> = {}) =>
  desk.post('debit-note', { id, date: '2026-05-20', reason: 'Container was returned unused', full: true, ...changes });
const debited = async (bill: PurchaseInvoice, changes: Partial<DebitNoteInput> = {}): Promise<PurchaseInvoice> =>
  (await ask(bill, changes)).expect(201).data;

describe('a debit note to a vendor', () => {
  it.each([
    [
      'a bill with input credit',
      { lines: [costLine({ rate: '1000.40' }), costLine({ rate: '33.33', gstRate: '18' })] },
    ],
    ['one without credit', { itcEligible: false }],
    [
      'one under reverse charge',
      { reverseCharge: true, lines: [costLine({ rate: '100.10' }), costLine({ rate: '33.33' })] },
    ],
    ['one that the vendor rounded', { roundOffPaise: -25, lines: [costLine({ rate: '100.25', gstRate: '0' })] }],
  ])('of the whole takes %s out of the books', async (_what, changes) => {
    const bill = await desk.posted({ partyId, tdsNature: null, ...changes });

    const note = await debited(bill);

    expect(note).toMatchObject({
      number: 'PD/26-27/000001',
      kind: 'DEBIT_NOTE',
      status: 'POSTED',
      againstInvoiceId: bill.id,
      against: { number: 'PI/26-27/000001' },
      supplierNumber: bill.supplierNumber,
      totalPaise: bill.totalPaise,
      reverseChargeTax: bill.reverseChargeTax,
      outstandingPaise: 0,
      tdsPaise: 0,
    });
    expect(await trialBalance(api.db)).toEqual({});
    expect(await desk.read(bill.id)).toMatchObject({
      status: 'PAID',
      outstandingPaise: 0,
      correctedBy: [{ id: note.id }],
    });
  });

  it('of a bill with tax deducted leaves that as it is: the vendor owes what was paid in his name', async () => {
    const bill = await desk.posted({ partyId, lines: [costLine({ rate: '40000.00' })] });
    expect(bill).toMatchObject({ tdsPaise: 800_00, payablePaise: 41_200_00 });

    const note = await debited(bill);

    expect(note).toMatchObject({ totalPaise: 42_000_00, outstandingPaise: -800_00, notedMinor: -41_200_00 });
    expect(await trialBalance(api.db)).toEqual({ '2100': 800_00, '2311': -800_00 });
    expect(await desk.read(bill.id)).toMatchObject({ outstandingPaise: 0, tdsPaise: 800_00 });
    // What the year has so far is untouched.
    const { data } = await desk.get(`tds-so-far?partyId=${partyId}&date=2026-05-21`);
    expect(data).toMatchObject({ soFar: { creditedPaise: 40_000_00, taxedPaise: 40_000_00 } });
  });

  it('of a line lowers what is owed; more than is left is refused at the line', async () => {
    const bill = await desk.posted({ partyId, tdsNature: null });
    const lines = (rate: string) => ({ full: undefined, lines: [costLine({ rate })] });

    expect(await debited(bill, lines('4000.00'))).toMatchObject({ cgstPaise: 100_00, totalPaise: 4200_00 });

    expect(await desk.read(bill.id)).toMatchObject({ status: 'POSTED', outstandingPaise: 6300_00 });
    const { problem } = (await ask(bill, lines('6000.01'))).expect(422);
    expect(problem.errors).toEqual([expect.objectContaining({ field: 'lines.0.rate', code: 'above_left' })]);
    expect(await debited(bill)).toMatchObject({ totalPaise: 6300_00 });
    expect((await ask(bill)).problem).toMatchObject({ status: 409, code: 'noted_in_full' });
    expect(await trialBalance(api.db)).toEqual({});
  });

  it('in dollars ends with its bill at nothing in both currencies', async () => {
    const abroad = await desk.books.addParty({
      name: 'Gulf Line',
      gstin: null,
      stateCode: '96',
      country: 'AE',
      registrations: [],
    });
    const bill = await desk.posted({
      partyId: abroad,
      tdsNature: null,
      currency: 'USD',
      exchangeRate: '83.4567',
      lines: [costLine({ rate: '100.00' })],
    });

    await debited(bill, { full: undefined, lines: [costLine({ rate: '33.33' })] });
    await debited(bill);

    expect(await trialBalance(api.db)).toEqual({});
    expect(await desk.read(bill.id)).toMatchObject({ status: 'PAID', outstandingPaise: 0, outstandingMinor: 0 });
  });

  it('is cancelled with its own page, and a bill with notes is not', async () => {
    const bill = await desk.posted({ partyId, tdsNature: null });
    const before = await trialBalance(api.db);
    const note = await debited(bill);

    expect((await desk.cancel(bill)).problem).toMatchObject({ status: 409, code: 'has_notes' });
    (await desk.cancel(note)).expect(200);

    expect(await trialBalance(api.db)).toEqual(before);
    expect(await desk.read(bill.id)).toMatchObject({ outstandingPaise: bill.outstandingPaise, notedMinor: 0 });
    (await desk.cancel(await desk.read(bill.id))).expect(200);
  });

  it('stands in the list by its kind and by its bill, and the bill may not be entered again', async () => {
    const bill = await desk.posted({ partyId });
    const note = await debited(bill);

    for (const filter of ['kind=DEBIT_NOTE', `againstInvoiceId=${bill.id}`]) {
      const { body } = (await api.get(`/purchase-invoice/list?${filter}`, { as: 'ACCOUNT' })).expect(200);
      expect(body.data).toMatchObject([{ id: note.id, kind: 'DEBIT_NOTE' }]);
    }
    const again = await desk.add({ partyId, supplierNumber: bill.supplierNumber });
    expect(again.problem).toMatchObject({ status: 409, code: 'duplicate_supplier_invoice' });
  });

  it('is refused against a draft, a note, or on a day before the bill', async () => {
    const draft = await desk.added({ partyId });
    const bill = await desk.posted({ partyId });
    const note = await debited(bill, { full: undefined, lines: [costLine({ rate: '1.00' })] });

    for (const document of [draft, note]) {
      expect((await ask(document)).problem).toMatchObject({ status: 409, code: 'not_correctable' });
    }
    expect((await ask(bill, { date: '2026-04-09' })).problem).toMatchObject({ status: 422, code: 'before_document' });
  });
});
