import { settableClock } from '@freightdesk/shared-calendar';
import { type FreshDatabase, createFreshDatabase } from '@freightdesk/shared-database/testing';
import type { Invariant } from './invariant';
import { verifyDaily } from './verify-daily';

let database: FreshDatabase;

beforeEach(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterEach(() => database.drop());

const holding: Invariant = { sentence: 'All is well.', broken: async () => [] };
const broken: Invariant = { sentence: 'Every voucher balances.', broken: async () => ['PAN ABCDE1234F', 'another'] };

const round = (...invariants: Invariant[]) =>
  verifyDaily(invariants).run({
    db: database.db,
    clock: settableClock('2026-11-22T06:00:00Z'),
    signal: new AbortController().signal,
  });

it('books that hold are no news', async () => {
  await expect(round(holding)).resolves.toBeUndefined();
});

it('broken ones fail the round with their sentences and how many records, of which none is named', async () => {
  await expect(round(holding, broken)).rejects.toThrow(
    /^1 of 2 invariants about the books are broken, by 2 records\. "npm run verify" names them\. Every voucher balances\.$/,
  );
});

it('one that could not be checked is not taken for true', async () => {
  const failing: Invariant = { sentence: 'All is well.', broken: () => Promise.reject(new RangeError('Too large.')) };

  await expect(round(failing, holding)).rejects.toThrow(/^1 of 2 invariants .* All is well\.$/);
});
