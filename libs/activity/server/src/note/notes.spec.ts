import { type Role, roles } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { another, noRecord, sources } from '../activity.builder';
import { registerActivity } from '../register-activity';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerActivity(routes, { records: sources }) });
});
afterAll(() => api.close());
beforeEach(() => {
  docket = { record: 'docket', recordId: another('docket') };
});

let docket: { record: string; recordId: string };
const idOf = (role: Role) => testActors[role].userId;
const write = (text: string, { as = 'DOMESTIC' as Role, ...rest }: { as?: Role; [field: string]: unknown } = {}) =>
  api.as(as).post('/note/add', { ...docket, text, ...rest });
const notes = async (query = '') =>
  (await api.as('DOMESTIC').get(`/note/list?record=docket&recordId=${docket.recordId}${query}`)).expect(200).body;
const kept = () => api.db.selectFrom('note').selectAll().where('recordId', '=', docket.recordId).execute();

describe('a note', () => {
  it('is added by whoever may write the record, and says who wrote it and when', async () => {
    const { data } = (await write('Gate pass is with the driver.\nCall him.')).expect(201);

    expect(data).toEqual({
      id: expect.any(String),
      ...docket,
      text: 'Gate pass is with the driver.\nCall him.',
      mentions: [],
      createdAt: api.clock.now().toISOString(),
      createdBy: { id: idOf('DOMESTIC'), name: 'Dev Test' },
    });
    expect((await notes()).data).toEqual([data]);
  });

  it('is told in the trail under the record that it stands beside', async () => {
    (await write('Held at the check post', { mentions: [idOf('ADMIN')] })).expect(201);

    const [event] = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', docket.recordId).execute();
    const number = 'HO/26-27/000001';
    const after = { number, note: 'Held at the check post', mentions: ['Asha Test'] };
    expect(event).toMatchObject({ ...docket, action: 'add-note', before: { number }, after });
  });

  it('stays as it was written', async () => {
    (await write('A word')).expect(201);

    await expect(api.db.updateTable('note').set({ text: 'Another' }).execute()).rejects.toThrow();
    await expect(api.db.deleteFrom('note').execute()).rejects.toThrow();
    expect(await kept()).toMatchObject([{ text: 'A word' }]);
  });

  it('sent twice under one key is one note', async () => {
    const send = () => api.as('DOMESTIC').post('/note/add', { ...docket, text: 'Once' }, { key: docket.recordId });

    const [first, second] = [(await send()).expect(201), (await send()).expect(201)];

    expect(second.data).toEqual(first.data);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['no text', { text: ' ' }, 422],
    ['more than 4,000 characters', { text: 'x'.repeat(4_001) }, 422],
    ['a record that is not there', { recordId: noRecord }, 404],
    ['a kind that nobody has', { record: 'spaceship' }, 404],
    ['an author of its own choice', { createdBy: noRecord }, 422],
  ])('is refused with %s', async (_what, changes, status) => {
    expect((await write('A word', changes)).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  it('stands in a list, the newest first, page by page', async () => {
    for (const text of ['one', 'two', 'three']) {
      (await write(text)).expect(201);
      api.clock.set(new Date(api.clock.now().getTime() + 1_000));
    }

    const first = await notes('&pageSize=2');
    const second = await notes(`&pageSize=2&after=${encodeURIComponent(first.nextCursor)}`);

    const textsOf = (page: { data: { text: string }[] }) => page.data.map(({ text }) => text);
    expect([textsOf(first), textsOf(second)]).toEqual([['three', 'two'], ['one']]);
    expect(second).toMatchObject({ total: 3, totalIsExact: true, nextCursor: null });
  });
});

describe('who may', () => {
  it.each(roles)('%s writes and reads the notes of what is theirs, and no others', async (role) => {
    const mine = role === 'ADMIN' || role === 'DOMESTIC';

    expect((await write('A word', { as: role })).status).toBe(mine ? 201 : 403);
    const path = `/note/list?record=docket&recordId=${docket.recordId}`;
    expect((await api.as(role).get(path)).status).toBe(mine ? 200 : 403);
    expect((await api.as(role).get(path.replace('list', 'people'))).status).toBe(mine ? 200 : 403);
    expect((await api.get(path)).status).toBe(401);
  });

  it('whoever may read and not write the record adds nothing', async () => {
    const terms = { record: 'terms', recordId: another('terms') };

    expect((await api.as('DOMESTIC').get(`/note/list?record=terms&recordId=${terms.recordId}`)).status).toBe(200);
    expect((await write('A word', terms)).status).toBe(403);
    expect((await write('A word', { ...terms, as: 'ACCOUNT' })).status).toBe(201);
  });
});

describe('who is mentioned', () => {
  it('is one who may read the record, once, in the order of the text', async () => {
    const mentions = [idOf('ADMIN'), idOf('DOMESTIC'), idOf('ADMIN')];

    const { data } = (await write('@Asha Test and @Dev Test, please look', { mentions })).expect(201);

    expect(data.mentions).toEqual([
      { id: idOf('ADMIN'), name: 'Asha Test' },
      { id: idOf('DOMESTIC'), name: 'Dev Test' },
    ]);
  });

  it('is offered from those who may read the record and still work here', async () => {
    const people = async () =>
      (await api.as('DOMESTIC').get(`/note/people?record=docket&recordId=${docket.recordId}`)).expect(200).data;
    expect(await people()).toEqual([
      { id: idOf('ADMIN'), name: 'Asha Test' },
      { id: idOf('DOMESTIC'), name: 'Dev Test' },
    ]);

    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', idOf('ADMIN')).execute();

    expect(await people()).toEqual([{ id: idOf('DOMESTIC'), name: 'Dev Test' }]);
    await api.db.updateTable('appUser').set({ blocked: false }).where('id', '=', idOf('ADMIN')).execute();
  });

  it.each([
    ['may not read the record', idOf('MARKETING')],
    ['is nobody', noRecord],
  ])('is refused at the field where they %s', async (_what, stranger) => {
    const { problem } = (await write('@somebody', { mentions: [idOf('ADMIN'), stranger] })).expect(422);

    expect(problem.errors).toMatchObject([{ field: 'mentions.1', code: 'not_to_be_mentioned' }]);
    expect(await kept()).toEqual([]);
  });
});
