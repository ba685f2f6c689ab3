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
