import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFirstAdmin } from '@freightdesk/auth-server';
import { createCompany } from '@freightdesk/company-server';
import { companyFacts } from '@freightdesk/demo-server';
import { systemClock } from '@freightdesk/shared-calendar';
import { openStore } from '@freightdesk/shared-database';
import { fillStore } from './fill-store';
import { tables } from '../tables';

/** Who signs in to measure; the store holds nothing of anybody's. */
const login = { email: 'bench@sagarfreight.example', password: 'so many invoices, so little time' };

/** Two fiscal years and most of a third. */
const days = { from: '2024-04-01', to: '2026-11-20' };

const say = (line: string) => void process.stdout.write(`${line}\n`);
const log = { info: () => undefined, warn: say };

/** Makes a store with books of so many sale invoices in an empty folder. */
async function makeStore(dataDir: string, scale: number): Promise<void> {
  const from = performance.now();
  const store = await openStore({ dataDir, tables, log });
  try {
    const { db } = store;
    const isNew = await createFirstAdmin(
      { db, clock: systemClock, createCompany },
      { ...login, company: companyFacts },
    );
    if (!isNew) throw new Error(`${dataDir} holds a company already.`);
    await fillStore(store, { scale, days, place: 'everywhere' });
  } finally {
    await store.close();
  }
  // Whoever finds this knows that it is whole.
  writeFileSync(join(dataDir, 'made'), `${scale}\n`);
  say(`${scale} sale invoices in ${dataDir}, made in ${((performance.now() - from) / 1000).toFixed(0)} s.`);
}

const [dataDir = '', scale = ''] = process.argv.slice(2);
makeStore(dataDir, Number(scale)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
