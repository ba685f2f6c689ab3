import Fastify from 'fastify';
import { closedOnSignal } from './close-on-signal';
import { refuseWhileClosing } from './closing';
import { takeSignals } from './signals';

function holdUpFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/**
 * A server of its own for the specs that stop one: says its address, answers `/slow` after half a second and `/never` not at
 * all; after `/busy` it is deaf for more than a second, from a moment that leaves time for a signal.
 */
async function main(): Promise<number> {
  const signals = takeSignals();
  const app = Fastify({ return503OnClosing: false });
  refuseWhileClosing(app);
  app.setErrorHandler((_refusal, _request, reply) => reply.code(503).send());
  app.get('/slow', () => new Promise((answer) => setTimeout(() => answer('done'), 500)));
  app.get('/never', () => new Promise(() => undefined));
  app.get('/busy', () => {
    setTimeout(holdUpFor, 200, 1_300);
    return 'soon';
  });
  app.post('/body', () => 'taken');
  const closed = closedOnSignal(app, signals, async () => void process.stdout.write('store closed\n'));
  // The address ends with the port.
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
  return closed;
}

void main().then((code) => process.exit(code));
