import { newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { startParcels } from '../testing';
import { recordTable } from './record-table';

const users = recordTable('appUser');
const id = newId();
const start = new Date('2026-11-22T06:00:00Z');
const by = (tx: Tx, at = start) => ({ tx, clock: { now: () => at }, actor: { userId: id } });

let server: Awaited<ReturnType<typeof startParcels>>;
const readUser = () => server.db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirst();

beforeAll(async () => {
  server = await startParcels();
  await withTransaction(server.db, async (tx) => {
    const { id: roleId } = await tx.selectFrom('role').select('id').executeTakeFirstOrThrow();
    const person = { id, email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao', roleId };
    await users.insert(by(tx), { ...person, activatedAt: null, removedAt: null });
  });
});
afterAll(() => server.stop());

it('a new row says who made it and when, and is of the first version', async () => {
  expect(await readUser()).toMatchObject({ firstName: 'Asha', version: 1, createdAt: start, createdBy: id });
});

it('a changed row keeps what was left out, and moves on', async () => {
  const later = new Date('2026-11-22T07:00:00Z');

  await withTransaction(server.db, (tx) => users.change(by(tx, later), id, { lastName: 'Rao-Sen' }));

  expect(await readUser()).toMatchObject({ firstName: 'Asha', lastName: 'Rao-Sen', version: 2, updatedAt: later });
});

it('each change writes the columns that it says, whichever others said before it', async () => {
  const changing = (changes: Parameters<typeof users.change>[2]) =>
    withTransaction(server.db, (tx) => users.change(by(tx), id, changes));
  const named = () => server.db.selectFrom('appUser').select(['firstName', 'lastName', 'email']).where('id', '=', id);

  await changing({ firstName: 'Manoj', lastName: 'Nair' });
  await changing({ firstName: 'Meera', lastName: undefined });
  await changing({ email: 'meera@example.com' });
  await changing({ firstName: 'Mira', lastName: 'Rao' });

  expect(await named().executeTakeFirst()).toEqual({ firstName: 'Mira', lastName: 'Rao', email: 'meera@example.com' });
});

it('a row that is held makes its next writer wait', async () => {
  const meanwhile = () =>
    withTransaction(server.db, async (tx) => {
      await sql`set local lock_timeout = '20ms'`.execute(tx);
      await users.lock(tx, id);
    });

  await withTransaction(server.db, async (tx) => {
    await users.lock(tx, id);
    await expect(meanwhile()).rejects.toThrow(/lock timeout/);
  });
  await expect(meanwhile()).resolves.toBeUndefined();
});
