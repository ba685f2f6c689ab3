import { offerSetUpLink } from '@freightdesk/auth-server';
import { seedDemoCompany } from '@freightdesk/demo-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { buildApp } from './build-app';
import { testKey } from './whole-api.builder';

const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

/** Late in the evening in India, when all that people do on that day is done; so is what they planned that morning. */
const monday = '2026-11-23T18:20:00Z';
const days = isFull
  ? [
      monday,
      '2026-11-24T18:20:00Z',
      '2026-11-25T18:20:00Z',
      '2026-11-26T18:20:00Z',
      '2026-11-27T18:20:00Z',
      '2026-11-28T18:20:00Z',
      '2026-11-29T18:20:00Z',
      // The first morning and the last evening of a financial year, and a leap day.
      '2027-03-31T18:20:00Z',
      '2027-04-01T03:00:00Z',
      '2028-02-29T09:30:00Z',
    ]
  : [monday];

// A year of the company's life is played through the server, call by call.
jest.setTimeout(180_000);

it.each(days)('the demo company can be made at %s', async (day) => {
  const now = new Date(day);
  const database = await freshDatabase();
  const { db } = database;
  const clock = settableClock(now);
  const server = await buildApp({ db, clock, key: testKey, baseUrl: () => '', isDemo: true });

  const isMade = await seedDemoCompany(
    { ...server, clock, offerSetUpLink: () => offerSetUpLink(db, clock, { baseUrl: '' }) },
    { now, scale: 1 },
  );
  await server.app.close();
  await database.drop();

  expect(isMade).toBe(true);
});
