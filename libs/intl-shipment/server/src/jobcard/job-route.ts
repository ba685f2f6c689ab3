import { sql } from 'kysely';

/** From where to where a job goes, by codes where it has them: `INNSA → DEHAM`. */
export const jobRoute = sql<string | null>`nullif(concat_ws(' → ',
  coalesce(jobcard.origin_locode, jobcard.origin_place), coalesce(jobcard.destination_locode, jobcard.destination_place)), '')`;
