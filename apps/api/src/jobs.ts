import { sweepSignIn } from '@freightdesk/auth-server';
import { type Job, sweepAnswers, sweepRates } from '@freightdesk/shared-server-kit';

/** What goes on by itself while a server runs. */
export const jobs: readonly Job[] = [sweepAnswers, sweepRates, sweepSignIn];
