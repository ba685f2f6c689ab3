import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

/** The product's main job through the real server: every domain's own code, and what wiring hands from one to another. */
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});

afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

const as = (role: 'ADMIN' | 'MARKETING' | 'INTERNATIONAL' | 'ACCOUNT') => ({
  post: async (path: string, body: object, status: number) =>
    (await api.post(path, body, { as: role })).expect(status).data,
  get: async (path: string) => (await api.get(path, { as: role })).expect(200).data,
});

const addCustomer = () =>
  as('ACCOUNT').post(
    '/party/add',
    { name: 'Indian Oil Corporation Limited', roles: ['CUSTOMER'], gstin: '07AAACI1681G1ZR' },
    201,
  );

const addBank = () =>
  as('ACCOUNT').post(
    '/bank/add',
    {
      name: 'HDFC Bank',
      accountNumber: '50200012345678',
      ifsc: 'HDFC0000123',
      accountType: 'CURRENT',
      currency: 'INR',
      openingBalancePaise: 0,
      openingDate: '2026-04-01',
    },
    201,
  );

const invoiceFor = (partyId: string, rest: object = {}) => ({
  kind: 'TAX_INVOICE',
  partyId,
  date: '2026-11-20',
  currency: 'INR',
  lines: [
    {
      description: 'Ocean freight, Chennai to Jebel Ali',
      sac: '996521',
      quantity: '1',
      rate: '100000.00',
      gstRate: '18',
      ...rest,
    },
  ],
});

async function issueInvoice(partyId: string, line: object = {}) {
  const draft = await as('ACCOUNT').post('/sale-invoice/add', invoiceFor(partyId, line), 201);
  return as('ACCOUNT').post('/sale-invoice/issue', { id: draft.id, version: draft.version }, 200);
}

const receive = (partyId: string, bankId: string, invoiceId: string, amountMinor: number) => ({
  direction: 'RECEIPT',
  bankId,
  partyId,
  date: '2026-11-21',
  mode: 'NEFT',
  reference: 'UTR123456',
  currency: 'INR',
  amountMinor,
  allocations: [{ invoiceId, amountMinor }],
});

it('a lead becomes a jobcard, a moving shipment, an invoice and a receipt, and the customer owes nothing', async () => {
  const customer = await addCustomer();
  const bank = await addBank();
  const lead = await as('MARKETING').post(
    '/lead/add',
    {
      date: '2026-11-10',
      source: 'REFERRAL',
      companyName: customer.name,
      contactName: 'R. Mehta',
      mobile: '98200 12345',
      service: 'SEA_FCL',
      direction: 'EXPORT',
      originLocode: 'INMAA',
      destinationLocode: 'AEJEA',
      nextFollowUpAt: '2026-11-25T04:30:00Z',
      partyId: customer.id,
    },
    201,
  );
  const { jobcardId } = await as('MARKETING').post(
    '/lead/convert',
    { id: lead.id, version: lead.version, withoutQuotationReason: 'Yearly contract' },
    201,
  );
  const draft = await as('INTERNATIONAL').get(`/jobcard/get?id=${jobcardId}`);
  const ready = await as('INTERNATIONAL').post(
    '/jobcard/update',
    { id: jobcardId, version: draft.version, incoterm: 'FOB', commodity: 'Lubricants' },
    200,
  );
  const job = await as('INTERNATIONAL').post(
    '/jobcard/move',
    { id: jobcardId, version: ready.version, to: 'OPEN' },
    200,
  );
  const [shipment] = job.shipments;
  const moving = await as('INTERNATIONAL').get(`/shipment/get?id=${shipment.id}`);
  await as('INTERNATIONAL').post(
    '/shipment/update-current-status',
    {
      id: shipment.id,
      version: moving.version,
      status: 'BOOKING_CONFIRMED',
      at: '2026-11-19T06:00:00Z',
      location: 'INMAA',
      bookingNo: 'BK-778',
      carrier: 'Maersk',
      vessel: 'Maersk Chennai',
      voyage: '614W',
      etd: '2026-11-25',
    },
    200,
  );

  const invoice = await issueInvoice(customer.id, { jobId: jobcardId });
  await as('ACCOUNT').post('/payment/add', receive(customer.id, bank.id, invoice.id, 1_18_000_00), 201);

  expect(invoice).toMatchObject({
    number: 'SI/26-27/000001',
    supply: 'INTER',
    igstPaise: 18_000_00,
    totalPaise: 1_18_000_00,
  });
  expect((await as('INTERNATIONAL').get(`/jobcard/get?id=${jobcardId}`)).status).toBe('IN_PROGRESS');
  expect(await as('ACCOUNT').get(`/sale-invoice/get?id=${invoice.id}`)).toMatchObject({
    status: 'PAID',
    outstandingPaise: 0,
  });
  expect(await as('ACCOUNT').get(`/reports/ledger-details?partyId=${customer.id}`)).toMatchObject({
    debitPaise: 1_18_000_00,
    creditPaise: 1_18_000_00,
    closingPaise: 0,
  });
  const register = await as('ACCOUNT').get('/reports/sale');
  expect(register.totals).toMatchObject({ taxablePaise: 1_00_000_00, igstPaise: 18_000_00, totalPaise: 1_18_000_00 });
  const { debitPaise, creditPaise } = await as('ACCOUNT').get('/reports/trial-balance');
  expect(debitPaise).toBe(creditPaise);
});

it('two receipts at once can not pay one invoice twice', async () => {
  const customer = await addCustomer();
  const bank = await addBank();
  const invoice = await issueInvoice(customer.id);

  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.post('/payment/add', receive(customer.id, bank.id, invoice.id, 1_18_000_00), { as: 'ACCOUNT' }),
    ),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  expect((await as('ACCOUNT').get(`/sale-invoice/get?id=${invoice.id}`)).outstandingPaise).toBe(0);
});

it('twenty invoices issued at once bear the numbers one to twenty', async () => {
  const customer = await addCustomer();

  const issued = await Promise.all(Array.from({ length: 20 }, () => issueInvoice(customer.id)));

  const numbers = issued.map(({ number }) => number).sort();
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => `SI/26-27/${String(index + 1).padStart(6, '0')}`));
});

it('a cancelled invoice leaves the trial balance as it was, and a paid one can not be cancelled', async () => {
  const customer = await addCustomer();
  const bank = await addBank();
  const before = await as('ACCOUNT').get('/reports/trial-balance');
  const invoice = await issueInvoice(customer.id);

  await as('ACCOUNT').post(
    '/sale-invoice/cancel',
    { id: invoice.id, version: invoice.version, reason: 'Wrong party' },
    200,
  );
  expect(await as('ACCOUNT').get('/reports/trial-balance')).toEqual(before);

  const paid = await issueInvoice(customer.id);
  await as('ACCOUNT').post('/payment/add', receive(customer.id, bank.id, paid.id, 100_00), 201);
  const refused = await api.post(
    '/sale-invoice/cancel',
    { id: paid.id, version: paid.version, reason: 'Too late' },
    { as: 'ACCOUNT' },
  );
  expect(refused.status).toBe(409);
});
