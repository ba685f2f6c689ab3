import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type Db, StartRefusal } from '@freightdesk/shared-database';
import { collectDefaultMetrics } from 'prom-client';
import type { ApiServer } from '../http/create-api';
import type { Place } from '../process/settings';
import { measureStore } from './measure-store';

/**
 * Serves the figures in Prometheus's text form at a place of their own, which ends with the server. They name no person and
 * no record, but how busy a company is, is its own affair: the place should be reached from inside alone.
 */
export async function serveMetrics(
  { app, metrics }: ApiServer,
  { host, port, db }: Place & { db: Db },
): Promise<{ port: number }> {
  collectDefaultMetrics({ register: metrics });
  const readStore = measureStore(db, metrics);
  const scrape = async (): Promise<string> => {
    await readStore();
    return metrics.metrics();
  };

  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (figures) => response.writeHead(200, { 'content-type': metrics.contentType }).end(figures),
      (error: unknown) => {
        app.log.error({ stack: error instanceof Error ? error.stack : String(error) }, 'A scrape failed.');
        response.writeHead(500).end();
      },
    );
  };
  // Longer than from one scrape to the next, or each would race with the end of the last one's connection.
  const server = createServer({ requestTimeout: 10_000, keepAliveTimeout: 120_000 }, answer).listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefusal(`METRICS_PORT ${port} on ${host} can't be listened on: ${why}.`, { cause });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  const bound = server.address();
  return { port: typeof bound === 'object' && bound !== null ? bound.port : port };
}
