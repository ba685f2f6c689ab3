import type { TdsNature } from '@freightdesk/parties-contract';

/** How a clerk names what is paid for. */
export const tdsNatureLabel: Readonly<Record<TdsNature, string>> = {
  CONTRACT: 'Contract or carriage of goods',
  COMMISSION: 'Commission',
  RENT_PLANT: 'Rent of plant or machinery',
  RENT_PROPERTY: 'Rent of land or building',
  TECHNICAL: 'Technical fees',
  PROFESSIONAL: 'Professional fees',
  GOODS: 'Purchase of goods',
};

/** Whom something is paid to, where the law tells individuals and Hindu undivided families from others. */
export const tdsPayees = ['INDIVIDUAL', 'OTHERS'] as const;
export type TdsPayee = (typeof tdsPayees)[number];

export const tdsPayeeLabel: Readonly<Record<TdsPayee, string>> = {
  INDIVIDUAL: 'Individual or Hindu undivided family',
  OTHERS: 'Others',
};

/** Over which days bills are added up against the limit. */
export const tdsLimitPeriods = ['YEAR', 'MONTH'] as const;
