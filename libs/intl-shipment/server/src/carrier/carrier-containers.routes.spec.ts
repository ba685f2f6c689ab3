import type { Jobcard, Shipment } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';

let api: TestApi;
const as = { as: 'INTERNATIONAL' } as const;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

const [first, second] = ['CSQU3054383', 'MSCU1234566'];
const boxes = [first, second].map((containerNumber) => ({ containerNumber, sizeType: '22G1' as const }));
const terms = { demurrageFreeDays: 3, demurrageDayPaise: 450_000, detentionFreeDays: 3, detentionDayPaise: 300_000 };

/** An import in two containers that has arrived. */
async function arrived(): Promise<Jobcard> {
  const customerId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });
  const input = jobcardInput({ customerId, direction: 'IMPORT', mblNumber: 'MAEU123', containers: boxes, ...terms });
  const { id, version }: Jobcard = (await api.post('/jobcard/add', input, as)).expect(201).data;
  const job: Jobcard = (await api.post('/jobcard/move', { id, version, to: 'OPEN' }, as)).expect(200).data;
  await tell(['MAEU123,DEPA,2026-11-02T06:00:00Z', 'MAEU123,ARRI,2026-11-08T06:00:00Z']);
  return job;
}
const jobOf = async ({ id }: Jobcard): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${id}`, as)).expect(200).data;
const shipmentOf = async ({ shipments }: Jobcard): Promise<Shipment> =>
  (await api.get(`/shipment/get?id=${shipments[0]?.id}`, as)).expect(200).data;

function sent(what: 'preview' | 'commit', rows: readonly string[]) {
  const form = new FormData();
  form.append('file', new Blob([['reference,code,at', ...rows].join('\n')]), 'events.csv');
  return api.post(`/import/carrier-events/${what}`, form, as);
}
const tell = async (rows: readonly string[]) => (await sent('commit', rows)).expect(200).data;
const daysOf = async (job: Jobcard) =>
  (await jobOf(job)).containers.map(({ dischargedOn, gateOutOn, emptyReturnedOn }) => [
    ...[dischargedOn, gateOutOn, emptyReturnedOn].map((day) => day?.slice(8) ?? null),
  ]);

const on = (container: string, code: string, day: number) =>
  `${container},${code},2026-11-${String(day).padStart(2, '0')}T06:00:00Z`;

it('each container has the days of its own, in one file; free days and what is accrued are counted by them', async () => {
  const job = await arrived();
  const rows = [
    ...[on(first, 'DISC', 9), on(second, 'DISC', 12)],
    ...[on(first, 'GTOT', 14), on(second, 'GTOT', 19), on(first, 'GTIN', 18)],
  ];

  expect(await tell(rows)).toEqual({ imported: 5, known: 0 });
  expect(await daysOf(job)).toEqual([
    ['09', '14', '18'],
    ['12', '19', null],
  ]);
  const { containers, version } = await jobOf(job);
  // 9 to 11 and 12 to 14 are free: three and five days; then 14 to 16 and 19 to 21: two and none.
  expect(containers.map(({ demurrage, detention }) => [demurrage?.days, detention?.days])).toEqual([
    [3, 2],
    [5, 0],
  ]);
  const accrued = (await api.post('/jobcard/accrue-free-days', { id: job.id, version }, as)).expect(200).data;
  expect(accrued.charges).toMatchObject([{ buyPaise: 8 * 450_000 + 2 * 300_000 }]);

  const told = await shipmentOf(job);
  expect(told.status).toBe('DISCHARGED');
  expect(told.events.slice(-5).map(({ said, reason }) => [said.containerNo, reason])).toEqual(
    [first, second, first, first, second].map((container) => [container, null]),
  );
  expect(await tell(rows)).toEqual({ imported: 0, known: 5 });
  expect((await shipmentOf(job)).events).toEqual(told.events);
});

it('in two files; one that is not told of has no day', async () => {
  const job = await arrived();

  await tell([on(first, 'DISC', 9)]);
  expect(await daysOf(job)).toEqual([
    ['09', null, null],
    [null, null, null],
  ]);
  await tell([on(first, 'DISC', 9), on(second, 'DISC', 9)]);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '09']);
});

it('one container may be out long before another that was told of first; none before it was discharged', async () => {
  const job = await arrived();
  await tell([on('MAEU123', 'DISC', 9), on(first, 'GTOT', 18)]);

  await tell([on(second, 'GTOT', 12)]);
  expect((await daysOf(job)).map(([, out]) => out)).toEqual(['18', '12']);
  const { errors } = (await sent('preview', [on(second, 'GTIN', 10)])).expect(200).data;
  expect(errors).toMatchObject([{ row: 2, column: 'at', code: 'event_time' }]);
});

it('a row that names none is of all, but for those that have their own word', async () => {
  const job = await arrived();

  await tell([on(first, 'DISC', 9), on('MAEU123', 'DISC', 10)]);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '10']);
  await tell([on('MAEU123', 'DISC', 11)]);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '11']);
});

it('the carrier’s correction carries the day of its container', async () => {
  const job = await arrived();

  await tell([on(first, 'DISC', 9), on(second, 'DISC', 9)]);
  await tell([on(second, 'DISC', 11)]);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '11']);
  expect((await shipmentOf(job)).events.at(-1)).toMatchObject({
    ...{ milestone: 'DISCHARGED', said: { containerNo: second }, reason: 'Corrected by the carrier' },
  });
});

it('a day that a person wrote stays, and so does what a person corrected', async () => {
  const job = await arrived();
  await tell([on(first, 'DISC', 9), on(second, 'DISC', 9)]);
  const { version } = await jobOf(job);
  const [one, other] = boxes;
  const containers = [
    { ...one, dischargedOn: '2026-11-09' },
    { ...other, dischargedOn: '2026-11-10' },
  ];
  (await api.post('/jobcard/update', { id: job.id, version, containers }, as)).expect(200);

  await tell([on(second, 'DISC', 12)]);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '10']);

  const shipment = await shipmentOf(job);
  const event = shipment.events.find(({ to, said }) => to === 'DISCHARGED' && said.containerNo === first);
  const seen = { id: shipment.id, version: shipment.version, eventId: event?.id ?? '', reason: 'Seen at the port' };
  (await api.post('/shipment/correct-event', { ...seen, at: '2026-11-08T12:00:00Z' }, as)).expect(200);
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['08', '10']);

  expect(await tell([on(first, 'DISC', 13)])).toEqual({ imported: 0, known: 1 });
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['08', '10']);
});

it('what a person told of the discharge is of all containers, and no row moves it', async () => {
  const job = await arrived();
  const { id, version } = await shipmentOf(job);
  const step = { id, version, status: 'DISCHARGED', at: '2026-11-09T06:00:00Z' };
  (await api.post('/shipment/update-current-status', step, as)).expect(200);

  expect(await tell([on(first, 'DISC', 10), on('MAEU123', 'DISC', 11)])).toEqual({ imported: 0, known: 2 });
  expect((await daysOf(job)).map(([discharged]) => discharged)).toEqual(['09', '09']);
});

it('days out of their order are refused at their row, and nothing of the file is written', async () => {
  const job = await arrived();
  const rows = [on(first, 'DISC', 12), on(second, 'DISC', 12), on(second, 'GTOT', 11)];

  const { errors } = (await sent('preview', rows)).expect(200).data;
  expect(errors).toMatchObject([
    { row: 3, column: 'at', code: 'order', values: { container: second, job: job.number } },
  ]);
  (await sent('commit', rows)).expect(422);
  expect((await daysOf(job)).flat().filter((day) => day !== null)).toEqual([]);
});

it('the job is seen to have changed: what stood open before it does not overwrite its days', async () => {
  const job = await arrived();
  const open = await jobOf(job);
  await tell([on(first, 'DISC', 9)]);

  const { id, version } = open;
  (await api.post('/jobcard/update', { id, version, containers: boxes }, as)).expect(409);
  expect((await daysOf(job))[0]).toEqual(['09', null, null]);
});
