import type { AddJobcardInput, CheckedPaper, Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { settableClock } from '@freightdesk/shared-calendar';
import { dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { papersDue, papersEnding } from '../due/papers-due.repository';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

const now = '2026-11-21T06:00:00Z';
const clock = settableClock(now);
let api: TestApi;
let customerId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
});

const post = (path: string, body: object) => api.post(path, body, { as: 'INTERNATIONAL' });
const days = { etd: '2026-11-26', eta: '2026-12-20' };
const opened = async (changes: Partial<AddJobcardInput> = {}): Promise<Jobcard> => {
  const { id, version } = (await post('/jobcard/add', jobcardInput({ customerId, ...days, ...changes }))).data;
  return (await post('/jobcard/move', { id, version, to: 'OPEN' })).expect(200).data;
};
const settle = ({ id, version }: Jobcard, said: Record<string, string>) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ id, version: String(version), ...said })) form.append(field, value);
  return api.as('INTERNATIONAL').post('/jobcard/settle-paper', form);
};
const paperOf = (job: Jobcard, paper: string): CheckedPaper | undefined =>
  job.papers.find((one) => one.paper === paper);
const due = async (source: typeof papersDue) =>
  (await sql`select id, due from (${dueRows(source, { db: api.db, clock })}) as waiting`.execute(api.db)).rows;

const packing = { paper: 'PACKING_LIST', status: 'RECEIVED', receivedOn: '2026-11-20' };

describe('the checklist of a job', () => {
  it('is there from the first day, and says what came and what will not', async () => {
    const job = await opened();

    const received = (await settle(job, packing)).expect(200).data;
    const settled = (
      await settle(received, { paper: 'VGM', status: 'NOT_NEEDED', reason: 'The shipper tells the line' })
    ).expect(200).data;

    expect(paperOf(job, 'PACKING_LIST')).toMatchObject({ status: 'NEEDED', neededBy: '2026-11-23', isDayGiven: false });
    expect(paperOf(settled, 'PACKING_LIST')).toMatchObject({ status: 'RECEIVED', receivedOn: '2026-11-20' });
    expect(paperOf(settled, 'VGM')).toMatchObject({ status: 'NOT_NEEDED', reason: 'The shipper tells the line' });
    expect(settled.version).toBe(job.version + 2);
    const [event] = await api.db.selectFrom('auditEvent').selectAll().where('action', '=', 'settle-paper').execute();
    expect(event).toMatchObject({ record: 'jobcard', recordId: job.id });
  });

  it('moves with the sailing, but for the days that a person gave', async () => {
    const job = (await settle(await opened(), { paper: 'HBL', status: 'NEEDED', neededBy: '2026-12-24' })).data;

    const later = (await post('/jobcard/update', { id: job.id, version: job.version, etd: '2026-12-01' })).data;

    expect(paperOf(later, 'PACKING_LIST')?.neededBy).toBe('2026-11-28');
    expect(paperOf(later, 'HBL')).toMatchObject({ neededBy: '2026-12-24', isDayGiven: true });
  });

  it.each([
    ['without a reason that it is not needed', { paper: 'VGM', status: 'NOT_NEEDED' }, 422],
    ['of another mode', { paper: 'MAWB', status: 'RECEIVED', receivedOn: '2026-11-20' }, 409],
    ['that nobody knows', { paper: 'HOROSCOPE', status: 'NEEDED' }, 422],
    ['received nobody knows when', { paper: 'VGM', status: 'RECEIVED' }, 422],
  ])('refuses a paper %s', async (_what, said, status) => {
    expect((await settle(await opened(), said)).status).toBe(status);
  });

  it('of a job that has ended stays, and one seen before another change is refused', async () => {
    const job = await opened();
    const cancelled = (
      await post('/jobcard/move', { id: job.id, version: job.version, to: 'CANCELLED', reason: 'Withdrawn' })
    ).data;

    expect((await settle(job, packing)).problem).toMatchObject({ code: 'stale_version' });
    expect((await settle(cancelled, packing)).problem).toMatchObject({ code: 'cancelled' });
  });
});

describe('the first page', () => {
  it('has a job while its next paper is due, by the day of that paper', async () => {
    const job = await opened();
    await opened({ etd: '2027-01-10', eta: '2027-02-10' });
    await post('/jobcard/add', jobcardInput({ customerId, ...days, etd: '2026-11-20' }));
    expect(await due(papersDue)).toEqual([]);

    const { id, version } = job;
    const sooner = (await post('/jobcard/update', { id, version, etd: '2026-11-23' })).data;
    expect(await due(papersDue)).toEqual([{ id, due: '2026-11-20' }]);

    const one = (await settle(sooner, packing)).data;
    const two = (await settle(one, { ...packing, paper: 'COMMERCIAL_INVOICE' })).data;
    await settle(two, { ...packing, paper: 'SHIPPING_INSTRUCTION' });
    expect(await due(papersDue)).toEqual([{ id, due: '2026-11-21' }]);
  });

  it('has no job that was cancelled', async () => {
    const { id, version } = await opened({ etd: '2026-11-22' });

    await post('/jobcard/move', { id, version, to: 'CANCELLED', reason: 'Withdrawn' });

    expect(await due(papersDue)).toEqual([]);
  });

  it('has what soon holds no longer', async () => {
    const job = await opened();
    const origin = { paper: 'CERTIFICATE_OF_ORIGIN', status: 'RECEIVED', receivedOn: '2026-11-20' };

    const far = (await settle(job, { ...origin, expiresOn: '2027-11-20' })).data;
    expect(await due(papersEnding)).toEqual([]);
    await settle(far, { ...origin, expiresOn: '2026-11-25' });

    expect(await due(papersEnding)).toMatchObject([{ id: job.id }]);
  });
});
