import { termInput } from '@freightdesk/company-contract/testing';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerTerms } from './term.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerTerms, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

it('terms are the business of accounts, and everybody may read them', async () => {
  const roles = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const;
  const statuses = await Promise.all(
    roles.map(async (as) => (await api.post('/terms/add', termInput({ title: `By ${as}` }), { as })).status),
  );

  expect(statuses).toEqual([201, 403, 403, 403, 201]);
});

it.each([
  ['without a title', { title: '' }, 'title'],
  ['without a text', { text: ' ' }, 'text'],
  ['on no document', { appliesTo: [] }, 'appliesTo'],
  ['on a document that there is not', { appliesTo: ['PAYSLIP'] }, 'appliesTo.0'],
])('a term %s is refused', async (_case, changes, field) => {
  const { problem } = (await post('/terms/add', { ...termInput(), ...changes })).expect(422);

  expect(problem.errors?.map((error) => error.field)).toContain(field);
});

describe('the list', () => {
  it.each([
    ['ADMIN', 200],
    ['MARKETING', 200],
    ['INTERNATIONAL', 200],
    ['DOMESTIC', 200],
    ['ACCOUNT', 200],
  ] as const)('asked for by %s is answered %i', async (role, status) => {
    expect((await api.get('/terms/list', { as: role })).status).toBe(status);
  });

  it('is searched, filtered and sorted', async () => {
    await add({ title: 'Anchor' });
    const { id, version } = await add({ title: 'Buoy', text: 'Green', appliesTo: ['DOCKET', 'QUOTATION'] });
    (await post('/terms/update', { id, version, active: false })).expect(200);
    const titles = async (query: string) =>
      (await api.get(`/terms/list?${query}`, { as: 'ADMIN' }))
        .expect(200)
        .body.data.map(({ title }: { title: string }) => title);

    expect(await titles('sort=-title')).toEqual(['Buoy', 'Anchor']);
    expect(await titles('q=green')).toEqual(['Buoy']);
    expect(await titles('active=true')).toEqual(['Anchor']);
    expect(await titles('appliesTo=QUOTATION')).toEqual(['Buoy']);
  });
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ADMIN' });
const add = async (changes: Parameters<typeof termInput>[0] = {}) =>
  (await post('/terms/add', termInput(changes))).expect(201).data;

describe('a title', () => {
  const refused = { status: 409, code: 'duplicate_term', errors: [{ field: 'title', code: 'duplicate_term' }] };

  it('stands once on a document, told at its field; on other documents it may stand again', async () => {
    await add({ title: 'Payment', appliesTo: ['SALE_INVOICE', 'DOCKET'] });

    const again = await post('/terms/add', termInput({ title: ' PAYMENT', appliesTo: ['DOCKET', 'QUOTATION'] }));

    expect(again.problem).toMatchObject(refused);
    await add({ title: 'Payment', appliesTo: ['QUOTATION'] });
    expect((await api.get('/terms/list', { as: 'ADMIN' })).body.total).toBe(2);
  });

  it('is free once its term is out of use, which then does not come back into use', async () => {
    const { id, version } = await add();
    const out = (await post('/terms/update', { id, version, active: false })).expect(200).data;
    await add();

    const { problem } = await post('/terms/update', { id, version: out.version, active: true });

    expect(problem).toMatchObject(refused);
  });

  it('that two bear from before is no hindrance to change the text of one', async () => {
    await add();
    const { id, version } = await add({ title: 'Other' });
    await api.db.updateTable('term').set({ title: 'Payment' }).where('id', '=', id).execute();

    const { data } = (await post('/terms/update', { id, version, title: 'Payment', text: 'Seen' })).expect(200);

    expect(data).toMatchObject({ title: 'Payment', text: 'Seen' });
  });

  it('is taken once where two write it at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('/terms/add', termInput())));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a change', () => {
  it('is kept, and the trail holds before and after', async () => {
    const { id, version } = await add();

    const { data } = (await post('/terms/update', { id, version, text: 'Seen' })).expect(200);

    const trail = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', id).orderBy('at').execute();
    expect(data).toMatchObject({ text: 'Seen', version: 2 });
    expect(trail.map(({ action }) => action).sort()).toEqual(['add', 'update']);
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id, version } = await add();
    (await post('/terms/update', { id, version, text: 'First' })).expect(200);

    const { problem } = await post('/terms/update', { id, version, text: 'Second' });

    expect(problem).toMatchObject({ status: 409, code: 'stale_version', current: { text: 'First', version: 2 } });
  });
});
