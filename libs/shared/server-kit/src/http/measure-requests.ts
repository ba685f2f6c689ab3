import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: from a look-up by its key to an upload over a slow line. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The route's pattern and never the address as sent: whoever asks for ten thousand addresses would make as many series, and
 * addresses hold search words. All files and screens of the page are one route, and so is everything that is none.
 */
function placeOf(request: FastifyRequest, { statusCode }: FastifyReply): { method: string; route: string } {
  const { url } = request.routeOptions;
  if (url?.startsWith('/api/')) return { method: request.method, route: url };
  return statusCode < 400 ? { method: 'GET', route: '(page)' } : { method: '(any)', route: '(none)' };
}

/** Counts and times every answer. Costs some microseconds, so it is done whether or not anybody asks for the figures. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have come in and are not answered yet.',
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer; its count is the number of requests.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onRequest', (request, reply, done) => {
    inFlight.inc();
    let isOpen = true;
    const end = (status: string) => {
      if (!isOpen) return;
      isOpen = false;
      inFlight.dec();
      seconds.observe({ ...placeOf(request, reply), status }, reply.elapsedTime / 1000);
    };
    // A client that goes away before its answer is whole leaves a `close` alone.
    reply.raw.once('finish', () => end(`${Math.floor(reply.statusCode / 100)}xx`)).once('close', () => end('gone'));
    done();
  });
}
