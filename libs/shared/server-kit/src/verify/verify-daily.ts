import type { Job } from '../job/job';
import type { Invariant } from './invariant';
import { verifyStore } from './verify-store';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Holds the living books against every invariant once a day; its age and outcome are figures to alert on. The sentences that
 * are broken are told, the records only by `npm run verify`: a log is read by many.
 */
export const verifyDaily = (invariants: readonly Invariant[]): Job => ({
  name: 'verify.daily',
  everyMs: dayMs,
  run: async ({ db }) => {
    const broken: string[] = [];
    let records = 0;
    const note = (line: string) => {
      if (line.startsWith('BROKEN')) broken.push(line.slice('BROKEN'.length).trim());
      if (line.startsWith(' ')) records += 1;
    };
    if (await verifyStore(db, invariants, note)) return;
    throw new Error(
      `${broken.length} of ${invariants.length} invariants about the books are broken, by ${records} records. ` +
        `"npm run verify" names them. ${broken.join(' ')}`,
    );
  },
});
