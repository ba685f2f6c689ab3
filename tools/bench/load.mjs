/**
 * The load, in a process of its own so that its work is not counted as the server's: so many connections, each of which asks
 * the next request when the last is answered. Told by its parent what to ask, it answers what it saw. A generator of our own:
 * ours and the floor are asked by the very same hundred lines, bodies may differ from request to request, and nothing is added
 * to the packages of the product.
 */
import { Agent, request } from 'node:http';

/** One request to its last byte; the status and how long it took. */
function ask(agent, { origin, method = 'GET', path, headers = {}, body }) {
  return new Promise((done) => {
    const from = performance.now();
    const seen = (status) => done({ status, ms: performance.now() - from });
    const sent = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      answer.on('data', () => undefined);
      answer.on('end', () => seen(answer.statusCode));
    });
    sent.on('error', () => seen(0));
    sent.end(body);
  });
}

/** Asks the requests in turn from all connections, until the time is over; what was begun is waited for. */
async function run({ requests, connections, ms, first = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const statuses = {};
  let next = first;
  const from = performance.now();
  const work = async () => {
    while (performance.now() - from < ms) {
      const { status, ms: took } = await ask(agent, requests[next++ % requests.length]);
      times.push(took);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { times, statuses, ms: performance.now() - from };
}

process.on('message', (asked) => {
  run(asked).then((seen) => process.send(seen));
});
