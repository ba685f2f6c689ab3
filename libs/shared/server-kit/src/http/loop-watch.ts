import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from './request-log';

const everyMs = 20;
const blockedMs = 200;

/**
 * While one piece of work keeps the process busy nobody else is answered, and nothing but a clock shows it: a line of the
 * log then says for how long, and which calls were there.
 */
export function watchLoop(app: FastifyInstance): void {
  const inFlight = new Set<FastifyRequest>();
  /** The answer of the very call that kept us busy may be sent before the clock is looked at. */
  let justAnswered: FastifyRequest[] = [];
  let watching = false;
  app.addHook('onRequest', (request, _reply, done) => {
    inFlight.add(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (inFlight.delete(request) && watching) justAnswered.push(request);
    done();
  });
  app.addHook('onListen', async () => {
    watching = true;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = Math.round(now - last - everyMs);
      last = now;
      const routes = [...new Set([...inFlight, ...justAnswered].map(placeOf))];
      justAnswered = [];
      if (ms > blockedMs) app.log.warn({ ms, routes }, 'The server stood still.');
    }, everyMs);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
