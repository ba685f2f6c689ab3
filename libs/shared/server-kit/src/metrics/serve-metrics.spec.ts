import { connect } from 'node:net';
import { startJobs } from '../job/start-jobs';
import { as, startParcels } from '../testing';
import { serveMetrics } from './serve-metrics';

let server: Awaited<ReturnType<typeof startParcels>>;
let place: string;

beforeAll(async () => {
  server = await startParcels();
  const { port } = await serveMetrics(server, { host: '127.0.0.1', port: 0, db: server.db });
  place = `http://127.0.0.1:${port}`;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

const scrape = async (): Promise<string> => (await fetch(`${place}/metrics`)).text();
/** The values of a figure by its labels. */
async function figures(name: string): Promise<Record<string, number>> {
  const lines = (await scrape())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
const counts = () => figures('http_request_duration_seconds_count');
const call = (url: string, method: 'GET' | 'POST' = 'GET') =>
  server.app.inject({ method, url, headers: as('ACCOUNT'), ...(method === 'POST' && { payload: {} }) });

describe('what a scrape tells', () => {
  it('counts and times calls by the pattern of their route, their method and the class of their answer', async () => {
    await call('/api/parcel/list?q=one');
    await call('/api/parcel/list?q=two');
    await call('/api/parcel/add', 'POST');
    await call('/api/parcel/fail', 'POST');

    expect(await counts()).toMatchObject({
      '{method="GET",route="/api/parcel/list",status="2xx"}': 2,
      '{method="POST",route="/api/parcel/add",status="4xx"}': 1,
      '{method="POST",route="/api/parcel/fail",status="5xx"}': 1,
    });
    expect(await figures('http_requests_in_flight')).toEqual({ '': 0 });
  });

  it('ten thousand addresses that nobody knows are one series', async () => {
    const before = Object.keys(await counts());

    for (let path = 0; path < 10_000; path += 1) await server.app.inject(`/api/${path.toString(36)}/${path}`);

    const made = Object.entries(await counts()).filter(([labels]) => !before.includes(labels));
    expect(made).toEqual([['{method="(any)",route="(none)",status="4xx"}', 10_000]]);
  });

  it('a client that goes away is told apart, and is not in flight for ever', async () => {
    const gate = server.hold();
    const [bound] = server.app.addresses();
    const socket = connect(typeof bound === 'object' ? bound.port : 0, '127.0.0.1');
    socket.write(
      `POST /api/parcel/invite HTTP/1.1\r\nHost: x\r\nAuthorization: ${as('ACCOUNT').authorization}\r\nContent-Length: 0\r\n\r\n`,
    );
    await gate.reached;
    expect(await figures('http_requests_in_flight')).toEqual({ '': 1 });
    socket.destroy();
    // The server learns of it later than we do: an answer given before would have gone out well.
    for (let left = 1; left > 0;) left = (await figures('http_requests_in_flight'))[''] ?? 1;
    gate.open();

    expect(await counts()).toMatchObject({ '{method="POST",route="/api/parcel/invite",status="gone"}': 1 });
  });

  it('the delay of the event loop, the memory and the connections', async () => {
    expect(await scrape()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(await scrape()).toMatch(/^process_resident_memory_bytes \d/m);
    expect(await figures('freightdesk_store_up')).toEqual({ '': 1 });
    expect(Object.keys(await figures('freightdesk_pool_connections'))).toContain('{pool="freightdesk",state="idle"}');
    expect(await figures('freightdesk_pool_waiting')).toMatchObject({ '{pool="freightdesk"}': 0 });
  });

  it('what was added to the tables that only grow, without counting it', async () => {
    const added = await figures('freightdesk_rows_added_total');

    expect(Object.keys(added).sort()).toEqual(['{table="audit_event"}', '{table="seal"}']);
  });

  it('when each job last ended well and badly, and whether it is failing', async () => {
    const { db, clock } = server;
    const quiet = { warn: () => undefined, error: () => undefined };
    const look = (run: () => Promise<void>) =>
      startJobs({ db, clock, log: quiet, jobs: [{ name: 'test.job', everyMs: 1_000, run }] }).stop();

    await look(() => Promise.reject(new Error('The disk is full')));
    expect(await figures('freightdesk_job_failing')).toEqual({ '{job="test.job"}': 1 });
    clock.set('2026-11-21T06:01:00Z');
    await look(async () => undefined);

    expect(await figures('freightdesk_job_failing')).toEqual({ '{job="test.job"}': 0 });
    expect(await figures('freightdesk_job_last_failure_timestamp_seconds')).toEqual({
      '{job="test.job"}': Date.parse('2026-11-21T06:00:00Z') / 1000,
    });
    expect(await figures('freightdesk_job_last_success_timestamp_seconds')).toEqual({
      '{job="test.job"}': Date.parse('2026-11-21T06:01:00Z') / 1000,
    });
  });
});

describe('the place of the figures', () => {
  it('is not the port of the product, and gives nothing else', async () => {
    expect((await call('/metrics')).statusCode).toBe(404);
    expect((await fetch(`${place}/api/health/live`)).status).toBe(404);
    expect((await fetch(`${place}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('that is taken stops the start with one sentence', async () => {
    const { port } = new URL(place);
    const other = await startParcels();

    const start = serveMetrics(other, { host: '127.0.0.1', port: Number(port), db: other.db });

    await expect(start).rejects.toThrow(
      new RegExp(`^METRICS_PORT ${port} on 127\\.0\\.0\\.1 can't be listened on: .*\\.$`),
    );
    await other.stop();
  });

  it('still answers when the store is away, says so, and ends with the server', async () => {
    const other = await startParcels();
    const { port } = await serveMetrics(other, { host: '127.0.0.1', port: 0, db: other.db });
    const url = `http://127.0.0.1:${port}/metrics`;
    expect(await (await fetch(url)).text()).toMatch(/^freightdesk_store_up 1$/m);
    await other.db.destroy();

    expect(await (await fetch(url)).text()).toMatch(/^freightdesk_store_up 0$/m);
    await other.stop();

    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});
