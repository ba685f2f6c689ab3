import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { type TaxHeads, taxOf } from './tax-heads.rules';

/**
 * The last day on which tax may be taken back by a credit note, or taken as credit: the 30th of November after the end of the year of
 * the supply (CGST Act s.34(2), s.16(4)).
 */
export const lastDayToCredit = (date: BusinessDate): BusinessDate => `${fiscalYearOf(date).to.slice(0, 4)}-11-30`;

/** Whether a note of that day is too late to take back the tax of a document; the customer gets his money all the same. */
export const timeLimitPassed = (document: TaxHeads & { date: BusinessDate }, date: BusinessDate): boolean =>
  taxOf(document) !== 0 && date > lastDayToCredit(document.date);
