import { settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { createUserAccess } from './user-access';
import { recordFailure } from './session/login-attempt.repository';
import { insertSession } from './session/session.repository';
import { sweepSignIn } from './sweep-sign-in';

const clock = settableClock('2026-11-22T06:00:00Z');
const now = clock.now();
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const { userId } = testActors.DOMESTIC;

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await freshDatabase());
  await insertTestActors(db, now);
});
afterAll(() => drop());

const sweep = () => sweepSignIn.run({ db, clock, signal: new AbortController().signal });

it('a session is swept a month after its end, unless it tells when its person was last seen', async () => {
  const session = (person: string, days: number) =>
    insertSession(db, { userId: person, createdAt: ago(days + 0.5), expiresAt: ago(days) });
  await session(userId, 32);
  await session(userId, 31);
  const kept = [await session(userId, 29), await session(userId, 1), await session(testActors.ACCOUNT.userId, 90)];

  await sweep();

  const rows = await db.selectFrom('session').select('id').execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
});

it('a link that ran out is swept, and no other', async () => {
  const access = createUserAccess({ baseUrl: () => 'http://127.0.0.1:4000' });
  const make = (kind: 'invite' | 'reset') =>
    withTransaction(db, (tx) => access.makeLink(tx, { kind, userId, now: new Date(now.getTime() - 61 * 60_000) }));
  await make('reset');
  await make('invite');

  await sweep();

  expect(await db.selectFrom('oneTimeLink').select('kind').execute()).toEqual([{ kind: 'invite' }]);
});

it('failures are swept when a day of peace has forgotten them', async () => {
  const guesser = (address: string) => ({ accountHash: newId(), address });
  await recordFailure(db, guesser('203.0.113.1'), ago(1.1));
  await recordFailure(db, guesser('203.0.113.2'), ago(0.9));

  await sweep();

  expect(await db.selectFrom('loginAttempt').select('address').execute()).toEqual([{ address: '203.0.113.2' }]);
});
