import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Sentence } from '@freightdesk/shared-sentence';

/**
 * Whose numbers run on together. `registration`: a GSTIN has one series of a kind, however many branches share it
 * (CGST Rules, rule 46(b)). `branch`: a branch's own code is the prefix. `company`: one for all. `variant`: the caller
 * names it, and the name is the prefix (SE for sea exports).
 */
export type SeriesHolder = 'registration' | 'branch' | 'company' | 'variant';

/**
 * In which order dates may come. `dated`: a later number does not bear an earlier date, as the law and whoever gets the
 * document expect (CGST Rules, rule 46(b)). `booked`: numbers run as the papers come in, whatever day each is of: yesterday's
 * receipt may be entered after today's.
 */
export type SeriesOrder = 'dated' | 'booked';

interface SeriesFacts {
  label: string;
  prefix: string | null;
  width: number;
  per: SeriesHolder;
  order: SeriesOrder;
}

/** Every kind of number in the product. Changing a default here changes no series that exists. */
export const seriesKinds = {
  TAX_INVOICE: { label: 'Tax invoice', prefix: 'SI', width: 6, per: 'registration', order: 'dated' },
  BILL_OF_SUPPLY: { label: 'Bill of supply', prefix: 'BS', width: 6, per: 'registration', order: 'dated' },
  EXPORT: { label: 'Export invoice', prefix: 'EX', width: 6, per: 'registration', order: 'dated' },
  REIMBURSEMENT: { label: 'Reimbursement', prefix: 'RI', width: 6, per: 'registration', order: 'dated' },
  DEBIT_NOTE: { label: 'Debit note', prefix: 'DN', width: 6, per: 'registration', order: 'dated' },
  CREDIT_NOTE: { label: 'Credit note', prefix: 'CN', width: 6, per: 'registration', order: 'dated' },
  PROFORMA: { label: 'Proforma invoice', prefix: 'PF', width: 6, per: 'registration', order: 'dated' },
  SELF_INVOICE: { label: 'Self-invoice', prefix: 'SF', width: 6, per: 'registration', order: 'booked' },
  RECEIPT_VOUCHER: { label: 'Receipt voucher', prefix: 'RV', width: 6, per: 'registration', order: 'booked' },
  REFUND_VOUCHER: { label: 'Refund voucher', prefix: 'RF', width: 6, per: 'registration', order: 'booked' },
  PURCHASE_INVOICE: { label: 'Purchase invoice', prefix: 'PI', width: 6, per: 'registration', order: 'booked' },
  PURCHASE_DEBIT_NOTE: { label: 'Return to a vendor', prefix: 'PD', width: 6, per: 'registration', order: 'booked' },
  RECEIPT: { label: 'Receipt', prefix: 'RC', width: 6, per: 'company', order: 'booked' },
  PAYMENT: { label: 'Payment', prefix: 'PV', width: 6, per: 'company', order: 'booked' },
  EXPENSE: { label: 'Expense', prefix: 'EV', width: 6, per: 'company', order: 'booked' },
  TRANSFER: { label: 'Bank transfer', prefix: 'BT', width: 6, per: 'company', order: 'booked' },
  JOURNAL: { label: 'Journal', prefix: 'JV', width: 6, per: 'company', order: 'booked' },
  SET_OFF: { label: 'Set-off', prefix: 'SO', width: 6, per: 'company', order: 'booked' },
  WRITE_OFF: { label: 'Write-off', prefix: 'WO', width: 6, per: 'company', order: 'booked' },
  LEAD: { label: 'Lead', prefix: 'LD', width: 5, per: 'company', order: 'booked' },
  QUOTATION: { label: 'Quotation', prefix: 'QT', width: 5, per: 'company', order: 'booked' },
  JOB: { label: 'Jobcard', prefix: null, width: 5, per: 'variant', order: 'booked' },
  DOCKET: { label: 'Docket', prefix: null, width: 6, per: 'branch', order: 'booked' },
} as const satisfies Record<string, SeriesFacts>;

export type SeriesKind = keyof typeof seriesKinds;

/** Kinds whose numbers run with their dates. */
export type DatedKind = {
  [Kind in SeriesKind]: (typeof seriesKinds)[Kind]['order'] extends 'dated' ? Kind : never;
}[SeriesKind];

export const isSeriesKind = (text: string): text is SeriesKind => Object.hasOwn(seriesKinds, text);

export const seriesKindNames: readonly SeriesKind[] = Object.keys(seriesKinds).filter(isSeriesKind);

/** The law's limit for the number of an invoice (rule 46(b)). */
export const longestNumber = 16;

/** `SI/26-27/000123`. A series that outgrows its width grows a digit. */
export function formatNumber(parts: { prefix: string; fiscalYear: string; sequence: number; width: number }): string {
  return `${parts.prefix}/${parts.fiscalYear}/${String(parts.sequence).padStart(parts.width, '0')}`;
}

/** The running number in a document's number: 123 of `SI/26-27/000123`. */
export const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('/') + 1));

/** A document that has its number and is not cancelled. */
export interface StandingNumber {
  number: string;
  date: BusinessDate;
}

/** Why a document of a dated series can't have the next number: `last` stands already and bears a later date. */
export const earlierDate = ({ number, date }: StandingNumber): Sentence => ({
  message:
    'A later number cannot bear an earlier date: {{number}} of {{date}} is issued already. An administrator may give a reason in the form.',
  values: { number, date: formatBusinessDate(date) },
});

/** How the numbers of a series are written, and the first of them where that is not 1. */
interface Spelling {
  prefix: string;
  width: number;
  first?: number | undefined;
}

/** Why numbers can't be spelled like this, or null. The e-invoice portal also refuses a leading 0, `-` or `/`. */
export function seriesProblem({ prefix, width, first = 1 }: Spelling): string | null {
  if (!/^[A-Z1-9][A-Z0-9-]*$/.test(prefix)) return 'A prefix has capital letters, digits and dashes, such as SI.';
  const length = formatNumber({ prefix, fiscalYear: '26-27', sequence: first, width }).length;
  return length > longestNumber ? 'A number has at most 16 characters: shorten the prefix or the digits.' : null;
}
