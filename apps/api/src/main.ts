import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { loadTokenKeys, offerSetUpLink, welcomeFirstAdmin } from '@freightdesk/auth-server';
import { deliverMails, type MailSettings, readMailPassword, smtp } from '@freightdesk/activity-server';
import { createCompany } from '@freightdesk/company-server';
import { claimDemoFolder, prepareDemo, refuseDemoFolder } from '@freightdesk/demo-server';
import { type BackupSettings, readBackupKey } from '@freightdesk/operations-server';
import { type Clock, systemClock } from '@freightdesk/shared-calendar';
import { openStore, StartRefusal, type Store } from '@freightdesk/shared-database';
import {
  closedOnSignal,
  listen,
  serveMetrics,
  type Signals,
  startJobs,
  storeLog,
  takeSignals,
} from '@freightdesk/shared-server-kit';
import { buildApp } from './build-app';
import { type Environment, readEnvironment } from './environment';
import { jobsOf } from './jobs';
import { productVersion } from './product-version';
import { invariants } from './invariants';
import { tables } from './tables';
import { recurringJob } from './wiring';

/**
 * What PostgreSQL answers is held by objects that V8 comes to take for lasting ones. Made among the old, they keep alive whatever they
 * hold until all of the heap is looked through: each list left its rows there. (`NODE_OPTIONS` does not take this one.)
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * Most of the heap is what was loaded, and what a request leaves among the old is little. V8 lets that grow to twice the whole before it
 * looks through it; by a fifth is soon enough.
 */
setFlagsFromString('--heap-growing-percent=20');

/** Beside this program as it is built. Without it (in development) the page has a server of its own. */
const builtPage = fileURLToPath(new URL('../backoffice', import.meta.url));

/** Built beside this program. */
const yearsProgram = fileURLToPath(new URL('fill-years.js', import.meta.url));

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The key file is read once, at the start: one that can't be read is told now and not at night. */
async function backupSettings({ backupDir, backupKeyFile }: Environment, url: string): Promise<BackupSettings> {
  const secret = backupKeyFile === undefined ? undefined : await readBackupKey(backupKeyFile);
  return { url, tables, folder: backupDir, secret, version: productVersion, invariants };
}

/** What goes out by e-mail, where a mail server is set. */
const mailJobs = async (mail: MailSettings | undefined) =>
  mail === undefined ? [] : [deliverMails(smtp(mail, await readMailPassword(mail)))];

async function serve(environment: Environment, store: Store, signals: Signals): Promise<number> {
  const { dataDir, jwtSecretFile, publicUrl, logLevel, trustProxy, callsPerMinute, firstAdmin, demo } = environment;
  const { db, pools, ownerUrl, close } = store;
  const clock = systemClock;
  const mails = await mailJobs(environment.mail);
  const keys = await loadTokenKeys({ dataDir, secretFile: jwtSecretFile });
  const backups = await backupSettings(environment, ownerUrl);
  const backupPlace = { folder: backups.folder, encrypted: backups.secret !== undefined };
  const parts = { db, pools, ...keys, isDemo: demo !== undefined, backups: backupPlace, isMailOn: mails.length > 0 };
  if (demo) {
    const serveBy = (demoClock: Clock) => buildApp({ ...parts, clock: demoClock, baseUrl: () => '' });
    const offerLink = (demoClock: Clock) => offerSetUpLink(db, demoClock, { baseUrl: '' });
    await prepareDemo({ ...demo, dataDir, yearsProgram, serve: serveBy, offerSetUpLink: offerLink });
  }
  if (firstAdmin) await welcomeFirstAdmin({ db, clock, createCompany }, firstAdmin);

  let address = '';
  const baseUrl = () => publicUrl ?? address;
  const limits = { callsPerMinute, isHttps: publicUrl?.startsWith('https:') ?? false };
  const page = existsSync(builtPage) ? { pageFolder: builtPage } : {};
  const server = await buildApp({ ...parts, ...limits, clock, baseUrl, logLevel, trustProxy, ...page });
  const { app } = server;
  let stopJobs = () => Promise.resolve();
  const closed = closedOnSignal(app, signals, async () => {
    await stopJobs();
    await close();
  });
  if (environment.metrics) await serveMetrics(server, { ...environment.metrics, db: pools.shareOf('front') });
  address = await listen(app, environment);
  stopJobs = startJobs({ db, clock, log: app.log, jobs: jobsOf(backups, [recurringJob, ...mails]) }).stop;

  print(`Freightdesk is ready at ${baseUrl()}`);
  const setUpLink = await offerSetUpLink(db, clock, { baseUrl: baseUrl() });
  // To the terminal alone, never through the log: whoever holds it becomes the administrator.
  if (setUpLink) print(`Nobody can sign in yet. Make the first administrator here, within 60 minutes:\n${setUpLink}`);
  return closed;
}

/** Runs the server until it is asked to end; the number is the process's exit code. */
async function main(): Promise<number> {
  const signals = takeSignals();
  const environment = readEnvironment(process.env);
  const { dataDir, databaseUrl, logLevel, demo } = environment;
  if (demo) claimDemoFolder(dataDir);
  else if (databaseUrl === undefined) refuseDemoFolder(dataDir);
  const store = await openStore({ ...environment, tables, log: storeLog(logLevel, print) });
  try {
    return await serve(environment, store, signals);
  } catch (error) {
    await store.close();
    throw error;
  }
}

// Whoever reads what we print may go before us, as a terminal does that is closed: that is no reason to break off.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const text = error instanceof StartRefusal ? error.message : inspect(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
