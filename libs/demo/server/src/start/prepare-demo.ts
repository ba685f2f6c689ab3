import { addDays, businessDateAt, type Clock, settableClock, systemClock } from '@freightdesk/shared-calendar';
import { StartRefusal, type Store } from '@freightdesk/shared-database';
import type { FastifyInstance } from 'fastify';
import { seedDemoCompany } from '../seed/seed-demo-company';
import { fillStore } from '../years/fill-store';
import { isDemoReady, markDemoReady } from './demo-folder';

interface DemoParts {
  dataDir: string;
  scale: number;
  store: Pick<Store, 'db' | 'ownerUrl'>;
  /** A server of the demo store that asks this clock. */
  serve(this: void, clock: Clock): Promise<{ app: FastifyInstance }>;
  /** The link of the first administrator, by that clock; null where somebody is there already. */
  offerSetUpLink(this: void, clock: Clock): Promise<string | null>;
}

/** Two thousand invoices are a year of such a company. */
const invoicesOfScale = 2_000;
const yearDays = 365;

/** A past year of business up to yesterday, all of it done at the second branch. */
function fillBooks({ store, scale }: Pick<DemoParts, 'store' | 'scale'>, now: Date): () => Promise<void> {
  const today = businessDateAt(now);
  const days = { from: addDays(today, -yearDays), to: addDays(today, -1) };
  return () => fillStore(store, { scale: scale * invoicesOfScale, days, place: 'second branch' });
}

/** Makes the sample company once, by a server that nobody else reaches and whose clock goes through its history. */
export async function prepareDemo({ dataDir, serve, offerSetUpLink, ...books }: DemoParts): Promise<void> {
  if (isDemoReady(dataDir)) return;
  const now = systemClock.now();
  const clock = settableClock(now);
  const { app } = await serve(clock);
  const stage = {
    ...{ app, clock, offerSetUpLink: () => offerSetUpLink(clock) },
    ...(books.scale > 0 && { fillBooks: fillBooks(books, now) }),
  };
  const isMade = await seedDemoCompany(stage, { now, scale: 1 });
  await app.close();
  if (!isMade) {
    throw new StartRefusal(`The demo company in ${dataDir} was left unfinished: delete that folder and start again.`);
  }
  markDemoReady(dataDir);
}
