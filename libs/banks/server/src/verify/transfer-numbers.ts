import { sql } from 'kysely';

/** Numbers that transfers bear; the series is the company's. */
export const transferNumbers = sql<{ kind: string; holder: string; number: string }>`
  select 'TRANSFER' as kind, '' as holder, number from bank_transfer`;
