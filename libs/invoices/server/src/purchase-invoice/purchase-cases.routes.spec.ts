import { billPostings } from '@freightdesk/invoices-contract';
import { costLine, type PurchaseCase, purchaseCases } from '@freightdesk/invoices-contract/testing';
import type { PostingLine } from '@freightdesk/ledger-contract';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { BillDesk } from './bill-desk.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
  await desk.startAnew();
});
afterAll(() => api.close());

afterEach(async () => {
  expect(await desk.broken()).toEqual([]);
  // The next vendor may bear the same GSTIN, and his year begins anew; what was posted keeps what it was posted with.
  await api.db.deleteFrom('partyRegistration').execute();
});

const quarters = [1, 2, 3, 4];
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** A PAN of the case's own with the same holder, for a year is counted by PAN over all vendors that have it. */
const ownPan = (pan: string | null, index: number) => pan && `A${String.fromCharCode(65 + index)}${pan.slice(2)}`;

async function add({ branch, vendor, soFar, toTheRupee = false, terms, lines }: PurchaseCase, index: number) {
  const { addBranch, addParty } = desk.books;
  await api.db.updateTable('company').set({ tdsToTheRupee: toTheRupee }).execute();
  const registrations = vendor.registrations.map(({ gstin = null, stateCode, type }) => ({ gstin, stateCode, type }));
  const partyId = await addParty({ ...vendor, registrations, gstin: null, pan: ownPan(vendor.pan, index) });
  const branchId = branch ? await addBranch(branch) : undefined;
  for (const _quarter of soFar ? quarters : []) {
    await desk.posted({ partyId, branchId, lines: [costLine({ rate: rupees((soFar?.creditedPaise ?? 0) / 4) })] });
  }
  const asked = await desk.get(`tds-so-far?partyId=${partyId}&date=2026-04-10`);
  expect(asked.body.data.soFar).toEqual(soFar ?? { creditedPaise: 0, taxedPaise: 0 });
  return desk.add({ ...terms, partyId, branchId, lines: lines.map((line) => costLine(line)), post: true });
}

/** What the ledger holds of a voucher, as far as a page shows it. */
const postingsOf = (voucherId: string | null) =>
  api.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['code', 'debitPaise', 'creditPaise'])
    .where('voucherId', '=', voucherId)
    .orderBy('lineNo')
    .execute();

const inLedger = (lines: readonly PostingLine[]) =>
  lines.map(({ accountCode: code, debitPaise, creditPaise }) => ({ code, debitPaise, creditPaise }));

const numbered = purchaseCases.map((bill, index) => ({ ...bill, index }));

describe('what is posted is what the form shows', () => {
  it.each(numbered.filter(({ refusedAt }) => !refusedAt))('$name', async ({ index, ...bill }) => {
    const { placeOfSupply, ...posted } = (await add(bill, index)).expect(201).data;

    const { stateCode, ...figures } = bill.expected;
    expect(placeOfSupply.stateCode).toBe(stateCode);
    expect(posted).toMatchObject(figures);
    expect(await postingsOf(posted.voucherId)).toEqual(inLedger(billPostings({ ...posted, placeOfSupply })));
  });
});

it.each(numbered.filter(({ refusedAt }) => refusedAt))('$name is refused', async ({ index, ...bill }) => {
  const { problem } = (await add(bill, index)).expect(422);

  expect(problem.errors?.map(({ field }) => field)).toEqual(bill.refusedAt);
});
