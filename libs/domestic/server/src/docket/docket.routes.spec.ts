import type { AddDocketInput, Docket } from '@freightdesk/domestic-contract';
import { docketInput, validityCases, weightCases } from '@freightdesk/domestic-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';
import { domesticInvariants } from '../verify/domestic-invariants';

let api: TestApi;
let billingPartyId: string;
let headOfficeId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  headOfficeId = await addBranch(api.db, 'HO', true);
  billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
});
afterEach(async () => {
  expect(await brokenIn(api.db, domesticInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'DOMESTIC' });
const add = async (changes: Partial<AddDocketInput> = {}): Promise<Docket> =>
  (await post('/domestic/jobcard/add', docketInput({ billingPartyId, ...changes }))).expect(201).data;
const move = ({ id, version }: Docket, to: string, said: object = {}) =>
  post('/domestic/jobcard/move', { id, version, to, ...said });
const book = async (changes: Partial<AddDocketInput> = {}): Promise<Docket> =>
  (await move(await add(changes), 'BOOKED')).expect(200).data;
const update = ({ id, version }: Docket, changes: object) =>
  post('/domestic/jobcard/update', { id, version, ...changes });
const get = async ({ id }: { id: string }): Promise<Docket> =>
  (await api.get(`/domestic/jobcard/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;

const boxes = { quantity: 10, lengthCm: '60', widthCm: '40', heightCm: '30' };
const invoice = {
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: '6920 0525 9141',
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
};

describe('a docket keeps what the form showed', () => {
  it('of the weight of the goods', async () => {
    const parties = new Map<string | undefined, string>();
    for (const { name, agreed, goods, expected } of weightCases) {
      const partyId = parties.get(agreed) ?? (await addParty(api.db, `Agreed ${agreed}`, agreed));
      parties.set(agreed, partyId);

      const docket = await add({ actualKg: undefined, ...goods, billingPartyId: partyId });

      expect({ name, docket }).toMatchObject({ name, docket: expected });
    }
  });

  it('of the end of an e-way bill', async () => {
    for (const { name, bill, validUntil } of validityCases) {
      const docket = await add({ invoices: [{ number: 'INV-7', date: '2026-11-17', valuePaise: 80_000_00, ...bill }] });

      expect({ name, docket }).toMatchObject({ name, docket: { invoices: [{ validUntil }] } });
    }
  });
});

describe('adding a docket', () => {
  it('keeps it as a draft in normal spelling, with its weights and the end of its e-way bill', async () => {
    const docket = await add({ dimensions: [boxes], invoices: [invoice], vehicleNumber: 'mh-12 ab 1234' });

    expect(docket).toMatchObject({
      number: null,
      status: 'DRAFT',
      branchId: headOfficeId,
      branch: { name: 'HO' },
      billingParty: { name: 'Konkan Textiles Pvt Ltd' },
      consignor: { gstin: '27AAGCB7383J1Z8', stateCode: '27', phone: '+919820012345' },
      consignee: { gstin: 'URP', stateCode: '29' },
      delivery: 'DOOR',
      isHazardous: false,
      vehicleNumber: 'MH12AB1234',
      volumetricDivisor: '5000',
      volumetricKg: '144',
      chargeableKg: '144',
      ewayBillValidUntil: '2026-11-23T18:29:00.000Z',
      invoices: [{ ewayBillNumber: '692005259141', overDimensional: false, validUntil: '2026-11-23T18:29:00.000Z' }],
      shipments: [],
      version: 1,
    });
    expect(await get(docket)).toEqual(docket);
  });

  it('asks for no more than its date, its mode and somebody', async () => {
    const nobody = await post('/domestic/jobcard/add', { date: '2026-11-20', mode: 'AIR' });
    const answer = await post('/domestic/jobcard/add', { date: '2026-11-20', mode: 'AIR', billingPartyId });

    expect(nobody.expect(422).body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'billingPartyId',
      'consignor.name',
    ]);
    expect(answer.expect(201).data).toMatchObject({ consignor: null, volumetricDivisor: '6000', chargeableKg: null });
  });

  it('divides by what was agreed with the billing party', async () => {
    const agreed = await addParty(api.db, 'Deccan Pharma', '4500');

    expect(await add({ billingPartyId: agreed, dimensions: [boxes] })).toMatchObject({
      volumetricDivisor: '4500',
      volumetricKg: '160',
    });
  });

  it('with what is odd says so and saves', async () => {
    const input = docketInput({ billingPartyId, dimensions: [boxes], vehicleNumber: '22BH1234AA' });

    const { warnings } = (await post('/domestic/jobcard/add', input)).expect(201).body;

    expect(warnings.map(({ field }: { field: string }) => field)).toEqual(['dimensions', 'vehicleNumber']);
  });

  it.each([
    ['a party who does not exist', { billingPartyId: '01990000-0000-7000-8000-0000000000ff' }, 'billingPartyId'],
    ['a branch that does not exist', { branchId: '01990000-0000-7000-8000-0000000000ff' }, 'branchId'],
    [
      'an e-way bill of eleven digits',
      { invoices: [{ ...invoice, ewayBillNumber: '69200525914' }] },
      'invoices.0.ewayBillNumber',
    ],
    [
      'an e-way bill of tomorrow',
      { invoices: [{ ...invoice, ewayBillAt: '2026-11-22T06:00:00Z' }] },
      'invoices.0.ewayBillAt',
    ],
    ['a PIN code that is none', { consignee: { name: 'K', pincode: '012345' } }, 'consignee.pincode'],
  ])('with %s is refused at the field, and nothing is kept', async (_case, changes, field) => {
    const answer = await post('/domestic/jobcard/add', { ...docketInput({ billingPartyId }), ...changes });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await api.get('/domestic/jobcard/list', { as: 'ADMIN' })).body.total).toBe(0);
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'ACCOUNT'] as const)('is not for %s, nor is the list', async (role) => {
    expect((await api.post('/domestic/jobcard/add', docketInput({ billingPartyId }), { as: role })).status).toBe(403);
    expect((await api.get('/domestic/jobcard/list', { as: role })).status).toBe(403);
  });
});

describe('changing a docket', () => {
  it('writes its lines anew and keeps what is left out', async () => {
    const docket = await add({ dimensions: [boxes], invoices: [invoice], notes: 'Call first' });

    const changes = { dimensions: [{ ...boxes, quantity: 20 }], invoices: [], notes: null };
    const answer = await update(docket, changes);

    expect(answer.expect(200).data).toMatchObject({
      notes: null,
      description: docket.description,
      chargeableKg: '288',
      invoices: [],
      ewayBillValidUntil: null,
      version: 2,
    });
  });

  it('that is booked keeps what booking needed', async () => {
    const docket = await book();

    const answer = await update(docket, { actualKg: null, consignee: null });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'consignee' }, { field: 'actualKg' }] });
    expect(await get(docket)).toEqual(docket);
  });

  it('that is booked keeps what its number stands for', async () => {
    const branchId = await addBranch(api.db, 'PNQ');
    const docket = await book();

    const answer = await update(docket, { date: '2026-11-19', branchId });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'date' }, { field: 'branchId' }] });
  });

  it('follows what is agreed with the party until it is booked, and then keeps it', async () => {
    const draft = await add({ dimensions: [boxes] });
    const agree = (volumetricDivisor: string) =>
      api.db.updateTable('party').set({ volumetricDivisor }).where('id', '=', billingPartyId).execute();

    await agree('4000');
    const booked: Docket = (await move(draft, 'BOOKED')).expect(200).data;
    await agree('6000');
    const { data: later } = (await update(booked, { notes: 'Fragile' })).expect(200);

    expect([booked.chargeableKg, later.chargeableKg]).toEqual(['180', '180']);
  });

  it('on an older state is refused and shows the current one', async () => {
    const docket = await add();
    (await update(docket, { reference: 'First' })).expect(200);

    expect((await update(docket, { reference: 'Second' })).problem).toMatchObject({
      code: 'stale_version',
      current: { reference: 'First' },
    });
  });

  it('that has ended is refused', async () => {
    const docket: Docket = (await move(await book(), 'CANCELLED', { reason: 'Twice' })).expect(200).data;

    expect((await update(docket, { notes: 'X' })).problem).toMatchObject({ status: 409, code: 'ended' });
  });
});

describe('booking a docket', () => {
  it('numbers it by its branch and starts its shipment', async () => {
    const branchId = await addBranch(api.db, 'PNQ');

    const [here, there] = [await book(), await book({ branchId })];

    expect(here).toMatchObject({
      number: 'HO/26-27/000001',
      status: 'BOOKED',
      shipments: [{ id: here.id, status: 'BOOKED' }],
      version: 2,
    });
    expect(there.number).toBe('PNQ/26-27/000001');
  });

  it('says all that it still needs, and takes no number', async () => {
    const docket = await add({
      billingPartyId: undefined,
      gstPayableBy: undefined,
      consignee: { name: 'K', address: 'Pune' },
    });

    const answer = await move(docket, 'BOOKED');

    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map(({ field }) => field)).toEqual([
      'consignee.pincode',
      'billingPartyId',
      'gstPayableBy',
    ]);
    expect(await get(docket)).toEqual(docket);
    expect((await book()).number).toBe('HO/26-27/000001');
  });

  it('twice at once takes one number', async () => {
    const docket = await add();

    const answers = await Promise.all([1, 2, 3].map(() => move(docket, 'BOOKED')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.db.selectFrom('trackingEvent').select('toStatus').execute()).toEqual([{ toStatus: 'BOOKED' }]);
  });

  it.each(['IN_TRANSIT', 'PICKED_UP', 'DRAFT'])('is no way to %s', async (to) => {
    expect((await move(await add(), to)).problem).toMatchObject({
      status: 409,
      code: 'illegal_move',
      allowed: ['BOOKED', 'CANCELLED'],
    });
  });
});

describe('cancelling a docket', () => {
  it('keeps the reason, and the number where it had one', async () => {
    const booked: Docket = (await move(await book(), 'CANCELLED', { reason: 'Booked twice' })).expect(200).data;
    const draft: Docket = (await move(await add(), 'CANCELLED', { reason: 'No goods' })).expect(200).data;

    expect(booked).toMatchObject({ number: 'HO/26-27/000001', status: 'CANCELLED', cancelReason: 'Booked twice' });
    expect(draft).toMatchObject({ number: null, status: 'CANCELLED', shipments: [] });
  });

  it('asks for the reason', async () => {
    const docket = await book();

    expect((await move(docket, 'CANCELLED')).problem).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    expect(await get(docket)).toEqual(docket);
  });

  it('is final', async () => {
    const docket: Docket = (await move(await book(), 'CANCELLED', { reason: 'Twice' })).expect(200).data;

    expect((await move(docket, 'BOOKED')).problem).toMatchObject({ code: 'illegal_move', allowed: [] });
  });
});

describe('deleting a docket', () => {
  it('takes a draft away with its lines', async () => {
    const { id, version } = await add({ invoices: [invoice] });

    (await post('/domestic/jobcard/delete', { id, version })).expect(200);

    expect((await api.get(`/domestic/jobcard/get?id=${id}`, { as: 'ADMIN' })).status).toBe(404);
    expect(await api.db.selectFrom('docketInvoice').selectAll().execute()).toEqual([]);
  });

  it('that is booked is refused', async () => {
    const { id, version } = await book();

    expect((await post('/domestic/jobcard/delete', { id, version })).problem).toMatchObject({
      status: 409,
      code: 'in_use',
    });
  });

  it('on an older state is refused', async () => {
    const docket = await add();
    (await update(docket, { notes: 'Wait' })).expect(200);

    const answer = await post('/domestic/jobcard/delete', { id: docket.id, version: docket.version });

    expect(answer.problem.code).toBe('stale_version');
    expect(await get(docket)).toMatchObject({ notes: 'Wait' });
  });
});

it('the list filters, searches and sorts', async () => {
  const other = await addParty(api.db, 'Deccan Pharma');
  await book({ date: '2026-11-01', packing: 'first', invoices: [invoice], reference: 'PO 77' });
  await add({ date: '2026-11-10', packing: 'second', mode: 'AIR', billingPartyId: other, freightBasis: 'TO_PAY' });
  const found = async (query: string) =>
    (await api.get(`/domestic/jobcard/list?${query}`, { as: 'DOMESTIC' }))
      .expect(200)
      .body.data.map(({ packing }: Docket) => packing);

  expect(await found('')).toEqual(['second', 'first']);
  expect(await found('sort=date')).toEqual(['first', 'second']);
  expect(await found('status=BOOKED')).toEqual(['first']);
  expect(await found('mode=AIR&freightBasis=TO_PAY')).toEqual(['second']);
  expect(await found(`billingPartyId=${other}&branchId=${headOfficeId}`)).toEqual(['second']);
  expect(await found('dateTo=2026-11-05')).toEqual(['first']);
  expect(await found('q=692005259141')).toEqual(['first']);
  expect(await found('q=deccan')).toEqual(['second']);
  expect(await found('q=kaveri+po')).toEqual(['first']);
  expect(await found('q=000001')).toEqual(['first']);
});
