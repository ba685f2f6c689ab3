import { addressOf } from '@freightdesk/shared-endpoint';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { testToken } from '../test-roles';
import { forbiddenMembers } from './hostile.data';
import { membersOf, plausibleMembers } from './plausible';
import { schemaOf } from './schema-of';
import { SeededRandom } from './seeded-random';
import { placeOf, World } from './world';

interface Trespassed {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
}

export interface Trespasses {
  calls: number;
  /** Calls that got further than they may. */
  passed: string[];
}

const admin = { authorization: `Bearer ${testToken('ADMIN')}` };
const unknownIds = ['0198f2a0-0000-7000-8000-00000000dead'];

const namesOf = (registered: RegisteredEndpoint): string[] => membersOf(schemaOf(registered)).map(([name]) => name);

/** Members that the server decides are refused by name wherever a schema does not offer them. */
export async function forbiddenInBodies({ app, endpoints }: Trespassed): Promise<Trespasses> {
  const told: Trespasses = { calls: 0, passed: [] };
  const writes = endpoints.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.body === 'json');
  for (const registered of writes) {
    const offered = namesOf(registered);
    for (const name of forbiddenMembers.filter((member) => !offered.includes(member))) {
      const url = `/api${registered.endpoint.path}`;
      const payload = `{"${name}":"x"}`;
      const answer = await app.inject({
        ...{ method: 'POST', url, payload },
        headers: { ...admin, 'content-type': 'application/json' },
      });
      told.calls += 1;
      const isNamed = answer.body.includes(`{"field":"${name}","code":"unknown"`);
      if (answer.statusCode !== 422 || !isNamed) told.passed.push(`${answer.statusCode} ${url} ${payload}`);
    }
  }
  return told;
}

/** In the short form an endpoint is asked with each fourth kind of record, the next one with the kinds beside these. */
const kindsApart = 4;

interface Foreign extends Trespassed {
  /** Every endpoint with every kind of record. */
  isLong: boolean;
}

/** Ids of records of other kinds, and of none, open nothing and change nothing. */
export async function foreignIds({ app, endpoints, isLong }: Foreign): Promise<Trespasses & { untried: string[] }> {
  const told: Trespasses = { calls: 0, passed: [] };
  const fetch = async (path: string) => (await app.inject({ url: `/api${path}`, headers: admin })).json();
  const world = new World(endpoints, fetch);
  const random = new SeededRandom(1);
  await world.load();
  const tried = new Set<string>();
  const asked = endpoints.filter((one) => namesOf(one).includes('id'));
  for (const [turn, registered] of asked.entries()) {
    const { method, path } = registered.endpoint;
    const own = placeOf(path);
    const isInPath = path.includes('/:id');
    const like = world.recordsOf(own)[0];
    const beside = world.idsBeside(own).filter((_id, kind) => isLong || (kind + turn) % kindsApart === 0);
    for (const id of [...unknownIds, ...beside]) {
      const body = { ...plausibleMembers(schemaOf(registered), { field: '', like, random, world }), id };
      const query = method === 'GET' && !isInPath ? `?id=${id}` : '';
      const url = `/api${addressOf(path, body)}${query}`;
      const sent = method === 'POST' && {
        payload: JSON.stringify(body),
        headers: { ...admin, 'content-type': 'application/json' },
      };
      const { statusCode } = await app.inject({ method, url, headers: admin, ...sent });
      told.calls += 1;
      tried.add(id);
      const isRefused = method === 'GET' ? statusCode === 404 : [404, 409, 415, 422].includes(statusCode);
      if (!isRefused)
        told.passed.push(`${statusCode} ${method} ${url} ${method === 'POST' ? JSON.stringify(body) : ''}`);
    }
  }
  return { ...told, untried: world.idsBeside('').filter((id) => !tried.has(id)) };
}
