import type { Docket, DomesticShipment } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';
import { domesticInvariants } from '../verify/domestic-invariants';

let api: TestApi;
const as = { as: 'DOMESTIC' } as const;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

async function undelivered(): Promise<DomesticShipment> {
  await addBranch(api.db, 'HO', true);
  const billingPartyId = await addParty(api.db, 'Konkan Textiles Pvt Ltd');
  const { id, version }: Docket = (await api.post('/domestic/jobcard/add', docketInput({ billingPartyId }), as)).data;
  (await api.post('/domestic/jobcard/move', { id, version, to: 'BOOKED' }, as)).expect(200);
  let shipment: DomesticShipment = (await api.get(`/domestic/shipment/get?id=${id}`, as)).expect(200).data;
  const steps = [
    { status: 'PICKED_UP', vehicleNo: 'MH12AB1234', pickupDate: '2026-11-20', at: '2026-11-20T05:00:00.000Z' },
    { status: 'OUT_FOR_DELIVERY', driverName: 'S Pawar', at: '2026-11-21T03:00:00.000Z' },
    { status: 'UNDELIVERED', reason: 'CLOSED', at: '2026-11-21T04:00:00.000Z' },
  ];
  for (const step of steps) {
    const said = { id, version: shipment.version, ...step };
    shipment = (await api.post('/domestic/shipment/update-current-status', said, as)).expect(200).data;
  }
  return shipment;
}

it('a step of a docket is corrected in its place; attempts are counted as they stand', async () => {
  const shipment = await undelivered();
  const [, picked, , attempt] = shipment.events;
  const correct = ({ id, version }: DomesticShipment, eventId: string | undefined, at: string) =>
    api.post('/domestic/shipment/correct-event', { id, version, eventId, at, reason: 'Told of the wrong day' }, as);

  const once = (await correct(shipment, picked?.id, '2026-11-19T05:00:00.000Z')).expect(200).data;
  const after = (await correct(once, attempt?.id, '2026-11-21T04:30:00.000Z')).expect(200).data;

  expect(after).toMatchObject({
    ...{ status: 'UNDELIVERED', statusAt: '2026-11-21T04:30:00.000Z', vehicleNumber: 'MH12AB1234' },
    known: { pickupDate: '2026-11-19', vehicleNo: 'MH12AB1234' },
  });
  const again = { id: after.id, version: after.version, at: '2026-11-21T05:00:00Z' };
  const out = await api.post(
    '/domestic/shipment/update-current-status',
    { ...again, status: 'OUT_FOR_DELIVERY', driverName: 'S Pawar' },
    as,
  );
  const second = { ...again, version: out.data.version, status: 'UNDELIVERED', reason: 'CLOSED' };
  const { data } = await api.post('/domestic/shipment/update-current-status', second, as);
  expect(data.events.at(-1).said).toMatchObject({ attemptNo: 2 });
  expect(await brokenIn(api.db, domesticInvariants)).toEqual([]);
});
