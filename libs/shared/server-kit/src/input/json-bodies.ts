import { commonProblems } from '@freightdesk/shared-endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../problem/refusal';
import { parseJson } from './strict-json';

const json = /^application\/json *(; *charset *= *"?utf-8"? *)?$/i;

/** JSON in UTF-8 is the only body this server reads; anything else is 415 before a byte of it is looked at. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!json.test(request.headers['content-type'] ?? '')) {
        refuse(commonProblems.unsupported_media_type, { message: 'The request must be JSON in UTF-8.' });
      }
      return bytes.length === 0 ? undefined : parseJson(bytes);
    },
  );
}
