import { accountCode } from '@freightdesk/ledger-contract';
import type { ServiceAccount } from '../document/service-account.rules';

/** Where what a service earns is booked, by the beginning of its SAC; the longest that fits counts. */
export const incomeAccounts: readonly ServiceAccount[] = [
  { sac: '9965', accountCode: accountCode.freightIncome },
  { sac: '996511', accountCode: accountCode.roadFreightIncome },
  { sac: '996521', accountCode: accountCode.oceanFreightIncome },
  { sac: '996522', accountCode: accountCode.oceanFreightIncome },
  { sac: '996531', accountCode: accountCode.airFreightIncome },
  { sac: '9967', accountCode: accountCode.handlingIncome },
  { sac: '99672', accountCode: accountCode.warehousingIncome },
  { sac: '996712', accountCode: accountCode.customsClearanceIncome },
  { sac: '996791', accountCode: accountCode.roadFreightIncome },
];
