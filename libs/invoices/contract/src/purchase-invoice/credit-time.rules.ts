import type { BusinessDate } from '@freightdesk/shared-calendar';
import { lastDayToCredit, type TaxHeads, taxOf } from '@freightdesk/tax-contract';

interface Claimed extends TaxHeads {
  supplierDate: BusinessDate;
  date: BusinessDate;
  itcEligible: boolean;
}

/**
 * Whether a bill is booked after the last day of its input credit: the 30th of November after the end of the vendor's year (CGST Act
 * s.16(4)). What we owe ourselves is invoiced anew, so its year is that of our books, and its heads here are nothing.
 */
export const creditTimePassed = ({ supplierDate, date, itcEligible, ...charged }: Claimed): boolean =>
  itcEligible && taxOf(charged) > 0 && date > lastDayToCredit(supplierDate);
