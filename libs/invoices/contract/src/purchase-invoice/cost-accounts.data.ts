import { accountCode } from '@freightdesk/ledger-contract';
import type { ServiceAccount } from '../document/service-account.rules';

/** Where a service is booked unless a person says otherwise, by the beginning of its SAC; the longest that fits counts. */
export const costAccounts: readonly ServiceAccount[] = [
  { sac: '9965', accountCode: accountCode.freightCost },
  { sac: '996511', accountCode: accountCode.roadFreightCost },
  { sac: '996521', accountCode: accountCode.oceanFreightCost },
  { sac: '996531', accountCode: accountCode.airFreightCost },
  { sac: '9967', accountCode: accountCode.handlingCost },
  { sac: '996712', accountCode: accountCode.customsClearanceCost },
  { sac: '996791', accountCode: accountCode.roadFreightCost },
  { sac: '9972', accountCode: accountCode.rent },
];
