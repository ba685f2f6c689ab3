import type { AddPurchaseInvoiceInput } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { noPapers } from '@freightdesk/tax-contract';
import { gstins, trialBalance } from '../sale-invoice/invoice-books.builder';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let transporter: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { tdsNature: 'CONTRACT' } },
  (begun) => ({ api, desk, partyId: transporter } = begun),
);

type Terms = Partial<AddPurchaseInvoiceInput>;
const worth = (rupees: number) => ({ lines: [costLine({ rate: String(rupees), gstRate: '18' })] });
const billed = (rupees: number, terms: Terms = {}) => desk.posted({ partyId: transporter, ...worth(rupees), ...terms });
const post = async ({ id, version }: { id: string; version: number }) =>
  (await desk.post('post', { id, version })).expect(200).data;

describe('a contractor', () => {
  it('is free below both limits, taxed for a large bill, and for all of the year once it exceeds a lakh', async () => {
    const bills = [];
    for (const rupees of [20_000, 20_000, 31_000, 5_000, 20_000, 25_000]) bills.push(await billed(rupees));

    expect(bills.map(({ tdsPaise }) => tdsPaise)).toEqual([0, 0, 620_00, 0, 0, 1_800_00]);
    expect(bills[5]).toMatchObject({
      tdsNature: 'CONTRACT',
      tdsSection: '393(1) Sl.6(i)',
      tdsCode: '1024',
      tdsPercent: '2',
      tdsBasePaise: 90_000_00,
      totalPaise: 29_500_00,
      payablePaise: 27_700_00,
      outstandingPaise: 27_700_00,
    });
    expect(bills[5]?.tdsWhy).toContain('come to ₹1,21,000, above ₹1,00,000');
    expect(await trialBalance(api.db)).toMatchObject({
      '2100': -(1_42_780_00 - 2_420_00),
      '2311': -2_420_00,
      '5010': 1_21_000_00,
    });
  });

  it('owes us what the tax of the year takes beyond the bill that crosses the limit', async () => {
    for (const rupees of [30_000, 30_000, 30_000, 10_000]) await billed(rupees);
    const last = await billed(50);

    expect(last).toMatchObject({
      status: 'POSTED',
      ...{ tdsBasePaise: 1_00_050_00, tdsPaise: 2_001_00, totalPaise: 59_00 },
      ...{ payablePaise: -1_942_00, payableMinor: -1_942_00, outstandingPaise: -1_942_00 },
    });
    expect(await trialBalance(api.db)).toMatchObject({ '2100': -(1_18_059_00 - 2_001_00), '2311': -2_001_00 });
  });

  it('falls under the Act of the day that is booked, and a year ends with March', async () => {
    await billed(90_000, { supplierDate: '2026-03-30', date: '2026-03-30' });
    const last = await billed(15_000, { supplierDate: '2026-03-31', date: '2026-03-31' });
    const first = await billed(15_000, { supplierDate: '2026-03-31', date: '2026-04-01' });

    expect(last).toMatchObject({ tdsSection: '194C', tdsCode: null, tdsPaise: 300_00 });
    expect(first).toMatchObject({ tdsSection: '393(1) Sl.6(i)', tdsPaise: 0 });
  });

  it('is one payee in all his branches: his bills add up per PAN', async () => {
    const branch = await desk.books.addParty({ gstin: null, stateCode: '29', pan: gstins.mumbai.slice(2, 12) });
    const stranger = await desk.books.addParty({ gstin: gstins.bengaluru, tdsNature: 'CONTRACT' });
    for (const rupees of [30_000, 30_000, 30_000]) await billed(rupees);

    expect(await billed(30_000, { partyId: stranger })).toMatchObject({ tdsPaise: 0 });
    expect(await billed(20_000, { partyId: branch, tdsNature: 'CONTRACT' })).toMatchObject({
      tdsBasePaise: 1_10_000_00,
      tdsPaise: 2_200_00,
    });
  });

  it('who is an individual bears 1%, and without a PAN 20%', async () => {
    const individual = await desk.books.addParty({ gstin: null, stateCode: '27', pan: 'ABCPK1234L' });
    const unknown = await desk.books.addParty({ gstin: null, stateCode: '27' });

    expect(await billed(40_000, { partyId: individual, tdsNature: 'CONTRACT' })).toMatchObject({
      tdsCode: '1023',
      tdsPaise: 400_00,
    });
    expect(await billed(40_000, { partyId: unknown, tdsNature: 'CONTRACT' })).toMatchObject({ tdsPaise: 8_000_00 });
    expect(await trialBalance(api.db)).toMatchObject({ '2310': -400_00, '2311': -8_000_00 });
  });
});

describe('other natures', () => {
  it.each([
    ['PROFESSIONAL', 75_000, 7_500_00, '2341'],
    ['TECHNICAL', 60_000, 1_200_00, '2340'],
    ['COMMISSION', 20_001, 400_02, '2320'],
    ['RENT_PLANT', 50_001, 1_000_02, '2330'],
    ['RENT_PROPERTY', 60_000, 6_000_00, '2331'],
    ['GOODS', 51_00_000, 100_00, '2350'],
  ] as const)('%s of %i, without its GST', async (tdsNature, rupees, tdsPaise, account) => {
    expect(await billed(rupees, { tdsNature })).toMatchObject({ tdsNature, tdsPaise });
    expect(await trialBalance(api.db)).toMatchObject({ [account]: -tdsPaise });
  });

  it('rent is counted month by month, and no nature counts for another', async () => {
    const rent = { tdsNature: 'RENT_PROPERTY' } as const;
    await billed(30_000, { ...rent, date: '2026-04-30' });

    expect(await billed(50_000, { tdsNature: 'PROFESSIONAL', date: '2026-04-30' })).toMatchObject({ tdsPaise: 0 });
    expect(await billed(30_000, { ...rent, date: '2026-05-01' })).toMatchObject({ tdsPaise: 0 });
    expect(await billed(20_001, { ...rent, date: '2026-05-31' })).toMatchObject({ tdsPaise: 5_000_10 });
  });

  it('null says that nothing is to be deducted, whatever the vendor is', async () => {
    expect(await billed(2_00_000, { tdsNature: null })).toMatchObject({
      tdsNature: null,
      tdsPaise: 0,
      tdsSection: null,
      tdsWhy: 'No nature of payment is chosen, so nothing is deducted.',
    });
  });
});

describe('the year', () => {
  it('counts what is posted: drafts do not, and each is computed anew when it is', async () => {
    const first = await desk.added({ partyId: transporter, ...worth(30_000) });
    const second = await desk.added({ partyId: transporter, ...worth(30_000) });
    await billed(28_000);
    await billed(28_000);
    expect(second).toMatchObject({ tdsPaise: 0 });

    expect(await post(first)).toMatchObject({ tdsPaise: 0 });
    expect(await post(second)).toMatchObject({ tdsBasePaise: 1_16_000_00, tdsPaise: 2_320_00 });
  });

  it('gives back what a cancelled bill took', async () => {
    await billed(30_000);
    await billed(30_000);
    await billed(30_000);
    const crossing = await billed(30_000);
    expect(crossing.tdsBasePaise).toBe(1_20_000_00);

    (await desk.cancel(crossing)).expect(200);

    expect(await billed(5_000)).toMatchObject({ tdsPaise: 0 });
    expect(await billed(10_000)).toMatchObject({ tdsBasePaise: 1_05_000_00 });
  });

  it('is exceeded once, however many bills are posted at the same moment', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 8 }, () => desk.added({ partyId: transporter, ...worth(25_000) })),
    );

    const bills = await Promise.all(drafts.map(post));

    const bases = bills.map(({ tdsBasePaise }) => tdsBasePaise).sort((one, other) => one - other);
    expect(bases).toEqual([0, 0, 0, 0, 25_000_00, 25_000_00, 25_000_00, 1_25_000_00]);
  });
});

describe('before it is written', () => {
  const asked = (query: string) => desk.get(`tds-so-far?partyId=${transporter}&date=2026-04-20${query}`);

  it('a page learns what the year has so far', async () => {
    await billed(40_000);
    await billed(10_000);

    expect((await asked('')).expect(200).data).toEqual({
      nature: 'CONTRACT',
      pan: 'AAPFU0939F',
      papers: noPapers,
      country: 'IN',
      soFar: { creditedPaise: 50_000_00, taxedPaise: 40_000_00 },
      rate: expect.objectContaining({ nature: 'CONTRACT', payee: 'OTHERS', code: '1024' }),
      toTheRupee: false,
    });
    expect((await asked('&tdsNature=TECHNICAL')).data).toMatchObject({
      nature: 'TECHNICAL',
      soFar: { creditedPaise: 0, taxedPaise: 0 },
    });
  });
});

it('is rounded to the rupee where the company says so', async () => {
  await api.db.updateTable('company').set({ tdsToTheRupee: true }).execute();

  expect(await billed(31_025)).toMatchObject({ tdsPaise: 621_00 });
});
