import { settableClock } from '@freightdesk/shared-calendar';
import type { AskedStatement } from '@freightdesk/shared-database/testing';
import { authenticateByRole, freshDatabase, insertTestActors, testToken } from '@freightdesk/shared-testing-server';
import { queriesOf } from './list-plans.builder';
import { wholeServer } from './whole-api.builder';

let server: ReturnType<typeof wholeServer>;
let store: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  const clock = settableClock('2026-11-22T06:00:00Z');
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  server = wholeServer({ db: store.db, clock, authenticate: authenticateByRole }, testToken('ADMIN'));
});
afterAll(async () => {
  await server.close();
  await store.drop();
});

const askedFor = (q: string) =>
  queriesOf(async () => expect(await server.ask(`/search?q=${encodeURIComponent(q)}`)).toBe(200));

const isSearch = ({ text }: AskedStatement) => text.includes('asked as materialized');

it.each(['SI/24-25/000012', 'konkan', 'mundra 3'])('what finds %s has one plan from its first asking on', async (q) => {
  const asked = await askedFor(q);

  const places = asked.flatMap((one, place) => (isSearch(one) ? [place] : []));
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    expect(asked[place - 1]?.text).toMatch(/^\/\* rows as arrays, .* set plan_cache_mode = force_generic_plan$/);
    expect(asked[place + 1]?.text).toMatch(/^\/\* rows as arrays, .* reset plan_cache_mode$/);
  }
});

it('spellings of a name are made where it was not found as it was typed, and numbers are looked for where there is a figure', async () => {
  const [typed, meant, ...more] = (await askedFor('konkan')).filter(isSearch);

  const spelled = (asked: AskedStatement | undefined) => JSON.stringify(asked?.values).includes('%oknkan%');
  expect([spelled(typed), spelled(meant), more]).toEqual([false, true, []]);
  expect(typed?.text).not.toContain('typed.key');
});

it.each([
  ['mundra', 1],
  ['nhava sheva', 2],
  ['port of nhava sheva', 3],
])('a place is held against as many words as were typed: %s', async (q, words) => {
  const [typed] = (await askedFor(q)).filter(isSearch);

  expect(new Set(typed?.text.match(/like typed\."\w*place"/g)).size).toBe(words);
});
