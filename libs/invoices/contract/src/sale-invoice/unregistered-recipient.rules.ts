import { homeCountry, type PartySide } from '@freightdesk/parties-contract';

/** From so much on, the invoice to who is not registered bears his address with its State (CGST Rules, rule 46(e)). */
const leastToAddressPaise = 50_000_00;

/** Whether the paper would lack the address that the law wants of a recipient without a registration. */
export const lacksAddress = (
  { country, gstin, stateCode, address }: Pick<PartySide, 'country' | 'gstin' | 'stateCode' | 'address'>,
  taxablePaise: number,
): boolean =>
  country === homeCountry &&
  gstin === null &&
  taxablePaise >= leastToAddressPaise &&
  (address === null || stateCode === null);
