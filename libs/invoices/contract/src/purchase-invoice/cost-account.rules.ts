import { accountCode } from '@freightdesk/ledger-contract';
import { costAccounts } from './cost-accounts.data';

/** The account of a line that names none: by its SAC; else freight cost for a job, office expenses for all other. */
export function costAccountOf({ sac, jobId }: { sac: string; jobId?: string | null }): string {
  const fitting = costAccounts.filter((row) => sac.startsWith(row.sac));
  const [closest] = fitting.sort((one, other) => other.sac.length - one.sac.length);
  return closest?.accountCode ?? (jobId ? accountCode.freightCost : accountCode.officeExpenses);
}
