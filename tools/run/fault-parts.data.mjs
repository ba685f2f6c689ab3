/**
 * What `npm run faults` tries. A part is a row here: the fault of the quality table that it is about, and the spec that tries
 * it, which runs as a few quick rounds in `npm test` too.
 *   root    the project that the spec belongs to; of its kind is the runner, Jest or Playwright
 *   spec    its file
 *   tests   only those whose name fits
 *   rounds  how often by default; the spec reads FREIGHTDESK_FAULT_ROUNDS
 *   env     what else it is told
 *   isAlone not among the specs of `npm test`
 *   program in place of a spec: it prints what it measured, and ends with 1 when that misses the target
 */

/** The faults that are to be survived, and what is asked. */
export const faults = {
  R1: ['the server killed during 32 concurrent postings', 'lost 0; half posted 0; gaps and duplicates 0'],
  R2: ['a fault at every statement of every write', 'all or nothing in every cell'],
  R3: ['the database killed or restarted under load', 'the server lives; 503; ready within 5 s'],
  R4: ['the disk full, then freed', 'reads go on; writes 503; nothing half posted; no restart'],
  R5: ['two servers, 32 clients, 5,000 invoices', 'duplicates 0; gaps 0; deadlocks seen 0'],
  R6: ['a second process on the built-in store', 'refused within 2 s; a stale lock never blocks'],
  R7: ['the turn of the fiscal year; a clock set back', 'each document in the series of its own date'],
  R8: ['one Idempotency-Key again and again', 'one row; same answer; 422; independent'],
  R9: ['two editors of one record', '409 with the current record; silent overwrites 0'],
  R10: ['a browser offline while saving', 'duplicates 0; typed text lost 0'],
  R11: ['SIGTERM with 50 requests in flight', 'all answered or 503; exit within 10 s'],
  R12: ['killed at each step of a migration, or a first start', 'the next start completes, or says what to do'],
  R13: ['backup, restore into an empty store, verify', 'identical rows and files'],
  R14: ['one figure changed past the server', '`verify` names the record; false alarms 0'],
  R15: ['a model run of random steps', 'diverging seeds 0'],
};

const built = (file) => ({ root: 'apps/api-faults', spec: `apps/api-faults/src/${file}` });
const ofApi = (file) => ({ root: 'apps/api', spec: `apps/api/src/${file}` });
const ofDatabase = (file) => ({ root: 'libs/shared/database', spec: `libs/shared/database/src/${file}` });
const inBrowser = (file) => ({ spec: `apps/backoffice-e2e/src/${file}`, root: 'apps/backoffice-e2e' });
const whole = { FREIGHTDESK_FULL_TESTS: '1' };

export const parts = [
  { name: 'kill', fault: 'R1', ...built('kill.trial.spec.ts'), rounds: 200 },
  { name: 'points', fault: 'R2', ...built('fault-points.trial.spec.ts'), env: whole },
  { name: 'database', fault: 'R3', ...ofApi('database-loss.trial.spec.ts'), env: whole },
  { name: 'disk', fault: 'R4', ...built('disk-full.rehearsal.ts'), isAlone: true, rounds: 3 },
  { name: 'two-servers', fault: 'R5', ...built('two-servers.trial.spec.ts'), rounds: 5000 },
  { name: 'owners', fault: 'R6', ...ofDatabase('embedded/supervisor.spec.ts'), tests: 'owner|several' },
  { name: 'year-turn', fault: 'R7', ...ofApi('year-turn.spec.ts') },
  { name: 'dates', fault: 'R7', ...ofApi('document-dates.spec.ts') },
  { name: 'replay', fault: 'R8', ...built('replay.trial.spec.ts'), env: whole },
  { name: 'editors', fault: 'R9', ...built('two-editors.trial.spec.ts') },
  { name: 'offline', fault: 'R10', ...inBrowser('troubles.e2e.ts') },
  { name: 'stop', fault: 'R11', program: 'tools/faults/stop.mjs' },
  { name: 'migrations', fault: 'R12', ...ofApi('killed-migration.trial.spec.ts'), env: whole },
  { name: 'first-start', fault: 'R12', ...built('first-start.trial.spec.ts'), rounds: 20 },
  { name: 'backup', fault: 'R13', ...ofDatabase('backup/backup.spec.ts') },
  { name: 'invariants', fault: 'R14', ...ofApi('demo.trial.spec.ts') },
  { name: 'sql', fault: 'R14', ...ofApi('attacks.trial.spec.ts') },
  {
    name: 'model',
    fault: 'R15',
    ...ofApi('model-run/model-run.trial.spec.ts'),
    env: { FREIGHTDESK_MODEL_SEEDS: '1000' },
  },
];
