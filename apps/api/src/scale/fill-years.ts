import { addDays, businessDateAt, systemClock } from '@freightdesk/shared-calendar';
import { attachStore } from '@freightdesk/shared-database';
import { fillStore } from './fill-store';
import { tables } from '../tables';

const log = { info: () => undefined, warn: () => undefined };
const yearDays = 365;

/**
 * Writes a past year of business up to yesterday into the new store of a demo company while its server waits, all of it at
 * the second branch: the head office numbers what its people do.
 */
async function fillYears(dataDir: string, scale: number): Promise<void> {
  const today = businessDateAt(systemClock.now());
  const days = { from: addDays(today, -yearDays), to: addDays(today, -1) };
  const store = await attachStore({ dataDir, tables, log });
  const db = store.toMend();
  try {
    await fillStore({ db, ownerUrl: store.ownerUrl }, { scale, days, place: 'second branch' });
  } finally {
    await db.destroy();
    await store.close();
  }
}

const [dataDir = '', scale = ''] = process.argv.slice(2);
fillYears(dataDir, Number(scale)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
