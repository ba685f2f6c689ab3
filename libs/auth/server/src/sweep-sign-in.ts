import type { Job } from '@freightdesk/shared-server-kit';
import { sweepLinks } from './link/one-time-link.repository';
import { sweepAttempts } from './session/login-attempt.repository';
import { sweepSessions } from './session/session.repository';

/** Sessions that ended long ago, links that ran out and failures that are forgotten. */
export const sweepSignIn: Job = {
  name: 'sign-in.sweep',
  everyMs: 60 * 60 * 1000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await sweepSessions(db, now);
    await sweepLinks(db, now);
    await sweepAttempts(db, now);
  },
};
