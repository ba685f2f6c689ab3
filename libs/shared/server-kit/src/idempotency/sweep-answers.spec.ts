import { settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { sweepAnswers } from './sweep-answers';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());

it('answers are kept for seven days, and swept after', async () => {
  const userId = newId();
  const kept = { userId, path: '/api/bank/add', bodyHash: 'x', status: 201, answer: null };
  await db
    .insertInto('idempotencyKey')
    .values([
      { ...kept, key: 'eight days old', createdAt: new Date('2026-11-14T06:00:00Z') },
      { ...kept, key: 'six days old', createdAt: new Date('2026-11-16T06:00:00Z') },
    ])
    .execute();

  await sweepAnswers.run({ db, clock: settableClock('2026-11-22T06:00:00Z'), signal: new AbortController().signal });

  expect(await db.selectFrom('idempotencyKey').select('key').execute()).toEqual([{ key: 'six days old' }]);
});
