/** What a row of the sales report stands for. */
export const saleGroupings = ['document', 'party', 'month'] as const;
export type SaleGrouping = (typeof saleGroupings)[number];

/** Columns that the totals of a register add up. */
export const saleFigureNames = [
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
] as const;
type Figures = Record<(typeof saleFigureNames)[number], number>;

/** The sum of rows, figure by figure. */
export function sumOfSales(rows: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => rows.reduce((total, row) => total + row[name], 0);
  return {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    roundOffPaise: sum('roundOffPaise'),
    totalPaise: sum('totalPaise'),
  };
}
