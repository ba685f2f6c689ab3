import type { AddJobcardInput, Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput, jobWeightCases, leadInput } from '@freightdesk/intl-shipment-contract/testing';
import { brokenIn, type ListRequest } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { intlShipmentInvariants } from '../verify/intl-shipment-invariants';
import { chargedJobs, listBillableJobs } from './billable-jobs';
import { printedJobs } from './printed-jobs';

let api: TestApi;
let customerId: string;
const others = neighbours();

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, others), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  others.postedDocuments = 0;
  customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
});
afterEach(async () => {
  expect(await brokenIn(api.db, intlShipmentInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'INTERNATIONAL' });
const add = async (changes: Partial<AddJobcardInput> = {}): Promise<Jobcard> =>
  (await post('/jobcard/add', jobcardInput({ customerId, ...changes }))).expect(201).data;
const move = ({ id, version }: Jobcard, to: string, said: object = {}) =>
  post('/jobcard/move', { id, version, to, ...said });
const get = async ({ id }: { id: string }): Promise<Jobcard> =>
  (await api.get(`/jobcard/get?id=${id}`, { as: 'ADMIN' })).expect(200).data;

const cartons = {
  quantity: 8,
  type: 'CTN',
  lengthCm: '60',
  widthCm: '40',
  heightCm: '20',
  grossKg: '45',
  description: 'Cardamom',
};

describe('what packages weigh is what the form says:', () => {
  it.each(jobWeightCases)('$name', async ({ mode, packages, agreed = null, expected }) => {
    await api.db.updateTable('party').set({ volumetricDivisor: agreed }).where('id', '=', customerId).execute();

    expect(await add({ mode, packages })).toMatchObject(expected);
  });
});

describe('adding a job', () => {
  it('numbers it in the series of its mode and direction and spells its identifiers', async () => {
    const job = await add({
      mode: 'AIR',
      originLocode: 'inbom',
      destinationLocode: 'AE DXB',
      mawbNumber: '17612345675',
      packages: [cartons],
    });
    const boxed = await add({ containers: [{ containerNumber: 'csqu 305438-3', sizeType: '22G1' }] });

    expect(job).toMatchObject({
      number: expect.stringMatching(/^AE\/26-27\/\d{5}$/),
      status: 'DRAFT',
      originLocode: 'INBOM',
      destinationLocode: 'AEDXB',
      mawbNumber: '176-12345675',
      customer: { name: 'Coastal Spices Exports' },
      owner: { id: testActors.INTERNATIONAL.userId },
      grossKg: '45',
      chargeableKg: '64',
      packages: [cartons],
      shipments: [],
    });
    expect(boxed).toMatchObject({
      containers: [{ containerNumber: 'CSQU3054383', sizeType: '22G1', sealNumber: null }],
    });
    expect(await get(job)).toEqual(job);
  });

  it('names whom its papers name, and spells what customs and carriers ask of its goods', async () => {
    const agentId = await addParty(api.db, { name: 'Emirates Freight', by: testActors.ADMIN.userId });
    const danger = {
      hsCode: '3208.10',
      unNumber: '1263',
      hazardClass: '3',
      packingGroup: 'II',
      marks: 'CSE 1-8',
    } as const;
    const box = { containerNumber: 'CSQU3054383', sizeType: '22G1', packages: 8, grossKg: '45' } as const;

    const job = await add({
      ...{ overseasAgentId: agentId, notifyPartyId: customerId },
      packages: [{ ...cartons, ...danger, netKg: '40.5' }],
      containers: [{ ...box, tareKg: '2230', vgmKg: '2275', vgmMethod: 'CALCULATED' }],
    });

    expect(job).toMatchObject({
      overseasAgent: { id: agentId, name: 'Emirates Freight' },
      notifyParty: { id: customerId, name: 'Coastal Spices Exports' },
      packages: [{ ...danger, hsCode: '320810', unNumber: 'UN1263', netKg: '40.5' }],
      containers: [{ packages: 8, grossKg: '45', tareKg: '2230', vgmKg: '2275', vgmMethod: 'CALCULATED' }],
    });
    expect(await get(job)).toEqual(job);
  });

  it('with what is odd says so and saves', async () => {
    const warned = async (changes: Partial<AddJobcardInput>) => {
      const answer = await post('/jobcard/add', jobcardInput({ customerId, ...changes }));
      return answer.expect(201).body.warnings.map(({ field }: { field: string }) => field);
    };

    expect(await warned({ mode: 'AIR' })).toEqual(['incoterm']);
    expect(await warned({ imoNumber: 'IMO 9074728' })).toEqual(['imoNumber']);
    expect(await warned({ etd: '2062-12-02' })).toEqual(['etd']);
  });

  it('goes to a place that has no code when it is written', async () => {
    const changes = { destinationLocode: undefined, destinationPlace: 'Riyadh dry port' };

    expect(await add(changes)).toMatchObject({ destinationLocode: null, destinationPlace: 'Riyadh dry port' });
  });

  it.each([
    ['no origin', { originLocode: undefined }, 'originLocode'],
    ['a customer who does not exist', { customerId: '01990000-0000-7000-8000-0000000000ff' }, 'customerId'],
    ['an air waybill that is mistyped', { mawbNumber: '176-12345676' }, 'mawbNumber'],
    ['a net weight above the gross', { packages: [{ ...cartons, netKg: '46' }] }, 'packages.0.netKg'],
    ['dangerous goods of no class', { packages: [{ ...cartons, unNumber: '1263' }] }, 'packages.0.hazardClass'],
  ])('with %s is refused at the field, and nothing is kept', async (_case, changes, field) => {
    const answer = await post('/jobcard/add', { ...jobcardInput({ customerId }), ...changes });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await api.get('/jobcard/list', { as: 'ADMIN' })).body.total).toBe(0);
  });

  it.each(['MARKETING', 'DOMESTIC', 'ACCOUNT'] as const)('is not for %s, nor is the list', async (role) => {
    expect((await api.post('/jobcard/add', jobcardInput({ customerId }), { as: role })).status).toBe(403);
    expect((await api.get('/jobcard/list', { as: role })).status).toBe(403);
  });
});

describe('changing a job', () => {
  it('writes its lines anew and keeps what is left out', async () => {
    const job = await add({ mode: 'AIR', packages: [cartons], carrier: 'Garuda' });

    const changes = { packages: [{ ...cartons, quantity: 16, grossKg: '90' }], carrier: null };
    const answer = await post('/jobcard/update', { id: job.id, version: 1, ...changes });

    expect(answer.expect(200).data).toMatchObject({
      carrier: null,
      commodity: job.commodity,
      packages: [{ quantity: 16 }],
      chargeableKg: '128',
      version: 2,
    });
  });

  it('that is open keeps what opening needed', async () => {
    const open: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;

    const answer = await post('/jobcard/update', { id: open.id, version: open.version, incoterm: null });

    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: 'incoterm' }] });
    expect(await get(open)).toEqual(open);
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id } = await add();
    (await post('/jobcard/update', { id, version: 1, reference: 'First' })).expect(200);

    expect((await post('/jobcard/update', { id, version: 1, reference: 'Second' })).problem).toMatchObject({
      code: 'stale_version',
      current: { reference: 'First' },
    });
  });

  it('that is cancelled is refused', async () => {
    const { id, version }: Jobcard = (await move(await add(), 'CANCELLED', { reason: 'Twice' })).expect(200).data;

    expect((await post('/jobcard/update', { id, version, reference: 'X' })).problem).toMatchObject({
      status: 409,
      code: 'cancelled',
    });
  });
});

describe('opening a job', () => {
  it('makes its shipment in the first state of its journey', async () => {
    const job: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;

    expect(job).toMatchObject({ status: 'OPEN', shipments: [{ status: 'BOOKING_REQUESTED' }] });
  });

  it('says all that it still needs, and makes nothing', async () => {
    const job = await add({ incoterm: undefined, commodity: undefined });

    const answer = await move(job, 'OPEN');

    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map(({ field }) => field)).toEqual(['incoterm', 'commodity']);
    expect(await get(job)).toEqual(job);
  });

  it('twice at once makes one shipment', async () => {
    const job = await add();

    const answers = await Promise.all([move(job, 'OPEN'), move(job, 'OPEN')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(job)).shipments).toHaveLength(1);
  });

  it('that is completed already is refused, naming where it can go', async () => {
    expect((await move(await add(), 'COMPLETED')).problem).toMatchObject({
      status: 409,
      code: 'illegal_move',
      allowed: ['OPEN', 'CANCELLED'],
    });
  });
});

describe('ending a job', () => {
  it('waits for the goods before it is completed', async () => {
    const open: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;
    const going: Jobcard = (await move(open, 'IN_PROGRESS')).expect(200).data;

    expect((await move(going, 'COMPLETED')).problem).toMatchObject({ status: 422, errors: [{ field: 'to' }] });
  });

  it('by cancelling it ends the shipment that has not left, with the reason', async () => {
    const open: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;

    const job: Jobcard = (await move(open, 'CANCELLED', { reason: 'The buyer withdrew' })).expect(200).data;

    expect(job).toMatchObject({ status: 'CANCELLED', cancelReason: 'The buyer withdrew' });
    expect(job.shipments).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('with posted documents is refused', async () => {
    const job = await add();
    others.postedDocuments = 1;

    expect((await move(job, 'CANCELLED', { reason: 'Wrong' })).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'to' }],
    });
    expect(await get(job)).toEqual(job);
  });
});

describe('deleting a job', () => {
  it('takes a draft away with its lines', async () => {
    const { id, version } = await add({ packages: [cartons] });

    (await post('/jobcard/delete', { id, version })).expect(200);

    expect((await api.get(`/jobcard/get?id=${id}`, { as: 'ADMIN' })).status).toBe(404);
    expect(await api.db.selectFrom('jobcardPackage').selectAll().execute()).toEqual([]);
  });

  it('that is open is refused', async () => {
    const { id, version }: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;

    expect((await post('/jobcard/delete', { id, version })).problem).toMatchObject({ status: 409, code: 'in_use' });
  });

  it('of a lead that was won names the lead', async () => {
    const lead = (await post('/lead/add', leadInput())).expect(201).data;
    const said = { id: lead.id, version: 1, withoutQuotationReason: 'Agreed' };
    const { jobcardId: id } = (await post('/lead/convert', said)).expect(201).data;

    expect((await post('/jobcard/delete', { id, version: 1 })).problem).toMatchObject({
      code: 'in_use',
      references: [{ record: 'lead', number: lead.number }],
    });
  });
});

it('the list filters, searches and shows weights', async () => {
  await add({ mode: 'AIR', date: '2026-11-01', packages: [cartons], hawbNumber: 'H-778' });
  await move(await add({ date: '2026-11-10', direction: 'IMPORT' }), 'OPEN');
  const numbers = async (query: string) =>
    (await api.get(`/jobcard/list?${query}`, { as: 'INTERNATIONAL' }))
      .expect(200)
      .body.data.map(({ number, chargeableKg }: Jobcard) => `${number.slice(0, 2)} ${chargeableKg}`);

  expect(await numbers('sort=date')).toEqual(['AE 64', 'SM null']);
  expect(await numbers('status=OPEN&direction=IMPORT')).toEqual(['SM null']);
  expect(await numbers('dateTo=2026-11-05')).toEqual(['AE 64']);
  expect(await numbers('q=h-778')).toEqual(['AE 64']);
  expect(await numbers(`customerId=${customerId}&mode=AIR`)).toEqual(['AE 64']);
});

/** A page of a list, as a request that says no more asks for it. */
const asked = (changes: Partial<ListRequest> = {}): ListRequest => ({
  ...{ page: 1, pageSize: 25, q: null, filters: {}, cursor: null, countExactly: false, hidden: [] },
  sort: [
    { field: 'date', descending: true },
    { field: 'number', descending: true },
  ],
  ...changes,
});

describe('accounts are offered the jobs that may be billed', () => {
  it('with where they go and where their goods are handed over', async () => {
    await add();
    const job = await add({ destinationPlace: 'Jebel Ali, gate 4', receiptStateCode: '24' });
    const open: Jobcard = (await move(job, 'OPEN')).expect(200).data;

    const page = await listBillableJobs(api.db, asked({ q: 'coastal', filters: { partyId: [customerId] } }));

    expect(page).toMatchObject({ total: 1, totalIsExact: true, nextCursor: null });
    expect(page.data).toEqual([
      {
        id: open.id,
        source: 'JOBCARD',
        number: open.number,
        date: '2026-11-20',
        customer: { id: customerId, name: 'Coastal Spices Exports' },
        mode: 'SEA_FCL',
        direction: 'EXPORT',
        origin: 'Jawaharlal Nehru (Nhava Sheva)',
        destination: 'Jebel Ali, gate 4',
        receiptStateCode: '24',
      },
    ]);
  });

  it('all of them, page by page, however many there are', async () => {
    const open: Jobcard = (await move(await add(), 'OPEN')).expect(200).data;
    await sql`
      insert into jobcard (id, number, date, mode, direction, status, customer_id, owner_id, origin_locode, destination_locode,
        version, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), 'SE/26-27/9' || lpad(n::text, 4, '0'), date, mode, direction, status, customer_id, owner_id,
        origin_locode, destination_locode, version, created_at, created_by, updated_at, updated_by
      from jobcard, generate_series(1, 120) as n`.execute(api.db);

    const first = await listBillableJobs(api.db, asked({ pageSize: 100 }));
    const second = await listBillableJobs(api.db, asked({ pageSize: 100, cursor: first.nextCursor }));
    const numbers = [...first.data, ...second.data].map(({ number }) => number);

    expect(first).toMatchObject({ total: 121, totalIsExact: true });
    expect(new Set(numbers).size).toBe(121);
    expect(numbers.at(-1)).toBe(open.number);
    expect(second.nextCursor).toBeNull();
    const found = await listBillableJobs(api.db, asked({ q: open.number }));
    expect(found.data.map(({ id }) => id)).toEqual([open.id]);
    // Copies without shipments of their own: what must hold of jobs is asked after each test.
    await api.db.deleteFrom('jobcard').where('id', '!=', open.id).execute();
  });
});

it('an invoice is charged to jobs that may be billed, and knows where their goods were received', async () => {
  const draft = await add();
  const open: Jobcard = (await move(await add({ receiptStateCode: '27' }), 'OPEN')).expect(200).data;

  const jobs = await chargedJobs(api.db, [draft.id, open.id]);

  expect(jobs).toEqual([{ id: open.id, number: open.number, receiptStateCode: '27', isClosed: false }]);
});

it('documents print how a job’s goods travel, in the order that was asked for', async () => {
  const bare = await add();
  const full = await add({
    originLocode: 'INNSA',
    destinationLocode: 'DEHAM',
    vessel: 'Maersk Detroit',
    packages: [cartons, { ...cartons, quantity: 2, grossKg: '12.50' }],
    containers: [{ containerNumber: 'CSQU3054383', sizeType: '22G1' }],
  });

  const [first, second] = await printedJobs(api.db, [full.id, bare.id]);

  expect(first).toMatchObject({
    number: full.number,
    destination: 'Hamburg',
    vessel: 'Maersk Detroit',
    containers: ['CSQU3054383 20ft GP'],
    packages: '10',
    grossKg: '57.5',
  });
  expect(second).toMatchObject({ number: bare.number, containers: [], packages: null, grossKg: null });
});
