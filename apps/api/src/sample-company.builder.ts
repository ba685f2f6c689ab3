import { offerSetUpLink } from '@freightdesk/auth-server';
import { seedDemoCompany } from '@freightdesk/demo-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { createFreshDatabase, filledTemplate, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { buildApp } from './build-app';
import { testKey } from './whole-api.builder';

/** Late in the evening in India, when all that people do on that day is done; so is what they planned that morning. */
export const sampleNow = new Date('2026-11-23T18:20:00Z');

/** Plays the life of the sample company until then; false where somebody is there already. */
export async function playSampleCompany({ db }: FreshDatabase, now = sampleNow): Promise<boolean> {
  const clock = settableClock(now);
  const server = await buildApp({ db, clock, key: testKey, baseUrl: () => '', isDemo: true });
  const offerLink = () => offerSetUpLink(db, clock, { baseUrl: '' });
  const isMade = await seedDemoCompany({ ...server, clock, offerSetUpLink: offerLink }, { now, scale: 1 });
  await server.app.close();
  return isMade;
}

/** A database with the sample company in it, which is played once for all spec files of a run. */
export async function sampleCompany(): Promise<FreshDatabase> {
  const template = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
  const played = await filledTemplate(template, 'sample', async (database) => void (await playSampleCompany(database)));
  return createFreshDatabase(played);
}
