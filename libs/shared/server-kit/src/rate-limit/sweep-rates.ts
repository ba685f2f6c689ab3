import type { Job } from '../job/job';
import { sweepRateWindows } from './rate-window.repository';

/** Counts of minutes that are over. An hour, because the clocks of several servers never agree. */
export const sweepRates: Job = {
  name: 'rates.sweep',
  everyMs: 10 * 60 * 1000,
  run: ({ db, clock }) => sweepRateWindows(db, new Date(clock.now().getTime() - 60 * 60 * 1000)),
};
