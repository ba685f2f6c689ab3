/**
 * Whose numbers run on together. `registration`: a GSTIN has one series of a kind, however many branches share it
 * (CGST Rules, rule 46(b)). `branch`: a branch's own code is the prefix. `company`: one for all. `variant`: the caller
 * names it, and the name is the prefix (SE for sea exports).
 */
export type SeriesHolder = 'registration' | 'branch' | 'company' | 'variant';

interface SeriesFacts {
  label: string;
  prefix: string | null;
  width: number;
  per: SeriesHolder;
}

/** Every kind of number in the product. Changing a default here changes no series that exists. */
export const seriesKinds = {
  TAX_INVOICE: { label: 'Tax invoice', prefix: 'SI', width: 6, per: 'registration' },
  BILL_OF_SUPPLY: { label: 'Bill of supply', prefix: 'BS', width: 6, per: 'registration' },
  EXPORT: { label: 'Export invoice', prefix: 'EX', width: 6, per: 'registration' },
  REIMBURSEMENT: { label: 'Reimbursement', prefix: 'RI', width: 6, per: 'registration' },
  DEBIT_NOTE: { label: 'Debit note', prefix: 'DN', width: 6, per: 'registration' },
  CREDIT_NOTE: { label: 'Credit note', prefix: 'CN', width: 6, per: 'registration' },
  PROFORMA: { label: 'Proforma invoice', prefix: 'PF', width: 6, per: 'registration' },
  SELF_INVOICE: { label: 'Self-invoice', prefix: 'SF', width: 6, per: 'registration' },
  RECEIPT_VOUCHER: { label: 'Receipt voucher', prefix: 'RV', width: 6, per: 'registration' },
  PURCHASE_INVOICE: { label: 'Purchase invoice', prefix: 'PI', width: 6, per: 'registration' },
  PURCHASE_DEBIT_NOTE: { label: 'Return to a vendor', prefix: 'PD', width: 6, per: 'registration' },
  RECEIPT: { label: 'Receipt', prefix: 'RC', width: 6, per: 'company' },
  PAYMENT: { label: 'Payment', prefix: 'PV', width: 6, per: 'company' },
  EXPENSE: { label: 'Expense', prefix: 'EV', width: 6, per: 'company' },
  TRANSFER: { label: 'Bank transfer', prefix: 'BT', width: 6, per: 'company' },
  JOURNAL: { label: 'Journal', prefix: 'JV', width: 6, per: 'company' },
  LEAD: { label: 'Lead', prefix: 'LD', width: 5, per: 'company' },
  QUOTATION: { label: 'Quotation', prefix: 'QT', width: 5, per: 'company' },
  JOB: { label: 'Jobcard', prefix: null, width: 5, per: 'variant' },
  DOCKET: { label: 'Docket', prefix: null, width: 6, per: 'branch' },
} as const satisfies Record<string, SeriesFacts>;

export type SeriesKind = keyof typeof seriesKinds;

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

/** Why numbers can't be spelled like this, or null. The e-invoice portal also refuses a leading 0, `-` or `/`. */
export function seriesProblem({ prefix, width }: { prefix: string; width: number }): string | null {
  if (!/^[A-Z1-9][A-Z0-9-]*$/.test(prefix)) return 'A prefix has capital letters, digits and dashes, such as SI.';
  const length = formatNumber({ prefix, fiscalYear: '26-27', sequence: 1, width }).length;
  return length > longestNumber ? 'A number has at most 16 characters: shorten the prefix or the digits.' : null;
}
