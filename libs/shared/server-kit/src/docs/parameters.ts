import { type Filter, type ListSpec, pageSizes } from '@freightdesk/shared-endpoint';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { bareFormats, exportFormats } from '../export/export-format';
import { isOpen, type RegisteredEndpoint } from '../route/kit';

type Json = Readonly<Record<string, unknown>>;

/** What a call takes beside its body; each is told once, as OpenAPI asks. */
export function parametersOf(registered: RegisteredEndpoint): Json[] {
  const { endpoint, input } = registered;
  const { access, list, method, idempotent } = endpoint;
  const formats = formatsOf(registered);
  return [
    ...(input ? inputParameters(endpoint, input) : []),
    ...(method === 'GET' && list ? listParameters(list) : []),
    ...(formats.length > 0 ? [parameter('format', { type: 'string', enum: formats })] : []),
    ...(idempotent && !isOpen(access) ? [idempotencyKey] : []),
  ];
}

/** The body of a write: what its schema holds, without what stands in the path. */
export function bodySchema({ path }: RegisteredEndpoint['endpoint'], input: Schema): Json {
  const { properties = {}, required = [], ...rest } = convertSchema(input);
  const isBody = (name: string) => !standsIn(path, name);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isBody(name))),
    required: required.filter(isBody),
  };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

const standsIn = (path: string, name: string): boolean => path.split('/').includes(`:${name}`);

/** The files that an answer can be taken along as. */
const formatsOf = ({ endpoint: { list }, exported, bare }: RegisteredEndpoint): readonly string[] => [
  ...(list || exported ? exportFormats : []),
  ...(bare ? bareFormats : []),
];

function inputParameters({ path, method }: RegisteredEndpoint['endpoint'], input: Schema): Json[] {
  const { properties, required } = convertSchema(input);
  return Object.entries(properties ?? {}).flatMap(([name, schema]) => {
    if (standsIn(path, name)) return [{ ...parameter(name, schema, true), in: 'path' }];
    return method === 'GET' ? [parameter(name, schema, required?.includes(name) ?? false)] : [];
  });
}

const parameter = (name: string, schema: unknown, required = false): Json => ({ name, in: 'query', required, schema });

const filterSchemas: Record<Filter['kind'], Json> = {
  choice: { type: 'string' },
  id: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  flag: { type: 'string', enum: ['true', 'false'] },
  text: { type: 'string' },
};

function listParameters({ filters, sorts, defaultSort }: ListSpec): Json[] {
  const own = [
    parameter('page', { type: 'integer', minimum: 1, default: 1 }),
    parameter('pageSize', { type: 'integer', minimum: 1, maximum: pageSizes.most, default: pageSizes.default }),
    parameter('sort', {
      type: 'string',
      default: defaultSort,
      description: `Words of: ${sorts.join(', ')}; - turns one.`,
    }),
    parameter('q', { type: 'string', description: 'Words to find.' }),
    parameter('after', { type: 'string', description: 'A nextCursor, in place of page.' }),
    parameter('id', { type: 'array', items: filterSchemas.id, description: 'Of these rows alone.' }),
    parameter('count', { type: 'string', enum: ['exact'] }),
  ];
  const offered = Object.entries(filters).flatMap(([name, filter]) => {
    const items = filter.kind === 'choice' ? { type: 'string', enum: filter.values } : filterSchemas[filter.kind];
    // A list may name the ids of its rows as a filter of its own.
    return name === 'id' ? [] : [parameter(name, { type: 'array', items })];
  });
  return [...own, ...offered];
}
