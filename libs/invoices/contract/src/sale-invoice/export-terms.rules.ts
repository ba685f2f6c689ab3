import { isUnderLut } from '@freightdesk/company-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { isWithoutPayment, type SupplyKind } from '@freightdesk/tax-contract';

interface ExportTerms {
  supply: SupplyKind | null;
  date?: string | undefined;
  exportWithPayment?: boolean | undefined;
}

type Lut = Parameters<typeof isUnderLut>[0];

/**
 * Whether an export goes without tax on a day on which no letter of undertaking covers it (CGST Rules, rule 96A). It is taken, since the letter may
 * be given and not entered yet; but it is asked why, and that stays on the document.
 */
export const lacksLut = ({ supply, date = '', exportWithPayment = false }: ExportTerms, lut: Lut): boolean =>
  supply === 'EXPORT' &&
  isWithoutPayment({ supply, exportWithPayment }) &&
  isBusinessDate(date) &&
  !isUnderLut(lut, date);
