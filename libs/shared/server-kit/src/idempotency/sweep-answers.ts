import { answersKeptMs } from './idempotency';
import type { Job } from '../job/job';

/** Answers to writes that nobody can ask for again; without this the table would only ever grow. */
export const sweepAnswers: Job = {
  name: 'answers.sweep',
  everyMs: 60 * 60 * 1000,
  run: async ({ db, clock }) => {
    const oldest = new Date(clock.now().getTime() - answersKeptMs);
    await db.deleteFrom('idempotencyKey').where('createdAt', '<', oldest).execute();
  },
};
