import { type Role, roles } from '@freightdesk/shared-access';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { testToken } from '../test-roles';
import { caseOf, type FuzzCase } from './fuzz-case';
import { SeededRandom } from './seeded-random';
import { placeOf, World } from './world';

export interface FuzzTerms {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
  casesEach: number;
  seed: number;
  /** Where the server's faults arrive, so that a case is told with its cause. */
  faults: unknown[];
}

export interface FuzzOutcome {
  calls: number;
  /** How many calls were answered with each status. */
  statuses: Record<number, number>;
  /** Answers of 5xx, answers that differ from their schema, and answers that tell of our insides: with the request of each. */
  failures: string[];
  /** The slowest call, and those that took more than a second. */
  slowest: { ms: number; what: string };
  slow: string[];
}

const oneSecond = 1_000;
/** What only code and its store would say: a trace, a path of ours, a sentence of PostgreSQL. */
const insides =
  /\bat \S+ \([^)]*:\d+:\d+\)|node_modules|\/(?:libs|apps|src|dist)\/|violates \S+ constraint|syntax error at|relation "|invalid input syntax|out of range for type/;

/** Throws dice for every endpoint in turn and tells what came of it. The same seed asks the same of the same records. */
export async function runFuzz({ app, endpoints, casesEach, seed, faults }: FuzzTerms): Promise<FuzzOutcome> {
  const random = new SeededRandom(seed);
  const admin = { authorization: `Bearer ${testToken('ADMIN')}` };
  const world = new World(endpoints, async (path) => (await app.inject({ url: `/api${path}`, headers: admin })).json());
  const outcome: FuzzOutcome = { calls: 0, statuses: {}, failures: [], slowest: { ms: 0, what: '' }, slow: [] };
  await world.load();
  for (let round = 0; round < casesEach; round += 1) {
    for (const registered of endpoints) {
      const { method, path } = registered.endpoint;
      if (method === 'POST' && random.chance(0.1)) await world.refresh(placeOf(path), 1 + random.below(5));
      const role = random.chance(0.9) ? 'ADMIN' : random.pick(roles);
      await attack({ app, registered, role, faults }, caseOf(registered, { random, world }), outcome);
    }
  }
  return outcome;
}

interface Target extends Pick<FuzzTerms, 'app' | 'faults'> {
  registered: RegisteredEndpoint;
  role: Role;
}

async function attack(
  { app, registered, role, faults }: Target,
  request: FuzzCase,
  outcome: FuzzOutcome,
): Promise<void> {
  const { method } = registered.endpoint;
  const headers = { authorization: `Bearer ${testToken(role)}`, ...request.headers };
  faults.splice(0);
  const from = performance.now();
  const answer = await app.inject({ method, ...request, headers });
  const ms = performance.now() - from;
  const { statusCode, body } = answer;
  const what = `${role} ${method} ${request.url.slice(0, 300)} ${toldPayload(request)}`;

  outcome.calls += 1;
  outcome.statuses[statusCode] = (outcome.statuses[statusCode] ?? 0) + 1;
  if (ms > outcome.slowest.ms) outcome.slowest = { ms, what };
  if (ms > oneSecond) outcome.slow.push(`${Math.round(ms)} ms: ${what}`);
  const causes = faults.splice(0).map((fault) => String(fault instanceof Error ? fault.stack : fault));
  const leaks = statusCode >= 400 && insides.test(body.replaceAll(/"(?:field|requestId)":"[^"]*"/g, ''));
  if (statusCode >= 500 || causes.length > 0) outcome.failures.push(`${statusCode} ${what}\n${causes.join('\n')}`);
  if (leaks) outcome.failures.push(`leak ${what}\n${body.slice(0, 500)}`);
}

const toldPayload = ({ payload = '' }: FuzzCase): string =>
  typeof payload === 'string' ? payload.slice(0, 1_500) : '(a form)';
