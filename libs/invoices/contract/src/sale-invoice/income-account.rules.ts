import { accountCode } from '@freightdesk/ledger-contract';
import { accountOfService } from '../document/service-account.rules';
import { incomeAccounts } from './income-accounts.data';

/** The account that a charge is income of: by its SAC; a forwarder's other services are income of freight. */
export const incomeAccountOf = ({ sac }: { sac: string }): string =>
  accountOfService(incomeAccounts, sac) ?? accountCode.freightIncome;
