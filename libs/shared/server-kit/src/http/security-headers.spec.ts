import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ApiOptions, createApi } from './create-api';
import { registerHealth } from './health';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());

/** What a server says to whoever asks it over plain HTTP, as a proxy before it does. */
async function hstsOf(options: Partial<ApiOptions>, headers: Record<string, string> = {}) {
  const clock = settableClock('2026-11-22T06:00:00Z');
  const { app, api } = createApi({ db, clock, authenticate: async () => commonProblems.unauthenticated, ...options });
  registerHealth(api);
  try {
    const answers = await Promise.all(['/api/health/live', '/api/nowhere'].map((url) => app.inject({ url, headers })));
    return answers.map((answer) => answer.headers['strict-transport-security']);
  } finally {
    await app.close();
  }
}

const forAYear = 'max-age=31536000; includeSubDomains';

it('where people come by https every answer tells their browser to keep to it', async () => {
  expect(await hstsOf({ isHttps: true })).toEqual([forAYear, forAYear]);
});

it('the word of a proxy counts where it is believed, and only there', async () => {
  const headers = { 'x-forwarded-proto': 'https' };

  expect(await hstsOf({ trustProxy: ['127.0.0.1'] }, headers)).toEqual([forAYear, forAYear]);
  expect(await hstsOf({}, headers)).toEqual([undefined, undefined]);
});
