import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { gstins, type InvoiceBooks, invoiceBooks, trialBalance } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
});

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const issued = async (changes: Partial<AddSaleInvoiceInput>): Promise<SaleInvoice> => {
  const input = saleInvoiceInput({ ...changes, issue: true });
  return (await api.post('/sale-invoice/add', input, { as: 'ACCOUNT' })).expect(201).data;
};

describe('where it is supplied', () => {
  const clearance = [chargeLine({ sac: '996712' })];

  it.each([
    [
      'to a customer registered in our State',
      { gstin: gstins.mumbai },
      {},
      { supply: 'INTRA', placeOfSupply: { stateCode: '27', why: expect.stringContaining('s.12(8)(a)') } },
    ],
    [
      'to one registered in another',
      { gstin: gstins.bengaluru },
      {},
      { supply: 'INTER', placeOfSupply: { stateCode: '29', why: expect.stringContaining('Karnataka (29)') } },
    ],
    [
      'freight for an unregistered one, handed over at our place',
      { gstin: null, stateCode: '29' },
      {},
      { supply: 'INTRA', placeOfSupply: { stateCode: '27', why: expect.stringContaining('s.12(8)(b)') } },
    ],
    [
      'clearance for an unregistered one, by his address',
      { gstin: null, stateCode: '29' },
      { lines: clearance },
      { supply: 'INTER', placeOfSupply: { stateCode: '29', why: expect.stringContaining('s.12(2)(b)(i)') } },
    ],
    [
      'to a SEZ in our own State',
      { gstin: gstins.mumbai, type: 'SEZ' as const },
      {},
      {
        supply: 'SEZ',
        igstPaise: 1800_00,
        placeOfSupply: { stateCode: '27', why: expect.stringContaining('s.7(5)(b)') },
      },
    ],
    [
      'to a SEZ under the letter of undertaking',
      { gstin: gstins.mumbai, type: 'SEZ' as const },
      { sezUnderLut: true },
      { supply: 'SEZ', sezUnderLut: true, igstPaise: 0, totalPaise: 10_000_00 },
    ],
    [
      'within the State, where the letter of a SEZ is of no concern',
      { gstin: gstins.mumbai },
      { sezUnderLut: true },
      { supply: 'INTRA', sezUnderLut: false, cgstPaise: 900_00 },
    ],
    [
      'where a person says, with the reason',
      { gstin: gstins.mumbai },
      { placeOfSupply: '24' as const, placeOfSupplyReason: 'Performed at Mundra' },
      {
        supply: 'INTER',
        placeOfSupplyReason: 'Performed at Mundra',
        placeOfSupply: { stateCode: '24', why: 'Stated by hand (Performed at Mundra).' },
      },
    ],
  ])('%s', async (_name, party, terms, expected) => {
    const partyId = await books.addParty(party);

    expect(await issued({ partyId, ...terms })).toMatchObject(expected);
  });

  it('nothing goes to a SEZ without tax while no letter of undertaking is in force', async () => {
    const partyId = await books.addParty({ gstin: gstins.mumbai, type: 'SEZ' });
    const lastYear = saleInvoiceInput({ partyId, sezUnderLut: true, date: '2026-03-31' });

    const { problem } = (await api.post('/sale-invoice/add', lastYear, { as: 'ACCOUNT' })).expect(422);

    expect(problem).toMatchObject({ code: 'no_lut', errors: [{ field: 'sezUnderLut' }] });
  });

  it.each([
    ['keeps why it goes without a letter of undertaking', '2026-03-31', 'Furnished and not received yet'],
    ['keeps no reason where a letter is in force', '2026-04-01', null],
  ])('an export without payment %s', async (_what, date, withoutLutReason) => {
    const partyId = await books.addParty({ gstin: null, country: 'AE', stateCode: '96' });
    const exported = { kind: 'EXPORT' as const, partyId, date };

    const told = await issued({ ...exported, withoutLutReason: 'Furnished and not received yet' });

    expect(told).toMatchObject({ supply: 'EXPORT', igstPaise: 0, withoutLutReason });
  });

  it('an unregistered customer hands goods over at the place of receipt of his job', async () => {
    const partyId = await books.addParty({ gstin: null, stateCode: '27' });
    const { id: jobId } = await books.addJob(partyId, { receiptStateCode: '24' });

    expect(await issued({ partyId, lines: [chargeLine({ jobId })] })).toMatchObject({
      supply: 'INTER',
      placeOfSupply: { stateCode: '24' },
    });
  });
});

describe('what is charged', () => {
  it('CGST and SGST are equal, and the paisa that lines round differently goes to the last', async () => {
    const partyId = await books.addParty();
    const lines = [chargeLine({ rate: '7.60', gstRate: '12' }), chargeLine({ rate: '7.60', gstRate: '12' })];

    const invoice = await issued({ partyId, lines, date: '2025-09-21' });

    expect(invoice).toMatchObject({ taxablePaise: 15_20, cgstPaise: 91, sgstPaise: 91, roundOffPaise: -2 });
    expect(invoice.lines.map(({ cgstPaise, sgstPaise }) => [cgstPaise, sgstPaise])).toEqual([
      [46, 46],
      [45, 45],
    ]);
    expect(await trialBalance(api.db)).toEqual({ '1200': 17_00, '2210': -91, '2220': -91, '4010': -15_20, '7900': 2 });
  });

  it('across States is IGST alone, by rate', async () => {
    const partyId = await books.addParty({ gstin: gstins.bengaluru });
    const lines = [chargeLine({ gstRate: '5' }), chargeLine({ gstRate: '18' })];

    await issued({ partyId, lines });

    const heads = await api.db
      .selectFrom('posting')
      .select(['gstHead', 'gstRate', 'creditPaise'])
      .where('gstHead', 'is not', null)
      .orderBy('lineNo')
      .execute();
    expect(heads).toEqual([
      { gstHead: 'IGST', gstRate: '5', creditPaise: 500_00 },
      { gstHead: 'IGST', gstRate: '18', creditPaise: 1800_00 },
    ]);
  });

  it('from 50,000 on to who is neither registered nor has an address says what the paper lacks (rule 46(e))', async () => {
    const partyId = await books.addParty({ gstin: null, stateCode: null });
    const warnings = async (rate: string) =>
      (
        await api.post('/sale-invoice/add', saleInvoiceInput({ partyId, lines: [chargeLine({ rate })] }), {
          as: 'ACCOUNT',
        })
      ).expect(201).body.warnings;

    expect(await warnings('49999.99')).toEqual([
      { field: 'partyId', message: expect.stringContaining('the tax is that of our own State') },
    ]);
    expect(await warnings('50000.00')).toEqual([
      { field: 'partyId', message: expect.stringContaining('bears the address and its State') },
    ]);
  });

  it('without rounding leaves the paise', async () => {
    const partyId = await books.addParty();

    expect(await issued({ partyId, lines: [chargeLine({ rate: '62.51' })], roundOff: false })).toMatchObject({
      roundOffPaise: 0,
      totalPaise: 62_51 + 2 * 5_63,
      amountInWords: 'Rupees Seventy Three and Seventy Seven Paise Only',
    });
  });

  it('under reverse charge is no tax, but what the recipient owes is said', async () => {
    const partyId = await books.addParty();

    expect(await issued({ partyId, reverseCharge: true })).toMatchObject({
      totalPaise: 10_000_00,
      cgstPaise: 0,
      reverseChargeTax: { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 },
    });
  });

  it('abroad, in dollars, is zero-rated and kept in both currencies', async () => {
    const partyId = await books.addParty({ gstin: null, stateCode: null, country: 'AE' });
    const lines = [chargeLine({ rate: '1000.00' })];

    const invoice = await issued({ partyId, kind: 'EXPORT', lines, currency: 'USD', exchangeRate: '83.50' });

    expect(invoice).toMatchObject({
      number: 'EX/26-27/000001',
      supply: 'EXPORT',
      placeOfSupply: { stateCode: '96' },
      currencyTotalMinor: 1_000_00,
      totalPaise: 83_500_00,
      igstPaise: 0,
      outstandingMinor: 1_000_00,
      outstandingPaise: 83_500_00,
      exchangeRate: '83.50',
      amountInWords: 'US Dollars One Thousand Only',
    });
    const debtor = await api.db
      .selectFrom('posting')
      .select(['currency', 'currencyMinor', 'exchangeRate'])
      .where('partyId', '=', partyId)
      .execute();
    expect(debtor).toEqual([{ currency: 'USD', currencyMinor: 1_000_00, exchangeRate: '83.50' }]);
  });
});

describe('a SAC', () => {
  const lines = [chargeLine(), chargeLine({ sac: '996719' })];
  const takeOutOfUse = () => api.db.updateTable('sac').set({ active: false }).where('code', '=', '996719').execute();
  const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });

  it('that is out of use is refused at its line, also on a draft that is issued later', async () => {
    const partyId = await books.addParty();
    const { id, version } = (await post('add', saleInvoiceInput({ partyId, lines }))).expect(201).data;
    await takeOutOfUse();
    const refused = {
      ...{ status: 422, code: 'sac_out_of_use' },
      errors: [{ field: 'lines.1.sac', message: 'This SAC is out of use. Choose another one.' }],
    };

    expect((await post('add', saleInvoiceInput({ partyId, lines }))).problem).toMatchObject(refused);
    expect((await post('issue', { id, version })).problem).toMatchObject(refused);
  });

  it('that was put out of use since is credited under all the same', async () => {
    const { id } = await issued({ partyId: await books.addParty(), lines });
    await takeOutOfUse();

    const note = await post('credit-note', { id, date: '2026-06-01', reason: 'Not carried', full: true });

    expect(note.expect(201).data.lines[1]).toMatchObject({ sac: '996719' });
  });

  it('that nobody keeps is taken and told', async () => {
    const input = saleInvoiceInput({ partyId: await books.addParty(), lines: [chargeLine({ sac: '998713' })] });

    const { body } = (await post('add', input)).expect(201);

    expect(body.warnings).toContainEqual({ field: 'lines.0.sac', message: 'This SAC is not in the list.' });
  });
});
