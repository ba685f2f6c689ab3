import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { testToken } from '../test-roles';
import { membersOf } from './plausible';
import { type JsonSchema, schemaOf } from './schema-of';
import { isMembers, type Members } from './world';

export interface Nulls {
  /** Fields of bodies that were sent as null, alone and in the least that holds them. */
  tried: number;
  /** Those that were not refused by name, and not written as nullable. */
  passed: string[];
  /** Those that may be null, of writes that make a record: it has nothing to empty. */
  emptied: string[];
}

interface Field {
  path: string;
  body: Members;
  isNullable: boolean;
}

/** Every field of a schema, at every depth, in a body that holds nothing else and null there. */
function fieldsOf(schema: JsonSchema, path = '', around = (member: unknown): unknown => member): Field[] {
  return membersOf(schema).flatMap(([name, member]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const within = (value: unknown) => around({ [name]: value });
    const body = within(null);
    const entry = Array.isArray(member.items) ? member.items[0] : member.items;
    return [
      ...(isMembers(body) ? [{ path: here, body, isNullable: [member.type].flat().includes('null') }] : []),
      ...fieldsOf(member, here, within),
      ...(isMembers(entry) ? fieldsOf(entry, `${here}.0`, (value) => within([value])) : []),
    ];
  });
}

/** Null is taken only where a schema says so, and no schema says so of a record that is yet to be made. */
export async function nullsInBodies(app: FastifyInstance, endpoints: readonly RegisteredEndpoint[]): Promise<Nulls> {
  const told: Nulls = { tried: 0, passed: [], emptied: [] };
  for (const { endpoint, input } of endpoints) {
    if (endpoint.method === 'GET' || endpoint.body !== 'json' || !input) continue;
    const schema = schemaOf({ input });
    const isOfStandingRecord = membersOf(schema).some(([name]) => name === 'version');
    // What stands in the path is taken from there.
    const isInBody = ({ path }: Field) => !endpoint.path.includes(`/:${path}`);
    for (const { path, body, isNullable } of fieldsOf(schema).filter(isInBody)) {
      const url = `/api${endpoint.path}`;
      const headers = { authorization: `Bearer ${testToken('ADMIN')}` };
      const { statusCode, body: text } = await app.inject({ method: 'POST', url, payload: body, headers });
      const isNamed = statusCode === 422 && text.includes(`{"field":"${path}","code":"required"`);
      told.tried += 1;
      const isMeant = endpoint.meantNulls.includes(path);
      if (isNullable && !isOfStandingRecord && !isMeant) told.emptied.push(`${url} ${path}`);
      if (isNamed === isNullable) told.passed.push(`${statusCode} ${url} ${path}: ${text.slice(0, 300)}`);
    }
  }
  return told;
}
