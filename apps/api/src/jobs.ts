import { sweepSignIn } from '@freightdesk/auth-server';
import { type Job, sealRecords, sweepAnswers, sweepRates } from '@freightdesk/shared-server-kit';
import { sealSources } from './statements';

/** What goes on by itself while a server runs. */
export const jobs: readonly Job[] = [sweepAnswers, sweepRates, sweepSignIn, sealRecords(sealSources)];
