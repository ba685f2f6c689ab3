import type { Role } from '@freightdesk/shared-access';
import { type Clock, settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { keepRows } from '@freightdesk/shared-database/testing';
import {
  type Actor,
  type Api,
  type Authenticate,
  createApi,
  type RegisteredEndpoint,
} from '@freightdesk/shared-server-kit';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { freshDatabase } from './database';
import { type TestAnswer, testAnswer } from './test-answer';
import { authenticateByRole, insertTestActors, testActors, testToken } from './test-roles';

/** What a domain's registration may be given beside the api. */
export interface TestTools {
  db: Db;
  clock: SettableClock;
}

type SettableClock = Clock & { set(instant: string | Date): void };

export interface TestApiOptions {
  register?: (api: Api, tools: TestTools) => void | Promise<void>;
  /** Where the clock stands at the start and after `startAnew`. */
  now?: string;
  /** Real sign-in, for specs that are about it; `token` then says whose call it is. */
  authenticate?: (tools: TestTools) => Authenticate;
}

interface CallOptions {
  as?: Role;
  token?: string;
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

export interface TestApi {
  readonly db: Db;
  readonly clock: SettableClock;
  readonly endpoints: readonly RegisteredEndpoint[];
  /** The server itself, for what `get` and `post` do not say. */
  readonly app: FastifyInstance;
  /** Paths as in the endpoint, without `/api`. */
  get(path: string, options?: CallOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<TestAnswer>;
  /** The person of a role, with calls in their name. */
  as(role: Role): TestPerson;
  /** The database and the clock as at the start, and a server that knows nothing of before. */
  startAnew(): Promise<void>;
  close(): Promise<void>;
}

export interface TestPerson {
  readonly actor: Actor;
  get(path: string): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: Pick<CallOptions, 'key'>): Promise<TestAnswer>;
}

interface Running {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
  /** What went wrong inside while a call was answered. */
  faults: unknown[];
}

/** The real server with a domain's endpoints, on a database of its own, called without a network. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const start = options.now ?? '2026-11-21T06:00:00Z';
  const clock = settableClock(start);
  const { db, url, drop } = await freshDatabase();
  await insertTestActors(db, clock.now());
  const rows = await keepRows(url);
  let running = await run(options, { db, clock });

  const call = async (request: InjectOptions, options: CallOptions = {}) => answerTo(running, request, options);
  const get: TestApi['get'] = (path, options) => call({ method: 'GET', url: `/api${path}` }, options);
  const post: TestApi['post'] = (path, body, options) =>
    call({ method: 'POST', url: `/api${path}`, ...(body !== undefined && sentBody(body)) }, options);

  return {
    db,
    get app() {
      return running.app;
    },
    get endpoints() {
      return running.endpoints;
    },
    clock,
    get,
    post,
    as: (role) => ({
      actor: testActors[role],
      get: (path) => get(path, { as: role }),
      post: (path, body, options) => post(path, body, { ...options, as: role }),
    }),
    async startAnew() {
      await running.app.close();
      await rows.bringBack();
      clock.set(start);
      running = await run(options, { db, clock });
    },
    close: async () => {
      await running.app.close();
      await rows.end();
      await drop();
    },
  };
}

/** A form travels as one; everything else as JSON. */
const sentBody = (body: unknown): InjectOptions =>
  body instanceof FormData
    ? { payload: body }
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

async function run({ register, authenticate }: TestApiOptions, tools: TestTools): Promise<Running> {
  const { db, clock } = tools;
  const faults: unknown[] = [];
  const { app, api, endpoints } = createApi({
    db,
    clock,
    authenticate: authenticate?.(tools) ?? authenticateByRole,
    onWrongAnswer: (problem) => faults.push(problem),
    onFault: (error) => faults.push(error),
  });
  await register?.(api, tools);
  return { app, endpoints, faults };
}

/** A fault of the server fails the spec with its cause, which the answer itself rightly does not show. */
async function answerTo(running: Running, request: InjectOptions, options: CallOptions): Promise<TestAnswer> {
  const token = options.token ?? (options.as && testToken(options.as));
  const response = await running.app.inject({
    ...request,
    headers: {
      ...request.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
      ...options.headers,
    },
  });
  const [fault] = running.faults.splice(0);
  if (fault === undefined) return testAnswer(response);
  throw new Error(`${request.method} ${String(request.url)} went wrong: ${String(fault)}`, { cause: fault });
}
