import type { AddJobcardInput, Jobcard, Shipment } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { brokenIn, dueRows, type DueSource, figuresOf } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { jobExceptionsOpen, shipmentsLate } from '../due/shipment-due.repository';
import { jobFigures } from '../figures/job-figures';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { watchExceptions } from '@freightdesk/tracking-server';
import { sql } from 'kysely';
import { jobExceptionRules } from './exception-rules';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

const post = (path: string, body: object, as: Role = 'INTERNATIONAL') => api.post(path, body, { as });

/** The shipment of a job by road, opened just now: the shortest journey. */
async function openShipment(changes: Partial<AddJobcardInput> = {}): Promise<Shipment> {
  const customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
  const input = jobcardInput({ customerId, mode: 'ROAD', incoterm: 'DAP', ...changes });
  const { id, version }: Jobcard = (await post('/jobcard/add', input)).expect(201).data;
  const { shipments }: Jobcard = (await post('/jobcard/move', { id, version, to: 'OPEN' })).expect(200).data;
  return get(shipments[0]?.id ?? '');
}

const get = async (id: string): Promise<Shipment> =>
  (await api.get(`/shipment/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;
const job = async ({ jobcardId }: Shipment): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${jobcardId}`, { as: 'ADMIN' })).expect(200).data;
const update = ({ id, version }: Shipment, status: string, said: object = {}, as?: Role) =>
  post('/shipment/update-current-status', { id, version, status, at: '2026-11-21T05:00:00Z', ...said }, as);

const pickup = { vehicleNo: 'MH12AB1234', pickupDate: '2026-11-21' };

const due = async (source: DueSource) =>
  (await sql`select * from (${dueRows(source, api)}) as due`.execute(api.db)).rows;

describe('a shipment that moves on', () => {
  it('keeps its history and sets its job going', async () => {
    const shipment = await openShipment();

    const said = { ...pickup, location: 'Bhiwandi', remarks: 'Two pallets' };
    const { data } = (await update(shipment, 'PICKED_UP', said)).expect(200).body;

    expect(data).toMatchObject({
      status: 'PICKED_UP',
      statusAt: '2026-11-21T05:00:00.000Z',
      location: 'Bhiwandi',
      known: pickup,
      version: 2,
      events: [
        { from: null, to: 'BOOKED', classifier: 'PLN', source: 'system' },
        {
          from: 'BOOKED',
          to: 'PICKED_UP',
          classifier: 'ACT',
          source: 'manual',
          remarks: 'Two pallets',
          said: pickup,
          byUser: { name: 'Indira Test' },
        },
      ],
    });
    expect(await job(shipment)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('is not asked again for what was said before', async () => {
    const shipment = await openShipment();
    const { data: picked } = (await update(shipment, 'PICKED_UP', pickup)).expect(200).body;
    const { data: gone } = (await update(picked, 'IN_TRANSIT')).expect(200).body;

    const answer = await update(gone, 'PICKED_UP', { reason: 'The truck came back' });

    expect(answer.expect(200).data).toMatchObject({ status: 'PICKED_UP', known: pickup });
  });

  it('that is delivered lets its job be completed', async () => {
    const shipment = await openShipment();
    const said = { ...pickup, deliveredAt: '2026-11-21T05:00:00Z', receiverName: 'Omar' };
    (await update(shipment, 'DELIVERED', { ...said, skipped: ['PICKED_UP', 'IN_TRANSIT'] })).expect(200);

    const { id, version } = await job(shipment);
    const answer = await post('/jobcard/move', { id, version, to: 'COMPLETED' });

    expect(answer.expect(200).data).toMatchObject({ status: 'COMPLETED' });
    expect((await get(shipment.id)).events.at(-1)).toMatchObject({ skipped: ['PICKED_UP', 'IN_TRANSIT'] });
  });

  it('is told of a planned day whose year is rather a slip', async () => {
    const { warnings } = (await update(await openShipment(), 'PICKED_UP', { ...pickup, pickupDate: '2062-11-21' }))
      .body;

    expect(warnings).toEqual([{ field: 'pickupDate', message: 'This is more than a year ahead. Is the year right?' }]);
  });

  it('by sea takes identifiers in normal spelling', async () => {
    const shipment = await openShipment({ mode: 'SEA_FCL', incoterm: 'FOB' });
    const said = { containerNo: 'csqu 3054383', portCode: 'in nsa 1', sealNo: 'S-1', packages: 40, grossKg: '1200.5' };

    const answer = await update(shipment, 'STUFFED', { ...said, skipped: ['BOOKING_CONFIRMED', 'CARGO_RECEIVED'] });

    expect(answer.expect(200).data.known).toMatchObject({
      containerNo: 'CSQU3054383',
      portCode: 'INNSA1',
      packages: 40,
    });
  });
});

it('knows what its job lists of its goods, and a move says whether it is so', async () => {
  const line = {
    quantity: 8,
    type: 'CTN',
    lengthCm: '60',
    widthCm: '40',
    heightCm: '20',
    grossKg: '45',
    description: 'Tea',
  };
  const box = { containerNumber: 'CSQU3054383', sizeType: '22G1', sealNumber: 'S-1' } as const;
  const shipment = await openShipment({ mode: 'SEA_FCL', incoterm: 'FOB', packages: [line], containers: [box] });

  expect(shipment).toMatchObject({
    known: {},
    listed: { packages: 8, grossKg: '45', containerNo: 'CSQU3054383', sealNo: 'S-1' },
  });
  const skipped = { skipped: ['BOOKING_CONFIRMED', 'CARGO_RECEIVED'] };
  expect((await update(shipment, 'STUFFED', skipped)).status).toBe(422);
});

describe('a move that cannot be', () => {
  it('is refused, naming the legal ones and what must be confirmed', async () => {
    const shipment = await openShipment();

    const answer = await update(shipment, 'OUT_FOR_DELIVERY');

    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'illegal_move',
      allowed: expect.arrayContaining(['PICKED_UP', 'DELIVERED', 'CANCELLED']),
      toConfirm: ['PICKED_UP', 'IN_TRANSIT'],
    });
    expect(await get(shipment.id)).toEqual(shipment);
    expect(await job(shipment)).toMatchObject({ status: 'OPEN' });
  });

  it('is told all that its state needs', async () => {
    const answer = await update(await openShipment(), 'PICKED_UP', { vehicleNo: 'MH12AB1234' });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'pickupDate', code: 'required' }] });
  });

  it.each([
    ['ahead of now', '2026-11-21T06:00:01Z', 422],
    ['right now', '2026-11-21T06:00:00Z', 200],
  ])('at a time %s is answered with it', async (_case, at, status) => {
    expect((await update(await openShipment(), 'PICKED_UP', { ...pickup, at })).status).toBe(status);
  });

  it('back needs a reason', async () => {
    const shipment = await openShipment();
    const { data } = (await update(shipment, 'PICKED_UP', pickup)).expect(200).body;

    expect(
      (await update(data, 'BOOKED', { carrierOrVehicle: 'VRL', plannedDate: '2026-11-22' })).problem,
    ).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
  });

  it.each([
    ['a little before the last event warns', '2026-11-21T04:00:00Z', 200],
    ['more than a day before it is refused', '2026-11-20T04:59:59Z', 422],
  ])('%s', async (_case, at, status) => {
    const shipment = await openShipment();
    const { data } = (await update(shipment, 'PICKED_UP', pickup)).expect(200).body;

    const answer = await update(data, 'IN_TRANSIT', { at });

    expect(answer.status).toBe(status);
    expect([...(answer.body.warnings ?? []), ...(answer.body.errors ?? [])]).toMatchObject([{ field: 'at' }]);
  });

  it('on an older state is refused', async () => {
    const shipment = await openShipment();
    (await update(shipment, 'PICKED_UP', pickup)).expect(200);

    expect((await update(shipment, 'IN_TRANSIT')).problem).toMatchObject({
      code: 'stale_version',
      current: { status: 'PICKED_UP' },
    });
  });

  it('twice at once is recorded once', async () => {
    const shipment = await openShipment();

    const answers = await Promise.all([1, 2, 3].map(() => update(shipment, 'PICKED_UP', pickup)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get(shipment.id)).events).toHaveLength(2);
  });

  it('of a cancelled job is refused', async () => {
    const shipment = await openShipment();
    const { id, version } = await job(shipment);
    (await post('/jobcard/move', { id, version, to: 'CANCELLED', reason: 'Twice' })).expect(200);

    const answer = await update(await get(shipment.id), 'PICKED_UP', { ...pickup, reason: 'Try' }, 'ADMIN');

    expect(answer.problem).toMatchObject({ status: 409, code: 'cancelled' });
  });

  it.each(['MARKETING', 'DOMESTIC', 'ACCOUNT'] as const)('is not for %s, nor is the list', async (role) => {
    const shipment = await openShipment();

    expect((await update(shipment, 'PICKED_UP', pickup, role)).status).toBe(403);
    expect((await api.get('/shipment/list', { as: role })).status).toBe(403);
    expect(await get(shipment.id)).toEqual(shipment);
  });
});

it('is seen by a rule when its ETA has passed, in the list and on the first page, until it is there', async () => {
  const shipment = await openShipment({ eta: '2026-11-20' });
  const watch = () => watchExceptions(jobExceptionRules).run({ db: api.db, clock: api.clock, signal });
  const { signal } = new AbortController();
  await watch();

  const { data: late } = (await api.get('/shipment/list?hasException=true', { as: 'ADMIN' })).expect(200).body;
  expect(late).toMatchObject([
    { id: shipment.id, exceptions: ['DELAYED'], exceptionSince: '2026-11-21T06:00:00.000Z' },
  ]);
  expect(await due(shipmentsLate)).toMatchObject([{ id: shipment.id, number: late[0].jobcard.number }]);
  // One line and one ring are enough for one ETA.
  expect(await due(jobExceptionsOpen)).toEqual([]);

  const { id, version } = await get(shipment.id);
  (await post('/shipment/update', { id, version, eta: '2026-11-25' })).expect(200);
  await watch();
  expect((await get(shipment.id)).exceptions).toEqual([]);
});

it('that is to come after the day that was promised waits as delayed before its ETA has passed', async () => {
  const shipment = await openShipment({ eta: '2026-11-25' });
  const { id, version } = await get(shipment.id);
  (await post('/shipment/update', { id, version, promisedDate: '2026-11-23' })).expect(200);
  const { signal } = new AbortController();

  await watchExceptions(jobExceptionRules).run({ db: api.db, clock: api.clock, signal });

  expect(await due(shipmentsLate)).toEqual([]);
  expect(await due(jobExceptionsOpen)).toMatchObject([{ id: shipment.id, kind: 'DELAYED' }]);
});

it('its history is only ever added to, whoever writes', async () => {
  await openShipment();

  await expect(api.db.deleteFrom('trackingEvent').execute()).rejects.toThrow();
  await expect(api.db.deleteFrom('shipment').execute()).rejects.toThrow('has a history');
});

describe('when a shipment is expected', () => {
  const say = ({ id, version }: Shipment, told: object, as?: Role) =>
    post('/shipment/update', { id, version, ...told }, as);

  it('stands on its job too, with what goes wrong on the way', async () => {
    const shipment = await openShipment();
    const told = { eta: '2026-12-04', promisedDate: '2026-12-06', exceptions: ['CUSTOMS_HOLD', 'DELAYED'] };

    const late = (await say(shipment, told)).expect(200).data;
    const released = (await say(late, { exceptions: ['DELAYED'] })).expect(200).data;

    expect(late).toMatchObject(told);
    expect(await job(late)).toMatchObject({ eta: '2026-12-04' });
    const { data: listed } = (await api.get('/shipment/list?etaFrom=2026-12-04', { as: 'ADMIN' })).expect(200).body;
    expect(listed).toMatchObject([{ id: late.id, eta: '2026-12-04' }]);
    expect(released).toMatchObject({ ...told, exceptions: ['DELAYED'] });
    expect(
      released.exceptionHistory.map(({ kind, closedAt }: { kind: string; closedAt: string | null }) => [
        kind,
        closedAt,
      ]),
    ).toEqual([
      ['DELAYED', null],
      ['CUSTOMS_HOLD', expect.any(String)],
    ]);
  });

  it('is not said of one that was cancelled, by who may only read, or of what was seen before', async () => {
    const shipment = await openShipment();
    const cancelled = (await update(shipment, 'CANCELLED', { reason: 'Withdrawn' })).expect(200).data;

    expect((await say(shipment, { eta: '2026-12-04' })).problem).toMatchObject({ code: 'stale_version' });
    expect((await say(cancelled, { eta: '2026-12-04' })).problem).toMatchObject({ status: 409, code: 'ended' });
    expect((await say(shipment, { exceptions: ['LATE'] })).problem).toMatchObject({ status: 422 });
    (await say(shipment, { eta: '2026-12-04' }, 'MARKETING')).expect(403);
  });
});

it('the list filters and searches by job and customer', async () => {
  const road = await openShipment();
  await openShipment({ mode: 'AIR', incoterm: 'FCA' });
  const modes = async (query: string) =>
    (await api.get(`/shipment/list?${query}`, { as: 'INTERNATIONAL' }))
      .expect(200)
      .body.data.map(({ mode }: Shipment) => mode);

  expect((await modes('q=coastal')).sort()).toEqual(['AIR', 'ROAD']);
  expect(await modes(`q=${encodeURIComponent(road.jobcard.number)}`)).toEqual(['ROAD']);
  expect(await modes('mode=AIR&status=BOOKED')).toEqual(['AIR']);
  expect(await modes(`jobcardId=${road.jobcardId}`)).toEqual(['ROAD']);
});

it('the overview counts open jobs', async () => {
  await openShipment();

  const figures = await figuresOf(jobFigures, {
    db: api.db,
    clock: api.clock,
    actor: testActors.INTERNATIONAL,
    requestId: 'spec',
  });

  expect(figures).toMatchObject([
    { name: 'jobcards.open', value: 1, href: '/dashboard/internationalGroup/jobcard?status=OPEN&status=IN_PROGRESS' },
    { name: 'shipments.late', value: 0 },
    { name: 'jobcards.draft', value: 0 },
    { name: 'shipments.departing' },
    { name: 'shipments.arriving' },
    { name: 'jobcards.unbilled', value: 0, href: '/dashboard/internationalGroup/jobcard?isUnbilled=true' },
  ]);
});
