import { formatPaise, sum } from '@freightdesk/shared-money';
import { runningTotals, type SheetTable } from '@freightdesk/shared-sheet';
import { sumOfHeads, taxOf } from '@freightdesk/tax-contract';
import type { SaleInvoice, SaleInvoiceLine } from '../sale-invoice/sale-invoice.schema';
import { chargedTax, headsOf, type LineColumn, lineColumns, said, taxNote } from './sale-sheet-cells.rules';

/** Lines under their columns, each with what all up to it come to. */
export function tableOf(
  columns: readonly LineColumn[],
  lines: readonly SaleInvoiceLine[],
): Pick<SheetTable, 'columns' | 'rows'> {
  const totals = runningTotals(lines.map((line) => columns.map(({ sum }) => sum?.of(line) ?? null)));
  const written = (index: number) =>
    columns.map(({ sum }, column) => {
      const total = totals[index]?.[column] ?? null;
      return total === null ? '' : (sum?.written(total) ?? '');
    });
  return {
    columns: columns.map(({ header, align }) => ({ header, align })),
    rows: lines.map((line, index) => ({ cells: columns.map(({ cell }) => cell(line)), carried: written(index) })),
  };
}

/** The charges, with the rate and amount of each head. */
export const chargesOf = (invoice: SaleInvoice): SheetTable => ({
  name: 'Charges',
  ...tableOf(lineColumns(invoice), invoice.lines),
});

function taxedAlike(lines: readonly SaleInvoiceLine[]): SaleInvoiceLine[][] {
  const groups = new Map<string, SaleInvoiceLine[]>();
  for (const line of lines) {
    const key = `${line.sac} ${Number(line.gstRate)} ${line.taxability}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** The tax of each rate and code once more, where there is more than one: whoever claims it as credit books it so. */
export function taxSummaryOf(invoice: SaleInvoice): SheetTable | undefined {
  const groups = taxedAlike(invoice.lines);
  const heads = headsOf(invoice);
  if (groups.length < 2 || heads.length === 0) return undefined;
  const end = (header: string) => ({ header, align: 'end' }) as const;
  return {
    name: 'Tax by rate',
    columns: [
      { header: 'SAC', align: 'start' },
      end('GST rate'),
      end('Taxable value'),
      ...heads.map(({ label }) => end(label)),
      end('Tax'),
    ],
    rows: groups.map((lines) => ({ cells: summaryCells(invoice, lines) })),
    foot: [
      'Total',
      '',
      formatPaise(invoice.taxablePaise),
      ...heads.map(({ head }) => formatPaise(invoice[head])),
      formatPaise(taxOf(invoice)),
    ],
  };
}

function summaryCells(invoice: SaleInvoice, lines: readonly SaleInvoiceLine[]) {
  const [first] = lines;
  const sums = sumOfHeads(lines);
  const note = first ? taxNote(invoice, first) : '';
  const taxed = (amount: number) => (first ? chargedTax(invoice, first, amount) : '–');
  return [
    first?.sac ?? '',
    note || `${Number(first?.gstRate)}%`,
    formatPaise(sum(lines.map(({ taxablePaise }) => taxablePaise))),
    ...headsOf(invoice).map(({ head }) => taxed(sums[head])),
    taxed(taxOf(sums)),
  ].map((text) => said(text));
}
