import { isRole, permissions, roles } from '@freightdesk/shared-access';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { isOpen, type RegisteredEndpoint } from '../route/kit';
import { bodySchema, parametersOf } from './parameters';

type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Who may call. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
}

/** The parts of an OpenAPI document that we read ourselves. */
export interface OpenApi extends Json {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** OpenAPI 3.1 of every registered endpoint, derived from the endpoint values and their schemas alone. */
export function openapi(endpoints: readonly RegisteredEndpoint[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const registered of endpoints) {
    const { path, method } = registered.endpoint;
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(registered) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Freightdesk', version: '1', description: conventions },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problem },
      responses: {
        Problem: {
          description: 'A refusal (RFC 9457).',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

const conventions =
  'Reads are GET, writes are POST with JSON, or with multipart/form-data where they take a file. Writes take an Idempotency-Key; changes of a record take the version that was ' +
  'seen. Money is whole paise (or the smallest unit of its currency), quantities and rates are decimal text, dates are ' +
  'YYYY-MM-DD in Asia/Kolkata. Every answer that is not 2xx is application/problem+json.';

const sentence: Json = {
  message: { type: 'string', description: 'A sentence for the person at the screen.' },
  text: { type: 'string', description: 'Where it has values: the sentence with their places, such as {{month}}.' },
  values: { type: 'object', description: 'What stands in the places, by name.' },
};

const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    ...sentence,
    code: { type: 'string', examples: Object.keys(commonProblems) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, ...sentence },
      },
    },
  },
};

function operation(registered: RegisteredEndpoint): Operation {
  const { endpoint, input, output } = registered;
  const { access, name, summary, status, method, body } = endpoint;
  return {
    operationId: name,
    tags: name.split('.').slice(0, 1),
    summary,
    description: whoMay(access),
    security: isOpen(access) ? [] : [{ session: [] }],
    parameters: parametersOf(registered),
    ...(method !== 'GET' &&
      input &&
      body !== 'none' && { requestBody: requestBody(body, bodySchema(endpoint, input)) }),
    responses: {
      [String(status)]: { description: 'Done.', content: answerContent(endpoint.envelope, output) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function whoMay(access: RegisteredEndpoint['endpoint']['access']): string {
  if (access === 'public') return 'Open to anyone.';
  if (access === 'one-time-link') return 'Open to the holder of a one-time link.';
  const allowed = permissions[access].filter(isRole);
  return allowed.length === roles.length ? 'Any signed-in person.' : `Roles: ${allowed.join(', ')}.`;
}

const requestBody = (body: 'json' | 'multipart', schema: Json): Json => ({
  required: true,
  content: { [body === 'json' ? 'application/json' : 'multipart/form-data']: { schema } },
});

/** An answer without a schema is a file. */
const answerContent = (envelope: RegisteredEndpoint['endpoint']['envelope'], output: Schema | undefined): Json =>
  output
    ? { 'application/json': { schema: answerSchema(envelope, schemaOf(output)) } }
    : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const schemaOf = (schema: Schema): Json => ({ ...convertSchema(schema) });

function answerSchema(envelope: RegisteredEndpoint['endpoint']['envelope'], schema: Json): Json {
  if (envelope === 'whole') return schema;
  if (envelope === 'data') return { type: 'object', required: ['data'], properties: { data: schema } };
  return {
    type: 'object',
    required: ['data', 'page', 'pageSize', 'total', 'totalIsExact', 'nextCursor'],
    properties: {
      data: { type: 'array', items: schema },
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
      total: { type: 'integer' },
      totalIsExact: { type: 'boolean' },
      nextCursor: { type: ['string', 'null'] },
    },
  };
}
