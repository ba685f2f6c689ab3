import type { ApiServer } from '../http/create-api';
import { docsPage } from './docs-page';
import { openapi } from './openapi';
import { newNonce, pagePolicy } from '../http/security-headers';

/** The contract as the server holds it: for machines at /api/openapi.json, for people at /api/docs. */
export function serveDocs({ app, endpoints }: Pick<ApiServer, 'app' | 'endpoints'>): void {
  app.get('/api/openapi.json', async () => openapi(endpoints));
  app.get('/api/docs', async (_request, reply) => {
    const nonce = newNonce();
    reply.header('content-security-policy', pagePolicy(nonce));
    return reply.type('text/html; charset=utf-8').send(docsPage(endpoints, nonce));
  });
}
