import { accountCode } from '@freightdesk/ledger-contract';
import type { Taxability } from '@freightdesk/tax-contract';
import type { ChargedHead } from '../document/charged-head.rules';
import { accountOfService } from '../document/service-account.rules';
import { incomeAccounts } from './income-accounts.data';

/** What was only paid for the customer and is recovered from him: no supply of ours (CGST Rules, rule 33). A mark-up is taxed, and income. */
const isRecovered = (kind: string, { taxability }: { taxability: Taxability }): boolean =>
  kind === 'REIMBURSEMENT' && taxability !== 'TAXABLE';

interface Charged {
  sac: string;
  head?: Pick<ChargedHead, 'incomeAccountCode'> | undefined;
}

/** The account that a charge is income of: its head's, else by its SAC; a forwarder's other services are income of freight. */
export const incomeAccountOf = ({ sac, head }: Charged): string =>
  head?.incomeAccountCode ?? accountOfService(incomeAccounts, sac) ?? accountCode.freightIncome;

interface Sold extends Charged {
  taxability: Taxability;
}

/** Where a line of a document is booked; what was brought forward was earned before. */
export function soldAccountOf(kind: string, sold: Sold): string {
  if (kind === 'OPENING') return accountCode.openingBalanceEquity;
  return isRecovered(kind, sold) ? accountCode.disbursements : incomeAccountOf(sold);
}
