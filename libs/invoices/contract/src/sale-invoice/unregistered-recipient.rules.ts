import { homeCountry, type PartySide } from '@freightdesk/parties-contract';
import { isOursForWantOfAnother, type PlaceOfSupply } from '@freightdesk/tax-contract';

/** From so much on, the invoice to who is not registered bears his address with its State (CGST Rules, rule 46(e)). */
const leastToAddressPaise = 50_000_00;

/** Said beside a document that was written; nothing was refused. */
const recipientWarnings = {
  lacks_address:
    'The customer is not registered: from 50,000 on the invoice bears the address and its State (CGST Rules, rule 46(e)). Add them to the party.',
  lacks_state:
    'The State of the customer is not known, so the tax is that of our own State (IGST Act s.12). Add the State to the party.',
} as const;

/** A party as the form has it, or the recipient that a document keeps. */
type Addressed = Pick<PartySide, 'country' | 'gstin' | 'address'> & { stateCode: string | null };

interface Billed {
  taxablePaise: number;
  place: Pick<PlaceOfSupply, 'stateCode' | 'why'>;
}

/** What a person should know of the customer before the document is issued. */
export function recipientWarning(recipient: Addressed, { taxablePaise, place }: Billed): string | null {
  if (lacksAddress(recipient, taxablePaise)) return recipientWarnings.lacks_address;
  const isUnknown = recipient.country === homeCountry && recipient.gstin === null && recipient.stateCode === null;
  return isUnknown && isOursForWantOfAnother(place) ? recipientWarnings.lacks_state : null;
}

/** Whether the paper would lack the address that the law wants of a recipient without a registration. */
const lacksAddress = ({ country, gstin, stateCode, address }: Addressed, taxablePaise: number): boolean =>
  country === homeCountry &&
  gstin === null &&
  taxablePaise >= leastToAddressPaise &&
  (address === null || stateCode === null);
