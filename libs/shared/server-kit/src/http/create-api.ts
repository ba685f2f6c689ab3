import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, onePool, type Pools } from '@freightdesk/shared-database';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { Api } from '../route/api';
import type { Authenticate } from '../context/authenticate';
import { answerClientError } from './client-errors';
import { compressAnswers } from './compress-answers';
import { refuseWhileClosing } from '../process/closing';
import { takeJsonOnly } from '../input/json-bodies';
import type { Kit, RegisteredEndpoint } from '../route/kit';
import { KnownPaths } from './known-paths';
import { watchLoop } from './loop-watch';
import { measureRequests } from './measure-requests';
import { kindOf, problemHeaders, problemOf } from '../problem/problem-of';
import { RateLimiter } from '../rate-limit/rate-limiter';
import { shareCounts } from '../rate-limit/share-counts';
import { Refusal, refuse } from '../problem/refusal';
import { logAnswer, logFault, logStream } from './request-log';
import { requestIdOf } from './request-id';
import { LastSeen } from '../route/last-seen';
import { routesOf } from '../route/routes';
import { setSecurityHeaders } from './security-headers';
import { jsonLimits } from '../input/strict-json';
import { UploadRoom } from '../upload/upload-room';

export interface ApiOptions {
  db: Db;
  /** Without them all work is done on `db`. */
  pools?: Pools;
  clock: Clock;
  authenticate: Authenticate;
  /** Without it nothing is logged. */
  logLevel?: string;
  /** Where the lines go, in place of the standard output. */
  logTo?: { write(line: string): void };
  /** Addresses (CIDR) of proxies whose `X-Forwarded-*` headers count. */
  trustProxy?: readonly string[];
  /** How many calls a person may make in a minute, over all servers of the store; without it as many as they like. */
  callsPerMinute?: number | undefined;
  /** Whether people reach it by https, which it can't see itself behind a proxy that it was not told to believe. */
  isHttps?: boolean;
  /** How long a call may take, in milliseconds. */
  requestMs?: number;
  /** For tests: told of every answer that differs from its schema. */
  onWrongAnswer?: (problem: string) => void;
  /** For tests: told of every error that was answered with 500. */
  onFault?: (error: unknown) => void;
}

/** A server under construction: `api` takes the domains' endpoints, `app` listens or is injected. */
export interface ApiServer {
  readonly app: FastifyInstance;
  readonly api: Api;
  /** All that were registered: for OpenAPI and for the walk of every endpoint by every role. */
  readonly endpoints: readonly RegisteredEndpoint[];
  /** What was counted and timed so far. */
  readonly metrics: Registry;
}

export function createApi(options: ApiOptions): ApiServer {
  const { db, pools = onePool(db), clock, authenticate, onWrongAnswer } = options;
  const { callsPerMinute = Infinity, isHttps = false, requestMs = 30_000 } = options;
  const app = newApp(options);
  const kit: Kit = {
    app,
    pools,
    clock,
    authenticate,
    endpoints: [],
    uploads: new UploadRoom(),
    limiter: new RateLimiter({ db: pools.shareOf('front'), clock }),
    lastSeen: new LastSeen(),
    callsPerMinute,
    requestMs,
    ...(onWrongAnswer && { onWrongAnswer }),
  };
  const metrics = new Registry();
  // First, so that it counts also what the hooks below refuse.
  measureRequests(app, metrics);
  takeJsonOnly(app);
  answerProblems(app, options);
  refuseUnknownPaths(app);
  refuseWhileClosing(app);
  shareCounts(app, kit.limiter);
  watchLoop(app);
  app.decorateRequest('actor', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    completeHeaders(request, reply, isHttps);
    done();
  });
  compressAnswers(app);
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
  return { app, api: routesOf(kit), endpoints: kit.endpoints, metrics };
}

function newApp({ logLevel, logTo, trustProxy = [], isHttps = false }: ApiOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: logLevel === undefined ? false : { level: logLevel, base: null, stream: logTo ?? logStream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: jsonLimits.bytes,
    requestTimeout: 60_000,
    // Our own hook answers while closing, in the form of every other problem.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      completeHeaders(request, reply, isHttps);
      sendProblem(problemOf(error, request.id), reply);
    },
  });
  return app;
}

function completeHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  reply.header('x-request-id', request.id);
  // Answers hold figures of clients, so nothing is cacheable by forgetfulness; pages and assets say what they are.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  setSecurityHeaders(request, reply, isHttps);
}

function sendProblem(problem: ReturnType<typeof problemOf>, reply: FastifyReply): void {
  void reply
    .code(problem.status)
    .headers(problemHeaders(problem))
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function answerProblems(app: FastifyInstance, { onFault }: ApiOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.id);
    // A value that the database could not take is the caller's fault to them, and a hole in a schema to us.
    const isHole = !(error instanceof Refusal) && kindOf(error) === commonProblems.invalid;
    if (problem.status >= 500 || isHole) logFault(request, error);
    if (problem.status === 500) onFault?.(error);
    sendProblem(problem, reply);
  });
  app.setNotFoundHandler(() => refuse(commonProblems.not_found));
}

/** 404 and 405 come before everything else: no unknown address has its body read. */
function refuseUnknownPaths(app: FastifyInstance): void {
  const paths = new KnownPaths();
  app.addHook('onRoute', ({ url, method }) => [method].flat().forEach((name) => paths.add(url, name)));
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.replace(/[?#].*$/s, '');
    if (!/^\/api(\/|$)/.test(path)) return done();
    const methods = paths.methodsAt(path);
    if (methods.length === 0) refuse(commonProblems.not_found);
    reply.header('allow', methods.join(', '));
    refuse(commonProblems.method_not_allowed);
  });
}
