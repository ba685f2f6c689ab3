import { formatPaise, sum } from '@freightdesk/shared-money';
import { inTwoLanguages, type PrintedSheet, type SheetTable } from '@freightdesk/shared-sheet';
import { taxOf } from '@freightdesk/tax-contract';
import type { SaleInvoice, SaleInvoiceLine } from '../sale-invoice/sale-invoice.schema';
import { type CustomColumn, isPaidOnBehalf, lineTotalPaise } from './custom-view.rules';
import { type PrintedHow, saleInvoiceSheet } from './sale-invoice-sheet.rules';
import { columnsOf, type LineColumn, said, taxCell } from './sale-sheet-cells.rules';
import { hindiLabels } from './sale-sheet-words.hi.data';
import { tableOf } from './sale-sheet-tables.rules';

/** How each column is called and what it shows of a line. */
function customColumnsOf(invoice: SaleInvoice): Record<CustomColumn, LineColumn> {
  const { job, sac, quantity, rate, taxable } = columnsOf(invoice);
  const tax: LineColumn = {
    header: 'GST',
    align: 'end',
    cell: (line) => taxCell(invoice, line, taxOf(line), String(Number(line.gstRate))),
    sum: { of: taxOf, written: formatPaise },
  };
  return { job, sac, quantity, rate, amount: { ...taxable, header: 'Amount' }, tax };
}

const total: LineColumn = {
  header: 'Total',
  align: 'end',
  cell: (line) => said(formatPaise(lineTotalPaise(line))),
  sum: { of: lineTotalPaise, written: formatPaise },
};

interface CustomLayout {
  title: string;
  columns: readonly CustomColumn[];
}

/** The same document in a free layout: our charges, and what was paid on the customer's behalf, each with what it comes to. */
export function customInvoiceSheet(
  invoice: SaleInvoice,
  layout: CustomLayout,
  { labels, ...how }: PrintedHow = {},
): PrintedSheet {
  const named = customColumnsOf(invoice);
  const description: LineColumn = {
    header: 'Description',
    align: 'start',
    cell: (line) => said(line.description),
  };
  const columns = [description, ...layout.columns.map((column) => named[column]), total];
  const section = (title: string, lines: readonly SaleInvoiceLine[]): SheetTable => ({
    name: title,
    title,
    ...tableOf(columns, lines),
    foot: [
      'Total of this section',
      ...layout.columns.map(() => ''),
      formatPaise(sum(lines.map((line) => lineTotalPaise(line)))),
    ],
  });
  const isTheirs = (line: SaleInvoiceLine) => isPaidOnBehalf(invoice.kind, line);
  const ours = invoice.lines.filter((line) => !isTheirs(line));
  const theirs = invoice.lines.filter(isTheirs);
  const sheet: PrintedSheet = {
    ...saleInvoiceSheet(invoice, how),
    heading: layout.title,
    tables: [section('Our charges', ours), section('Paid on your behalf', theirs)].filter(
      ({ rows }) => rows.length > 0,
    ),
    summary: undefined,
  };
  return labels === 'hi' ? inTwoLanguages(sheet, hindiLabels) : sheet;
}
