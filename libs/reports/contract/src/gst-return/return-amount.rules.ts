import type { TaxHeads } from '@freightdesk/tax-contract';

/** The portal takes rupees with two decimals, which are what whole paise come to. */
export const rupees = (paise: number): number => paise / 100;

/** `2026-11-05` as the portal writes it: `05-11-2026`. */
export const portalDate = (date: string): string => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;

/** The heads as the portal names them. It takes CGST and SGST, or IGST. */
export const portalHeads = ({ cgstPaise, sgstPaise, igstPaise }: TaxHeads, isIntra: boolean) =>
  isIntra ? { camt: rupees(cgstPaise), samt: rupees(sgstPaise), csamt: 0 } : { iamt: rupees(igstPaise), csamt: 0 };

export interface ReturnFigures extends TaxHeads {
  taxablePaise: number;
}

export const noFigures: ReturnFigures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Into the sum itself: a month has tens of thousands of lines. */
export function addTo<Sum extends ReturnFigures>(sum: Sum, one: ReturnFigures, sign: 1 | -1): Sum {
  sum.taxablePaise += sign * one.taxablePaise;
  sum.cgstPaise += sign * one.cgstPaise;
  sum.sgstPaise += sign * one.sgstPaise;
  sum.igstPaise += sign * one.igstPaise;
  return sum;
}

export function addFigures(all: readonly ReturnFigures[], sign: 1 | -1 = 1): ReturnFigures {
  const sum = { ...noFigures };
  for (const one of all) addTo(sum, one, sign);
  return sum;
}

/** Rows that belong together, in the order in which the first of each came. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Row[][] {
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
