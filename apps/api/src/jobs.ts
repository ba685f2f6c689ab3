import { sweepSignIn } from '@freightdesk/auth-server';
import { docketExceptionRules } from '@freightdesk/domestic-server';
import { jobExceptionRules } from '@freightdesk/intl-shipment-server';
import { backupJob, type BackupSettings } from '@freightdesk/operations-server';
import { type Job, sealRecords, sweepAnswers, sweepRates, verifyDaily } from '@freightdesk/shared-server-kit';
import { watchExceptions } from '@freightdesk/tracking-server';
import { sealSources, invariants } from './invariants';

/** What goes on by itself while a server runs. */
export const jobsOf = (backups: BackupSettings, further: readonly Job[] = []): readonly Job[] => [
  sweepAnswers,
  sweepRates,
  sweepSignIn,
  sealRecords(sealSources),
  verifyDaily(invariants),
  backupJob(backups),
  watchExceptions([...jobExceptionRules, ...docketExceptionRules]),
  ...further,
];
