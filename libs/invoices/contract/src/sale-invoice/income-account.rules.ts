import { accountCode } from '@freightdesk/ledger-contract';
import type { Taxability } from '@freightdesk/tax-contract';
import type { ChargedHead } from '../document/charged-head.rules';
import { accountOfService } from '../document/service-account.rules';
import { incomeAccounts } from './income-accounts.data';

/** What was only paid for the customer and is recovered from him: no supply of ours (CGST Rules, rule 33). A mark-up is taxed, and income. */
export const isRecovered = (kind: string, { taxability }: { taxability: Taxability }): boolean =>
  kind === 'REIMBURSEMENT' && taxability !== 'TAXABLE';

interface Charged {
  sac: string;
  head?: Pick<ChargedHead, 'pureAgent' | 'incomeAccountCode'> | undefined;
}

/**
 * The account that a charge is income of: its head's, else by its SAC; a forwarder's other services are income of freight. What
 * was paid on the customer's behalf is no income (CGST Rules, rule 33).
 */
export function incomeAccountOf({ sac, head }: Charged): string {
  if (head?.pureAgent) return accountCode.disbursements;
  return head?.incomeAccountCode ?? accountOfService(incomeAccounts, sac) ?? accountCode.freightIncome;
}
