import type { AddRateSheetInput, RateSheet } from '@freightdesk/intl-shipment-contract';
import { rateSheetInput } from '@freightdesk/intl-shipment-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addParty } from '../neighbours.builder';
import { registerRateSheets } from './rate-sheet.routes';

let api: TestApi;
let vendorId: string;
let freight: string;

beforeAll(async () => {
  api = await startApi({ register: registerRateSheets, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  vendorId = await addParty(api.db, { name: 'Konkan Shipping Agencies', by: newId() });
  freight = await headNamed('Ocean freight');
});

const headNamed = async (name: string) =>
  (await api.db.selectFrom('chargeHead').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const post = (path: string, body: object) => api.post(path, body, { as: 'MARKETING' });
const lineOf = (changes: object = {}) => ({
  ...{ chargeHeadId: freight, basis: 'PER_CONTAINER', containerType: '22G1' },
  ...{ currency: 'USD', rate: '450' },
  ...changes,
});
const input = (changes: object = {}) => ({ ...rateSheetInput(), vendorId, lines: [lineOf()], ...changes });
const add = async (changes: Partial<AddRateSheetInput> = {}): Promise<RateSheet> =>
  (await post('/rate-sheet/add', input(changes))).expect(201).data;
const listed = async (query = ''): Promise<RateSheet[]> =>
  (await api.get(`/rate-sheet/list?${query}`, { as: 'MARKETING' })).expect(200).body.data;

describe('a rate sheet', () => {
  it('keeps whose it is, its lane in normal spelling and its rates', async () => {
    const added = await add({ originLocode: 'in nsa', reference: 'KSA-Q4', transitDays: 5 });

    expect(added).toMatchObject({
      ...{ originLocode: 'INNSA', reference: 'KSA-Q4', transitDays: 5, active: true, version: 1 },
      vendor: { id: vendorId, name: 'Konkan Shipping Agencies' },
      lines: [{ ...lineOf(), fromKg: null, minimum: null }],
    });
  });

  it('is there once for a vendor, a lane and a first day, unless a tariff number tells two apart', async () => {
    const { id, version } = await add();

    expect((await post('/rate-sheet/add', input())).problem).toMatchObject({
      status: 409,
      code: 'duplicate_rate_sheet',
    });
    await add({ reference: 'Direct' });
    (await post('/rate-sheet/update', { id, version, active: false })).expect(200);
    await add();

    expect((await post('/rate-sheet/update', { id, version: 2, active: true })).problem).toMatchObject({
      code: 'duplicate_rate_sheet',
    });
  });

  it.each([
    ['a vendor whom nobody knows', () => ({ vendorId: newId() }), 'vendorId'],
    ['a charge head that nobody knows', () => ({ lines: [lineOf({ chargeHeadId: newId() })] }), 'lines.0.chargeHeadId'],
    ['an end before its beginning', () => ({ validUntil: '2026-10-01' }), 'validUntil'],
    ['two prices of one thing', () => ({ lines: [lineOf(), lineOf({ rate: '1' })] }), 'lines.1.chargeHeadId'],
    ['a rate below nothing', () => ({ lines: [lineOf({ rate: '-1' })] }), 'lines.0.rate'],
  ])('with %s is refused at its field', async (_what, wrong, field) => {
    const { problem } = await post('/rate-sheet/add', input(wrong()));

    expect(problem).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it('is right as a whole after a change', async () => {
    const { id, version } = await add();

    const { problem } = await post('/rate-sheet/update', { id, version, validFrom: '2027-01-01' });

    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'validUntil' }] });
  });

  it('is changed with a trail of before and after, and on an older state not at all', async () => {
    const { id, version } = await add();

    const { data } = (await post('/rate-sheet/update', { id, version, lines: [lineOf({ rate: '475' })] })).expect(200);

    const trail = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', id).orderBy('at').execute();
    expect(data).toMatchObject({ version: 2, lines: [{ rate: '475' }] });
    expect(trail.map(({ action }) => action).sort()).toEqual(['add', 'update']);
    expect((await post('/rate-sheet/update', { id, version, notes: 'Late' })).problem).toMatchObject({
      ...{ status: 409, code: 'stale_version' },
      current: { version: 2 },
    });
  });
});

describe('the list', () => {
  it.each([
    ['ADMIN', 200, 201],
    ['MARKETING', 200, 201],
    ['INTERNATIONAL', 200, 201],
    ['DOMESTIC', 403, 403],
    ['ACCOUNT', 403, 403],
  ] as const)('is read by %s with %i, who adds with %i', async (role, reads, adds) => {
    expect((await api.get('/rate-sheet/list', { as: role })).status).toBe(reads);
    expect((await api.post('/rate-sheet/add', input(), { as: role })).status).toBe(adds);
  });

  it('is searched by vendor, lane and tariff number, and narrowed by lane, mode, days and use', async () => {
    await add({ reference: 'Direct', transitDays: 4 });
    await add({ destinationLocode: 'DEHAM', validFrom: '2026-12-01', validUntil: '2027-01-31', transitDays: 28 });
    const lanes = async (query: string) => (await listed(query)).map(({ destinationLocode }) => destinationLocode);

    expect(await lanes('sort=validFrom')).toEqual(['AEJEA', 'DEHAM']);
    expect(await lanes('sort=-transitDays')).toEqual(['DEHAM', 'AEJEA']);
    expect(await lanes('q=konkan deham')).toEqual(['DEHAM']);
    expect(await lanes('q=direct')).toEqual(['AEJEA']);
    expect(await lanes('originLocode=INNSA&destinationLocode=AEJEA')).toEqual(['AEJEA']);
    expect(await lanes('startsBy=2026-11-30')).toEqual(['AEJEA']);
    expect(await lanes('endsFrom=2027-01-01')).toEqual(['DEHAM']);
    expect(await lanes(`vendorId=${vendorId}&mode=AIR`)).toEqual([]);
    expect(await lanes('active=false')).toEqual([]);
  });
});
