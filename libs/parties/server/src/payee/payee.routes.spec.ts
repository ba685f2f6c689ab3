import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerParties } from '../register-parties';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerParties(kit), now: '2026-11-22T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const addParty = async (changes: object = {}): Promise<{ id: string; version: number }> => {
  const party = { name: 'Konkan Carriers', roles: ['VENDOR'], stateCode: '27', ...changes };
  return (await api.post('/party/add', party, { as: 'ACCOUNT' })).expect(201).data;
};
const account = { payeeName: 'Konkan Carriers', payeeAccount: '5020 0012-345678', payeeIfsc: 'hdfc 0000123' };
const small = { msmeClass: 'SMALL', udyamNumber: 'udyam-mh-18-0001234', msmeAgreedDays: 30 };

const update = (of: { id: string; version: number }, input: object) =>
  api.post('/party/payee/update', { id: of.id, version: of.version, ...input }, { as: 'ACCOUNT' });
const read = async (id: string) => (await api.get(`/party/payee?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

it('a vendor keeps where it is paid, in the spelling of the banks', async () => {
  const vendor = await addParty();
  expect(await read(vendor.id)).toMatchObject({ payeeAccount: null, msmeClass: null, paymentHoldReason: null });

  (await update(vendor, { ...account, ...small, payeeBank: 'HDFC, Vashi' })).expect(200);

  expect(await read(vendor.id)).toEqual({
    ...{ id: vendor.id, version: 2, payeeName: 'Konkan Carriers', payeeBank: 'HDFC, Vashi', paymentHoldReason: null },
    ...{ payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' },
    ...{ msmeClass: 'SMALL', udyamNumber: 'UDYAM-MH-18-0001234', msmeAgreedDays: 30 },
  });
});

it('half of an account and a wrong IFSC are told at their fields, and nothing is kept', async () => {
  const vendor = await addParty();

  expect((await update(vendor, { ...account, payeeIfsc: null })).problem).toMatchObject({
    status: 422,
    errors: [{ field: 'payeeIfsc', code: 'required' }],
  });
  expect((await update(vendor, { ...account, payeeIfsc: 'HDFC123' })).problem).toMatchObject({
    errors: [{ field: 'payeeIfsc', code: 'ifsc' }],
  });
  expect((await update(vendor, { msmeClass: 'MICRO' })).problem).toMatchObject({
    errors: [{ field: 'udyamNumber', code: 'required' }],
  });
  expect(await read(vendor.id)).toMatchObject({ payeeAccount: null, msmeClass: null, version: 1 });
});

it('what is left out stays as it was, and null clears', async () => {
  const vendor = await addParty();
  (await update(vendor, { ...account, paymentHoldReason: 'Damage of October' })).expect(200);
  (await update({ ...vendor, version: 2 }, { paymentHoldReason: null })).expect(200);

  expect(await read(vendor.id)).toMatchObject({ payeeAccount: '50200012345678', paymentHoldReason: null, version: 3 });
  expect((await update({ ...vendor, version: 3 }, { payeeIfsc: null })).problem).toMatchObject({
    errors: [{ field: 'payeeIfsc', code: 'required' }],
  });
});

it('whoever saw an older party changes nothing', async () => {
  const vendor = await addParty();
  (await update(vendor, account)).expect(200);

  expect((await update(vendor, { paymentHoldReason: 'Damage of October' })).problem).toMatchObject({
    status: 409,
    code: 'stale_version',
    current: { payeeAccount: '50200012345678', version: 2 },
  });
});

it('a customer alone is not paid, and a party that is not there has no payee', async () => {
  const customer = await addParty({ roles: ['CUSTOMER'] });
  expect((await update(customer, account)).problem).toMatchObject({ status: 422, code: 'not_paid' });

  const nobody = { id: '01990000-0000-7000-8000-0000000000d9', version: 1 };
  expect((await update(nobody, account)).status).toBe(404);
  expect((await api.get(`/party/payee?id=${nobody.id}`, { as: 'ACCOUNT' })).status).toBe(404);
});

it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)(
  '%s neither sees where a vendor is paid, nor changes it, nor finds the vendor by it',
  async (as) => {
    const vendor = await addParty();
    (await update(vendor, { ...account, paymentHoldReason: 'Damage of October' })).expect(200);

    expect((await api.get(`/party/payee?id=${vendor.id}`, { as })).status).toBe(403);
    expect((await api.post('/party/payee/update', { ...vendor, version: 2 }, { as })).status).toBe(403);
    const shown = JSON.stringify([
      (await api.get(`/party/get?id=${vendor.id}`, { as })).expect(200).data,
      (await api.get('/party/list', { as })).expect(200).data,
    ]);
    expect(shown).not.toMatch(/50200012345678|HDFC0000123|Damage/);
    expect((await api.get('/party/list?q=50200012345678', { as })).expect(200).data).toEqual([]);
  },
);
