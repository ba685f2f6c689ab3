import type { TaxHeads } from '@freightdesk/tax-contract';

/** The portal takes rupees with two decimals. */
export const rupees = (paise: number): number => Number((paise / 100).toFixed(2));

/** `2026-11-05` as the portal writes it: `05-11-2026`. */
export const portalDate = (date: string): string => date.split('-').reverse().join('-');

/** The heads as the portal names them. It takes CGST and SGST, or IGST. */
export const portalHeads = ({ cgstPaise, sgstPaise, igstPaise }: TaxHeads, isIntra: boolean) =>
  isIntra ? { camt: rupees(cgstPaise), samt: rupees(sgstPaise), csamt: 0 } : { iamt: rupees(igstPaise), csamt: 0 };

export interface ReturnFigures extends TaxHeads {
  taxablePaise: number;
}

export const noFigures: ReturnFigures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

export const addFigures = (all: readonly ReturnFigures[], sign: 1 | -1 = 1): ReturnFigures =>
  all.reduce(
    (sum, one) => ({
      taxablePaise: sum.taxablePaise + sign * one.taxablePaise,
      cgstPaise: sum.cgstPaise + sign * one.cgstPaise,
      sgstPaise: sum.sgstPaise + sign * one.sgstPaise,
      igstPaise: sum.igstPaise + sign * one.igstPaise,
    }),
    noFigures,
  );

/** Rows that belong together, in the order in which the first of each came. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
