import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerParties } from '../register-parties';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerParties(kit) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const indianOil = { name: 'Indian Oil Corporation Limited', roles: ['CUSTOMER'], gstin: '07AAACI1681G1ZR' };
const add = (body: object, as: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => api.post('/party/add', body, { as });
const names = async (query: string) =>
  (await api.get(`/party/list?${query}`, { as: 'ACCOUNT' }))
    .expect(200)
    .body.data.map(({ name }: { name: string }) => name);

describe('adding a party', () => {
  it('takes State and PAN from its GSTIN, however it was typed', async () => {
    const { data } = (await add({ ...indianOil, gstin: '07 aaaci1681g1zr' })).expect(201);

    expect(data).toMatchObject({
      gstin: '07AAACI1681G1ZR',
      stateCode: '07',
      pan: 'AAACI1681G',
      country: 'IN',
      version: 1,
    });
    expect(data.registrations).toEqual([{ gstin: '07AAACI1681G1ZR', stateCode: '07', type: 'REGULAR', address: null }]);
  });

  it.each([
    ['a wrong check character', { gstin: '07AAACI1681G1ZX' }, 'gstin'],
    ['another State than the GSTIN says', { stateCode: '27' }, 'stateCode'],
    ['another PAN than the GSTIN holds', { pan: 'AAACR5055K' }, 'pan'],
    ['a GSTIN abroad', { country: 'AE' }, 'gstin'],
    ['no name', { name: '' }, 'name'],
    ['a field that is not known', { colour: 'red' }, 'colour'],
  ])('with %s is refused at the field, and nothing is kept', async (_case, changes, field) => {
    const answer = await add({ ...indianOil, ...changes });

    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.field)).toContain(field);
    expect(await names('')).toEqual([]);
  });

  it('with a GSTIN that another has is refused and offers the found one', async () => {
    const { data: first } = (await add(indianOil)).expect(201);

    const answer = await add({ ...indianOil, name: 'IOCL' });

    expect(answer.problem).toMatchObject({ status: 409, code: 'duplicate_party', party: { id: first.id } });
    expect(await names('')).toEqual(['Indian Oil Corporation Limited']);
  });

  it('with one GSTIN ten times at once is one party', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(indianOil)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('with the PAN of another State\u2019s branch is only said', async () => {
    (await add(indianOil)).expect(201);

    const answer = await add({ ...indianOil, name: 'Indian Oil, Chhattisgarh', gstin: '22AAACI1681G1ZZ' });

    expect(answer.expect(201).body.warnings).toEqual([
      expect.objectContaining({ code: 'same_pan', party: expect.objectContaining({ name: indianOil.name }) }),
    ]);
  });

  it('needs no PIN code in its address; one that is given has six digits', async () => {
    const address = { line1: '12 Dock Road', city: 'Mumbai' };

    const { data } = (await add({ ...indianOil, address })).expect(201);
    const wrong = await add({ ...indianOil, gstin: '22AAACI1681G1ZZ', address: { ...address, pincode: '012345' } });

    expect(data.address).toEqual(address);
    expect(wrong.problem.errors).toEqual([expect.objectContaining({ field: 'address.pincode' })]);
  });

  it.each(['stateCode', 'gstin', 'pan', 'email', 'address', 'creditDays', 'tdsNature'])(
    'with null for %s is refused at the field: a new record has nothing to empty',
    async (field) => {
      const answer = await add({ ...indianOil, [field]: null });

      expect([answer.status, answer.problem.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    },
  );

  it('abroad needs no GSTIN', async () => {
    const { data } = (await add({ name: 'Gulf Agency', roles: ['OVERSEAS_AGENT'], country: 'AE' })).expect(201);

    expect(data).toMatchObject({ country: 'AE', gstin: null, stateCode: '96', registrations: [] });
  });
});

describe('tax and credit data', () => {
  it('are absent for marketing', async () => {
    const { data } = (await add({ ...indianOil, creditDays: 30 })).expect(201);

    const seen = (await api.get(`/party/get?id=${data.id}`, { as: 'MARKETING' })).expect(200).data;

    expect(seen).not.toHaveProperty('pan');
    expect(seen).not.toHaveProperty('creditDays');
    expect(seen).toMatchObject({ name: indianOil.name, gstin: indianOil.gstin });
  });

  it('are refused from marketing', async () => {
    const answer = await add({ ...indianOil, creditDays: 90 }, 'MARKETING');

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'creditDays', code: 'not_your_role' }] });
  });
});

describe('changing a party', () => {
  it('keeps what is left out and clears what is null', async () => {
    const { data } = (await add({ ...indianOil, email: 'desk@example.in', creditDays: 30 })).expect(201);

    const answer = await api.post(
      '/party/update',
      { id: data.id, version: 1, email: null, creditDays: 45 },
      { as: 'ACCOUNT' },
    );

    expect(answer.expect(200).data).toMatchObject({ email: null, creditDays: 45, gstin: indianOil.gstin, version: 2 });
  });

  it('with a new GSTIN takes its State and PAN', async () => {
    const { data } = (await add(indianOil)).expect(201);

    const answer = await api.post(
      '/party/update',
      { id: data.id, version: 1, gstin: '29AAGCB7383J1Z4' },
      { as: 'ACCOUNT' },
    );

    expect(answer.expect(200).data).toMatchObject({ gstin: '29AAGCB7383J1Z4', stateCode: '29', pan: 'AAGCB7383J' });
    expect(answer.data.registrations).toHaveLength(1);
  });

  it('by marketing stops at contacts', async () => {
    const { data } = (await add(indianOil)).expect(201);
    const update = (changes: object) =>
      api.post('/party/update', { id: data.id, version: 1, ...changes }, { as: 'MARKETING' });

    expect((await update({ name: 'Other' })).problem).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
    expect((await update({ phone: '98200 12345' })).expect(200).data).toMatchObject({ phone: '+919820012345' });
  });

  it('keeps the people of it with what each receives, also from marketing', async () => {
    const { data } = (await add(indianOil)).expect(201);
    expect(data.contacts).toEqual([]);
    const update = (changes: object) => api.post('/party/update', changes, { as: 'MARKETING' });
    const contacts = [
      { name: 'Meera Nair', mobile: '98200 12345', receives: ['INVOICES', 'STATEMENTS'] },
      { name: 'Ravi Menon', email: 'ravi@indianoil.example' },
    ];

    const kept = (await update({ id: data.id, version: 1, contacts })).expect(200).data;
    const after = (await update({ id: data.id, version: 2, email: 'desk@indianoil.example' })).expect(200).data;

    expect(kept.contacts).toEqual([
      { name: 'Meera Nair', mobile: '+919820012345', email: null, receives: ['INVOICES', 'STATEMENTS'] },
      { name: 'Ravi Menon', mobile: null, email: 'ravi@indianoil.example', receives: [] },
    ]);
    expect(after.contacts).toEqual(kept.contacts);
    const wrong = [{ name: 'A', mobile: '123', receives: ['LOVE LETTERS'] }];
    expect((await update({ id: data.id, version: 3, contacts: wrong })).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'contacts.0.mobile' }, { field: 'contacts.0.receives.0' }],
    });
  });

  it('on an older state is refused', async () => {
    const { data } = (await add(indianOil)).expect(201);
    const update = (email: string) => api.post('/party/update', { id: data.id, version: 1, email }, { as: 'ACCOUNT' });
    (await update('first@example.in')).expect(200);

    expect((await update('second@example.in')).problem).toMatchObject({
      code: 'stale_version',
      current: { email: 'first@example.in' },
    });
  });

  it('on an older state tells marketing no tax data of the current one', async () => {
    const { data } = (await add(indianOil)).expect(201);
    const update = () =>
      api.post('/party/update', { id: data.id, version: 1, phone: '98200 12345' }, { as: 'MARKETING' });
    (await update()).expect(200);

    const { current } = (await update()).problem;

    expect(current).toMatchObject({ phone: '+919820012345' });
    expect(current).not.toHaveProperty('pan');
    expect(current).not.toHaveProperty('creditLimitPaise');
  });
});

it('the list filters by role and State and searches by GSTIN', async () => {
  (await add(indianOil)).expect(201);
  (await add({ name: 'Gulf Agency', roles: ['OVERSEAS_AGENT', 'VENDOR'], country: 'AE' })).expect(201);

  expect(await names('role=VENDOR&role=CARRIER')).toEqual(['Gulf Agency']);
  expect(await names('stateCode=07')).toEqual([indianOil.name]);
  expect(await names('q=07aaaci')).toEqual([indianOil.name]);
  expect(await names('sort=-name')).toEqual([indianOil.name, 'Gulf Agency']);
});

it('the list finds nobody by a PAN for those who may not see it, letter by letter or whole', async () => {
  (await add({ name: 'Coastal Spices', roles: ['CUSTOMER'], stateCode: '29', pan: 'AAACI1681G' })).expect(201);
  const found = async (q: string, role: Role) =>
    (await api.get(`/party/list?q=${q}`, { as: role })).expect(200).data.map(({ name }: { name: string }) => name);

  for (const q of ['aaaci1681g', 'AAACI', '681g']) {
    expect(await found(q, 'MARKETING')).toEqual([]);
    expect(await found(q, 'ACCOUNT')).toEqual(['Coastal Spices']);
  }
});
