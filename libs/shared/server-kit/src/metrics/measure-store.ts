import { setTimeout as wait } from 'node:timers/promises';
import { type Db, poolStats } from '@freightdesk/shared-database';
import { Counter, Gauge, type Registry } from 'prom-client';
import { jobRuns } from '../job/job-run.repository';
import { rowsAdded } from './store-facts.repository';

/** Whoever scrapes gives up after ten seconds as a rule, and a store that is away must still be told of. */
const patienceMs = 4_000;

function gauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name: `freightdesk_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge('store_up', '1 when the database answered this scrape.'),
    connections: gauge('pool_connections', 'Open connections to the database.', 'pool', 'state'),
    waiting: gauge('pool_waiting', 'Statements that wait for a connection.', 'pool'),
    done: gauge('job_last_success_timestamp_seconds', 'When a round of the job last ended well.', 'job'),
    failed: gauge('job_last_failure_timestamp_seconds', 'When a round of the job last failed.', 'job'),
    failing: gauge('job_failing', '1 when the last round of the job that ended has failed.', 'job'),
    rows: new Counter({
      name: 'freightdesk_rows_added_total',
      help: 'Rows given to the tables that only grow, as PostgreSQL counts them for all servers of the store.',
      labelNames: ['table'],
      registers: [registry],
    }),
  };
}

const secondsOf = (date: Date | null): number => (date === null ? 0 : date.getTime() / 1000);

/** Figures of the store. What is answered is asked anew at each scrape; nothing is asked while nobody scrapes. */
export function measureStore(db: Db, registry: Registry): () => Promise<void> {
  const { up, connections, waiting, done, failed, failing, rows } = gauges(registry);

  function notePools(): void {
    connections.reset();
    waiting.reset();
    for (const { name: pool, open, idle, waiting: queue } of poolStats()) {
      connections.inc({ pool, state: 'idle' }, idle);
      connections.inc({ pool, state: 'busy' }, open - idle);
      waiting.inc({ pool }, queue);
    }
  }

  async function noteStore(): Promise<void> {
    const [runs, added] = await Promise.all([jobRuns(db), rowsAdded(db)]);
    rows.reset();
    for (const { table, rows: count } of added) rows.inc({ table }, count);
    for (const { name: job, doneAt, failedAt } of runs) {
      if (doneAt) done.set({ job }, secondsOf(doneAt));
      if (failedAt) failed.set({ job }, secondsOf(failedAt));
      failing.set({ job }, secondsOf(failedAt) > secondsOf(doneAt) ? 1 : 0);
    }
  }

  return async () => {
    notePools();
    const tooLong = wait(patienceMs, false, { ref: false });
    const answered = noteStore().then(
      () => true,
      () => false,
    );
    up.set((await Promise.race([answered, tooLong])) ? 1 : 0);
  };
}
