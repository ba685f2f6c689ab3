import type { KeptChargeInput } from '@freightdesk/tax-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, type Neighbours, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;
let customerId: string;
let head: string;
let ports: Neighbours;

beforeAll(async () => {
  ports = neighbours();
  api = await startApi({
    register: (on) => registerIntlShipment(on, ports),
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const by = testActors.INTERNATIONAL.userId;
  customerId = await addParty(api.db, { name: 'Coastal Spices', by });
  head = (await api.db.selectFrom('chargeHead').select('id').where('code', '=', 'OFT').executeTakeFirstOrThrow()).id;
  const rate = { id: newId(), currency: 'USD', date: '2026-11-01', rate: '88.45', source: 'Spec' };
  await api.db
    .insertInto('exchangeRate')
    .values({ ...rate, createdAt: api.clock.now(), createdBy: by })
    .execute();
});

const as = 'INTERNATIONAL';
const charge = (changes: Partial<KeptChargeInput> = {}): KeptChargeInput => ({
  chargeHeadId: head,
  basis: 'PER_CONTAINER',
  quantity: '2',
  buyRate: '800',
  buyCurrency: 'USD',
  sellRate: '100000',
  ...changes,
});
const add = async (charges: KeptChargeInput[]) =>
  (await api.post('/jobcard/add', { ...jobcardInput({ customerId }), charges }, { as })).expect(201).data;
const update = (job: { id: string; version: number }, charges: unknown) =>
  api.post('/jobcard/update', { id: job.id, version: job.version, charges }, { as });

it('jobs whose goods were delivered and whose charges wait for an invoice are listed alone', async () => {
  const [open, delivered, waived] = [await add([charge()]), await add([charge()]), await add([charge()])];
  await add([]);
  for (const { id } of [open, delivered, waived]) {
    (await api.post('/jobcard/move', { id, version: 1, to: 'OPEN' }, { as })).expect(200);
  }
  const reach = (status: string) => api.db.updateTable('shipment').set({ status });
  await reach('DELIVERED').where('jobcardId', 'in', [delivered.id, waived.id]).execute();
  const given = { waivedReason: 'Given away' };
  await api.db.updateTable('charge').set(given).where('recordId', '=', waived.id).execute();
  const listed = async (isUnbilled: boolean) => {
    const { data } = (await api.get(`/jobcard/list?isUnbilled=${isUnbilled}&sort=number`, { as })).expect(200);
    return data.map(({ id }: { id: string }) => id);
  };

  expect(await listed(true)).toEqual([delivered.id]);
  expect(await listed(false)).toHaveLength(3);
});

describe('the charges of a job', () => {
  it('are answered with what they come to, in rupees of the job’s day', async () => {
    const job = await add([charge()]);

    expect(job.charges).toMatchObject([
      {
        ...{ description: 'Ocean freight', status: 'PLANNED', chargeHead: { id: head }, vendor: null },
        ...{
          buyMinor: 160_000,
          buyPaise: 14_152_000,
          sellCurrency: 'INR',
          sellMinor: 20_000_000,
          sellPaise: 20_000_000,
        },
        ...{ marginPaise: 5_848_000, marginPercent: '29.24', quotedBuyPaise: 14_152_000, quotedSellPaise: 20_000_000 },
      },
    ]);
  });

  it('stay when others are changed, and keep what was quoted', async () => {
    const job = await add([charge()]);
    const [first] = job.charges;

    const { data } = (
      await update(job, [{ ...charge({ sellRate: '90000' }), id: first.id }, charge({ quantity: '1' })])
    ).expect(200);

    expect(data.charges).toMatchObject([
      { id: first.id, sellPaise: 18_000_000, quotedSellPaise: 20_000_000 },
      { quantity: '1' },
    ]);
    const { data: again } = (await api.post('/jobcard/update', { id: job.id, version: 2, notes: 'x' }, { as })).expect(
      200,
    );
    expect(again.charges).toHaveLength(2);
  });

  it('have no margin while the currency of a cost has no rate', async () => {
    const [first] = (await add([charge({ buyCurrency: 'EUR' })])).charges;

    expect(first).toMatchObject({ buyMinor: 160_000, buyPaise: null, marginPaise: null });
  });

  it.each<[string, () => object, string]>([
    ['an unknown head', () => ({ chargeHeadId: newId() }), 'charges.0.chargeHeadId'],
    ['an unknown vendor', () => ({ vendorId: newId() }), 'charges.0.vendorId'],
    ['a charge of nobody', () => ({ id: newId() }), 'charges.0.id'],
    ['a basis that is none', () => ({ basis: 'PER_MILE' }), 'charges.0.basis'],
    ['a quantity that is no number', () => ({ quantity: '1e3' }), 'charges.0.quantity'],
    ['a negative rate', () => ({ sellRate: '-1' }), 'charges.0.sellRate'],
    [
      'an amount beyond all books',
      () => ({ quantity: '999999999999', sellRate: '999999999999', buyRate: undefined }),
      'charges.0.sellRate',
    ],
    [
      'a mark-up on what is paid for the customer',
      () => ({ pureAgent: true, buyCurrency: 'INR' }),
      'charges.0.sellRate',
    ],
    ['what no charge has', () => ({ status: 'BILLED' }), 'charges.0.status'],
  ])('refuse %s at its field', async (_what, wrong, field) => {
    const body = { ...jobcardInput({ customerId }), charges: [{ ...charge(), ...wrong() }] };
    const { problem } = await api.post('/jobcard/add', body, { as });

    expect(problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await api.db.selectFrom('jobcard').select('id').execute()).toEqual([]);
  });

  it('go with the draft that is deleted', async () => {
    const job = await add([charge()]);
    (await api.post('/jobcard/delete', { id: job.id, version: 1 }, { as })).expect(200);

    expect(await api.db.selectFrom('charge').select('id').execute()).toEqual([]);
  });

  it('keep a job from being closed till they are billed, waived, or certain', async () => {
    const job = await add([charge({ quantity: '1' }), charge({ waivedReason: 'Our own delay', isAccrued: true })]);
    await api.db.updateTable('jobcard').set({ status: 'COMPLETED' }).where('id', '=', job.id).execute();
    const close = () => api.post('/jobcard/move', { id: job.id, version: job.version, to: 'CLOSED' }, { as });

    expect((await close()).problem).toMatchObject({
      status: 422,
      errors: [
        { field: 'charges.0.sellRate', code: 'unbilled', values: { charge: 'Ocean freight' } },
        { field: 'charges.0.buyRate', code: 'uncertain_cost' },
      ],
    });
    await api.db.updateTable('charge').set({ isAccrued: true, waivedReason: 'As agreed' }).execute();
    (await close()).expect(200);
  });

  it('that a document bills stay as they were billed', async () => {
    const job = await add([charge()]);
    const [first] = job.charges;
    const billed = { saleDocumentId: newId(), saleDocumentNumber: 'SI/1', billedSellPaise: 20_000_000 };
    await api.db.updateTable('charge').set(billed).execute();

    expect((await update(job, [])).problem).toMatchObject({ status: 409, code: 'charge_billed' });
    const dearer = { ...charge({ sellRate: '1' }), id: first.id };
    expect((await update(job, [dearer])).problem).toMatchObject({ status: 409, code: 'charge_billed' });
    const { data } = (await update(job, [{ ...charge({ buyRate: '900' }), id: first.id }])).expect(200);
    expect(data.charges).toMatchObject([{ status: 'BILLED', buyMinor: 180_000, saleDocument: { number: 'SI/1' } }]);
  });
});

describe('a job that earns less than the floor', () => {
  beforeEach(() => {
    ports.marginFloorPercent = '8';
    ports.earned = [{ chargeHeadId: null, name: null, buyPaise: 960_000, sellPaise: 1_000_000 }];
  });
  afterEach(() => {
    ports.marginFloorPercent = null;
    ports.earned = [];
  });

  const completed = async (charges: KeptChargeInput[] = []) => {
    const job = await add(charges);
    await api.db.updateTable('jobcard').set({ status: 'COMPLETED' }).where('id', '=', job.id).execute();
    return job;
  };
  const close = ({ id, version }: { id: string; version: number }, role: 'ADMIN' | 'INTERNATIONAL', reason?: string) =>
    api.post('/jobcard/move', { id, version, to: 'CLOSED', reason }, { as: role });

  it('is closed by an administrator only, whose reason stands in the trail', async () => {
    const job = await completed();

    expect((await close(job, 'INTERNATIONAL', 'To keep the customer')).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'to', code: 'below_floor', values: { margin: '4%', floor: '8%' } }],
    });
    expect((await close(job, 'ADMIN', 'To keep the customer')).expect(200).data.status).toBe('CLOSED');
    const trail = api.db.selectFrom('auditEvent').select('reason').where('recordId', '=', job.id);
    expect(await trail.where('action', '=', 'move').execute()).toEqual([{ reason: 'To keep the customer' }]);
  });

  it('is one whose costs are certain, though no bill of them has come', async () => {
    ports.earned = [{ chargeHeadId: null, name: null, buyPaise: 0, sellPaise: 1_000_000 }];
    const cost = { basis: 'PER_SHIPMENT', quantity: '1', buyCurrency: 'INR', sellRate: undefined } as const;
    const [dear, cheap] = [
      await completed([charge({ ...cost, buyRate: '9300', isAccrued: true })]),
      await completed([charge({ ...cost, buyRate: '9200', isAccrued: true })]),
    ];

    expect((await close(dear, 'INTERNATIONAL')).problem).toMatchObject({ errors: [{ values: { margin: '7%' } }] });
    (await close(cheap, 'INTERNATIONAL')).expect(200);
  });

  it('is one that bears the costs of its master', async () => {
    ports.earned = [{ chargeHeadId: null, name: null, buyPaise: 0, sellPaise: 1_000_000 }];
    const [master, house] = [await completed(), await completed()];
    const share = { masterId: master.id, houseId: house.id, chargeHeadId: head, position: 0, basis: 'KG' };
    const stamps = { createdAt: api.clock.now(), createdBy: testActors.INTERNATIONAL.userId };
    await api.db
      .insertInto('jobApportionment')
      .values({ masterId: master.id, basis: 'KG', ...stamps })
      .execute();
    await api.db
      .insertInto('jobShare')
      .values({ ...share, weight: '1', buyPaise: 1_000_001 })
      .execute();

    expect((await close(house, 'INTERNATIONAL')).problem).toMatchObject({ errors: [{ code: 'below_floor' }] });
    (await close(master, 'INTERNATIONAL')).expect(200);
  });

  it('and sells nothing is said to cost more than it earns', async () => {
    ports.earned = [{ chargeHeadId: null, name: null, buyPaise: 1, sellPaise: 0 }];

    expect((await close(await completed(), 'INTERNATIONAL')).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'to', code: 'at_a_loss' }],
    });
  });
});

describe('the profit of a job', () => {
  it('has its three columns', async () => {
    const job = await add([charge()]);
    const { data } = (await api.get(`/jobcard/profit?id=${job.id}`, { as })).expect(200);

    expect(data).toMatchObject({
      rows: [{ chargeHeadId: head, quoted: { marginPaise: 5_848_000 }, actual: { marginPaise: 0 } }],
      accrued: { marginPercent: '29.24' },
      exchangeDifferencePaise: 0,
    });
  });

  it.each([
    ['ADMIN', 200],
    ['MARKETING', 403],
    ['INTERNATIONAL', 200],
    ['DOMESTIC', 403],
    ['ACCOUNT', 403],
  ] as const)('is read by %s with %i', async (role, status) => {
    const job = await add([]);
    expect((await api.get(`/jobcard/profit?id=${job.id}`, { as: role })).status).toBe(status);
  });
});
