import { newId, withTransaction } from '@freightdesk/shared-database';
import { changeRecord, type RecordKind } from './change-record';
import type { AuditEntry } from '../context/context';
import { Refusal } from '../problem/refusal';
import { changedBy, madeBy } from './stamps';
import { actors, type Parcel, parcels, startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;

beforeAll(async () => {
  server = await startParcels();
});
afterAll(() => server.stop());

const crate = { id: newId(), name: 'Crate', kind: 'AIR', date: null, paise: 100, version: 3 };
beforeEach(async () => {
  await parcels(server.db).deleteFrom('parcel').execute();
  await parcels(server.db).insertInto('parcel').values(crate).execute();
});

const kind: RecordKind<Parcel> = {
  record: 'parcel',
  lock: async (tx, id) => void (await parcels(tx).selectFrom('parcel').select('id').where('id', '=', id).forUpdate().execute()), // prettier-ignore
  find: (tx, id) => parcels(tx).selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
};

async function rename(version: number) {
  const trail: AuditEntry[] = [];
  const [actor] = Object.values(actors);
  if (!actor) throw new Error('There is somebody.');
  const after = withTransaction(server.db, (tx) => {
    const audit = async (entry: AuditEntry) => void trail.push(entry);
    const context = { tx, actor, clock: server.clock, requestId: 'r-1', audit };
    return changeRecord(kind, { id: crate.id, version, action: 'rename', reason: 'asked' }, context, async (before) => {
      const { version: next } = changedBy(context);
      const name = `${before.name}, dented`;
      await parcels(tx).updateTable('parcel').set({ name, version: next }).where('id', '=', before.id).execute();
    });
  });
  return { after: await after.catch((error: unknown) => error), trail };
}

it('a changed record is answered as it then is, and the trail holds before, after and why', async () => {
  const { after, trail } = await rename(3);

  expect(after).toEqual({ ...crate, name: 'Crate, dented', version: 4 });
  expect(trail).toEqual([
    { record: 'parcel', recordId: crate.id, action: 'rename', before: crate, after, reason: 'asked' },
  ]);
});

it('who saw an older state changes nothing and is shown the current one', async () => {
  const { after, trail } = await rename(2);

  expect(after).toBeInstanceOf(Refusal);
  expect(after).toMatchObject({ kind: { code: 'stale_version' }, details: { members: { current: crate } } });
  expect(trail).toEqual([]);
  expect(await parcels(server.db).selectFrom('parcel').selectAll().execute()).toEqual([crate]);
});

it('a row says who made it and when, and who changed it last', () => {
  const at = new Date('2026-11-22T06:00:00Z');
  const by = { clock: { now: () => at }, actor: { userId: 'u-1' } };

  const made = withTransaction(server.db, async (tx) => madeBy({ ...by, tx }));
  const changed = withTransaction(server.db, async (tx) => changedBy({ ...by, tx }));

  return Promise.all([
    expect(made).resolves.toEqual({ createdAt: at, createdBy: 'u-1', updatedAt: at, updatedBy: 'u-1' }),
    expect(changed).resolves.toMatchObject({ updatedAt: at, updatedBy: 'u-1' }),
  ]);
});
