import { homeCountry, type PartySide } from '@freightdesk/parties-contract';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';

/** Said while a bill is typed; nothing is refused, as the paper may be right and our record of the vendor not. */
export const billWarnings = {
  charges_unregistered:
    'We know no GSTIN of this vendor, and who is not registered may charge no GST (CGST Act s.32(1)): there is no credit of it. Add his GSTIN to the party, or enter the lines without tax.',
} as const;

/** Whether somebody in India bills a tax that nobody without a registration may collect; under reverse charge he bills none. */
export const chargesUnregistered = (
  { country, gstin }: Pick<PartySide, 'country' | 'gstin'>,
  charged: TaxHeads,
): boolean => country === homeCountry && gstin === null && taxOf(charged) > 0;
