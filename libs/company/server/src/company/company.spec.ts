import { newId, withTransaction } from '@freightdesk/shared-database';
import { roles } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { askingNobody } from '../company-ports.builder';
import { registerCompany } from '../register-company';
import { createCompany } from './create-company';
import { requireCompleteCompany } from './require-complete-company';

const { userId } = testActors.ADMIN;
const gstin = '27AAGCB7383J1Z8';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerCompany(routes, askingNobody) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const setUp = (identity: { name: string | null; stateCode: string | null; gstin: string | null }) =>
  withTransaction(api.db, (tx) => createCompany(tx, { ...identity, now: api.clock.now(), userId }));
const konkan = { name: 'Konkan Freight', stateCode: '27', gstin: null };
const company = async () => (await api.as('DOMESTIC').get('/company/get')).expect(200).data;
const update = async (changes: object) => {
  const { id, version } = await company();
  return api.as('ADMIN').post('/company/update', { id, version, ...changes });
};
const branches = async () => (await api.as('DOMESTIC').get('/branch/list')).expect(200).data;

describe('the company', () => {
  it('begins with its head office and taxes advances', async () => {
    await setUp({ ...konkan, gstin: ` ${gstin.toLowerCase()} ` });

    expect(await company()).toMatchObject({
      name: 'Konkan Freight',
      gstin,
      pan: 'AAGCB7383J',
      taxOnAdvances: true,
      version: 1,
    });
    expect(await branches()).toMatchObject([
      { code: 'HO', name: 'Head office', gstin, stateCode: '27', isHeadOffice: true },
    ]);
  });

  it('is one', async () => {
    await setUp(konkan);

    await expect(setUp(konkan)).rejects.toThrow(/company_only_one/);
  });

  it('is read by everyone and changed by administrators alone', async () => {
    await setUp(konkan);
    const { id, version } = await company();
    const statuses = roles.map(async (role) => [
      (await api.as(role).get('/company/get')).status,
      (await api.as(role).post('/company/update', { id, version })).status,
    ]);

    expect(await Promise.all(statuses)).toEqual(roles.map((role) => [200, role === 'ADMIN' ? 200 : 403]));
  });

  it('is changed without its id, for there is one; another id is no company', async () => {
    await setUp(konkan);
    const change = (seen: object) => api.as('ADMIN').post('/company/update', { ...seen, website: 'konkan.example' });

    expect((await change({ id: newId(), version: 1 })).status).toBe(404);
    expect((await change({ version: 7 })).problem).toMatchObject({ status: 409, code: 'stale_version' });
    expect((await change({ version: 1 })).expect(200).data).toMatchObject({ website: 'konkan.example', version: 2 });
  });

  it('keeps what is left out, clears what is null, and tells it in the audit trail', async () => {
    await setUp(konkan);
    const address = { line1: '4 Ballard Road', city: 'Mumbai', pincode: '400001' };
    (await update({ legalName: 'Konkan Freight Private Limited', address, email: 'office@konkan.test' })).expect(200);

    const { data } = (await update({ email: null, taxOnAdvances: false })).expect(200);

    expect(data).toMatchObject({
      legalName: 'Konkan Freight Private Limited',
      address,
      email: null,
      taxOnAdvances: false,
      version: 3,
    });
    expect(await api.db.selectFrom('auditEvent').select(['record', 'action']).orderBy('at').execute()).toEqual([
      { record: 'company', action: 'update' },
      { record: 'company', action: 'update' },
    ]);
  });

  it.each([
    ['gstin', { gstin: '29AAGCB7383J1Z4' }],
    ['gstin', { gstin: '27AAGCB7383J1Z9' }],
    ['pan', { gstin, pan: 'AAPFU0939F' }],
    ['address.pincode', { address: { line1: 'x', city: 'Mumbai', pincode: '012345' } }],
    ['name', { name: 'K' }],
  ])('names %s when it contradicts the rest or is none', async (field, changes) => {
    await setUp(konkan);

    const { problem } = (await update(changes)).expect(422);

    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect((await company()).version).toBe(1);
  });

  it('keeps its letter of undertaking whole, and drops it whole', async () => {
    await setUp(konkan);
    const lut = { number: 'AD270326000123X', validFrom: '2026-04-01', validUntil: '2027-03-31' };

    expect((await update({ lut })).expect(200).data).toMatchObject({ lut });
    expect((await update({ phone: null })).expect(200).data).toMatchObject({ lut });
    expect((await update({ lut: null })).expect(200).data).toMatchObject({ lut: null });
  });

  it.each([
    ['lut.number', { number: 'AD27' }],
    ['lut.validUntil', { validUntil: '2026-03-31' }],
    ['lut.validUntil', { validUntil: '2027-04-01' }],
    ['lut.validFrom', { validFrom: '2026-02-30' }],
  ])('names %s when the letter of undertaking is none', async (field, changes) => {
    await setUp(konkan);
    const lut = { number: 'AD270326000123X', validFrom: '2026-04-01', validUntil: '2027-03-31', ...changes };

    expect((await update({ lut })).expect(422).problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('is not overwritten by who saw an older state', async () => {
    await setUp(konkan);
    const { id, version } = await company();
    (await update({ name: 'Konkan Cargo' })).expect(200);

    const { problem } = (await api.as('ADMIN').post('/company/update', { id, version, name: 'Konkan Lines' })).expect(
      409,
    );

    expect(problem).toMatchObject({ code: 'stale_version', current: { name: 'Konkan Cargo' } });
  });

  it('can issue nothing without a name and a State, and passes both on to its head office', async () => {
    await setUp({ name: null, stateCode: null, gstin: null });
    await expect(requireCompleteCompany(api.db)).rejects.toMatchObject({ kind: { code: 'company_incomplete' } });

    (await update({ name: 'Konkan Freight', stateCode: '27', gstin })).expect(200);

    expect(await requireCompleteCompany(api.db)).toMatchObject({ name: 'Konkan Freight', stateCode: '27' });
    expect(await branches()).toMatchObject([{ stateCode: '27', gstin, version: 2 }]);
  });
});

describe('branches', () => {
  const pune = { code: 'PNQ', name: 'Pune', stateCode: '27', gstin };
  const admin = () => api.as('ADMIN');
  beforeEach(() => setUp(konkan));

  it('are added and changed by administrators alone', async () => {
    for (const role of roles.filter((name) => name !== 'ADMIN')) {
      expect((await api.as(role).post('/branch/add', pune)).status).toBe(403);
    }
    const { data } = (await admin().post('/branch/add', pune)).expect(201);

    const changed = await admin().post('/branch/update', { id: data.id, version: 1, name: 'Pune City', active: false });

    expect(changed.expect(200).data).toMatchObject({ name: 'Pune City', active: false, gstin, version: 2 });
    expect((await branches()).map(({ code }: { code: string }) => code)).toEqual(['HO', 'PNQ']);
  });

  it('have each their own code', async () => {
    (await admin().post('/branch/add', pune)).expect(201);

    expect((await admin().post('/branch/add', pune)).expect(409).problem.code).toBe('duplicate_branch');
  });

  it.each([
    ['code', { code: 'PUNE' }],
    ['stateCode', { stateCode: '99', gstin: undefined }],
    ['gstin', { stateCode: '29' }],
  ])('are refused at %s when it is wrong', async (field, changes) => {
    const { problem } = (await admin().post('/branch/add', { ...pune, ...changes })).expect(422);

    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('keep their head office', async () => {
    const [office] = await branches();

    const answer = await admin().post('/branch/update', { id: office.id, version: 1, active: false });

    expect(answer.expect(409).problem.code).toBe('head_office');
    expect((await admin().post('/branch/update', { id: newId(), version: 1 })).status).toBe(404);
  });
});
