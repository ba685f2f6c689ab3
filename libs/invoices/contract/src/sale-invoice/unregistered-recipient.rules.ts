import { homeCountry, type PartySide } from '@freightdesk/parties-contract';

/** From so much on, the invoice to who is not registered bears his address with its State (CGST Rules, rule 46(e)). */
const leastToAddressPaise = 50_000_00;

/** Said beside a document that was written; nothing was refused. */
export const recipientWarnings = {
  lacks_address:
    'The customer is not registered: from 50,000 on the invoice bears the address and its State (CGST Rules, rule 46(e)). Add them to the party.',
} as const;

/** A party as the form has it, or the recipient that a document keeps. */
type Addressed = Pick<PartySide, 'country' | 'gstin' | 'address'> & { stateCode: string | null };

/** Whether the paper would lack the address that the law wants of a recipient without a registration. */
export const lacksAddress = ({ country, gstin, stateCode, address }: Addressed, taxablePaise: number): boolean =>
  country === homeCountry &&
  gstin === null &&
  taxablePaise >= leastToAddressPaise &&
  (address === null || stateCode === null);
