import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { purchaseInvariants } from './purchase-invariants';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;
let bill: PurchaseInvoice;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());

beforeEach(async () => {
  await desk.startAnew();
  partyId = await desk.books.addParty({ gstin: null, stateCode: '27', tdsNature: 'CONTRACT' });
  bill = await desk.posted({ partyId, lines: [costLine({ rate: '40000' })], reverseCharge: true });
});

/** The sentences that do not hold, with the records that break them. */
const broken = async () => {
  const found = purchaseInvariants.map(async ({ sentence, broken }) => ({
    sentence,
    names: await broken(api.db),
  }));
  return (await Promise.all(found)).filter(({ names }) => names.length > 0);
};

/** A bill that nobody posted: a copy of the posted one, written past the product. */
async function forge(changes: { number: string; tdsPaise?: number; payablePaise?: number }): Promise<void> {
  const { db } = api;
  const found = await db.selectFrom('purchaseInvoice').selectAll().where('id', '=', bill.id).executeTakeFirstOrThrow();
  const { outstandingMinor: _minor, outstandingPaise: _paise, standing: _standing, kind: _kind, ...kept } = found;
  const { creditUntil: _until, ...row } = kept;
  const asJson = {
    vendor: JSON.stringify(row.vendor),
    reverseChargeTax: JSON.stringify(row.reverseChargeTax),
    statedTax: null,
  };
  const forged = { ...row, ...asJson, selfInvoiceNumber: null, supplierNumberKey: 'FORGED', ...changes, id: newId() };
  await db.insertInto('purchaseInvoice').values(forged).execute();
}

it('sound books break none', async () => {
  await desk.posted({ partyId, itcEligible: false });
  await desk.posted({ partyId, reverseCharge: true, itcEligible: false });

  expect(await broken()).toEqual([]);
});

it('a total that its lines do not come to is named', async () => {
  const { id, taxablePaise, totalPaise, payablePaise } = await desk.added({ partyId });
  const forged = { taxablePaise: taxablePaise + 1, totalPaise: totalPaise + 1, payablePaise: payablePaise + 1 };
  await api.db.updateTable('purchaseInvoice').set(forged).where('id', '=', id).execute();

  expect(await broken()).toEqual([
    expect.objectContaining({
      sentence: expect.stringContaining('add up'),
      names: [expect.stringContaining(`draft ${id}`)],
    }),
  ]);
});

it('a gap in a series is named', async () => {
  await forge({ number: 'PI/26-27/000003' });

  expect(await broken()).toContainEqual({
    sentence: expect.stringContaining('without a gap'),
    names: [expect.stringMatching(/^Bills of 27.*2 documents, numbered 1 to 3$/)],
  });
});

it('TDS that the ledger does not hold is named', async () => {
  await forge({ number: 'PI/26-27/000002', tdsPaise: 801_00, payablePaise: bill.totalPaise - 801_00 });

  expect(await broken()).toContainEqual({
    sentence: expect.stringContaining('The voucher of a posted bill'),
    names: ['PI/26-27/000002: its voucher differs'],
  });
});

it('a cancelled bill that stayed in the books is named', async () => {
  await api.db.updateTable('purchaseInvoice').set({ status: 'CANCELLED' }).where('id', '=', bill.id).execute();

  expect((await broken()).map(({ names }) => names)).toEqual([
    ['PI/26-27/000001 is cancelled: its voucher is not reversed'],
  ]);
});
