import { settableClock } from '@freightdesk/shared-calendar';
import { type FreshDatabase, createFreshDatabase } from '@freightdesk/shared-database/testing';
import type { Statement } from './statement';
import { verifyDaily } from './verify-daily';

let database: FreshDatabase;

beforeEach(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterEach(() => database.drop());

const holding: Statement = { sentence: 'All is well.', breaches: async () => [] };
const broken: Statement = { sentence: 'Every voucher balances.', breaches: async () => ['PAN ABCDE1234F', 'another'] };

const round = (...statements: Statement[]) =>
  verifyDaily(statements).run({
    db: database.db,
    clock: settableClock('2026-11-22T06:00:00Z'),
    signal: new AbortController().signal,
  });

it('books that hold are no news', async () => {
  await expect(round(holding)).resolves.toBeUndefined();
});

it('broken ones fail the round with their sentences and how many records, of which none is named', async () => {
  await expect(round(holding, broken)).rejects.toThrow(
    /^1 of 2 statements about the books are broken, by 2 records\. "npm run verify" names them\. Every voucher balances\.$/,
  );
});

it('one that could not be checked is not taken for true', async () => {
  const failing: Statement = { sentence: 'All is well.', breaches: () => Promise.reject(new RangeError('Too large.')) };

  await expect(round(failing, holding)).rejects.toThrow(/^1 of 2 statements .* All is well\.$/);
});
