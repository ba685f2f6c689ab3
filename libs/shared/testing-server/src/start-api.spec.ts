import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { number, record } from '@freightdesk/shared-endpoint/schema';
import { startApi, type TestApi } from './start-api';
import { testActors } from './test-roles';

const figure = record({ figure: number().required() });
const read = (name: string) =>
  defineEndpoint<void, { figure: number }>({
    name: `figures.${name}`,
    method: 'GET',
    path: `/figure/${name}`,
    access: 'report.read',
    summary: 'A figure.',
  });

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    now: '2026-03-31T18:30:00Z',
    register: (kit, { clock }) => {
      kit.read(read('right'), { output: figure }, async () => ({ figure: clock.now().getTime() }));
      kit.read(read('more'), { output: figure }, async () => ({ figure: 1, secret: 2 }));
      kit.read(read('broken'), { output: figure }, () => Promise.reject(new Error('The cause is told.')));
    },
  });
});
afterAll(() => api.close());

it('calls as a role, whose person is in the database', async () => {
  const answer = await api.as('ACCOUNT').get('/figure/right');

  expect(answer.expect(200).data).toEqual({ figure: Date.parse('2026-03-31T18:30:00Z') });
  const people = await api.db.selectFrom('appUser').select('id').orderBy('id').execute();
  expect(people.map(({ id }) => id)).toEqual(Object.values(testActors).map(({ userId }) => userId));
});

it('without a role nobody calls', async () => {
  expect((await api.get('/figure/right')).problem.code).toBe('unauthenticated');
});

it('an answer that its schema does not describe fails the spec', async () => {
  await expect(api.get('/figure/more', { as: 'ADMIN' })).rejects.toThrow(/figures\.more.*secret: unknown/);
});

it('a fault of the server fails the spec with its cause', async () => {
  await expect(api.get('/figure/broken', { as: 'ADMIN' })).rejects.toThrow(/The cause is told/);
});

it('another status than expected fails, showing the answer', async () => {
  const answer = await api.get('/figure/right', { as: 'DOMESTIC' });

  expect(() => answer.expect(200)).toThrow(/403.*forbidden/);
});

it('starts anew with an empty database', async () => {
  await api.db.deleteFrom('appUser').where('id', '=', testActors.ADMIN.userId).execute();

  await api.startAnew();

  expect(await api.db.selectFrom('appUser').select('id').execute()).toHaveLength(5);
});
