import { formatMinor, formatPaise } from '@freightdesk/shared-money';
import type { SheetCell, SheetColumn } from '@freightdesk/shared-sheet';
import { headRate, isWithoutPayment, type Taxability } from '@freightdesk/tax-contract';
import { rateText } from '../document/rate-text';
import { taxHeadsOf } from '../document/tax-head-names';
import { discountOfLine } from '../sale-invoice/line-discount.rules';
import type { SaleInvoice, SaleInvoiceLine } from '../sale-invoice/sale-invoice.schema';
import { isPaidOnBehalf } from './custom-view.rules';

/** A column of a printed table: what it says of a line, and what of it is summed from page to page. */
export interface LineColumn extends SheetColumn {
  cell(line: SaleInvoiceLine): SheetCell;
  sum?: { of(line: SaleInvoiceLine): number; written(total: number): string };
}

export const said = (text: string, note?: string): SheetCell => (note ? { text, note } : { text });

const paise = (of: (line: SaleInvoiceLine) => number): Pick<LineColumn, 'align' | 'cell' | 'sum'> => ({
  align: 'end',
  cell: (line) => said(formatPaise(of(line))),
  sum: { of, written: formatPaise },
});

/** Why a line bears no tax of its own. */
export const untaxed: Readonly<Record<Taxability, string>> = {
  TAXABLE: '',
  NIL: 'Nil rated',
  EXEMPT: 'Exempt',
  NON_GST: 'Outside GST',
};

/** A rate without its amount, or an amount without its rate, would say what is not so. */
export const taxNote = (invoice: SaleInvoice, { taxability }: Pick<SaleInvoiceLine, 'taxability'>): string =>
  taxability === 'TAXABLE' && isWithoutPayment(invoice) ? 'Zero-rated' : untaxed[taxability];

/** Whether all of it was paid in the customer's name, which is no supply of ours (CGST Rules, rule 33). */
const isOnlyPaidOnBehalf = ({ kind, lines }: Pick<SaleInvoice, 'kind' | 'lines'>): boolean =>
  lines.every((line) => isPaidOnBehalf(kind, line));

/** The heads that the paper names; a bill of supply has none (CGST Rules, rule 49), and what is no supply neither. */
export const headsOf = (invoice: SaleInvoice) =>
  invoice.kind === 'BILL_OF_SUPPLY' || isOnlyPaidOnBehalf(invoice)
    ? []
    : taxHeadsOf({ supply: invoice.supply, stateCode: invoice.placeOfSupply.stateCode });

/** What we charge of a tax, in words; under reverse charge it is not ours to charge, so none stands beside its rate. */
export const chargedTax = (invoice: SaleInvoice, line: Pick<SaleInvoiceLine, 'taxability'>, amountPaise: number) =>
  taxNote(invoice, line) === '' && !invoice.reverseCharge ? formatPaise(amountPaise) : '–';

/** A tax of a line with its rate, which the paper says also where the recipient owes it (CGST Rules, rule 46(l)). */
export const taxCell = (invoice: SaleInvoice, line: SaleInvoiceLine, amountPaise: number, percent: string): SheetCell =>
  said(chargedTax(invoice, line, amountPaise), taxNote(invoice, line) === '' ? `${percent}%` : undefined);

const headColumns = (invoice: SaleInvoice): LineColumn[] =>
  headsOf(invoice).map(({ head, label }) => ({
    ...paise((line) => line[head]),
    header: label,
    cell: (line) => taxCell(invoice, line, line[head], headRate(line.gstRate, invoice.supply)),
  }));

/** What exempt supplies come to is a value, but no taxable one. */
export const valueLabel = (invoice: Pick<SaleInvoice, 'kind' | 'lines'>): string => {
  if (isOnlyPaidOnBehalf(invoice)) return 'Amount';
  return invoice.kind === 'BILL_OF_SUPPLY' ? 'Value of supply' : 'Taxable value';
};

export const columnsOf = (invoice: SaleInvoice) => {
  const { currency } = invoice;
  const isForeign = currency !== 'INR';
  return {
    description: {
      header: 'Description',
      align: 'start',
      cell: ({ description, jobNumber }) => said(description, jobNumber ? `Job ${jobNumber}` : undefined),
    },
    job: { header: 'Job', align: 'start', cell: ({ jobNumber }) => said(jobNumber ?? '–') },
    sac: { header: 'SAC', align: 'start', cell: (line) => said(line.sac, taxNote(invoice, line)) },
    quantity: { header: 'Quantity', align: 'end', cell: ({ quantity }) => said(quantity) },
    rate: {
      header: isForeign ? `Rate in ${currency}` : 'Rate',
      align: 'end',
      cell: ({ rate }) => said(rateText(rate, currency)),
    },
    discount: {
      header: 'Discount',
      align: 'end',
      cell: (line) => said(formatMinor(discountOfLine(line), currency)),
    },
    inCurrency: {
      header: `Amount in ${currency}`,
      align: 'end',
      cell: ({ taxableMinor }) => said(formatMinor(taxableMinor, currency)),
      sum: { of: ({ taxableMinor }) => taxableMinor, written: (total) => formatMinor(total, currency) },
    },
    taxable: { ...paise(({ taxablePaise }) => taxablePaise), header: valueLabel(invoice) },
  } as const satisfies Record<string, LineColumn>;
};

/** The columns that this document has: another currency and a discount bring their own. */
export function lineColumns(invoice: SaleInvoice): readonly LineColumn[] {
  const all = columnsOf(invoice);
  const hasDiscount = invoice.lines.some((line) => discountOfLine(line) > 0);
  return [
    ...[all.description, all.sac, all.quantity, all.rate],
    ...(hasDiscount ? [all.discount] : []),
    ...(invoice.currency === 'INR' ? [] : [all.inCurrency]),
    all.taxable,
    ...headColumns(invoice),
  ];
}
