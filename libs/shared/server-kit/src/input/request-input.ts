import { commonProblems, type Endpoint } from '@freightdesk/shared-endpoint';
import { record, type Schema } from '@freightdesk/shared-endpoint/schema';
import { largestMinor } from '@freightdesk/shared-money';
import type { FastifyRequest } from 'fastify';
import type { Query } from './query-reader';
import { refuse } from '../problem/refusal';
import { readQuery } from './schema-walk';
import { validated } from './validated';

/** What calls without input are held against: they take nothing. */
const nothing: Schema = record({});

const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null;

export const queryOf = (request: FastifyRequest): Query => (isQuery(request.query) ? request.query : {});

/** What stands in the places of the path belongs to the body too, whose shape it is part of. */
const withPlaces = (body: unknown, params: Query): unknown =>
  isQuery(body) && !Array.isArray(body) && Object.keys(params).length > 0 ? { ...body, ...params } : body;

/**
 * What a call says, as its schema types it. A GET says it in its query string and path, and what is wrong with it is 400; a
 * POST says it in a JSON body, held strictly, or in a form, of which a text that plainly is a number is read so. What is
 * wrong with it is 422 and named by field.
 */
export function inputOf<Input>(
  schema: Schema<Input> | undefined,
  request: FastifyRequest,
  { method, body }: Pick<Endpoint<never, unknown>, 'method' | 'body'>,
): Promise<Input> {
  const expected = schema ?? nothing;
  const params = isQuery(request.params) ? request.params : {};
  if (method === 'GET') {
    return validated(
      expected,
      readQuery(expected, { ...queryOf(request), ...params }),
      commonProblems.bad_request,
      largestMinor,
    );
  }
  const bodyless = schema === undefined || body === 'none';
  if (request.body === undefined && !bodyless) {
    const message = body === 'multipart' ? 'This request needs a form.' : 'This request needs a JSON body.';
    refuse(commonProblems.bad_request, { message });
  }
  const given = withPlaces(request.body ?? {}, params);
  const read = body === 'multipart' && isQuery(given) ? readQuery(expected, given) : given;
  return validated(expected, read, commonProblems.invalid, largestMinor);
}
