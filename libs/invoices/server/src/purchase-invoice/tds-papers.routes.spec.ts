import type { DocumentsAsked, PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { payables } from '../payable/payables';
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

async function enter(changes: object): Promise<void> {
  const by = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  const stamp = { ...by, updatedAt: by.createdAt, updatedBy: by.createdBy };
  const year = { from: '2026-04-01', until: '2027-03-31' };
  await api.db
    .insertInto('partyTaxPaper')
    .values({ id: newId(), partyId, kind: 'TRANSPORTER_DECLARATION', ...year, ...stamp, ...changes })
    .execute();
}
const certificate = {
  kind: 'LOWER_DEDUCTION',
  nature: 'CONTRACT',
  number: '1AB23CDE',
  percent: '0.5',
  limitPaise: 2_00_000_00,
};
const bill = (rupees: string, date = '2026-05-10') =>
  desk.posted({ partyId, date, supplierDate: date, lines: [costLine({ rate: rupees })] });

it('a transporter who declared ten carriages or fewer is paid whole, and his bills are of no later base', async () => {
  await enter({ carriages: 6, from: '2026-05-01' });

  const free = await bill('150000');
  expect(free).toMatchObject({
    tdsPaise: 0,
    tdsPercent: '0',
    tdsBasePaise: 1_50_000_00,
    payablePaise: free.totalPaise,
  });
  expect(free.tdsWhy).toMatch(/declared at most ten goods carriages/);
  await api.db.updateTable('partyTaxPaper').set({ withdrawnReason: 'He bought more' }).execute();
  expect(await bill('50000')).toMatchObject({ tdsPaise: 1_000_00, tdsBasePaise: 50_000_00 });
});

it('a certificate lowers the rate till its limit is used, over all records of the PAN; what is cancelled is free again', async () => {
  await enter(certificate);
  const other = await desk.books.addParty({
    name: 'Coastal Spices, Bengaluru',
    tdsNature: 'CONTRACT',
    registrations: [],
  });
  const first = await bill('150000');
  expect(first).toMatchObject({ tdsPaise: 750_00, tdsCertificateNumber: '1AB23CDE', tdsCertificatePaise: 1_50_000_00 });

  const second = await desk.posted({ partyId: other, lines: [costLine({ rate: '150000' })] });
  expect(second).toMatchObject({ tdsPaise: 250_00 + 2_000_00, tdsPercent: '2', tdsCertificatePaise: 50_000_00 });
  expect(await bill('10000')).toMatchObject({ tdsPaise: 200_00, tdsCertificatePaise: null });
  (await desk.cancel(second)).expect(200);
  expect(await bill('40000')).toMatchObject({ tdsPaise: 200_00, tdsCertificatePaise: 40_000_00 });
});

it('two bills that use up one certificate at the same moment do not both have it', async () => {
  await enter(certificate);
  const bills = await Promise.all([bill('200000'), bill('200000')]);

  expect(bills.map(({ tdsPaise }) => tdsPaise).sort((one, two) => one - two)).toEqual([1_000_00, 4_000_00]);
});

describe('a bill from abroad', () => {
  const abroad = () => desk.books.addParty({ name: 'Straits Bridge', gstin: null, stateCode: null, country: 'SG' });
  const imported = (): Promise<PurchaseInvoice> =>
    desk.posted({ partyId, currency: 'USD', exchangeRate: '85', lines: [costLine({ rate: '1000' })] });
  const settle = ({ id }: PurchaseInvoice, asked: Pick<DocumentsAsked, 'abroad'> = {}) =>
    api.db.transaction().execute((tx) => payables(tx, { ids: [id], lock: true, ...asked }));
  const waiting = async (): Promise<boolean[]> => {
    const { body } = await api.get(`/purchase-invoice/list?partyId=${partyId}`, { as: 'ACCOUNT' });
    return body.data.map((bill: PurchaseInvoice) => bill.isUnremitted);
  };
  const forms = ({ id, version }: PurchaseInvoice) =>
    desk.post('remittance', { id, version, form15ca: 'CA123456789', form15cb: null });

  beforeEach(async () => {
    partyId = await abroad();
  });

  it('bears the rate and the treaty of its vendor, and owes what is deducted on an account of its own', async () => {
    await enter({ kind: 'NON_RESIDENT', percent: '10', treaty: 'DTAA with Singapore, Article 12' });

    const posted = await imported();
    expect(posted).toMatchObject({
      tdsSection: '393(2)',
      tdsPaise: 8_500_00,
      payablePaise: 76_500_00,
      payableMinor: 900_00,
    });
    expect(await trialBalance(api.db)).toMatchObject({ '2360': -8_500_00, '2100': -76_500_00 });
  });

  it('is not paid before rate, treaty and form 15CA are there', async () => {
    const refused = { kind: { code: 'remittance_missing' } };
    const posted = await imported();
    await expect(settle(posted)).rejects.toMatchObject(refused);
    const { data } = (await forms(posted)).expect(200);
    expect(data).toMatchObject({ remittance: { form15ca: 'CA123456789', form15cb: null }, isUnremitted: true });
    await expect(settle(posted)).rejects.toMatchObject(refused);
    expect(await waiting()).toEqual([true]);

    await enter({ kind: 'NON_RESIDENT', percent: '0', treaty: 'No permanent establishment' });
    expect(await settle(posted)).toMatchObject([{ id: posted.id }]);
    expect(await waiting()).toEqual([false]);
  });

  it('needs no form beside that of the payment, but the terms of its vendor', async () => {
    const posted = await imported();
    const underOwn = { abroad: 'UNDER_OWN_FORM' } as const;
    await expect(settle(posted, underOwn)).rejects.toMatchObject({ kind: { code: 'remittance_missing' } });

    await enter({ kind: 'NON_RESIDENT', percent: '0', treaty: 'No permanent establishment' });
    expect(await settle(posted, underOwn)).toMatchObject([{ id: posted.id }]);
  });

  it('is asked nothing where what was paid comes back', async () => {
    const posted = await imported();
    expect(await settle(posted, { abroad: 'TAKEN_BACK' })).toMatchObject([{ id: posted.id }]);
  });

  it('alone has forms of a remittance', async () => {
    partyId = await desk.books.addParty({ name: 'Konkan Lines', gstin: null });
    expect((await forms(await bill('1000'))).problem).toMatchObject({ status: 409, code: 'no_remittance' });
  });
});
