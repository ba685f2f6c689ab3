import type { AddJobcardInput, Jobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { settableClock } from '@freightdesk/shared-calendar';
import { dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { cutoffsDue } from './cutoff-due.repository';

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
const opened = async (changes: Partial<AddJobcardInput>): Promise<Jobcard> => {
  const { id, version } = (await post('/jobcard/add', jobcardInput({ customerId, ...changes }))).expect(201).data;
  return (await post('/jobcard/move', { id, version, to: 'OPEN' })).expect(200).data;
};
const due = async () =>
  (await sql`select id, due from (${dueRows(cutoffsDue, { db: api.db, clock })}) as waiting`.execute(api.db)).rows;

it('the next cut-off of a job stands on the first page while it is near, and the goods are here', async () => {
  const job = await opened({
    siCutoffAt: '2026-11-20T06:00:00Z',
    vgmCutoffAt: '2026-11-22T06:00:00Z',
    customsCutoffAt: '2026-11-25T06:00:00Z',
  });
  await opened({ siCutoffAt: '2026-11-20T06:00:00Z' });
  await opened({ siCutoffAt: '2026-11-24T06:00:00Z' });
  await opened({});

  expect(await due()).toEqual([{ id: job.id, due: new Date('2026-11-22T06:00:00Z') }]);
});

it('a job keeps its cut-offs as moments, or the days of its delivery order, and loses them by null', async () => {
  const out = await opened({ siCutoffAt: '2026-11-22T11:30:00+05:30' });
  const { id, version } = await opened({ direction: 'IMPORT', doNumber: 'DO-778', doValidUntil: '2026-12-01' });

  const answer = await post('/jobcard/update', { id, version, doNumber: null });

  expect(out).toMatchObject({ siCutoffAt: '2026-11-22T06:00:00.000Z' });
  expect(answer.expect(200).data).toMatchObject({ doNumber: null, doValidUntil: '2026-12-01' });
});
