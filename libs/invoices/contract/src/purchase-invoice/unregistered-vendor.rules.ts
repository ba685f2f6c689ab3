import { homeCountry, type PartySide } from '@freightdesk/parties-contract';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import type { PurchaseSupply } from './purchase-invoice.kinds';

/** Said while a bill is typed and before it is posted; nothing is refused, as the paper may be right and our record of the vendor not. */
export const billWarnings = {
  charges_unregistered:
    'We know no GSTIN of this vendor, and who is not registered may charge no GST (CGST Act s.32(1)): there is no credit of it. Add his GSTIN to the party, enter the lines without tax, or have us pay it (reverse charge), as for carriage by road.',
  credit_time_passed:
    'The time for the input credit of this bill has passed (CGST Act s.16(4)): book it without credit, or ask your accountant.',
} as const;

/** Whether somebody in India bills a tax that nobody without a registration may collect; under reverse charge he bills none. */
export const chargesUnregistered = (
  { country, gstin }: Pick<PartySide, 'country' | 'gstin'>,
  charged: TaxHeads,
): boolean => country === homeCountry && gstin === null && taxOf(charged) > 0;

/** The same of a bill that is kept, which does not say in which country its vendor is. */
export const billsUnregistered = ({
  supply,
  party,
  ...charged
}: TaxHeads & { supply: PurchaseSupply; party: { gstin: string | null } }): boolean =>
  supply !== 'IMPORT' && chargesUnregistered({ country: homeCountry, gstin: party.gstin }, charged);
