import type { AccountKind } from '@freightdesk/ledger-contract';
import type { ReportPeriod } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { type BranchAsked, earnedByBranch } from '../posted/earned.repository';

/** What an account moved for a branch in a month: debit above zero. */
export interface EarnedByBranch {
  branchId: string | null;
  branch: string | null;
  month: string;
  code: string;
  kind: AccountKind;
  paise: number;
}

/** Of all branches, in the order of their names; what is of none comes last. */
export async function earnedOfBranches(db: Db, period: ReportPeriod, asked: BranchAsked): Promise<EarnedByBranch[]> {
  const { rows } = await sql<EarnedByBranch>`
    select e.branch_id, branch.name as branch, to_char(e.month, 'YYYY-MM') as month, a.code, a.kind, e.paise
    from (${earnedByBranch(period, asked)}) e join account a on a.id = e.account_id
      left join branch on branch.id = e.branch_id
    order by lower(branch.name) collate "C" nulls last, e.branch_id, e.month`.execute(db);
  return rows;
}
