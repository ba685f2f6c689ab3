import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { forgetAsked } from './asked-ahead';
import { call } from './call';
import { configureApi } from './configuration';

const getBank = defineEndpoint<{ id: string }, { name: string }>({
  name: 'banks.get',
  method: 'GET',
  path: '/bank/get',
  access: 'bank.read',
  summary: 'A bank.',
});
const addBank = defineEndpoint<{ name: string }, { name: string }>({
  name: 'banks.add',
  method: 'POST',
  path: '/bank/add',
  access: 'bank.write',
  summary: 'Adds a bank.',
});

const whoAmI = defineEndpoint<void, { name: string }>({
  name: 'auth.me',
  method: 'POST',
  path: '/auth/me',
  access: 'session.own',
  summary: 'Who is signed in.',
  body: 'none',
  idempotent: false,
});

/** As the page's first script leaves what it asked for. */
function askAhead(uri: string) {
  window.__ahead = new Map([[uri, Promise.resolve('{"data":{"name":"asked ahead"}}')]]);
}

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  delete window.__ahead;
  jest.spyOn(performance, 'now').mockReturnValue(900);
  configureApi({
    baseUrl: '/api',
    adapter: async (config) => {
      sent.push(`${config.url}`);
      return { data: { data: { name: 'asked now' } }, status: 200, statusText: '', headers: {}, config };
    },
  });
});
afterEach(() => jest.restoreAllMocks());

it('what a page asks for is kept with its address, for when it is loaded again', async () => {
  window.history.replaceState(null, '', '/dashboard/bank/view?id=7');

  await call(getBank, { id: '7' });
  await call(getBank, { id: '7' });

  expect(JSON.parse(sessionStorage.getItem('askedHere') ?? '')).toEqual({
    address: '/dashboard/bank/view?id=7',
    calls: ['/api/bank/get?id=7'],
  });
});

it('what people ask for later, by what they do there, is not kept', async () => {
  window.history.replaceState(null, '', '/dashboard/bank/view?id=5');
  await call(getBank, { id: '5' });
  jest.spyOn(performance, 'now').mockReturnValue(9_000);

  await call(getBank, { id: '55' });

  expect(JSON.parse(sessionStorage.getItem('askedHere') ?? '')).toMatchObject({ calls: ['/api/bank/get?id=5'] });
});

it('nothing of it is left for whoever signs in next', async () => {
  window.history.replaceState(null, '', '/dashboard/bank/view?id=6');
  await call(getBank, { id: '6' });

  forgetAsked();

  expect(sessionStorage).toHaveLength(0);
});

it('who is signed in is taken as it was asked ahead, and is not kept with the address: it is asked on every page', async () => {
  window.history.replaceState(null, '', '/dashboard/bank/view?id=9');
  askAhead('/api/auth/me');

  expect(await call(whoAmI, undefined)).toEqual({ name: 'asked ahead' });
  expect([sent, sessionStorage.getItem('askedHere')]).toEqual([[], null]);
});

it('a call that was asked ahead is not asked again, and the next one is', async () => {
  askAhead('/api/bank/get?id=8');

  const names = [await call(getBank, { id: '8' }), await call(getBank, { id: '8' })].map(({ name }) => name);

  expect(names).toEqual(['asked ahead', 'asked now']);
  expect(sent).toEqual(['/bank/get']);
});

it.each([
  [
    'is asked again where its answer was a refusal',
    () => (window.__ahead = new Map([['/api/bank/get?id=9', Promise.resolve(undefined)]])),
  ],
  ['is asked again a while after the page was loaded', () => jest.spyOn(performance, 'now').mockReturnValue(60_000)],
])('what was asked ahead %s', async (_what, prepare) => {
  askAhead('/api/bank/get?id=9');
  prepare();

  expect(await call(getBank, { id: '9' })).toEqual({ name: 'asked now' });
});

it('what was asked ahead is forgotten once something is written', async () => {
  askAhead('/api/bank/get?id=10');

  await call(addBank, { name: 'HDFC' });

  expect(await call(getBank, { id: '10' })).toEqual({ name: 'asked now' });
});
