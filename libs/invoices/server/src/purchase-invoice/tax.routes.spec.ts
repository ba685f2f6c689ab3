import { costLine } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { gstins, trialBalance } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { BillDesk } from './bill-desk.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());

beforeEach(() => desk.startAnew());
afterEach(async () => {
  expect(await desk.broken()).toEqual([]);
});

const noTds = { tdsNature: null } as const;
const registered = (gstin: string = gstins.mumbai) => desk.books.addParty({ gstin });
const unregistered = (stateCode = '27') => desk.books.addParty({ name: 'Local transporter', gstin: null, stateCode });
const abroad = () => desk.books.addParty({ name: 'Straits Bridge', gstin: null, stateCode: null, country: 'SG' });

describe('where it is supplied', () => {
  it.each([
    [
      'from our State',
      gstins.mumbai,
      'REGULAR',
      { supply: 'INTRA', cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 },
    ],
    ['from another', gstins.bengaluru, 'REGULAR', { supply: 'INTER', cgstPaise: 0, sgstPaise: 0, igstPaise: 500_00 }],
    ['from a SEZ in our State', gstins.mumbai, 'SEZ', { supply: 'SEZ', cgstPaise: 0, igstPaise: 500_00 }],
  ] as const)('%s', async (_name, gstin, type, expected) => {
    const partyId = await desk.books.addParty({ gstin, type });

    const bill = await desk.posted({ partyId, ...noTds });

    expect(bill).toMatchObject({ ...expected, placeOfSupply: { stateCode: '27' }, totalPaise: 10_500_00 });
    expect(bill.placeOfSupply.why).toContain('Maharashtra (27)');
  });
});

describe('input credit', () => {
  it('that may not be taken is part of the cost', async () => {
    const bill = await desk.posted({ partyId: await registered(), itcEligible: false, ...noTds });

    expect(bill).toMatchObject({ itcEligible: false, cgstPaise: 250_00, totalPaise: 10_500_00 });
    expect(await trialBalance(api.db)).toEqual({ '2100': -10_500_00, '5010': 10_500_00 });
  });

  it('is kept by head and rate', async () => {
    const lines = [costLine(), costLine({ gstRate: '18' })];
    await desk.posted({ partyId: await registered(gstins.bengaluru), lines, ...noTds });

    const heads = await api.db
      .selectFrom('posting')
      .select(['gstHead', 'gstRate', 'debitPaise'])
      .where('gstHead', 'is not', null)
      .orderBy('lineNo')
      .execute();
    expect(heads).toEqual([
      { gstHead: 'IGST', gstRate: '5', debitPaise: 500_00 },
      { gstHead: 'IGST', gstRate: '18', debitPaise: 1_800_00 },
    ]);
  });
});

describe('reverse charge', () => {
  it('of 10,000 at 5% is owed by us and comes back, and the vendor gets 10,000', async () => {
    const bill = await desk.posted({ partyId: await registered(), reverseCharge: true, ...noTds });

    expect(bill).toMatchObject({
      reverseCharge: true,
      cgstPaise: 0,
      sgstPaise: 0,
      totalPaise: 10_000_00,
      payablePaise: 10_000_00,
      reverseChargeTax: { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 },
      selfInvoiceNumber: null,
    });
    expect(await trialBalance(api.db)).toEqual({
      '1340': 250_00,
      '1350': 250_00,
      '2100': -10_000_00,
      '2240': -250_00,
      '2250': -250_00,
      '5010': 10_000_00,
    });
  });

  it('without credit makes the thing dearer', async () => {
    await desk.posted({ partyId: await registered(), reverseCharge: true, itcEligible: false, ...noTds });

    expect(await trialBalance(api.db)).toEqual({
      '2100': -10_000_00,
      '2240': -250_00,
      '2250': -250_00,
      '5010': 10_500_00,
    });
  });

  it('from an unregistered vendor makes an invoice to ourselves, in a series of its own', async () => {
    const partyId = await unregistered();

    expect(await desk.added({ partyId, reverseCharge: true })).toMatchObject({ selfInvoiceNumber: null });
    expect(await desk.posted({ partyId })).toMatchObject({ selfInvoiceNumber: null });
    expect(await desk.posted({ partyId, reverseCharge: true })).toMatchObject({
      number: 'PI/26-27/000002',
      selfInvoiceNumber: 'SF/26-27/000001',
    });
  });

  it('is the law for what comes from abroad: IGST, in both currencies', async () => {
    const lines = [costLine({ rate: '1000.00', gstRate: '18' })];
    const foreign = { currency: 'USD', exchangeRate: '83.50', lines } as const;

    const bill = await desk.posted({ partyId: await abroad(), ...foreign });

    expect(bill).toMatchObject({
      supply: 'IMPORT',
      reverseCharge: true,
      placeOfSupply: { stateCode: '27' },
      totalPaise: 83_500_00,
      currencyTotalMinor: 1_000_00,
      payableMinor: 1_000_00,
      outstandingMinor: 1_000_00,
      outstandingPaise: 83_500_00,
      reverseChargeTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 15_030_00 },
      selfInvoiceNumber: 'SF/26-27/000001',
      tdsPaise: 0,
    });
    const creditor = await api.db
      .selectFrom('posting')
      .select(['currency', 'currencyMinor', 'exchangeRate'])
      .where('partyId', 'is not', null)
      .execute();
    expect(creditor).toEqual([{ currency: 'USD', currencyMinor: -1_000_00, exchangeRate: '83.50' }]);
  });
});

describe("the vendor's own figures", () => {
  it('of tax are booked as he states them, the difference on the last line', async () => {
    const statedTax = { cgstPaise: 501_00, sgstPaise: 499_01 };

    const bill = await desk.posted({
      partyId: await registered(),
      lines: [costLine(), costLine()],
      statedTax,
      ...noTds,
    });

    expect(bill).toMatchObject({ cgstPaise: 501_00, sgstPaise: 499_01, totalPaise: 21_000_01, statedTax });
    expect(bill.lines.map(({ cgstPaise, sgstPaise }) => [cgstPaise, sgstPaise])).toEqual([
      [250_00, 250_00],
      [251_00, 249_01],
    ]);
    expect(await trialBalance(api.db)).toMatchObject({ '1310': 501_00, '1320': 499_01 });
  });

  it.each([
    [{ cgstPaise: 251_01 }, 'statedTax.cgstPaise'],
    [{ sgstPaise: 248_99 }, 'statedTax.sgstPaise'],
    [{ igstPaise: 1 }, 'statedTax.igstPaise'],
  ])('of tax more than a rupee away, or in another head, are refused: %p', async (statedTax, field) => {
    const { problem } = (await desk.add({ partyId: await registered(), statedTax })).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field, code: 'stated_tax_differs' })]);
  });

  it.each([99, -99])('of rounding stand alone: %i paise', async (roundOffPaise) => {
    const bill = await desk.posted({ partyId: await registered(), roundOffPaise, ...noTds });

    expect(bill).toMatchObject({ roundOffPaise, totalPaise: 10_500_00 + roundOffPaise });
    expect(await trialBalance(api.db)).toMatchObject({ '7900': roundOffPaise });
  });

  it('survive that a draft is posted later', async () => {
    const statedTax = { cgstPaise: 250_50 };
    const draft = await desk.added({ partyId: await registered(), statedTax, roundOffPaise: 25, itcEligible: false });

    const { data } = (await desk.post('post', { id: draft.id, version: 1 })).expect(200);

    expect(data).toMatchObject({ statedTax, cgstPaise: 250_50, roundOffPaise: 25, itcEligible: false });
    expect(data.totalPaise).toBe(draft.totalPaise);
  });
});

it('what is paid for a customer, and what stays as an asset, has its account', async () => {
  const lines = [costLine({ accountCode: '1250', gstRate: '0' }), costLine({ accountCode: '1500', rate: '50000' })];

  await desk.posted({ partyId: await registered(), lines, ...noTds });

  expect(await trialBalance(api.db)).toMatchObject({ '1250': 10_000_00, '1500': 50_000_00 });
});
