import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { roles } from '@freightdesk/shared-access';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { gstins, type InvoiceBooks, invoiceBooks, trialBalance } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const add = (changes: Partial<AddSaleInvoiceInput> = {}) => post('add', saleInvoiceInput({ partyId, ...changes }));
const added = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await add(changes)).expect(201).data;
const issued = (changes: Partial<AddSaleInvoiceInput> = {}) => added({ ...changes, issue: true });
const counted = (table: 'saleInvoice' | 'saleInvoiceLine' | 'voucher' | 'numberCounter') =>
  api.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);

describe('a draft', () => {
  it('has every figure and both sides, and neither number nor posting', async () => {
    const draft = await added({ lines: [chargeLine({ rate: '10000.40' })] });

    expect(draft).toMatchObject({
      number: null,
      status: 'DRAFT',
      date: '2026-04-10',
      dueDate: '2026-05-10',
      party: { id: partyId, name: 'Coastal Spices', gstin: gstins.mumbai },
      supplier: { name: 'Konkan Freight', gstin: gstins.ours, stateCode: '27', address: { city: 'Mumbai' } },
      recipient: { name: 'Coastal Spices', stateCode: '27', country: 'IN' },
      supply: 'INTRA',
      taxablePaise: 10_000_40,
      cgstPaise: 900_04,
      sgstPaise: 900_04,
      roundOffPaise: -48,
      totalPaise: 11_800_00,
      outstandingPaise: 0,
      amountInWords: 'Rupees Eleven Thousand Eight Hundred Only',
      exchangeRate: null,
      version: 1,
    });
    expect(await counted('voucher')).toBe(0);
    expect(await counted('numberCounter')).toBe(0);
  });

  it('is written anew as a whole', async () => {
    const { id, version } = await added({ notes: 'Thank you', lines: [chargeLine(), chargeLine({ gstRate: '5' })] });

    const input = saleInvoiceInput({ partyId, lines: [chargeLine({ rate: '500.00' })] });
    const { data } = (await post('edit', { ...input, id, version })).expect(200);

    expect(data).toMatchObject({ taxablePaise: 500_00, totalPaise: 590_00, notes: null, version: 2 });
    expect(data.lines).toHaveLength(1);
    expect(await counted('saleInvoiceLine')).toBe(1);
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id, version } = await added();
    (await post('edit', { ...saleInvoiceInput({ partyId }), id, version })).expect(200);

    const answers = [
      await post('edit', { ...saleInvoiceInput({ partyId }), id, version }),
      await post('issue', { id, version }),
    ];

    for (const { problem } of answers) {
      expect(problem).toMatchObject({ status: 409, code: 'stale_version', current: { id, version: 2 } });
    }
    expect(await counted('voucher')).toBe(0);
  });

  it.each([
    ['partyId', 'unknown_party', { partyId: testActors.ADMIN.userId }],
    ['partyGstin', 'unknown_registration', { partyGstin: gstins.bengaluru }],
    ['branchId', 'unknown_branch', { branchId: testActors.ADMIN.userId }],
    ['lines.1.jobId', 'unknown_job', { lines: [chargeLine(), chargeLine({ jobId: testActors.ADMIN.userId })] }],
    ['lines.0.docketId', 'unknown_reference', { lines: [chargeLine({ docketId: testActors.ADMIN.userId })] }],
    ['againstInvoiceId', 'not_debitable', { kind: 'DEBIT_NOTE' as const, againstInvoiceId: testActors.ADMIN.userId }],
    ['kind', 'not_an_export', { kind: 'EXPORT' as const }],
    ['lines.0.gstRate', 'rate_not_in_force', { lines: [chargeLine({ gstRate: '12' })] }],
  ])('names %s where it is wrong (%s)', async (field, code, changes) => {
    const { problem } = (await add(changes)).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field, code })]);
    expect(await counted('saleInvoice')).toBe(0);
  });

  it('never takes a figure from outside', async () => {
    const { problem } = (await post('add', { ...saleInvoiceInput({ partyId }), totalPaise: 1 })).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field: 'totalPaise' })]);
  });
});

describe('issuing', () => {
  it('takes the first number of the year and posts debtor, income by service and job, heads by rate and round-off', async () => {
    const { id: jobId, number: jobNumber } = await books.addJob(partyId);
    const lines = [
      chargeLine({ rate: '10000.40', jobId }),
      chargeLine({ sac: '996712', rate: '100', quantity: '2', gstRate: '5' }),
    ];
    const draft = await added({ lines });

    const { data } = (await post('issue', { id: draft.id, version: draft.version })).expect(200);

    expect(data).toMatchObject({ number: 'SI/26-27/000001', status: 'ISSUED', outstandingPaise: 12_010_00 });
    expect(data.issuedAt).toBe('2026-06-01T06:00:00.000Z');
    expect(data.lines[0]).toMatchObject({ jobId, jobNumber });
    expect(await trialBalance(api.db)).toEqual({
      '1200': 12_010_00,
      '2210': -905_04,
      '2220': -905_04,
      '4010': -10_000_40,
      '4040': -200_00,
      '7900': 48,
    });
    const ofJob = await api.db.selectFrom('posting').select('creditPaise').where('jobId', '=', jobId).execute();
    expect(ofJob).toEqual([{ creditPaise: 10_000_40 }]);
  });

  it('at once is the same in one call', async () => {
    expect(await issued()).toMatchObject({ number: 'SI/26-27/000001', status: 'ISSUED', version: 2 });
    expect(await issued()).toMatchObject({ number: 'SI/26-27/000002' });
  });

  it('one key twice is one document', async () => {
    const input = saleInvoiceInput({ partyId, issue: true });
    const first = await api.post('/sale-invoice/add', input, { as: 'ACCOUNT', key: 'form-opened-once' });
    const second = await api.post('/sale-invoice/add', input, { as: 'ACCOUNT', key: 'form-opened-once' });

    expect(second.body).toEqual(first.body);
    expect(await counted('saleInvoice')).toBe(1);
    expect(await counted('voucher')).toBe(1);
  });

  it('writes the draft anew with what is known of the customer by then', async () => {
    const unregistered = await books.addParty({ name: 'New Exporter', gstin: null, stateCode: '29' });
    const lines = [chargeLine({ sac: '996712' })];
    const draft = await added({ partyId: unregistered, lines });
    expect(draft).toMatchObject({ supply: 'INTER', party: { gstin: null } });

    await api.db.updateTable('party').set({ stateCode: '27' }).where('id', '=', unregistered).execute();
    const { data } = (await post('issue', { id: draft.id, version: 1 })).expect(200);

    expect(data).toMatchObject({ supply: 'INTRA', cgstPaise: 900_00, igstPaise: 0 });
  });

  it('is done once, and an issued document is neither edited nor issued again', async () => {
    const { id, version } = await issued();

    const edit = await post('edit', { ...saleInvoiceInput({ partyId }), id, version });
    const issue = await post('issue', { id, version });

    expect(edit.problem).toMatchObject({ status: 409, code: 'issued' });
    expect(issue.problem).toMatchObject({ status: 409, code: 'already_issued' });
    expect(await counted('voucher')).toBe(1);
  });

  it('of another kind, year or registration has numbers of its own', async () => {
    await issued({ date: '2026-04-10' });
    const branchId = await books.addBranch({ stateCode: '29', gstin: gstins.bengaluru });
    const exempt = [chargeLine({ gstRate: '0', taxability: 'EXEMPT' as const })];

    expect(await issued({ date: '2026-03-31' })).toMatchObject({ number: 'SI/25-26/000001' });
    expect(await issued({ date: '2026-04-01', kind: 'BILL_OF_SUPPLY', lines: exempt })).toMatchObject({
      number: 'BS/26-27/000001',
      cgstPaise: 0,
    });
    expect(await issued({ date: '2026-04-01', branchId })).toMatchObject({
      number: 'SI2/26-27/000001',
      supply: 'INTER',
      supplier: { gstin: gstins.bengaluru },
    });
  });

  it('in a locked month is refused, and the number goes to the next document', async () => {
    await books.lockMonth('2026-04-01');

    const { problem } = (await add({ issue: true })).expect(409);

    expect(problem).toMatchObject({ code: 'period_locked' });
    expect(await counted('saleInvoice')).toBe(0);
    expect(await issued({ date: '2026-05-01' })).toMatchObject({ number: 'SI/26-27/000001' });
  });

  it('of a document that comes to nothing is refused', async () => {
    const { problem } = (await add({ lines: [chargeLine({ rate: '0.20' })], issue: true })).expect(422);

    expect(problem).toMatchObject({ code: 'nothing_to_bill', errors: [{ field: 'lines' }] });
  });

  it('shows beforehand the number it would take, and reserves nothing', async () => {
    const preview = () =>
      api.get('/sale-invoice/get-invoicenumber?kind=TAX_INVOICE&date=2026-04-10', { as: 'ACCOUNT' });

    expect((await preview()).expect(200).data).toEqual({ number: 'SI/26-27/000001' });
    expect((await preview()).data).toEqual({ number: 'SI/26-27/000001' });
    expect(await issued()).toMatchObject({ number: 'SI/26-27/000001' });
    expect((await preview()).data).toEqual({ number: 'SI/26-27/000002' });
  });

  it('says beforehand what of its series stands in the way of an earlier date', async () => {
    const preview = async (query: string) =>
      (await api.get(`/sale-invoice/get-invoicenumber?${query}`, { as: 'ACCOUNT' })).expect(200).data;
    const branchId = await books.addBranch({ stateCode: '29', gstin: gstins.bengaluru });
    const { id, version } = await issued({ date: '2026-04-20' });

    const told = await preview('kind=TAX_INVOICE&date=2026-04-10');

    expect(told).toEqual({ number: 'SI/26-27/000002', later: { number: 'SI/26-27/000001', date: '2026-04-20' } });
    // The same day, another series and one that was cancelled hold nobody up.
    expect(await preview('kind=TAX_INVOICE&date=2026-04-20')).not.toHaveProperty('later');
    expect(await preview('kind=PROFORMA&date=2026-04-10')).not.toHaveProperty('later');
    expect(await preview(`kind=TAX_INVOICE&date=2026-04-10&branchId=${branchId}`)).not.toHaveProperty('later');
    (await post('cancel', { id, version, reason: 'Wrong date' })).expect(200);
    expect(await preview('kind=TAX_INVOICE&date=2026-04-10')).toEqual({ number: 'SI/26-27/000002' });
  });

  it('twenty at once gives 1 to 20, each posted once', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => added()));

    const answers = await Promise.all(drafts.map(({ id, version }) => post('issue', { id, version })));

    const numbers = answers.map((answer): string => answer.expect(200).data.number).sort();
    expect(numbers).toEqual(drafts.map((_draft, index) => `SI/26-27/${String(index + 1).padStart(6, '0')}`));
    expect(await counted('voucher')).toBe(20);
    expect(await trialBalance(api.db)).toMatchObject({ '1200': 20 * 11_800_00, '4010': -20 * 10_000_00 });
  });

  it('one draft twice at the same moment gives one document', async () => {
    const { id, version } = await added();

    const answers = await Promise.all([post('issue', { id, version }), post('issue', { id, version })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await counted('voucher')).toBe(1);
  });
});

describe('a company', () => {
  it('without a name keeps drafts and issues nothing', async () => {
    await api.startAnew();
    books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
    await books.setUpCompany({ name: null });
    partyId = await books.addParty();
    const { id, version } = await added();

    const { problem } = (await post('issue', { id, version })).expect(409);

    expect(problem).toMatchObject({ code: 'company_incomplete' });
    expect(await counted('voucher')).toBe(0);
  });

  it('without a State can tax nothing, not even a draft', async () => {
    await api.startAnew();
    books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
    await books.setUpCompany({ stateCode: null, gstin: null });
    partyId = await books.addParty();

    expect((await add()).problem).toMatchObject({ status: 409, code: 'company_incomplete' });
  });
});

it('sale documents are for administrators and accounts alone', async () => {
  const { id, version } = await added();
  const statuses = roles.map(async (role) => [
    (await api.as(role).get('/sale-invoice/list')).status,
    (await api.as(role).post('/sale-invoice/issue', { id, version: version + 5 })).status,
  ]);

  expect(await Promise.all(statuses)).toEqual(
    roles.map((role) => (['ADMIN', 'ACCOUNT'].includes(role) ? [200, 409] : [403, 403])),
  );
});
