import type { Role } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerViews } from '../register-views';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: registerViews });
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('savedView').execute());

const overdue = { list: 'sale-invoices.list', name: 'Overdue', query: 'overdue=true&sort=dueDate' };
const save = (changes: object = {}, as: Role = 'ACCOUNT', options = {}) =>
  api.as(as).post('/view/save', { ...overdue, ...changes }, options);
const viewsOf = async (as: Role) => (await api.as(as).get(`/view/list?list=${overdue.list}`)).expect(200).data;

/** Shares a role with the ACCOUNT of the tests. */
async function colleague(role: Role): Promise<void> {
  const { userId } = testActors.DOMESTIC;
  await api.db.updateTable('savedView').set({ createdBy: userId, sharedWith: role }).execute();
}

describe('a saved view', () => {
  it('keeps filters, order and columns of a list under a name', async () => {
    const columns = [{ id: 'number' }, { id: 'dueDate', width: 120 }];
    const { data } = (await save({ columns })).expect(200);

    expect(data).toEqual({
      ...{ ...overdue, columns, id: expect.any(String), isShared: false, isDefault: false, isMine: true, version: 1 },
      owner: { id: testActors.ACCOUNT.userId, name: testActors.ACCOUNT.name },
    });
    expect(await viewsOf('ACCOUNT')).toEqual([data]);
    expect((await api.as('ACCOUNT').get('/view/list?list=payments.list')).data).toEqual([]);
  });

  it('is replaced by its owner, as it was seen', async () => {
    const { data } = (await save()).expect(200);

    const later = (await save({ id: data.id, version: 1, name: 'Late', query: '' })).expect(200);
    expect(later.data).toMatchObject({ name: 'Late', query: '', columns: null, version: 2 });
    const { problem } = (await save({ id: data.id, version: 1 })).expect(409);
    expect(problem).toMatchObject({ code: 'stale_version', current: { name: 'Late' } });
    (await save({ id: data.id })).expect(422);
  });

  it('has a name that no other of the list has', async () => {
    (await save()).expect(200);

    expect((await save({ name: 'overdue' })).expect(409).problem.code).toBe('duplicate_view');
    (await save({}, 'ADMIN')).expect(200);
    (await save({ list: 'payments.list' })).expect(200);
  });

  it('opens first where it is the default, and one does', async () => {
    const first = (await save({ isDefault: true })).expect(200).data;
    const second = (await save({ name: 'Drafts', isDefault: true })).expect(200).data;

    const found = await viewsOf('ACCOUNT');
    expect(found).toMatchObject([
      { id: second.id, isDefault: true },
      { id: first.id, isDefault: false },
    ]);
  });

  it('is removed by its owner, and its changes are in the trail', async () => {
    const { data } = (await save()).expect(200);
    (await api.as('ADMIN').post('/view/remove', { id: data.id, version: 1 })).expect(404);

    (await api.as('ACCOUNT').post('/view/remove', { id: data.id, version: 1 })).expect(200);

    expect(await viewsOf('ACCOUNT')).toEqual([]);
    const events = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', data.id).execute();
    expect(events.map(({ record, action }) => `${action} ${record}`)).toEqual(['add view', 'delete view']);
  });

  it('that was removed is had back as it was, by saving what the removal answers', async () => {
    const { data } = (await save({ columns: [{ id: 'number' }], isShared: true, isDefault: true })).expect(200);
    const removed = (await api.as('ACCOUNT').post('/view/remove', { id: data.id, version: 1 })).expect(200).data;

    const { id: _id, version: _version, isMine: _isMine, owner: _owner, ...kept } = removed;
    (await api.as('ACCOUNT').post('/view/save', kept)).expect(200);

    expect(await viewsOf('ACCOUNT')).toEqual([{ ...data, id: expect.any(String) }]);
  });

  it('sent twice under one key is one view', async () => {
    const key = 'views-once-0001';
    const first = (await save({}, 'ACCOUNT', { key })).expect(200);

    expect((await save({}, 'ACCOUNT', { key })).expect(200).data).toEqual(first.data);
    expect(await viewsOf('ACCOUNT')).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a list that is none', { list: "x'; drop table" }],
    ['an owner of its own choice', { createdBy: testActors.ADMIN.userId }],
  ])('is refused with %s', async (_what, changes) => {
    (await save(changes)).expect(422);
    expect(await viewsOf('ACCOUNT')).toEqual([]);
  });

  it('is one of at most 30', async () => {
    for (let made = 0; made < 30; made += 1) (await save({ name: `View ${made}` })).expect(200);

    expect((await save()).expect(409).problem.code).toBe('too_many_views');
  });
});

describe('a view that is shared', () => {
  it('is seen by people of the same role, and by no others', async () => {
    (await save({ isShared: true, isDefault: true })).expect(200);
    await colleague('ACCOUNT');

    expect(await viewsOf('ACCOUNT')).toMatchObject([
      { name: 'Overdue', isShared: true, isMine: false, isDefault: false, owner: { name: testActors.DOMESTIC.name } },
    ]);
    expect(await viewsOf('ADMIN')).toEqual([]);
    expect(await viewsOf('MARKETING')).toEqual([]);
  });

  it('is not seen while it is its owner’s alone, nor changed by others', async () => {
    const { data } = (await save({ isShared: true })).expect(200);
    await colleague('ACCOUNT');

    (await save({ id: data.id, version: 1, name: 'Mine now' })).expect(404);
    await api.db.updateTable('savedView').set({ sharedWith: null }).execute();
    expect(await viewsOf('ACCOUNT')).toEqual([]);
  });

  it('goes when its owner is blocked', async () => {
    (await save({ isShared: true })).expect(200);
    await colleague('ACCOUNT');
    const owner = () => api.db.updateTable('appUser').where('id', '=', testActors.DOMESTIC.userId);

    await owner().set({ blocked: true }).execute();
    expect(await viewsOf('ACCOUNT')).toEqual([]);
    await owner().set({ blocked: false }).execute();
  });
});

it('nobody sees views without a session', async () => {
  expect((await api.get('/view/list?list=banks.list')).status).toBe(401);
});
