import { creditUntil, type PurchaseInvoice, type UnpaidCredit } from '@freightdesk/invoices-contract';
import { costLine, gstr2bJson } from '@freightdesk/invoices-contract/testing';
import { addDays } from '@freightdesk/shared-calendar';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import type { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { withBills } from '../purchase-invoice/with-bills.builder';
import { trialBalance } from '../sale-invoice/invoice-books.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;
const today = '2026-11-20';
const late = addDays(today, -181);

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { tdsNature: null }, now: `${today}T06:00:00Z` },
  (begun) => ({ api, desk, partyId } = begun),
);

const billed = (supplierDate: string, changes: object = {}): Promise<PurchaseInvoice> =>
  desk.posted({
    ...{ partyId, supplierDate, date: supplierDate, lines: [costLine({ rate: '10000.00', gstRate: '18' })] },
    ...changes,
  });
const listed = async (query = ''): Promise<UnpaidCredit[]> =>
  (await api.get(`/gst/unpaid-credit/list${query}`, { as: 'ACCOUNT' })).expect(200).data;
const move = (what: 'reverse' | 'restore', { id, version }: { id: string; version: number }, date = today) =>
  api.post(`/gst/unpaid-credit/${what}`, { id, version, date }, { as: 'ACCOUNT' });
it('the store counts as many days as the rule', async () => {
  const { id } = await billed('2026-06-01');
  const { creditUntil: stored } = await api.db
    .selectFrom('purchaseInvoice')
    .select('creditUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toBe(creditUntil('2026-06-01'));
});

describe('bills whose vendors are not paid', () => {
  it('stand in the list from thirty days before their last day, the oldest first', async () => {
    await billed(addDays(today, -149));
    const near = await billed(addDays(today, -150));
    const lastDay = await billed(addDays(today, -180));
    const over = await billed(late);

    expect((await listed()).map(({ id, state }) => [id, state])).toEqual([
      [over.id, 'LATE'],
      [lastDay.id, 'NEAR'],
      [near.id, 'NEAR'],
    ]);
    expect(await listed('?state=LATE')).toMatchObject([
      { id: over.id, creditPaise: 1_800_00, toReverse: { igstPaise: 0 }, outstandingMinor: 11_800_00 },
    ]);
  });

  it.each([
    ['under reverse charge', { reverseCharge: true }],
    ['with blocked credit', { itcEligible: false }],
    ['without tax', { lines: [costLine({ gstRate: '0', rate: '100.00' })] }],
    ['that waits as a draft', { post: false }],
  ])('do not stand there %s', async (_how, changes) => {
    await ('post' in changes ? desk.added({ partyId, supplierDate: late, date: late }) : billed(late, changes));

    expect(await listed()).toEqual([]);
  });
});

describe('credit of a bill that is unpaid after 180 days', () => {
  it('leaves its heads for an account of its own', async () => {
    const bill = await billed(late);

    const reversed: UnpaidCredit = (await move('reverse', bill)).expect(200).data;

    expect(reversed).toMatchObject({ state: 'REVERSED', reversedPaise: 1_800_00, interestPaise: 0 });
    expect(await trialBalance(api.db)).toMatchObject({ '1370': 1_800_00 });
    expect((await move('reverse', reversed)).expect(409).problem.code).toBe('nothing_to_reverse');
  });

  it('is not taken again while nothing more is paid, nor twice', async () => {
    const bill = await billed(late);
    const reversed = (await move('reverse', bill)).expect(200).data;

    expect((await move('restore', reversed)).expect(409).problem.code).toBe('nothing_to_restore');
    expect((await move('reverse', bill)).expect(409).problem.code).toBe('stale_version');
  });

  it('does not go back while the vendor can be paid in time, nor on such a day', async () => {
    const near = await billed(addDays(today, -180));
    expect((await move('reverse', near)).expect(409).problem.code).toBe('in_time');

    const over = await billed(late);
    expect((await move('reverse', over, addDays(today, -1))).expect(409).problem.code).toBe('in_time');
  });

  it('can be taken again once a debit note leaves nothing of the bill', async () => {
    const bill = await billed(late);
    await move('reverse', bill);
    (await desk.post('debit-note', { id: bill.id, date: today, reason: 'Never rendered', full: true })).expect(201);

    const [listedBill] = await listed();
    expect(listedBill).toMatchObject({ creditPaise: 0, toRestore: { cgstPaise: 900_00 } });
    const standing = await desk.read(bill.id);
    expect((await move('restore', standing, addDays(today, -1))).expect(422).problem.code).toBe('before_last_move');
    (await move('restore', standing)).expect(200);
    expect(await trialBalance(api.db)).toEqual({});
  });

  it('waits for the portal where its month’s file does not tell the bill: none was taken', async () => {
    const bill = await billed(late);
    const form = new FormData();
    const json = gstr2bJson([], { gstin: bill.recipientGstin ?? '', period: '052026' });
    form.append('file', new File([JSON.stringify(json)], 'GSTR2B.json', { type: 'application/json' }));
    (await api.post('/gst/gstr2b-import', form, { as: 'ACCOUNT' })).expect(201);

    expect(await listed()).toMatchObject([{ waitsForPortal: true }]);
    expect((await move('reverse', bill)).expect(409).problem.code).toBe('waits_for_portal');
  });

  it('is moved in the books’ own rows alone: nobody says otherwise', async () => {
    const { id } = await billed(late);
    await expect(
      sql`update purchase_invoice set credit_reversed_paise = 1 where id = ${id}`.execute(api.db),
    ).rejects.toThrow('by its moves');
  });
});
