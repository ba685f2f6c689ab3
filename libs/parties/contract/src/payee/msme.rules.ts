import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { MsmeClass } from './payee.kinds';

/** Days from acceptance within which a buyer pays who agreed on nothing in writing, and the most that may be agreed. */
export const msmeDays = { withoutAgreement: 15, mostAgreed: 45 } as const;

interface MsmeTerms {
  msmeClass?: MsmeClass | null | undefined;
  /** Days of credit agreed in writing; null where nothing is written. */
  msmeAgreedDays?: number | null | undefined;
}

/**
 * The last day on which a micro or small enterprise may be paid, counted from the day on which its supply was accepted: the day
 * agreed in writing, 45 days at most, or 15 days where there is no agreement (Micro, Small and Medium Enterprises Development Act 2006,
 * s.15 with s.2(b) and 2(e)). From the day after compound interest runs at three times the bank rate (s.16), and what is paid later is
 * a cost of the year of payment alone (Income-tax Act s.43B(h)). Null for medium enterprises and all others.
 */
export function msmePayBy(acceptedOn: BusinessDate, { msmeClass, msmeAgreedDays }: MsmeTerms): BusinessDate | null {
  if (msmeClass !== 'MICRO' && msmeClass !== 'SMALL') return null;
  return addDays(acceptedOn, Math.min(msmeAgreedDays ?? msmeDays.withoutAgreement, msmeDays.mostAgreed));
}

/** When a bill is to be paid: on its due day, or earlier where the law says so. */
export function payBy(bill: { dueDate: BusinessDate; acceptedOn: BusinessDate }, terms: MsmeTerms): BusinessDate {
  const lawful = msmePayBy(bill.acceptedOn, terms);
  return lawful !== null && lawful < bill.dueDate ? lawful : bill.dueDate;
}
