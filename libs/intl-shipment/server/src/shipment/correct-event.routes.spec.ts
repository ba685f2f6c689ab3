import type { Jobcard, Shipment } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
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
const get = async (id: string): Promise<Shipment> =>
  (await api.get(`/shipment/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;
const job = async ({ jobcardId }: Shipment): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${jobcardId}`, { as: 'ADMIN' })).expect(200).data;

/** An import whose container was discharged at Nhava Sheva on the 19th. */
async function discharged(): Promise<Shipment> {
  const customerId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const }];
  const input = jobcardInput({ customerId, direction: 'IMPORT', mblNumber: 'MAEU123', containers });
  const { id, version }: Jobcard = (await post('/jobcard/add', input)).expect(201).data;
  const { shipments }: Jobcard = (await post('/jobcard/move', { id, version, to: 'OPEN' })).expect(200).data;
  let shipment = await get(shipments[0]?.id ?? '');
  const steps = [
    ['DEPARTED', '2026-11-10T06:00:00.000Z', 'AEJEA', { atd: '2026-11-10T06:00:00.000Z' }],
    ['ARRIVED', '2026-11-18T06:00:00.000Z', 'INNSA', { ata: '2026-11-18T06:00:00.000Z', skipped: ['MANIFEST_FILED'] }],
    ['DISCHARGED', '2026-11-19T06:00:00.000Z', 'INNSA', {}],
  ] as const;
  for (const [status, at, location, told] of steps) {
    const seen = { id: shipment.id, version: shipment.version };
    const said = { ...seen, status, at, location, ...told };
    shipment = (await post('/shipment/update-current-status', said)).expect(200).data;
  }
  return shipment;
}
const eventOf = ({ events }: Shipment, status: string) => events.find(({ to }) => to === status)?.id ?? '';
const correct = ({ id, version }: Shipment, eventId: string, said: object, as?: Role) =>
  post('/shipment/correct-event', { id, version, eventId, reason: 'Read wrongly', ...said }, as);

describe('an event that was told wrongly', () => {
  it('gives its place to its correction, and stays in the history', async () => {
    const shipment = await discharged();

    const said = { at: '2026-11-20T06:00:00.000Z', location: 'INMUN' };
    const after: Shipment = (await correct(shipment, eventOf(shipment, 'DISCHARGED'), said)).expect(200).data;

    expect(after).toMatchObject({ status: 'DISCHARGED', statusAt: said.at, location: 'INMUN' });
    expect(after.version).toBe(shipment.version + 1);
    expect(after.events.slice(0, -1)).toEqual(shipment.events);
    expect(after.events.at(-1)).toMatchObject({
      ...{ milestone: 'DISCHARGED', corrects: eventOf(shipment, 'DISCHARGED'), eventAt: said.at, source: 'manual' },
      ...{ classifier: 'ACT', reason: 'Read wrongly', byUser: { id: testActors.INTERNATIONAL.userId } },
    });
    // Free days are counted from the day of the correction.
    expect((await job(after)).containers).toMatchObject([{ dischargedOn: '2026-11-20' }]);
  });

  it('is refused where a container would be out before it was discharged', async () => {
    const shipment = await discharged();
    const { id, version } = await job(shipment);
    const box = {
      containerNumber: 'CSQU3054383',
      sizeType: '22G1',
      dischargedOn: '2026-11-19',
      gateOutOn: '2026-11-19',
    };
    (await post('/jobcard/update', { id, version, containers: [box] })).expect(200);

    const said = { at: '2026-11-20T06:00:00.000Z' };
    expect((await correct(shipment, eventOf(shipment, 'DISCHARGED'), said)).problem).toMatchObject({
      ...{ status: 422, errors: [{ field: 'at', code: 'order' }] },
    });
    expect((await job(shipment)).containers).toMatchObject([{ dischargedOn: '2026-11-19', gateOutOn: '2026-11-19' }]);
  });

  it('may be an earlier one: the shipment stays where it is, and knows the time anew', async () => {
    const shipment = await discharged();

    const said = { at: '2026-11-11T06:00:00.000Z', location: 'AEJEA' };
    const after: Shipment = (await correct(shipment, eventOf(shipment, 'DEPARTED'), said)).expect(200).data;

    const { status, statusAt, location } = shipment;
    expect(after).toMatchObject({ status, statusAt, location, known: { atd: said.at } });
  });

  it('may be a correction; what it corrected is corrected no more', async () => {
    const shipment = await discharged();
    const first = eventOf(shipment, 'ARRIVED');
    const once: Shipment = (await correct(shipment, first, { at: '2026-11-17T06:00:00Z' })).expect(200).data;

    expect((await correct(once, first, { at: '2026-11-16T06:00:00Z' })).problem).toMatchObject({
      ...{ status: 409, code: 'not_corrigible' },
    });
    const second = once.events.at(-1)?.id ?? '';
    const twice: Shipment = (await correct(once, second, { at: '2026-11-16T06:00:00Z' })).expect(200).data;
    expect(twice.known).toMatchObject({ ata: '2026-11-16T06:00:00.000Z' });
    expect(twice.events).toHaveLength(shipment.events.length + 2);
  });

  it('has its time between the steps beside it, its reason, and whoever may write', async () => {
    const shipment = await discharged();
    const event = eventOf(shipment, 'ARRIVED');
    const fields = async (said: object) => (await correct(shipment, event, said)).problem?.errors;

    expect(await fields({ at: '2026-11-25T06:00:00Z' })).toMatchObject([{ field: 'at', code: 'event_time' }]);
    expect(await fields({ at: '2026-11-01T06:00:00Z' })).toMatchObject([{ field: 'at', code: 'event_time' }]);
    expect(await fields({ at: '2026-11-18T06:00:00.000Z', location: 'INNSA' })).toMatchObject([{ code: 'same' }]);
    expect(await fields({ at: '2026-11-17T06:00:00Z', reason: ' ' })).toMatchObject([{ field: 'reason' }]);
    expect((await correct(shipment, event, { at: '2026-11-17T06:00:00Z' }, 'MARKETING')).status).toBe(403);
    expect((await get(shipment.id)).events).toEqual(shipment.events);
  });

  it('is not overwritten by what the carrier says after it', async () => {
    const shipment = await discharged();
    await correct(shipment, eventOf(shipment, 'ARRIVED'), { at: '2026-11-17T06:00:00Z' });
    const form = new FormData();
    form.append('file', new Blob(['reference,code,at\nMAEU123,ARRI,2026-11-16T06:00:00Z']), 'events.csv');

    expect((await api.post('/import/carrier-events/commit', form, { as: 'INTERNATIONAL' })).data).toEqual({
      ...{ imported: 0, known: 1 },
    });
    expect((await get(shipment.id)).known).toMatchObject({ ata: '2026-11-17T06:00:00.000Z' });
  });
});
