import { settableClock } from '@freightdesk/shared-calendar';
import { type FreshDatabase, createFreshDatabase } from '@freightdesk/shared-database/testing';
import type { Statement } from '../statement';
import { verifyDaily } from './verify-daily';

let database: FreshDatabase;

beforeEach(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterEach(() => database.drop());

const holding: Statement = { sentence: 'All is well.', breaches: async () => [] };
const broken: Statement = { sentence: 'Every voucher balances.', breaches: async () => ['PAN ABCDE1234F', 'another'] };

const round = (statements: Statement[], signal = new AbortController().signal) =>
  verifyDaily(statements).run({ db: database.db, clock: settableClock('2026-11-22T06:00:00Z'), signal });

it('books that hold are no news', async () => {
  await expect(round([holding])).resolves.toBeUndefined();
});

it('broken ones fail the round with their sentences and how many records, of which none is named', async () => {
  await expect(round([holding, broken])).rejects.toThrow(
    /^1 of 2 statements about the books are broken, by 2 records\. "npm run verify" names them\. Every voucher balances\.$/,
  );
});

it('a server that ends is not held up by it', async () => {
  await expect(round([holding], AbortSignal.abort())).rejects.toThrow('The server ended');
});

it('all statements see the books of one moment, and can change nothing', async () => {
  const count = async (db: Parameters<Statement['breaches']>[0]) =>
    (await db.selectFrom('account').select('id').execute()).length;
  const seen: number[] = [];
  const before: Statement = {
    sentence: 'Before.',
    breaches: async (db) => {
      seen.push(await count(db));
      await database.db.insertInto('account').values(newAccount).execute();
      return [];
    },
  };
  const after: Statement = {
    sentence: 'After.',
    breaches: async (db) => {
      seen.push(await count(db));
      return [];
    },
  };
  const writing: Statement = {
    sentence: 'Written.',
    breaches: async (db) => {
      await db
        .insertInto('account')
        .values({ ...newAccount, code: 'X2' })
        .execute();
      return [];
    },
  };

  await expect(round([before, after, writing])).rejects.toThrow(/read-only transaction/);
  expect(seen[1]).toBe(seen[0]);
});

const newAccount = {
  id: '01980000-0000-7000-8000-000000000001',
  code: 'X1',
  name: 'Late',
  kind: 'ASSET',
  control: null,
};
