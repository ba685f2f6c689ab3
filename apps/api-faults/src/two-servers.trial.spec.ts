import { type Caller, callerWith, officeOf, signIn } from './client/caller';
import { report, rounds } from './figures';
import type { ActKind } from './freight/act';
import { startRush } from './freight/rush';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer, verifyStore } from './server/built-server';
import { newPlace, type Place } from './server/place';
import { booksOf } from './store/books';
import { emptyDatabase, type EmptyDatabase } from './store/store-url';

/** Invoices, with the receipts and transfers that a day has beside them. */
const invoices = rounds({ quick: 200, full: 1000 });
const ofADay: readonly ActKind[] = ['sale', 'sale', 'receipt', 'sale', 'purchase', 'sale', 'transfer', 'sale'];
const invoicesOfADay = ofADay.filter((kind) => kind === 'sale' || kind === 'purchase').length;

let database: EmptyDatabase;
let place: Place;
let servers: BuiltServer[];
let shop: Shop;
const people: Caller[] = [];

jest.setTimeout(60_000 + invoices * 500);

beforeAll(async () => {
  database = await emptyDatabase();
  place = newPlace({ databaseUrl: database.url });
  // Both at once, so that they also meet over the migrations.
  servers = await Promise.all([startServer(place), startServer(place)]);
  const addresses = servers.map(
    ({ url }) =>
      () =>
        url,
  );
  const [first = () => ''] = addresses;
  shop = await openShop(await signIn(first));
  // Each person works at both servers, in turn, as behind a balancer.
  for (const { token } of await officeOf(shop.by, 8))
    people.push(...addresses.map((address) => callerWith(address, token)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  place.remove();
});

it('two servers of one store give every number once, skip none, and nobody hears of a deadlock', async () => {
  const most = Math.ceil(invoices / invoicesOfADay) * ofADay.length;
  const from = performance.now();
  const rush = startRush({ shop, clerks: 32, people, name: 'two', kinds: ofADay, most });
  await rush.done;

  const seconds = Math.round((performance.now() - from) / 1000);
  const { documents, gaps, duplicates, half } = await booksOf(database.url);
  const seen = rush.acts.flatMap(({ refusal, waits }) => [
    ...(refusal ?? []),
    ...Array.from({ length: waits }, () => 'wait'),
  ]);
  const numbered = documents.filter(
    ({ kind, number }) => (kind === 'sale' || kind === 'purchase') && number !== null,
  ).length;
  report({
    ...{ store: 'PostgreSQL', servers: servers.length, clients: 32, invoices: numbered, seconds },
    ...{ gaps: gaps.length, duplicates: duplicates.length, 'half posted': half.length, 'seen by users': seen.length },
  });
  expect({ gaps, duplicates, half, seen }).toEqual({ gaps: [], duplicates: [], half: [], seen: [] });
  expect(numbered).toBeGreaterThanOrEqual(invoices);
  expect(verifyStore(place.settings)).toEqual([]);
});
