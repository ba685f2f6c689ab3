import { accountCode } from '@freightdesk/ledger-contract';
import type { TdsHead } from '@freightdesk/tax-contract';

/** The account that holds what was deducted until it is paid to the government. */
export const tdsAccounts: Readonly<Record<TdsHead, string>> = {
  CONTRACT_INDIVIDUAL: accountCode.tdsContractIndividual,
  CONTRACT_OTHERS: accountCode.tdsContractOthers,
  COMMISSION: accountCode.tdsCommission,
  RENT_PLANT: accountCode.tdsRentPlant,
  RENT_PROPERTY: accountCode.tdsRentProperty,
  TECHNICAL: accountCode.tdsTechnical,
  PROFESSIONAL: accountCode.tdsProfessional,
  GOODS: accountCode.tdsGoods,
  NON_RESIDENT: accountCode.tdsNonResident,
};
