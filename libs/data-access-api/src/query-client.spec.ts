import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { AxiosError, type AxiosAdapter } from 'axios';
import { configureApi } from './configuration';
import { mutationOf } from './mutation-of';
import { createQueryClient, worthAnotherTry } from './query-client';
import { keyOf } from './query-key';
import { queryOf } from './query-of';

const facts = { method: 'GET', access: 'bank.read', summary: 'Reads.' } as const;
const getBank = defineEndpoint<{ id: string }, string>({ ...facts, name: 'banks.get', path: '/bank/get' });
const getStats = defineEndpoint<object, string>({ ...facts, name: 'overview.stats', path: '/dashboard/getStats' });
const getUser = defineEndpoint<object, string>({ ...facts, name: 'users.get', path: '/user/get' });
const addBank = defineEndpoint<object, string>({
  name: 'banks.add',
  method: 'POST',
  path: '/bank/add',
  access: 'bank.write',
  summary: 'Adds a bank.',
  touches: ['banks', 'overview.stats'],
});

const keys: unknown[] = [];
let asked = 0;
let answered: unknown = 'done';
let refusal: { status: number; data: unknown } | null = null;
let isBusyOnce = false;

const adapter: AxiosAdapter = async (config) => {
  asked += 1;
  keys.push(config.headers.get('Idempotency-Key'));
  const refused = refusal;
  const response = { data: { data: answered }, status: 200, statusText: '', headers: {}, config, ...refused };
  if (isBusyOnce) refusal = null;
  if (!refused) return response;
  throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
};

const waitUntil = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((done) => setTimeout(done, 5));
};

beforeEach(() => {
  asked = 0;
  answered = 'done';
  refusal = null;
  isBusyOnce = false;
  keys.length = 0;
  configureApi({ adapter, pauseMs: 0, readToken: () => null });
});

it('the key of a query is its endpoint’s name and its input', () => {
  expect(keyOf(getBank, { id: '1' })).toEqual(['banks', 'get', { id: '1' }]);
  expect(keyOf(getStats, undefined)).toEqual(['overview', 'stats', {}]);
});

describe('a write that succeeded', () => {
  it('makes stale what its endpoint touches, and nothing else', async () => {
    const client = createQueryClient();
    await Promise.all([
      client.fetchQuery(queryOf(getBank, { id: '1' })),
      client.fetchQuery(queryOf(getStats, {})),
      client.fetchQuery(queryOf(getUser, {})),
    ]);

    await new MutationObserver(client, mutationOf(addBank)).mutate({});

    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(isStale(keyOf(getBank, { id: '1' }))).toBe(true);
    expect(isStale(keyOf(getStats, {}))).toBe(true);
    expect(isStale(keyOf(getUser, {}))).toBe(false);
  });
});

describe('a write that ended a record', () => {
  const deleteBank = defineEndpoint<{ id: string }, { id: string }>({
    ...{ name: 'banks.delete', method: 'POST', path: '/bank/delete', access: 'bank.write', summary: 'Deletes.' },
    touches: ['banks'],
  });
  const known = (client: QueryClient, id: string) => client.getQueryState(keyOf(getBank, { id }));
  const opened = async () => {
    const client = createQueryClient();
    await client.fetchQuery(queryOf(getBank, { id: '2' }));
    const page = new QueryObserver(client, queryOf(getBank, { id: '1' }));
    const leave = page.subscribe(() => undefined);
    await waitUntil(() => page.getCurrentResult().isSuccess);
    answered = { id: '1' };
    asked = 0;
    await new MutationObserver(client, mutationOf(deleteBank)).mutate({ id: '1' });
    return { client, leave };
  };

  it('has its page ask for it no more, and makes stale what else it touches', async () => {
    const { client, leave } = await opened();

    expect(asked).toBe(1);
    expect(known(client, '1')).toMatchObject({ isInvalidated: false, data: 'done' });
    expect(known(client, '2')?.isInvalidated).toBe(true);
    leave();
  });

  it('leaves nothing of it to show once its page is left', async () => {
    const { client, leave } = await opened();

    leave();

    expect(known(client, '1')).toBeUndefined();
    expect(known(client, '2')).toBeDefined();
  });

  it('forgets at once what no page shows', async () => {
    const client = createQueryClient();
    await client.fetchQuery(queryOf(getBank, { id: '1' }));
    answered = { id: '1' };

    await new MutationObserver(client, mutationOf(deleteBank)).mutate({ id: '1' });

    expect(known(client, '1')).toBeUndefined();
  });
});

it('a write that was refused makes nothing stale', async () => {
  const client = createQueryClient();
  await client.fetchQuery(queryOf(getBank, { id: '1' }));
  refusal = { status: 422, data: { status: 422, code: 'invalid', message: 'No.' } };

  await expect(new MutationObserver(client, mutationOf(addBank)).mutate({})).rejects.toMatchObject({ status: 422 });

  expect(client.getQueryState(keyOf(getBank, { id: '1' }))?.isInvalidated).toBe(false);
});

it('a write without a connection fails at once, so that whoever pressed the button is told', async () => {
  onlineManager.setOnline(false);
  refusal = { status: 0, data: '' };
  try {
    const write = new MutationObserver(createQueryClient(), mutationOf(addBank));

    await expect(write.mutate({})).rejects.toBe('Something went wrong');
  } finally {
    onlineManager.setOnline(true);
  }
});

it('a read without a connection fails instead of waiting, and is asked for again when there is one', async () => {
  onlineManager.setOnline(false);
  refusal = { status: 0, data: '' };
  const client = createQueryClient({ retry: false });
  client.mount();
  const read = new QueryObserver(client, queryOf(getBank, { id: '1' }));
  const leave = read.subscribe(() => undefined);
  try {
    await waitUntil(() => read.getCurrentResult().isError);
    expect(read.getCurrentResult().isError).toBe(true);
    refusal = null;
    onlineManager.setOnline(true);

    await waitUntil(() => read.getCurrentResult().isSuccess);
    expect(read.getCurrentResult().data).toBe('done');
  } finally {
    onlineManager.setOnline(true);
    leave();
    client.unmount();
  }
});

describe('the idempotency key', () => {
  it('is another for each call when the form brings none', async () => {
    const client = createQueryClient();
    const write = new MutationObserver(client, mutationOf(addBank));

    await write.mutate({});
    await write.mutate({});

    expect(new Set(keys).size).toBe(2);
  });

  it('is the form’s as often as the form is sent', async () => {
    const client = createQueryClient();
    const write = new MutationObserver(client, mutationOf(addBank, { idempotencyKey: 'key-of-form' }));

    await write.mutate({});
    await write.mutate({});

    expect(keys).toEqual(['key-of-form', 'key-of-form']);
  });
});

describe('a write that finds the server busy', () => {
  const busy = { status: 503, data: { status: 503, code: 'unavailable', message: 'Busy.' } };

  it('is sent once more with the same key, and then told', async () => {
    refusal = busy;
    const write = new MutationObserver(createQueryClient(), mutationOf(addBank));

    await expect(write.mutate({})).rejects.toMatchObject({ status: 503 });

    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('is done where there is a place then, and nobody hears of it', async () => {
    refusal = busy;
    isBusyOnce = true;

    await expect(new MutationObserver(createQueryClient(), mutationOf(addBank)).mutate({})).resolves.toBe('done');
  });

  it('is sent once where another answer than that came', async () => {
    refusal = { status: 500, data: { status: 500, code: 'internal', message: 'Something went wrong' } };

    await expect(new MutationObserver(createQueryClient(), mutationOf(addBank)).mutate({})).rejects.toBeDefined();

    expect(keys).toHaveLength(1);
  });
});

describe('a failed read', () => {
  it.each([
    ['a refusal', 0, { status: 404, code: 'not_found', message: 'No.' }, false],
    ['a server that is away', 0, { status: 503, code: 'unavailable', message: 'No.' }, true],
    ['a lost connection', 1, 'Something went wrong', true],
    ['a connection lost for the third time', 2, 'Something went wrong', false],
  ])('after %s (failures before: %i) is asked again or not', (_what, failures, error, expected) => {
    expect(worthAnotherTry(failures, error)).toBe(expected);
  });

  it('is asked once where retrying is off, as in tests', async () => {
    refusal = { status: 503, data: { status: 503, code: 'unavailable', message: 'No.' } };
    const client = createQueryClient({ retry: false });

    await expect(client.fetchQuery(queryOf(getBank, { id: '1' }))).rejects.toMatchObject({ status: 503 });

    expect(asked).toBe(1);
  });
});
