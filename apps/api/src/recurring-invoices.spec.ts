import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';
import { recurringJob } from './wiring';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Kaveri Traders', roles: ['CUSTOMER'], stateCode: '29' };
  partyId = (await post('/party/add', party)).expect(201).data.id;
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const get = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).body;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const billed = async (changes: object = {}): Promise<string> => {
  const storage = { ...saleInvoiceInput({ partyId, date: '2026-10-31' }), issue: true, ...changes };
  return (await post('/sale-invoice/add', storage)).expect(201).data.id;
};
const asked = (changes: object) =>
  post('/recurring-invoice/add', { period: 'MONTHLY', nextOn: '2026-10-31', ...changes });
const add = async (changes: object = {}) => (await asked({ invoiceId: await billed(), ...changes })).expect(201).data;
const find = async (id: string) =>
  (await get('/recurring-invoice/list')).data.find((one: { id: string }) => one.id === id);

it('the draft that is due is made of its day, with the same lines, and the next day follows', async () => {
  const recurring = await add();

  const { data } = (await post('/recurring-invoice/make', seen(recurring))).expect(200);

  const like = { invoiceNumber: expect.stringMatching(/^SI\/26-27\//) };
  expect(data).toMatchObject({ nextOn: '2026-11-30', party: { name: 'Kaveri Traders' }, ...like });
  const draft = (await get(`/sale-invoice/get?id=${data.lastInvoiceId}`)).data;
  expect(draft).toMatchObject({ status: 'DRAFT', date: '2026-10-31', totalPaise: 11_800_00 });
  expect((await post('/recurring-invoice/make', seen(data))).problem).toMatchObject({ status: 409, code: 'not_due' });
});

it('is made once by whoever presses first', async () => {
  const recurring = await add();

  const answers = await Promise.all([1, 2, 3].map(() => post('/recurring-invoice/make', seen(recurring))));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('the server makes by itself what is due, in the name of who set it up, and leaves what rests or ended', async () => {
  const [due, resting, ended] = [await add(), await add(), await add()];
  const days = { period: 'MONTHLY', nextOn: '2026-10-31' };
  (await post('/recurring-invoice/update', { ...seen(resting), ...days, active: false })).expect(200);
  (await post('/recurring-invoice/update', { ...seen(ended), ...days, until: '2026-10-30', active: true })).expect(200);

  await recurringJob.run({ db: api.db, clock: api.clock, signal: new AbortController().signal });

  expect(await find(due.id)).toMatchObject({ nextOn: '2026-11-30', lastInvoiceId: expect.any(String) });
  expect([await find(resting.id), await find(ended.id)]).toMatchObject([
    { lastInvoiceId: null },
    { lastInvoiceId: null },
  ]);
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('a note is not made again', async () => {
  const note = { id: await billed(), date: '2026-11-20', reason: 'Rate was agreed lower', full: true };
  const { data } = (await post('/sale-invoice/credit-note', note)).expect(201);

  const made = await post('/recurring-invoice/add', { invoiceId: data.id, period: 'MONTHLY', nextOn: '2026-12-20' });

  expect(made.problem.code).toBe('not_recurring');
});

it('an invoice is made again by one alone, whoever presses first', async () => {
  const invoiceId = await billed();

  const answers = await Promise.all([1, 2, 3].map(() => asked({ invoiceId })));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('recurs_already');
});

it('what rests gives way to another, and is not taken up beside it', async () => {
  const resting = await add();
  const days = { period: 'MONTHLY', nextOn: '2026-10-31' };
  const { data } = (await post('/recurring-invoice/update', { ...seen(resting), ...days, active: false })).expect(200);
  (await asked({ invoiceId: resting.invoiceId })).expect(201);

  const again = await post('/recurring-invoice/update', { ...seen(data), ...days, active: true });

  expect(again.problem).toMatchObject({ status: 409, code: 'recurs_already' });
});

it('one that ends before it begins is refused where it says so', async () => {
  const made = await asked({ invoiceId: await billed(), until: '2026-10-30' });

  expect(made.problem.errors).toEqual([expect.objectContaining({ field: 'until', code: 'before_next' })]);
});

it('what the server could not make waits on the first page, and what rests does not', async () => {
  const euros = { currency: 'EUR', exchangeRate: '97.0000' };
  const refused = await add({ invoiceId: await billed(euros), nextOn: '2026-11-20' });
  const days = { period: 'MONTHLY', nextOn: '2026-11-20' };
  const resting = await add({ invoiceId: await billed(euros), nextOn: '2026-11-20' });
  (await post('/recurring-invoice/update', { ...seen(resting), ...days, active: false })).expect(200);

  await recurringJob.run({ db: api.db, clock: api.clock, signal: new AbortController().signal });

  const { today } = (await get('/dashboard/getStats')).data;
  const waiting = today.filter(({ record }: { record: string }) => record === 'recurring invoice');
  expect(waiting).toMatchObject([{ id: refused.id, title: 'Kaveri Traders' }]);
});

it('in another currency it is made at the rate of its own day', async () => {
  const dollars = { currency: 'USD', exchangeRate: '83.5000' };
  const recurring = await add({ invoiceId: await billed(dollars), nextOn: '2026-11-20' });
  expect((await post('/recurring-invoice/make', seen(recurring))).problem.code).toBe('no_exchange_rate');
  const rate = { currency: 'USD', date: '2026-11-19', rate: '91.2500', source: 'Reserve Bank' };
  (await post('/exchange-rate/add', rate)).expect(201);

  const { data } = (await post('/recurring-invoice/make', seen(recurring))).expect(200);

  expect((await get(`/sale-invoice/get?id=${data.lastInvoiceId}`)).data).toMatchObject({
    exchangeRate: '91.2500',
  });
});
