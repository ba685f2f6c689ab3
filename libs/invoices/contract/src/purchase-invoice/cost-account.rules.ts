import { accountCode } from '@freightdesk/ledger-contract';
import type { ChargedHead } from '../document/charged-head.rules';
import { accountOfService } from '../document/service-account.rules';
import { costAccounts } from './cost-accounts.data';

interface Bought {
  sac: string;
  jobId?: string | null;
  head?: Pick<ChargedHead, 'pureAgent' | 'costAccountCode'> | undefined;
}

/**
 * The account of a line that names none: its charge head's, else by its SAC; else freight cost for a job, office expenses for
 * all other. What is paid on the customer's behalf is no cost but comes back (CGST Rules, rule 33).
 */
export function costAccountOf({ sac, jobId, head }: Bought): string {
  if (head?.pureAgent) return accountCode.disbursements;
  const usual = jobId ? accountCode.freightCost : accountCode.officeExpenses;
  return head?.costAccountCode ?? accountOfService(costAccounts, sac) ?? usual;
}
