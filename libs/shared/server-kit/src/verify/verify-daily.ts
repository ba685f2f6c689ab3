import type { Job } from '../job/job';
import type { Statement } from '../statement';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Holds the living books against every statement once a day, as they stand at one moment; its age and outcome are figures
 * to alert on. The sentences that are broken are told, the records only by `npm run verify`: a log is read by many.
 */
export const verifyDaily = (statements: readonly Statement[]): Job => ({
  name: 'verify.daily',
  everyMs: dayMs,
  run: ({ db, signal }) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const broken: string[] = [];
        let records = 0;
        for (const { sentence, breaches } of statements) {
          if (signal.aborted) throw new Error('The server ended before all statements were checked.');
          const found = await breaches(tx);
          if (found.length === 0) continue;
          broken.push(sentence);
          records += found.length;
        }
        if (broken.length === 0) return;
        throw new Error(
          `${broken.length} of ${statements.length} statements about the books are broken, by ${records} records. ` +
            `"npm run verify" names them. ${broken.join(' ')}`,
        );
      }),
});
