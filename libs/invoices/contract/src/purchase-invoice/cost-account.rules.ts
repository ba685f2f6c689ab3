import { accountCode } from '@freightdesk/ledger-contract';
import { accountOfService } from '../document/service-account.rules';
import { costAccounts } from './cost-accounts.data';

/** The account of a line that names none: by its SAC; else freight cost for a job, office expenses for all other. */
export const costAccountOf = ({ sac, jobId }: { sac: string; jobId?: string | null }): string =>
  accountOfService(costAccounts, sac) ?? (jobId ? accountCode.freightCost : accountCode.officeExpenses);
