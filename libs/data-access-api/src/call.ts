import { addressOf, type Endpoint } from '@freightdesk/shared-endpoint';
import axios, { type AxiosResponse, isAxiosError, type RawAxiosRequestHeaders } from 'axios';
import { forgetAhead, takeAhead } from './asked-ahead';
import { currentConfiguration } from './configuration';
import { formDataOf } from './form-data';
import { jsonBodyOf } from './json-body';
import { isUnauthenticated, problemOf, somethingWentWrong } from './problem';
import { queryStringOf } from './query-string';

export interface CallOptions {
  /** The answer is a file, whatever the endpoint answers elsewhere. */
  asFile?: boolean;
  /** Told while a file comes: how much of it is here. */
  onBytes?: (bytes: number) => void;
  /** The same key makes a repeated write answer as the first one did. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

// The server bounds the time of a request; the page waits.
const http = axios.create({ timeout: 0, paramsSerializer: { serialize: queryStringOf } });

let endedToken: string | null = null;

/** Several calls may learn at once that the session is over; the first one tells. */
function endSession(token: string | null): void {
  const { readToken, onSessionEnd } = currentConfiguration();
  if (token === null || token === endedToken || token !== readToken()) return;
  endedToken = token;
  onSessionEnd();
}

/** A 401 with a code of its own, such as a wrong password, says nothing about the token. */
const endsSession = ({ status, body }: FailedAnswer): boolean =>
  status === 401 && (isUnauthenticated(body) || problemOf(body) === null);

interface FailedAnswer {
  status?: number;
  body?: unknown;
}

/** The answer inside a failure; nothing when there was none. Where a file was asked for, its text has to be read first. */
async function failedAnswer(error: unknown): Promise<FailedAnswer> {
  const response = isAxiosError<unknown>(error) ? error.response : undefined;
  if (!response) return {};
  const { status, data } = response;
  return { status, body: data instanceof Blob ? parsed(await data.text()) : data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function headersOf(token: string | null, { idempotencyKey }: CallOptions): RawAxiosRequestHeaders {
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

function payloadOf(endpoint: Endpoint<never, unknown>, input: unknown) {
  if (endpoint.method === 'GET') return { params: input };
  if (endpoint.body === 'none') return {};
  return { data: endpoint.body === 'multipart' ? formDataOf(input) : jsonBodyOf(endpoint, input) };
}

/** Sends a request. Not exported by the library: `call` checks the input's type. */
export async function answerTo<Body>(
  endpoint: Endpoint<never, unknown>,
  input: unknown,
  options: CallOptions = {},
): Promise<AxiosResponse<Body>> {
  const { baseUrl, readToken, adapter } = currentConfiguration();
  const token = readToken();
  try {
    return await http.request<Body>({
      baseURL: baseUrl,
      url: addressOf(endpoint.path, input),
      method: endpoint.method,
      headers: headersOf(token, options),
      signal: options.signal,
      ...((options.asFile || endpoint.envelope === 'file') && { responseType: 'blob' }),
      ...(options.onBytes && { onDownloadProgress: ({ loaded }) => options.onBytes?.(loaded) }),
      ...payloadOf(endpoint, input),
      ...(adapter ? { adapter } : {}),
    });
  } catch (error) {
    const answer = await failedAnswer(error);
    if (endsSession(answer)) endSession(token);
    throw answer.body || somethingWentWrong;
  }
}

/** Where a question goes: the page's first script spells it likewise. */
function uriOf({ path }: Endpoint<never, unknown>, input: unknown): string {
  return http.getUri({ baseURL: currentConfiguration().baseUrl, url: addressOf(path, input), params: input });
}

/** Who asks who they are posts nothing. */
const isWrite = ({ method, body, idempotent }: Endpoint<never, unknown>): boolean =>
  method === 'POST' && (body !== 'none' || idempotent);

/** The body of an answer, as it is spelled. */
export async function send<Body>(
  endpoint: Endpoint<never, unknown>,
  input: unknown,
  options: CallOptions = {},
): Promise<Body> {
  if (isWrite(endpoint)) forgetAhead();
  const isAsked = !isWrite(endpoint) && endpoint.envelope !== 'file' && !options.asFile;
  const asked = isAsked ? takeAhead<Body>(uriOf(endpoint, input), endpoint.method) : undefined;
  // Without one the request leaves at once, with the token of this moment.
  const ahead = asked && (await asked);
  return ahead ?? (await answerTo<Body>(endpoint, input, options)).data;
}

/**
 * Calls an endpoint and answers its output, unwrapped from the envelope; a file as a blob. Rejects with the body of a failed response, or
 * with the text 'Something went wrong' when it had none.
 */
export async function call<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  options: CallOptions = {},
): Promise<Output> {
  if (endpoint.envelope !== 'data') return send<Output>(endpoint, input, options);
  const body = await send<{ data: Output }>(endpoint, input, options);
  return body.data;
}
