import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { call } from './call';
import { configureApi } from './configuration';

const addBank = defineEndpoint<{ name: string }, { id: string }>({
  name: 'banks.add',
  method: 'POST',
  path: '/bank/add',
  access: 'bank.write',
  summary: 'Adds a bank.',
});
const addParty = defineEndpoint<object, { id: string }>({
  name: 'parties.add',
  method: 'POST',
  path: '/party/add',
  access: 'bank.write',
  summary: 'Adds a party.',
});
const getBank = defineEndpoint<{ id: string; status?: string[] }, { id: string }>({
  name: 'banks.get',
  method: 'GET',
  path: '/bank/get',
  access: 'bank.read',
  summary: 'A bank.',
});
const login = defineEndpoint<{ email: string }, { accessToken: string }>({
  name: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Signs in.',
  envelope: 'whole',
});
const uploadPod = defineEndpoint<{ id: string; remarks?: string; file: Blob }, { id: string }>({
  name: 'shipments.upload-pod',
  method: 'POST',
  path: '/shipment/upload-pod',
  access: 'shipment.write',
  summary: 'Uploads a proof of delivery.',
  body: 'multipart',
});

const getLogo = defineEndpoint<void, Blob>({
  name: 'company.logo',
  method: 'GET',
  path: '/company/logo',
  access: 'company.read',
  summary: 'The logo.',
  envelope: 'file',
});

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 'No',
  status,
  detail: 'No.',
  message: 'No.',
  code,
  requestId: 'r-1',
});

let sent: InternalAxiosRequestConfig[] = [];

/** The network answers with this status and body. */
const network =
  (status: number, data: unknown): AxiosAdapter =>
  async (config) => {
    sent.push(config);
    const response = { data, status, statusText: '', headers: {}, config };
    if (status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };

const offline: AxiosAdapter = async (config) => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
};

/** Every test has a token of its own: what happens to one is remembered. */
let token: string | null = null;
let tokens = 0;
const onSessionEnd = jest.fn();

beforeEach(() => {
  sent = [];
  tokens += 1;
  token = `token-${tokens}`;
  onSessionEnd.mockClear();
  configureApi({ baseUrl: '/api', readToken: () => token, onSessionEnd });
});

describe('a call', () => {
  it('waits as long as the server takes, under the configured address, with the token', async () => {
    configureApi({ baseUrl: 'https://office.test/api', adapter: network(200, { data: { id: '1' } }) });

    await call(getBank, { id: '1' });

    expect(sent[0]).toMatchObject({ baseURL: 'https://office.test/api', url: '/bank/get', method: 'get', timeout: 0 });
    expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('without a token sends none', async () => {
    token = null;
    configureApi({ adapter: network(200, { data: { id: '1' } }) });

    await call(getBank, { id: '1' });

    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends a write as JSON under its idempotency key and unwraps the answer', async () => {
    configureApi({ adapter: network(201, { data: { id: '7' } }) });

    const answer = await call(addBank, { name: 'HDFC' }, { idempotencyKey: 'key-1234' });

    expect(answer).toEqual({ id: '7' });
    expect(sent[0]?.data).toBe('{"name":"HDFC"}');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1234');
  });

  it('leaves out of a new record what is empty, at every depth', async () => {
    configureApi({ adapter: network(201, { data: { id: '7' } }) });

    await call(addParty, {
      name: 'HDFC',
      email: null,
      address: { city: 'Pune', line2: null },
      lines: [{ note: null }],
    });

    expect(sent[0]?.data).toBe('{"name":"HDFC","address":{"city":"Pune"},"lines":[{}]}');
  });

  it('sends null of a new record where the endpoint says that it is meant', async () => {
    configureApi({ adapter: network(201, { data: { id: '7' } }) });

    await call({ ...addParty, meantNulls: ['tdsNature'] }, { name: 'HDFC', email: null, tdsNature: null });

    expect(sent[0]?.data).toBe('{"name":"HDFC","tdsNature":null}');
  });

  it('empties a field of a standing record by null', async () => {
    configureApi({ adapter: network(200, { data: { id: '7' } }) });

    await call(addParty, { id: '7', version: 2, email: null });

    expect(sent[0]?.data).toBe('{"id":"7","version":2,"email":null}');
  });

  it('answers a body that has no envelope as it is', async () => {
    configureApi({ adapter: network(200, { accessToken: 'x' }) });

    expect(await call(login, { email: 'a@example.test' })).toEqual({ accessToken: 'x' });
  });

  it('sends a file in parts, without those that are absent', async () => {
    configureApi({ adapter: network(201, { data: { id: '1' } }) });

    await call(uploadPod, { id: '1', remarks: undefined, file: new Blob(['pod']) });

    const form: unknown = sent[0]?.data;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData ? [...form.keys()] : []).toEqual(['id', 'file']);
  });
});

describe('a call for a file', () => {
  /** jsdom's blobs can't be read; a browser's can. */
  const blobOf = (text: string) => Object.assign(new Blob([text]), { text: async () => text });

  it('answers its bytes', async () => {
    const logo = blobOf('PNG');
    configureApi({ adapter: network(200, logo) });

    expect(await call(getLogo, undefined)).toBe(logo);
    expect(sent[0]?.responseType).toBe('blob');
  });

  it.each([
    ['the problem', JSON.stringify(problem(404, 'not_found')), problem(404, 'not_found')],
    ['a text from something in between', '<html>Bad gateway</html>', '<html>Bad gateway</html>'],
    ['nothing', '', 'Something went wrong'],
  ])('that fails is rejected with what the answer says: %s', async (_what, text, rejection) => {
    configureApi({ adapter: network(404, blobOf(text)) });

    await expect(call(getLogo, undefined)).rejects.toEqual(rejection);
  });

  it('tells the end of a session as every other', async () => {
    configureApi({ adapter: network(401, blobOf(JSON.stringify(problem(401, 'session_ended')))) });

    await expect(call(getLogo, undefined)).rejects.toMatchObject({ status: 401 });

    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });
});

describe('a failed call', () => {
  it.each([
    ['a problem', problem(409, 'bank_in_use')],
    ['a text from something in between', '<html>Bad gateway</html>'],
  ])('is rejected with the response’s body: %s', async (_what, body) => {
    configureApi({ adapter: network(409, body) });

    await expect(call(addBank, { name: 'HDFC' })).rejects.toEqual(body);
  });

  it.each([
    ['a response without a body', network(500, '')],
    ['a response whose body is null', network(500, null)],
    ['no response at all', offline],
  ])('is rejected with the one sentence when there was %s', async (_what, adapter) => {
    configureApi({ adapter });

    await expect(call(addBank, { name: 'HDFC' })).rejects.toBe('Something went wrong');
  });
});

describe('the end of a session', () => {
  it('is told once, however many calls learn of it', async () => {
    configureApi({ adapter: network(401, problem(401, 'session_ended')) });

    await Promise.allSettled([call(getBank, { id: '1' }), call(getBank, { id: '2' }), call(addBank, { name: 'A' })]);

    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('is told again for the next session', async () => {
    configureApi({ adapter: network(401, problem(401, 'unauthenticated')) });
    await expect(call(getBank, { id: '1' })).rejects.toMatchObject({ status: 401 });

    token = `${token}-next`;
    await expect(call(getBank, { id: '1' })).rejects.toMatchObject({ status: 401 });

    expect(onSessionEnd).toHaveBeenCalledTimes(2);
  });

  it('is not told of a call that carried no token', async () => {
    token = null;
    configureApi({ adapter: network(401, problem(401, 'unauthenticated')) });

    await expect(call(getBank, { id: '1' })).rejects.toMatchObject({ status: 401 });

    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('is not told when a wrong password was refused', async () => {
    configureApi({ adapter: network(401, problem(401, 'invalid_credentials')) });

    await expect(call(login, { email: 'a@example.test' })).rejects.toMatchObject({ code: 'invalid_credentials' });

    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('is not told of a refusal that answers a token which is no longer the one in use', async () => {
    configureApi({ adapter: network(401, problem(401, 'session_ended')) });

    const late = call(getBank, { id: '1' });
    token = 'of the next person';

    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
