import { signIn } from './client/caller';
import { randomOf, report, rounds } from './figures';
import { pause } from './freight/act';
import { openShop } from './freight/shop';
import { beginServer, startServer, verifyStore } from './server/built-server';
import { newPlace } from './server/place';
import { killAll, postgresOf } from './server/process-tree';

const tries = rounds({ quick: 2, full: 20 });
const seed = Number(process.env['FREIGHTDESK_FAULT_SEED'] ?? 1947);
const random = randomOf(seed);

jest.setTimeout(120_000 + tries * 30_000);

/** How long a first start takes here: the making of the store, its tables, the first administrator and the company. */
async function secondsOfAFirstStart(): Promise<number> {
  const place = newPlace();
  const server = await startServer(place);
  await server.stop();
  place.remove();
  return server.secondsToReady;
}

/** Kills a first start at some moment, every other time with its PostgreSQL; then starts again. */
async function killedAfter(
  milliseconds: number,
  withPostgres: boolean,
): Promise<{ seconds: number; broken: string[] }> {
  const place = newPlace();
  const first = await beginServer(place);
  await pause(milliseconds);
  const processes = withPostgres ? postgresOf(place.dataDir) : [];
  const ended = first.kill();
  killAll(processes);
  await ended;

  const server = await startServer(place);
  await openShop(await signIn(() => server.url));
  await server.stop();
  const broken = verifyStore(place.settings);
  place.remove();
  return { seconds: server.secondsToReady, broken };
}

it('a first start that is killed at any moment is made good by the next one', async () => {
  const whole = (await secondsOfAFirstStart()) * 1000;
  const broken: string[] = [];
  let slowest = 0;
  for (let round = 0; round < tries; round += 1) {
    // Spread over the whole start, by chance within each part of it.
    const one = await killedAfter(((round + random()) / tries) * whole, round % 2 === 1);
    broken.push(...one.broken);
    slowest = Math.max(slowest, Math.round(one.seconds * 10) / 10);
  }

  report({ store: 'embedded', seed, rounds: tries, 'broken invariants': broken.length, 'seconds to ready': slowest });
  expect(broken).toEqual([]);
});
