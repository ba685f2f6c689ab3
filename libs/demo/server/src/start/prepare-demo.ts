import { settableClock, systemClock, type Clock } from '@freightdesk/shared-calendar';
import { StartRefusal } from '@freightdesk/shared-database';
import type { FastifyInstance } from 'fastify';
import { seedDemoCompany } from '../seed/seed-demo-company';
import { isDemoReady, markDemoReady } from './demo-folder';

interface DemoParts {
  dataDir: string;
  scale: number;
  /** A server of the demo store that asks this clock. */
  serve(this: void, clock: Clock): Promise<{ app: FastifyInstance }>;
  /** The link of the first administrator, by that clock; null where somebody is there already. */
  offerSetUpLink(this: void, clock: Clock): Promise<string | null>;
}

/** Makes the sample company once, by a server that nobody else reaches and whose clock goes through its history. */
export async function prepareDemo({ dataDir, scale, serve, offerSetUpLink }: DemoParts): Promise<void> {
  if (isDemoReady(dataDir)) return;
  const now = systemClock.now();
  const clock = settableClock(now);
  const { app } = await serve(clock);
  const stage = { app, clock, offerSetUpLink: () => offerSetUpLink(clock) };
  const isMade = await seedDemoCompany(stage, { now, scale });
  await app.close();
  if (!isMade) {
    throw new StartRefusal(`The demo company in ${dataDir} was left unfinished: delete that folder and start again.`);
  }
  markDemoReady(dataDir);
}
