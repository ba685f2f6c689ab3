import { sql } from 'kysely';

/** Numbers that payments bear; the series are the company's, one for each direction. */
export const paymentNumbers = sql<{ kind: string; holder: string; number: string }>`
  select direction as kind, '' as holder, number from payment`;
