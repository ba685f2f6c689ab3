import Fastify from 'fastify';
import { watchLoop } from './loop-watch';

/** A server that logs into a list. */
async function startWatched() {
  const lines: { msg: string; ms: number; routes: string[] }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  watchLoop(app);
  app.get('/busy', async () => {
    const end = performance.now() + 600;
    while (performance.now() < end);
    return 'done';
  });
  app.get('/waiting', () => new Promise((answer) => setTimeout(() => answer('done'), 1_000)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, address };
}

it('a call that keeps the whole server busy is named in the log with its length', async () => {
  const { app, lines, address } = await startWatched();

  const waiting = fetch(`${address}/waiting`);
  await fetch(`${address}/busy?pan=AAACI1681G`);
  await waiting;
  await app.close();

  const line = lines.find(({ routes }) => routes.includes('GET /busy'));
  expect(line).toMatchObject({ msg: 'The server stood still.' });
  expect(line?.ms).toBeGreaterThan(500);
  expect(JSON.stringify(lines)).not.toContain('AAACI1681G');
});
