import type { BillableDocket } from '@freightdesk/invoices-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { Option } from '@freightdesk/shared-ui/forms';
import type { InvoiceTerms } from '@freightdesk/tax-contract';

/** A line as it stands in a form at a moment: any of it may be missing or half typed. */
export interface TypedLine {
  sac?: string | undefined;
  quantity?: string | undefined;
  rate?: string | undefined;
  discountMinor?: number | null | undefined;
  gstRate?: string | undefined;
  taxability?: InvoiceTerms['lines'][number]['taxability'];
  jobId?: string | null | undefined;
  chargeHeadId?: string | null | undefined;
}

export const isDecimal = (text: string | null | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '');

/** The line as far as it can be priced; null while it can't. */
export function completeLine(line: TypedLine | undefined) {
  const { sac = '', quantity, rate, gstRate, discountMinor, taxability, jobId } = line ?? {};
  if (!isDecimal(quantity) || !isDecimal(rate) || !isDecimal(gstRate)) return null;
  const discount = discountMinor && Number.isSafeInteger(discountMinor) ? { discountMinor } : {};
  return { sac, quantity, rate, gstRate, jobId, ...discount, ...(taxability && { taxability }) };
}

/** Rupees need no rate; another currency has no worth before its rate is typed. */
export const rupeesPerUnit = (currency: CurrencyCode, exchangeRate: string | null | undefined): string | null => {
  if (currency === 'INR') return '1';
  return isDecimal(exchangeRate) ? exchangeRate : null;
};

/** Each typed line as it was priced; null for a line that is not complete. */
export function pricedOfEach<Priced>(lines: readonly (object | null)[], priced: readonly Priced[]): (Priced | null)[] {
  const figures = priced.values();
  return lines.map((line) => (line ? (figures.next().value ?? null) : null));
}

/** What each typed line comes to before tax, of those that were priced; null for a line that is not complete. */
export const amountOfEach = (
  lines: readonly (object | null)[],
  priced: readonly { taxableMinor: number }[],
): (number | null)[] => pricedOfEach(lines, priced).map((line) => line?.taxableMinor ?? null);

/** Dockets as a line offers them: by number, names or vehicle. */
export const docketOptionsOf = ({ data }: Page<BillableDocket>): Option[] =>
  data.map(({ id, number, consignor, consignee, vehicle }) => ({
    ...{ id, label: number, detail: `${consignor} – ${consignee}` },
    ...(vehicle && { also: vehicle }),
  }));

interface DocketLine {
  docketId: string | null;
  docketNumber: string | null;
}

/** The docket that a line of the draft already names. */
export function docketIn(draft: { lines: readonly DocketLine[] } | null, id: unknown): Option | null {
  const line = draft?.lines.find(({ docketId }) => docketId !== null && docketId === id);
  return line?.docketId && line.docketNumber ? { id: line.docketId, label: line.docketNumber } : null;
}
