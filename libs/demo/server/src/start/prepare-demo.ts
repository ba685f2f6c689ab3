import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Clock, settableClock, systemClock } from '@freightdesk/shared-calendar';
import { StartRefusal } from '@freightdesk/shared-database';
import type { FastifyInstance } from 'fastify';
import { seedDemoCompany } from '../seed/seed-demo-company';
import { isDemoReady, markDemoReady } from './demo-folder';

interface DemoParts {
  dataDir: string;
  scale: number;
  /** The program that writes a past year of so many invoices into a store. */
  yearsProgram: string;
  /** A server of the demo store that asks this clock. */
  serve(this: void, clock: Clock): Promise<{ app: FastifyInstance }>;
  /** The link of the first administrator, by that clock; null where somebody is there already. */
  offerSetUpLink(this: void, clock: Clock): Promise<string | null>;
}

/** Two thousand invoices are a year of such a company. */
const invoicesOfScale = 2_000;

/** In a process of its own: the rules of all who post are not the demo's to ask. */
async function fillBooks({ dataDir, scale, yearsProgram }: Omit<DemoParts, 'serve' | 'offerSetUpLink'>): Promise<void> {
  const args = [yearsProgram, dataDir, String(scale * invoicesOfScale)];
  const [code] = await once(spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  if (code !== 0) throw new StartRefusal('The books of the demo company could not be written.');
}

/** Makes the sample company once, by a server that nobody else reaches and whose clock goes through its history. */
export async function prepareDemo({ serve, offerSetUpLink, ...books }: DemoParts): Promise<void> {
  const { dataDir } = books;
  if (isDemoReady(dataDir)) return;
  const now = systemClock.now();
  const clock = settableClock(now);
  const { app } = await serve(clock);
  const stage = {
    ...{ app, clock, offerSetUpLink: () => offerSetUpLink(clock) },
    ...(books.scale > 0 && { fillBooks: () => fillBooks(books) }),
  };
  const isMade = await seedDemoCompany(stage, { now, scale: 1 });
  await app.close();
  if (!isMade) {
    throw new StartRefusal(`The demo company in ${dataDir} was left unfinished: delete that folder and start again.`);
  }
  markDemoReady(dataDir);
}
