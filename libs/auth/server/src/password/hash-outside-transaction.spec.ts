import type { OneTimeLinkKind } from '@freightdesk/auth-contract';
import { settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import type { SignIn } from '../auth-ports';
import { insertLink } from '../link/one-time-link.repository';
import { claimFirstUser } from '../registration/registration.repository';
import { register } from '../registration/register';
import { authPorts } from '../testing';
import { PasswordTurns } from './password-turns';
import { resetPassword } from '../new-password/reset-password';

const clock = settableClock('2026-11-22T06:00:00Z');
const password = 'four trains leave at noon';
const asha = { email: 'asha@konkan.test', firstName: 'Asha', lastName: 'Rao', password };
const company = { name: 'Konkan Freight', stateCode: '27', gstin: null } as const;

let db: Db;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ db, drop } = await freshDatabase());
  await insertTestActors(db, clock.now());
});
afterEach(() => drop());

/** Stands still where a password would be hashed, until the gate is opened. */
class HeldTurns extends PasswordTurns {
  count = 0;
  open: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => (this.open = resolve));
  reach: () => void = () => undefined;
  readonly reached = new Promise<void>((resolve) => (this.reach = resolve));

  override async take<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
    this.count += 1;
    this.reach();
    await this.#opened;
    return super.take(place, work);
  }
}

const context = () => ({ db, clock, requestId: 'r', address: '127.0.0.1' });
const signIn = (turns: PasswordTurns): SignIn => ({
  ...authPorts(new TextEncoder().encode('the key of one spec file, long enough')),
  createCompany: async () => ({ id: newId() }),
  turns,
});
const makeLink = (kind: OneTimeLinkKind, userId: string | null) =>
  withTransaction(db, (tx) => insertLink(tx, { kind, userId, now: clock.now() }));

/** Fails at once where another transaction holds the link, the place of the first user or any row. */
async function expectNothingHeld(): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`set local lock_timeout = '100ms'`.execute(tx);
    await claimFirstUser(tx);
    await tx.selectFrom('oneTimeLink').selectAll().forUpdate().noWait().execute();
  });
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`.execute(
    db,
  );
  expect(rows).toEqual([]);
}

it('while the first administrator’s password is hashed no transaction waits', async () => {
  await db.deleteFrom('appUser').execute();
  const { token } = await makeLink('setup', null);
  const turns = new HeldTurns();

  const registering = register({ ...asha, token, company }, context(), signIn(turns));
  await turns.reached;
  await expectNothingHeld();
  turns.open();

  expect((await registering).user.email).toBe(asha.email);
});

it('while a password is hashed that a reset link sets, no transaction waits', async () => {
  const { userId } = testActors.ACCOUNT;
  const { token } = await makeLink('reset', userId);
  const turns = new HeldTurns();

  const resetting = resetPassword({ token, password }, context(), signIn(turns));
  await turns.reached;
  await expectNothingHeld();
  turns.open();

  expect(await resetting).toEqual({ done: true });
});

it('a link that was used while its second user’s password was hashed counts once', async () => {
  const { token } = await makeLink('reset', testActors.ACCOUNT.userId);
  const turns = new HeldTurns();
  const late = resetPassword({ token, password }, context(), signIn(turns));
  await turns.reached;

  await resetPassword({ token, password: 'seven ships wait for rain' }, context(), signIn(new PasswordTurns()));
  turns.open();

  await expect(late).rejects.toThrow(/used already/);
});

it.each([
  ['unknown', 'AAAAAAAAAAAAAAAAAAAAAA', 0],
  ['expired', null, 61],
])('a link that is %s costs no hash', async (_name, unknown, minutes) => {
  const { token } = await makeLink('reset', testActors.ACCOUNT.userId);
  const turns = new HeldTurns();
  const later = settableClock(new Date(clock.now().getTime() + minutes * 60_000));
  const when = { ...context(), clock: later };

  await expect(resetPassword({ token: unknown ?? token, password }, when, signIn(turns))).rejects.toThrow();
  await expect(register({ ...asha, token: unknown ?? token }, when, signIn(turns))).rejects.toThrow();

  expect(turns.count).toBe(0);
});
