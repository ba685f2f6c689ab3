import type { AddDocketInput, Docket, DomesticShipment } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { brokenIn, dueRows, figuresOf } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { docketExceptionsOpen } from '../due/docket-due.repository';
import { docketFigures } from '../figures/docket-figures';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';
import { watchExceptions } from '@freightdesk/tracking-server';
import { sql } from 'kysely';
import { docketExceptionRules } from './exception-rules';
import { domesticInvariants } from '../verify/domestic-invariants';

let api: TestApi;
let billingPartyId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await addBranch(api.db, 'HO', true);
  billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
});
afterEach(async () => {
  expect(await brokenIn(api.db, domesticInvariants)).toEqual([]);
});

const post = (path: string, body: object, as: Role = 'DOMESTIC') => api.post(path, body, { as });
const add = async (changes: Partial<AddDocketInput> = {}): Promise<Docket> =>
  (await post('/domestic/jobcard/add', docketInput({ billingPartyId, ...changes }))).expect(201).data;
async function book(changes: Partial<AddDocketInput> = {}): Promise<DomesticShipment> {
  const { id, version } = await add(changes);
  (await post('/domestic/jobcard/move', { id, version, to: 'BOOKED' })).expect(200);
  return get({ id });
}
const get = async ({ id }: { id: string }): Promise<DomesticShipment> =>
  (await api.get(`/domestic/shipment/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;
const docket = async ({ docketId }: DomesticShipment): Promise<Docket> =>
  (await api.get(`/domestic/jobcard/get?id=${docketId}`, { as: 'ADMIN' })).expect(200).data;
const step = ({ id, version }: DomesticShipment, status: string, said: object = {}, as?: Role) =>
  post('/domestic/shipment/update-current-status', { id, version, status, at: '2026-11-21T05:00:00Z', ...said }, as);

/** Takes a shipment through several steps, each with what it says. */
async function follow(shipment: DomesticShipment, ...steps: [string, object?][]): Promise<DomesticShipment> {
  let current = shipment;
  for (const [status, said] of steps) current = (await step(current, status, said)).expect(200).data;
  return current;
}

const pickup = { vehicleNo: 'mh-12 ab 1234', pickupDate: '2026-11-21' };
const delivery = { deliveredAt: '2026-11-21T05:00:00Z', receiverName: 'R Kale', packagesDelivered: 12 };
const bill = {
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: '692005259141',
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
};

describe('a docket on its way', () => {
  it('has one status, and a history of all that happened', async () => {
    const shipment = await follow(
      await book(),
      ['PICKUP_ASSIGNED'],
      ['PICKED_UP', { ...pickup, location: 'Bhiwandi' }],
      ['IN_TRANSIT'],
      ['AT_HUB', { hub: 'Pune hub' }],
      ['OUT_FOR_DELIVERY', { driverName: 'S Pawar' }],
      ['DELIVERED', delivery],
    );

    expect(shipment).toMatchObject({
      status: 'DELIVERED',
      vehicleNumber: 'MH12AB1234',
      known: { vehicleNo: 'MH12AB1234', pickupDate: '2026-11-21', receiverName: 'R Kale' },
      version: 8,
    });
    expect(shipment.known).not.toHaveProperty('hub');
    expect(shipment.events.map(({ from, to, classifier, location }) => [from, to, classifier, location])).toEqual([
      ['DRAFT', 'BOOKED', 'PLN', null],
      ['BOOKED', 'PICKUP_ASSIGNED', 'ACT', null],
      ['PICKUP_ASSIGNED', 'PICKED_UP', 'ACT', 'Bhiwandi'],
      ['PICKED_UP', 'IN_TRANSIT', 'ACT', null],
      ['IN_TRANSIT', 'AT_HUB', 'ACT', 'Pune hub'],
      ['AT_HUB', 'OUT_FOR_DELIVERY', 'ACT', null],
      ['OUT_FOR_DELIVERY', 'DELIVERED', 'ACT', null],
    ]);
    expect(await docket(shipment)).toMatchObject({ status: 'DELIVERED', shipments: [{ status: 'DELIVERED' }] });
  });

  it('counts the attempts to deliver, and goes back to the consignor', async () => {
    const shipment = await follow(
      await book(),
      ['PICKED_UP', pickup],
      ['OUT_FOR_DELIVERY', { driverName: 'S Pawar' }],
      ['UNDELIVERED', { reason: 'CLOSED' }],
      ['OUT_FOR_DELIVERY', { driverName: 'S Pawar' }],
      ['UNDELIVERED', { reason: 'REFUSED' }],
      ['RTO_INITIATED', { reason: 'Refused twice', returnPaidBy: 'CONSIGNOR' }],
      ['RTO_IN_TRANSIT'],
      ['RTO_DELIVERED'],
    );

    const attempts = shipment.events.filter(({ to }) => to === 'UNDELIVERED');
    expect(attempts.map(({ said, reason }) => [said.attemptNo, reason])).toEqual([
      [1, 'CLOSED'],
      [2, 'REFUSED'],
    ]);
    expect((await step(shipment, 'IN_TRANSIT')).problem).toMatchObject({ code: 'illegal_move', allowed: [] });
  });

  it('asks for each hub and driver anew, and for the vehicle once', async () => {
    const shipment = await follow(await book(), ['PICKED_UP', pickup], ['AT_HUB', { hub: 'Pune' }], ['IN_TRANSIT']);

    expect((await step(shipment, 'AT_HUB')).problem).toMatchObject({ status: 422, errors: [{ field: 'hub' }] });
  });

  it('that is cancelled ends with its docket', async () => {
    const shipment = await follow(await book(), ['CANCELLED', { reason: 'The buyer withdrew' }]);

    expect(await docket(shipment)).toMatchObject({ status: 'CANCELLED', cancelReason: 'The buyer withdrew' });
  });

  it('waits for its proof of delivery', async () => {
    const shipment = await follow(
      await book(),
      ['PICKED_UP', pickup],
      ['OUT_FOR_DELIVERY', { driverName: 'S Pawar' }],
      ['DELIVERED', delivery],
    );

    expect((await step(shipment, 'POD_UPLOADED')).problem).toMatchObject({ status: 422, errors: [{ field: 'file' }] });
    expect((await step(shipment, 'POD_VERIFIED')).problem).toMatchObject({ status: 409, allowed: ['POD_UPLOADED'] });
  });
});

describe('an e-way bill', () => {
  it('is asked for when goods of more than 50,000 are picked up', async () => {
    const shipment = await book({ declaredValuePaise: 60_000_00 });

    expect((await step(shipment, 'PICKED_UP', pickup)).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'ewayBillNumber' }],
    });
    (await step(shipment, 'PICKED_UP', { ...pickup, ewayBillExemptionReason: 'Exempt goods' })).expect(200);
  });

  it('holds goods that would go on after its end, unless someone says why', async () => {
    const invoices = [{ ...bill, ewayBillAt: '2026-11-15T06:00:00Z' }];
    const shipment = await follow(await book({ invoices }), ['PICKED_UP', pickup]);

    expect((await step(shipment, 'IN_TRANSIT')).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', code: 'eway_bill_expired' }],
    });
    expect(await get(shipment)).toEqual(shipment);

    const gone = await follow(shipment, ['IN_TRANSIT', { reason: 'The extension is being asked for' }]);
    expect(gone.events.at(-1)).toMatchObject({ reason: 'The extension is being asked for' });
  });

  it('that was extended lets them go', async () => {
    const invoices = [{ ...bill, distanceKm: 100 }];
    const shipment = await follow(await book({ invoices }), ['PICKED_UP', pickup]);
    api.clock.set('2026-11-22T00:00:00Z');
    const late = { at: '2026-11-21T19:00:00Z' };
    expect((await step(shipment, 'IN_TRANSIT', late)).status).toBe(422);

    const { id, version } = shipment;
    const extensions = [{ at: '2026-11-21T15:00:00Z', validUntil: '2026-11-23T18:29:00Z' }];
    const extended = { id, version, invoices: [{ ...bill, distanceKm: 100, extensions }] };
    (await post('/domestic/jobcard/update', extended)).expect(200);

    const gone = await follow(await get(shipment), ['IN_TRANSIT', late]);
    expect(gone).toMatchObject({ status: 'IN_TRANSIT', ewayBillValidUntil: '2026-11-23T18:29:00.000Z' });
  });
});

describe('a step that cannot be', () => {
  it('is refused, naming the legal ones, for an administrator too', async () => {
    const shipment = await book();

    for (const role of ['DOMESTIC', 'ADMIN'] as const) {
      expect((await step(shipment, 'DELIVERED', delivery, role)).problem).toMatchObject({
        status: 409,
        code: 'illegal_move',
        allowed: ['PICKUP_ASSIGNED', 'PICKED_UP', 'CANCELLED'],
      });
    }
    expect(await get(shipment)).toEqual(shipment);
  });

  it('is told all that it lacks at once', async () => {
    const answer = await step(await book(), 'PICKED_UP', { at: '2026-11-21T06:00:01Z' });

    expect(answer.problem.errors?.map(({ field }) => field)).toEqual(['vehicleNo', 'pickupDate', 'at']);
  });

  it.each([
    ['a little before the last event warns', '2026-11-21T04:00:00Z', 200],
    ['more than a day before it is refused', '2026-11-20T04:59:59Z', 422],
  ])('%s', async (_case, at, status) => {
    const shipment = await follow(await book(), ['PICKED_UP', pickup]);

    const answer = await step(shipment, 'IN_TRANSIT', { at });

    expect(answer.status).toBe(status);
    expect([...(answer.body.warnings ?? []), ...(answer.body.errors ?? [])]).toMatchObject([{ field: 'at' }]);
  });

  it('on an older state is refused', async () => {
    const shipment = await book();
    await follow(shipment, ['PICKUP_ASSIGNED']);

    expect((await step(shipment, 'PICKED_UP', pickup)).problem).toMatchObject({
      code: 'stale_version',
      current: { status: 'PICKUP_ASSIGNED' },
    });
  });

  it('twice at once is recorded once', async () => {
    const shipment = await book();

    const answers = await Promise.all([1, 2, 3].map(() => step(shipment, 'PICKED_UP', pickup)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get(shipment)).events).toHaveLength(2);
  });

  it('of a draft finds no shipment', async () => {
    const { id, version } = await add();

    const answer = await post('/domestic/shipment/update-current-status', {
      id,
      version,
      status: 'PICKED_UP',
      at: '2026-11-21T05:00:00Z',
      ...pickup,
    });

    expect(answer.status).toBe(404);
    expect((await api.get(`/domestic/shipment/get?id=${id}`, { as: 'DOMESTIC' })).status).toBe(404);
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'ACCOUNT'] as const)('is not for %s, nor is the list', async (role) => {
    const shipment = await book();

    expect((await step(shipment, 'PICKED_UP', pickup, role)).status).toBe(403);
    expect((await api.get('/domestic/shipment/list', { as: role })).status).toBe(403);
    expect(await get(shipment)).toEqual(shipment);
  });
});

describe('when a shipment is expected, and what goes wrong', () => {
  const change = ({ id, version }: DomesticShipment, fields: object) =>
    post('/domestic/shipment/update', { id, version, ...fields });

  it('exceptions open and close beside the status', async () => {
    const shipment = await book();

    const opened = (await change(shipment, { eta: '2026-11-24', exceptions: ['DELAYED', 'DAMAGED'] })).expect(200).data;
    api.clock.set('2026-11-21T07:00:00Z');
    const closed: DomesticShipment = (await change(opened, { exceptions: ['DAMAGED'] })).expect(200).data;

    expect(opened).toMatchObject({ status: 'BOOKED', eta: '2026-11-24', exceptions: ['DELAYED', 'DAMAGED'] });
    expect(closed).toMatchObject({
      eta: '2026-11-24',
      exceptions: ['DAMAGED'],
      exceptionHistory: [
        { kind: 'DAMAGED', closedAt: null, openedBy: { id: testActors.DOMESTIC.userId } },
        { kind: 'DELAYED', openedAt: '2026-11-21T06:00:00.000Z', closedAt: '2026-11-21T07:00:00.000Z' },
      ],
    });
  });

  it('are not changed on an older state, nor once it has ended', async () => {
    const shipment = await book();
    const ended = await follow(shipment, ['CANCELLED', { reason: 'Twice' }]);

    expect((await change(shipment, { eta: '2026-11-24' })).problem.code).toBe('stale_version');
    expect((await change(ended, { eta: '2026-11-24' })).problem.code).toBe('ended');
  });
});

it('is seen by rules when it is late, silent, or its e-way bill ends, and waits on the first page', async () => {
  const shipment = await follow(await book(), ['PICKED_UP', pickup]);
  const { version } = shipment;
  (await post('/domestic/shipment/update', { id: shipment.id, version, eta: '2026-11-22' })).expect(200);
  api.clock.set('2026-11-25T06:00:00Z');
  const { signal } = new AbortController();
  await watchExceptions(docketExceptionRules).run({ db: api.db, clock: api.clock, signal });

  const { data: found } = (await api.get('/domestic/shipment/list?hasException=true', { as: 'ADMIN' })).expect(
    200,
  ).body;
  expect(found).toMatchObject([{ id: shipment.id, exceptions: expect.arrayContaining(['DELAYED', 'NO_UPDATE']) }]);
  const { rows } = await sql`select * from (${dueRows(docketExceptionsOpen, api)}) as due`.execute(api.db);
  expect(rows.length).toBeGreaterThanOrEqual(2);
});

it('its history is only ever added to, whoever writes', async () => {
  await book();

  await expect(api.db.deleteFrom('trackingEvent').execute()).rejects.toThrow();

  const { id, version } = await add();
  (await post('/domestic/jobcard/move', { id, version, to: 'CANCELLED', reason: 'Twice' })).expect(200);
  await expect(api.db.deleteFrom('docket').where('id', '=', id).execute()).rejects.toThrow('has a history');
});

it('the list has booked dockets, by status, party, words and the end of their bills', async () => {
  await add();
  const other = await addParty(api.db, 'Deccan Pharma');
  const billed = await book({ invoices: [bill] });
  await book({ mode: 'AIR', billingPartyId: other });
  const modes = async (query: string) =>
    (await api.get(`/domestic/shipment/list?${query}`, { as: 'DOMESTIC' }))
      .expect(200)
      .body.data.map(({ mode }: DomesticShipment) => mode);

  expect((await modes('')).sort()).toEqual(['AIR', 'SURFACE']);
  expect(await modes('mode=AIR&status=BOOKED')).toEqual(['AIR']);
  expect(await modes(`billingPartyId=${other}`)).toEqual(['AIR']);
  expect(await modes(`docketId=${billed.docketId}`)).toEqual(['SURFACE']);
  expect(await modes(`q=${encodeURIComponent(billed.docket.number)}`)).toEqual(['SURFACE']);
  expect(await modes('ewayBillTo=2026-11-23')).toEqual(['SURFACE']);
  expect(await modes('ewayBillTo=2026-11-22')).toEqual([]);
  expect(await modes('sort=ewayBillValidUntil')).toEqual(['SURFACE', 'AIR']);
});

it('the overview counts what to book, what is on the way and the bills that end', async () => {
  await add();
  const invoices = [{ ...bill, distanceKm: 100 }];
  await follow(await book({ invoices }), ['PICKED_UP', pickup]);

  const figures = await figuresOf(docketFigures, {
    db: api.db,
    clock: api.clock,
    actor: testActors.DOMESTIC,
    requestId: 'spec',
  });

  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['domestic-shipments.underway', 1],
    ['domestic-shipments.billsEnding', 1],
    ['dockets.draft', 1],
    ['domestic-shipments.out', 0],
    ['domestic-shipments.undelivered', 0],
    ['domestic-shipments.podMissing', 0],
  ]);
  const [, ending] = figures;
  expect(ending?.href).toMatch(
    /^\/dashboard\/domesticGroup\/shipment_tracking\?status=PICKED_UP&.*ewayBillTo=2026-11-21$/,
  );
});
