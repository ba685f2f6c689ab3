import { administrator } from '../server/place';

/** What JSON.parse gives: who asks knows the shape of what he asked for. */
export type Parsed = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  /** The body as it came. */
  readonly text: string;
  readonly body: Parsed;
  /** The answer inside its envelope. */
  readonly data: Parsed;
  /** Of a refusal. */
  readonly code: string;
}

interface Sent {
  key?: string;
  signal?: AbortSignal;
}

/**
 * An answer that is not about how much one person asks: whoever is told to wait for the next minute waits for it, and asks
 * again.
 */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await new Promise((done) => void setTimeout(done, answer.body.retryAfterSeconds * 1000));
  }
}

/** A signed-in person at the desk. Every call is one request; it throws when no answer comes. */
export interface Caller {
  /** Of the session; undefined for nobody. */
  readonly token: string | undefined;
  /** Of the server, where others may sign in too. */
  readonly address: () => string;
  post(path: string, body?: unknown, sent?: Sent): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** The answer's data, when it is a success. */
  done(path: string, body: unknown): Promise<Parsed>;
  read(path: string): Promise<Parsed>;
  /** Another person at the same server. */
  as(token: string | undefined): Caller;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: Parsed = /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined;
  return { status: response.status, text, body, data: body?.data, code: String(body?.code ?? '') };
}

const contentOf = (body: unknown): { body: string | FormData; headers: Record<string, string> } =>
  body instanceof FormData
    ? { body, headers: {} }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

/** Members of the body stand in the places of a path, `/einvoice/{id}`. */
const placesFilled = (path: string, body: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_place, name: string) => String(Reflect.get(Object(body), name)));

/** `address` is asked at each call: a server that was started again is at another one. */
export function callerWith(address: () => string, token?: string): Caller {
  const signedIn: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const post: Caller['post'] = async (path, body, { key, signal } = {}) => {
    const content = body === undefined ? { headers: {} } : contentOf(body);
    const headers = { ...signedIn, ...content.headers, ...(key !== undefined && { 'idempotency-key': key }) };
    const url = `${address()}/api${placesFilled(path, body)}`;
    return answerOf(await fetch(url, { method: 'POST', ...content, headers, signal }));
  };
  const get: Caller['get'] = async (path) => answerOf(await fetch(`${address()}/api${path}`, { headers: signedIn }));
  const successOf = (path: string, { status, text, data }: Answer): Parsed => {
    if (status < 300) return data;
    throw new Error(`${path} was answered ${status}: ${text}`);
  };
  return {
    token,
    address,
    post,
    get,
    done: async (path, body) => successOf(path, await patiently(() => post(path, body))),
    read: async (path) => successOf(path, await patiently(() => get(path))),
    as: (other) => callerWith(address, other),
  };
}

export const signIn = (address: () => string, person?: typeof administrator): Promise<Caller> =>
  signedIn(callerWith(address), person);

async function signedIn(by: Caller, { email, password }: typeof administrator = administrator): Promise<Caller> {
  const { data, text } = await by.as(undefined).post('/auth/login', { email, password });
  if (data === undefined) throw new Error(`Nobody could sign in: ${text}`);
  return by.as(data.accessToken);
}

/** A further administrator, invited by the first. */
export async function inviteAnother(by: Caller, email: string): Promise<Caller> {
  const name = { firstName: 'Further', lastName: 'Person' };
  const { inviteUrl } = await by.done('/user/add', { email, ...name, roleName: 'ADMIN' });
  const token = String(inviteUrl).replace(/^.*#invite=/, '');
  const { password } = administrator;
  const { status, text } = await by.as(undefined).post('/auth/register', { email, ...name, password, token });
  if (status !== 201) throw new Error(`The invitation was answered ${status}: ${text}`);
  return signedIn(by, { email, password });
}

/** So many people, as in an office, with whoever invites the others: what one person may ask in a minute is limited. */
export async function officeOf(by: Caller, size: number): Promise<Caller[]> {
  const people = [by];
  for (let one = 1; one < size; one += 1) people.push(await inviteAnother(by, `clerk${one}@freightdesk.test`));
  return people;
}
