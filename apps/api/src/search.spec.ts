import { docketInput } from '@freightdesk/domestic-contract/testing';
import { jobcardInput, leadInput, rateSheetInput } from '@freightdesk/intl-shipment-contract/testing';
import { chargeLine } from '@freightdesk/invoices-contract/testing';
import { can, type Role, roles } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { openBooks } from './books.builder';
import { searchSources } from './search-sources';
import { registerAll } from './whole-api.builder';

let api: TestApi;
/** The numbers that were given, by what they were given to. */
const given: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  const books = await openBooks(api, { userId: testActors.ADMIN.userId });
  const { partyId, as, added, bill, invoice } = books;
  await added('/party/add', { name: 'Mahalakshmi Textiles', roles: ['CUSTOMER'], stateCode: '29', pan: 'AAACM4711G' });
  const party = { name: 'मल्होत्रा ट्रेडर्स', roles: ['CUSTOMER'], stateCode: '29', phone: '98200 54321' };
  await added('/party/add', party);
  const lead = (await as('MARKETING')('/lead/add', leadInput({ companyName: 'Sahyadri Pharma' }))).expect(201).data;
  const mawb = { mawbNumber: '176-12345675', mblNumber: 'MAEU 2345-678', hblNumber: 'SFHBL0099' };
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const }];
  const job = jobcardInput({ customerId: partyId, ...mawb, containers, reference: 'PO/4711/A' });
  const { id: jobId, number: jobNumber, version } = (await as('INTERNATIONAL')('/jobcard/add', job)).expect(201).data;
  (await as('INTERNATIONAL')('/jobcard/move', { id: jobId, version, to: 'OPEN' })).expect(200);
  const goods = { number: 'KT-889', date: '2026-11-20', valuePaise: 45_000_00, ewayBillNumber: '381001234567' };
  const docket = docketInput({ billingPartyId: partyId, vehicleNumber: 'MH12AB1234', invoices: [goods] });
  const drawn = (await as('DOMESTIC')('/domestic/jobcard/add', docket)).expect(201).data;
  const booked = await as('DOMESTIC')('/domestic/jobcard/move', { id: drawn.id, version: drawn.version, to: 'BOOKED' });
  const [head] = (await api.get('/charge-head/list', { as: 'ADMIN' })).expect(200).data;
  const rates = [{ chargeHeadId: head.id, basis: 'PER_BL', currency: 'INR', rate: '3500' }] as const;
  const tariff = rateSheetInput({ vendorId: partyId, reference: 'KSA/Q4-77', lines: [...rates] });
  (await as('MARKETING')('/rate-sheet/add', tariff)).expect(201);
  const sold = await added('/sale-invoice/add', invoice('2026-11-20', { lines: [chargeLine({ jobId })] }));
  const bought = await added(
    '/purchase-invoice/add',
    bill('2026-11-20', { supplierNumber: 'VCL/2026/77', lines: [chargeLine({ jobId })] }),
  );
  const paid = await added('/payment/add', {
    ...{ direction: 'RECEIPT', bankId: (await banks())[0].id, partyId, mode: 'NEFT', currency: 'INR' },
    ...{ date: '2026-11-21', reference: 'HDFCN52026112100123456', amountMinor: 1_000_00 },
    allocations: [{ invoiceId: sold.id, amountMinor: 1_000_00 }],
  });
  const [bank] = await banks();
  const run = { title: 'Transporters of November', bankId: bank.id, payOn: '2026-11-23' };
  await added('/payment-run/add', { ...run, lines: [{ invoiceId: bought.id, amountPaise: 100_00 }] });
  Object.assign(given, { lead: lead.number, job: jobNumber, docket: booked.expect(200).data.number });
  Object.assign(given, { sale: sold.number, bill: bought.number, payment: paid.number });
});
afterAll(() => api.close());

const banks = async () => (await api.get('/bank/list', { as: 'ACCOUNT' })).expect(200).data;

interface Hit {
  record: string;
  number: string | null;
  title: string;
  matched: { field: string; text: string };
  score: number;
}

const asked = async (q: string, role: Role = 'ADMIN') =>
  (await api.get(`/search?q=${encodeURIComponent(q)}`, { as: role })).expect(200).body;
const hits = async (q: string, role?: Role): Promise<Hit[]> => (await asked(q, role)).data.hits;
const found = async (q: string, role?: Role) => (await hits(q, role)).map(({ record }) => record);

describe('a number is found in any spacing and case', () => {
  it.each([
    ['a lead', () => given['lead'] ?? '', 'lead', 'Lead'],
    ['a job', () => given['job'] ?? '', 'jobcard', 'Job'],
    ['a docket', () => given['docket'] ?? '', 'docket', 'Docket'],
    ['an invoice', () => given['sale'] ?? '', 'sale invoice', 'Invoice'],
    ['a bill', () => given['bill'] ?? '', 'purchase invoice', 'Bill'],
    ["a vendor's number", () => 'VCL/2026/77', 'purchase invoice', "Vendor's number"],
    ['a payment', () => given['payment'] ?? '', 'payment', 'Payment'],
    ['a UTR', () => 'HDFCN52026112100123456', 'payment', 'Reference'],
    ['a container', () => 'CSQU3054383', 'jobcard', 'Container'],
    ['an air waybill', () => '176-12345675', 'jobcard', 'MAWB'],
    ['a bill of lading', () => 'MAEU2345678', 'jobcard', 'MBL'],
    ['a tariff', () => 'KSA/Q4-77', 'rate sheet', 'Tariff number'],
    ['a reference', () => 'PO/4711/A', 'jobcard', 'Reference'],
    ['a vehicle', () => 'MH12AB1234', 'docket', 'Vehicle'],
    ['an e-way bill', () => '381001234567', 'docket', 'E-way bill'],
    ['a GSTIN', () => '27AAPFU0939F1ZV', 'party', 'GSTIN'],
    ['a PAN', () => 'AAACM4711G', 'party', 'PAN'],
    ['a phone', () => '+919820054321', 'party', 'Phone'],
    ['an account number', () => '0002', 'bank', 'Account number'],
  ])('%s', async (_what, number, record, field) => {
    const spellings = [
      number(),
      number().toLowerCase(),
      number().replace(/[^0-9A-Za-z]/g, ''),
      number()
        .replace(/[^0-9A-Za-z]/g, '')
        .replace(/(...)/g, '$1 '),
    ];

    for (const spelling of spellings) {
      const best = (await hits(spelling)).filter(({ score }) => score === 1);
      expect(best).toContainEqual(expect.objectContaining({ record, matched: expect.objectContaining({ field }) }));
    }
  });

  it.each([
    ['its last digits', () => (given['sale'] ?? '').slice(-4), 'sale invoice'],
    ['its beginning', () => (given['job'] ?? '').slice(0, 8), 'jobcard'],
    ['the digits of a UTR', () => '52026 1121 0012 3456', 'payment'],
    ['the letters of a container', () => 'csqu', 'jobcard'],
    ['a GSTIN that is begun, with spaces', () => '27 aapf', 'party'],
    ['a vehicle that is begun', () => 'mh 12', 'docket'],
    ['a phone without its country', () => '098200-54321', 'party'],
    ['a phone that is begun', () => '98200 5', 'party'],
    ['the same behind a zero', () => '098200', 'party'],
    ['the same behind its country', () => '+91 98200 54', 'party'],
    ['the same as it is dialled from abroad', () => '0091 98200 5', 'party'],
    ['a vehicle without its zeros', () => 'mh-12 ab 1234', 'docket'],
  ])('by %s', async (_how, number, record) => {
    expect(await found(number())).toContain(record);
  });
});

describe('a number of ours is found without its zeros and separators', () => {
  const short = (number: string) => number.replace(/\/0+/, '/');
  const spellings = (number: string) => [
    short(number).toLowerCase(),
    short(number).replaceAll('/', ' '),
    short(number).replace(/[/-]/g, ''),
    number.replace(/[/-]/g, ''),
  ];

  it.each([
    ['lead', 'lead'],
    ['job', 'jobcard'],
    ['docket', 'docket'],
    ['sale', 'sale invoice'],
    ['bill', 'purchase invoice'],
    ['payment', 'payment'],
  ])('%s', async (name, record) => {
    const number = given[name] ?? '';

    for (const spelling of spellings(number))
      expect((await hits(spelling))[0]).toMatchObject({ record, number, score: 1 });
  });

  it.each([
    ['/lead/list', 'lead', 'MARKETING'],
    ['/jobcard/list', 'job', 'INTERNATIONAL'],
    ['/shipment/list', 'job', 'INTERNATIONAL'],
    ['/domestic/jobcard/list', 'docket', 'DOMESTIC'],
    ['/domestic/shipment/list', 'docket', 'DOMESTIC'],
    ['/sale-invoice/list', 'sale', 'ACCOUNT'],
    ['/sale-invoice/list', 'job', 'ACCOUNT'],
    ['/purchase-invoice/list', 'job', 'ACCOUNT'],
    ['/purchase-invoice/list', 'bill', 'ACCOUNT'],
    ['/payment/list', 'payment', 'ACCOUNT'],
  ] as const)('by %s too', async (path, name, as) => {
    for (const q of spellings(given[name] ?? '')) {
      const { data, total } = (await api.get(`${path}?${new URLSearchParams({ q })}`, { as })).expect(200).body;

      expect([data.length, total]).toEqual([1, 1]);
    }
  });
});

describe('what belongs to a record is found with it', () => {
  it('an invoice and a shipment by their job, a payment by the invoice that it settles', async () => {
    expect(await found(given['job'] ?? '')).toEqual(expect.arrayContaining(['jobcard', 'sale invoice', 'shipment']));
    expect(await found(given['sale'] ?? '')).toEqual(['sale invoice', 'payment']);
  });

  it.each(['/sale-invoice/list', '/purchase-invoice/list'])('%s finds by a job as well', async (path) => {
    const query = new URLSearchParams({ q: (given['job'] ?? '').slice(-5) });
    const { data } = (await api.get(`${path}?${query}`, { as: 'ACCOUNT' })).expect(200).body;

    expect(data).toHaveLength(1);
  });

  it('documents by the name of their party, which comes first', async () => {
    const kinds = await found('coastal spices');

    expect(kinds.slice(0, 1)).toEqual(['party']);
    expect(kinds).toEqual(expect.arrayContaining(['jobcard', 'docket', 'sale invoice', 'purchase invoice', 'payment']));
  });
});

describe('a name', () => {
  it.each(['Sahyadri', 'sahyadri pharma', 'pharma sahya', 'sahaydri', 'Sahyadr1'.replace('1', 'y'), 'sayadri'])(
    'is found as %j',
    async (typed) => {
      expect((await hits(typed)).map(({ record }) => record)).toContain('lead');
    },
  );

  it.each(['transporters', 'november trans', 'tranporters'])('of a payment run is found as %j', async (typed) => {
    const [best] = await hits(typed, 'ACCOUNT');

    expect(best).toMatchObject({ record: 'payment run', title: 'Transporters of November' });
    expect(await found(typed, 'DOMESTIC')).toEqual([]);
  });

  it.each([
    ['mahalaxmi', 'Mahalakshmi Textiles'],
    ['mahalakshmi textlies', 'Mahalakshmi Textiles'],
    ['मल्होत्रा', 'मल्होत्रा ट्रेडर्स'],
  ])('%s is %s', async (typed, name) => {
    expect((await hits(typed)).map(({ title }) => title)).toContain(name);
  });
});

describe('a number that was mistyped', () => {
  it('is told what is wrong with it, and what was meant if we have that', async () => {
    const { data, warnings } = await asked('CSQU3045383');

    expect(warnings).toEqual([
      {
        code: 'check_digit',
        message: 'The last digit of the container does not fit the others: one is mistyped.',
        repairs: ['CSQU3054383'],
      },
    ]);
    expect(data.hits[0]).toMatchObject({ record: 'jobcard', number: given['job'], score: 0.9 });
  });

  it('of an air waybill and of a GSTIN too', async () => {
    expect((await asked('176-12345657')).warnings).toMatchObject([{ repairs: ['176-12345675'] }]);
    expect((await asked('27AAPFU0993F1ZV')).warnings).toMatchObject([{ repairs: ['27AAPFU0939F1ZV'] }]);
  });

  it('is left alone where it is right in another form', async () => {
    expect((await asked('09820054321')).warnings).toEqual([]);
  });
});

describe('what one may not read is not found', () => {
  const numbers = () => [...Object.values(given), 'CSQU3054383', 'MH12AB1234', 'coastal', 'spices', '27AAPFU0939F1ZV'];

  it.each(roles)('by %s', async (role) => {
    const kinds = searchSources.filter(({ read }) => can(role, read, 'server')).map(({ record }) => record);
    const seen = new Set<string>();
    for (const number of numbers()) for (const kind of await found(number, role)) seen.add(kind);

    expect([...seen].filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  it('DOMESTIC finds no invoice by its number', async () => {
    expect(await found(given['sale'] ?? '', 'DOMESTIC')).toEqual([]);
  });

  it.each([
    ['ADMIN', 1],
    ['ACCOUNT', 1],
    ['MARKETING', 0],
    ['INTERNATIONAL', 0],
    ['DOMESTIC', 0],
  ] as const)('%s finds a party by its PAN: %i', async (role, count) => {
    expect(await found('AAACM4711G', role)).toHaveLength(count);
    // Of the one inside a GSTIN nobody is told either.
    expect((await found('AAPFU0939F', role)).filter((record) => record === 'party')).toHaveLength(count);
  });

  it('accounts find an invoice by its job, and not the job', async () => {
    expect(await found(given['job'] ?? '', 'ACCOUNT')).toEqual(['sale invoice', 'purchase invoice', 'payment']);
  });
});

describe('whatever is typed is answered', () => {
  it.each(['', ' ', '   ', 'a', '%', '_', '%_\\', "';--", '\\', 'स', '"%"', '/////', '0', '़ ं', '(', '*', '🚢🚢🚢'])(
    '%j with nothing',
    async (typed) => {
      expect(await hits(typed)).toEqual([]);
    },
  );

  it('a thousand characters, or one that is none, is refused', async () => {
    const statuses = await Promise.all(
      ['x'.repeat(1_000), 'a\u0000b', 'a\u0007b'].map(
        async (q) => (await api.get(`/search?q=${encodeURIComponent(q)}`, { as: 'ADMIN' })).status,
      ),
    );

    expect(statuses).toEqual([400, 400, 400]);
  });

  it('two hundred characters, of many words or of one, are looked for', async () => {
    for (const q of ['spice '.repeat(33), 'x'.repeat(200), '9'.repeat(200), 'mahalaxmi '.repeat(20)])
      expect((await hits(q)).length).toBeLessThanOrEqual(20);
  });
});
