import { configureApi } from '@freightdesk/data-access-api';
import { announceSessionEnd, readToken } from '@freightdesk/shared-session';
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** A request as it reached the network's door. */
export interface Sent<Input> {
  input: Input;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

interface Reply {
  status: number;
  body: unknown;
}

type Handler = (config: InternalAxiosRequestConfig) => Reply | Promise<Reply>;

const handlers = new Map<string, Handler>();
const unmocked: string[] = [];

export const addressOf = (method: string | undefined, path: string | undefined): string =>
  `${(method ?? 'get').toUpperCase()} ${path ?? ''}`;

/** The newest answer for an address counts. */
export const answerWith = (address: string, handler: Handler): void => void handlers.set(address, handler);

const header = (config: InternalAxiosRequestConfig, name: string): string | undefined => {
  const value = config.headers.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** What comes several times is a list, as the server reads it. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first, ...more] = form.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** A JSON body, the fields of a form, or the query. */
const dataOf = ({ data, params }: InternalAxiosRequestConfig) => {
  if (data instanceof FormData) return fieldsOf(data);
  return typeof data === 'string' ? JSON.parse(data) : (data ?? params);
};

/** The client was given an `Input`; the types of `call` held it to that. */
export const sentIn = <Input>(config: InternalAxiosRequestConfig): Sent<Input> => ({
  input: dataOf(config),
  idempotencyKey: header(config, 'Idempotency-Key'),
  authorization: header(config, 'Authorization'),
});

/** The handler of an address, also of one with places such as `/document/:id/file`. */
function handlerOf(address: string): Handler | undefined {
  const fits = (known: string) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(address);
  return handlers.get(address) ?? [...handlers].find(([known]) => known.includes('/:') && fits(known))?.[1];
}

const adapter: AxiosAdapter = async (config) => {
  const address = addressOf(config.method, config.url);
  const handler = handlerOf(address);
  if (!handler) {
    unmocked.push(address);
    throw new AxiosError(`${address} is not mocked`, AxiosError.ERR_NETWORK, config);
  }
  const { status, body } = await handler(config);
  // As after a journey over the wire: nothing is shared with what the test holds, but for files, which nobody changes.
  const data: unknown = body === undefined || body instanceof Blob ? body : JSON.parse(JSON.stringify(body));
  const response: AxiosResponse = { data, status, statusText: '', headers: {}, config };
  if (status >= 200 && status < 300) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
};

configureApi({ baseUrl: '/api', pauseMs: 0, readToken, onSessionEnd: announceSessionEnd, adapter });

afterEach(() => {
  const forgotten = unmocked.splice(0);
  handlers.clear();
  sessionStorage.clear();
  localStorage.clear();
  if (forgotten.length > 0) throw new Error(`Calls without a mock: ${forgotten.join(', ')}`);
});
