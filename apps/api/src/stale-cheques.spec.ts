import { staleCheques } from '@freightdesk/reconciliation-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { openBooks } from './books.builder';
import { registerAll } from './whole-api.builder';

const now = '2026-11-23T06:00:00Z';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now });
});
afterAll(() => api.close());

const waiting = async () => {
  const rows = sql`(${dueRows(staleCheques, { db: api.db, clock: settableClock(now) })})`;
  return (await sql`select number, title, due from ${rows} as waiting order by due`.execute(api.db)).rows;
};

it('our cheques that no bank had in three months wait on the first page, till they are taken back', async () => {
  const { partyId, added, as } = await openBooks(api, { userId: testActors.ADMIN.userId });
  const [{ id: bankId }] = (await api.get('/bank/list', { as: 'ACCOUNT' })).expect(200).data;
  const said = { direction: 'PAYMENT', bankId, partyId, currency: 'INR', amountMinor: 500_00, allocations: [] };
  const pay = (date: string, mode: string, changes: object = {}) =>
    added('/payment/add', { ...said, mode, date, reference: `R ${date}`, ...changes });
  const stale = await pay('2026-08-22', 'CHEQUE');
  await pay('2026-08-23', 'CHEQUE');
  await pay('2026-08-20', 'NEFT');
  await pay('2026-08-21', 'CHEQUE', { direction: 'RECEIPT' });

  expect(await waiting()).toEqual([{ number: stale.number, title: 'Coastal Spices', due: '2026-08-22' }]);

  const { id, version } = stale;
  (await as('ACCOUNT')('/payment/reverse', { id, version, reason: 'Never presented' })).expect(200);
  expect(await waiting()).toEqual([]);
});
