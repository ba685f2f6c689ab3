import { sql } from 'kysely';

/** Numbers that dockets bear; each branch has its own series. */
export const docketNumbers = sql<{ kind: string; holder: string; number: string }>`
  select 'DOCKET' as kind, branch.code as holder, docket.number
  from docket join branch on branch.id = docket.branch_id where docket.number is not null`;
