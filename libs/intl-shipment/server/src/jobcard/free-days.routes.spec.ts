import type { Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { watchExceptions } from '@freightdesk/tracking-server';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { jobExceptionRules } from '../shipment/exception-rules';

let api: TestApi;
const as = { as: 'INTERNATIONAL' } as const;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
  await api.startAnew();
});
afterAll(() => api.close());

const post = async (path: string, body: object): Promise<Jobcard> => (await api.post(path, body, as)).expect(200).data;

it('free days are counted from what the shipment tells, cost is accrued in one charge, and warned of', async () => {
  const customerId = await addParty(api.db, { name: 'Coastal Spices', by: testActors.ADMIN.userId });
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const, dischargedOn: '2026-11-12' }];
  const terms = { demurrageFreeDays: 5, detentionFreeDays: 3, demurrageDayPaise: 450_000, detentionDayPaise: 300_000 };
  const input = jobcardInput({ customerId, direction: 'IMPORT', containers, ...terms });
  const added: Jobcard = (await api.post('/jobcard/add', input, as)).expect(201).data;
  const job = await post('/jobcard/move', { id: added.id, version: added.version, to: 'OPEN' });

  // 12 to 16 are free; 17 to 21 are five days.
  const demurrage = {
    freeUntil: '2026-11-16',
    days: 5,
    amountPaise: 2_250_000,
    tomorrowPaise: 450_000,
    isRunning: true,
  };
  expect(job.containers).toMatchObject([{ demurrage, detention: null }]);

  const accrued = await post('/jobcard/accrue-free-days', { id: job.id, version: job.version });
  const charge = { buyPaise: 2_250_000, sellPaise: 2_250_000, isAccrued: true, status: 'ACCRUED' };
  expect(accrued.charges).toMatchObject([charge]);

  api.clock.set('2026-11-22T06:00:00Z');
  const again = await post('/jobcard/accrue-free-days', { id: job.id, version: accrued.version });
  expect(again.charges).toMatchObject([{ id: accrued.charges[0]?.id, buyPaise: 2_700_000 }]);

  const { signal } = new AbortController();
  await watchExceptions(jobExceptionRules).run({ db: api.db, clock: api.clock, signal });
  const { data: shipment } = await api.get(`/shipment/get?id=${job.shipments[0]?.id}`, as);
  expect(shipment.exceptions).toContain('DND_RUNNING');
});

/** A job of which five days are counted: 22,500 rupees. */
async function countedJob(name: string): Promise<Jobcard> {
  const customerId = await addParty(api.db, { name, by: testActors.ADMIN.userId });
  const containers = [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const, dischargedOn: '2026-11-12' }];
  const input = jobcardInput({ customerId, containers, demurrageFreeDays: 5, demurrageDayPaise: 450_000 });
  return (await api.post('/jobcard/add', input, as)).expect(201).data;
}
const headNamed = async (code: string) =>
  (await api.db.selectFrom('chargeHead').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

it('free days are accrued under the head and with the figure that were agreed', async () => {
  api.clock.set('2026-11-21T06:00:00Z');
  const { id, version } = await countedJob('Konkan Spices');
  const chargeHeadId = await headNamed('OFT');

  const accrued = await post('/jobcard/accrue-free-days', { id, version, chargeHeadId, amountPaise: 2_000_000 });
  expect(accrued.charges).toMatchObject([{ chargeHeadId, buyPaise: 2_000_000, sellPaise: 2_000_000 }]);

  const again = await post('/jobcard/accrue-free-days', { id, version: accrued.version });
  expect(again.charges).toMatchObject([{ id: accrued.charges[0]?.id, chargeHeadId, buyPaise: 2_250_000 }]);
});

it.each<[string, (heads: { unused: string }) => object, object]>([
  [
    'a head that is not there',
    () => ({ chargeHeadId: newId() }),
    { field: 'chargeHeadId', code: 'unknown_charge_head' },
  ],
  [
    'a head out of use',
    ({ unused }) => ({ chargeHeadId: unused }),
    { field: 'chargeHeadId', code: 'charge_head_not_in_use' },
  ],
  ['nothing', () => ({ amountPaise: 0 }), { field: 'amountPaise', code: 'min' }],
])('free days are not accrued under or with %s', async (what, changed, problem) => {
  const { id, version } = await countedJob(`Malabar ${what}`);
  const unused = await headNamed('AFT');
  await api.db.updateTable('chargeHead').set({ active: false }).where('id', '=', unused).execute();

  const answer = await api.post('/jobcard/accrue-free-days', { id, version, ...changed({ unused }) }, as);
  expect(answer.problem).toMatchObject({ status: 422, errors: [problem] });
  expect((await api.get(`/jobcard/get?id=${id}`, as)).data).toMatchObject({ version, charges: [] });
});

it('nothing is accrued where nothing was counted', async () => {
  const customerId = await addParty(api.db, { name: 'Gulf Foods', by: testActors.ADMIN.userId });
  const { id, version } = (await api.post('/jobcard/add', jobcardInput({ customerId }), as)).expect(201).data;

  expect((await api.post('/jobcard/accrue-free-days', { id, version }, as)).problem).toMatchObject({
    ...{ status: 409, code: 'nothing_accrued' },
  });
});

it('a container does not go out before it was discharged', async () => {
  const customerId = await addParty(api.db, { name: 'Deccan', by: testActors.ADMIN.userId });
  const box = {
    containerNumber: 'CSQU3054383',
    sizeType: '22G1' as const,
    dischargedOn: '2026-11-12',
    gateOutOn: '2026-11-11',
  };

  expect((await api.post('/jobcard/add', jobcardInput({ customerId, containers: [box] }), as)).problem).toMatchObject({
    ...{ status: 422, errors: [{ field: 'containers.0.gateOutOn', code: 'order' }] },
  });
});
