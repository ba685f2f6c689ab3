import { sql } from 'kysely';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import { compiled, told } from './statement';

interface Told {
  value: unknown;
}

const value = told(({ value: one }: Told) => one);
const as = (type: string) => sql`select ${value}::${sql.raw(type)} as value`;

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterAll(() => fresh.drop());

it.each([
  ['text', 'O\'Hara "&" \\ {a,b}'],
  ['text', ''],
  ['text', null],
  ['int', 7],
  ['numeric', '0.10'],
  ['boolean', false],
  ['timestamptz', new Date('2026-04-01T00:00:00.123Z')],
  ['jsonb', { a: [1, 'two "2"', null] }],
  ['bytea', Buffer.from([0, 34, 92, 255])],
  ['text[]', ['plain', 'with "quotes", commas and {braces}', '', 'NULL', 'back\\slash', null]],
  ['int[]', [1, 2]],
  ['text[]', []],
])('a %s comes back as it was told: %j', async (type, given) => {
  const statement = compiled<Told>({ compile: () => as(type).compile(fresh.db) });

  for (let time = 0; time < 2; time += 1) {
    const { rows } = await statement(fresh.db, { value: given });

    expect(rows).toEqual([[given]]);
  }
});

it('what is not told is null, and what cannot be spelled is refused before anything is asked', async () => {
  const statement = compiled<Told>({ compile: () => as('text').compile(fresh.db) });

  expect((await statement(fresh.db, { value: undefined })).rows).toEqual([[null]]);
  await expect(statement(fresh.db, { value: { toJSON: () => fail() } })).rejects.toThrow('not to be spelled');
  expect((await statement(fresh.db, { value: 'as ever' })).rows).toEqual([['as ever']]);
});

function fail(): never {
  throw new Error('not to be spelled');
}
