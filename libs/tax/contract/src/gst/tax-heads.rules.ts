import { formatDecimal, multiply, parseDecimal, percentOf, roundHalfUp, sum } from '@freightdesk/shared-money';
import type { SupplyKind } from '../place-of-supply/place-of-supply.rules';

export interface TaxHeads {
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** A line's taxable value at a rate; `isTaxed` is false where the law charges nothing. */
export interface RatedLine {
  gstRate: string;
  taxablePaise: number;
  isTaxed: boolean;
}

export const noTax: TaxHeads = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

const combine = (a: TaxHeads, b: TaxHeads, sign: 1 | -1): TaxHeads => ({
  cgstPaise: a.cgstPaise + sign * b.cgstPaise,
  sgstPaise: a.sgstPaise + sign * b.sgstPaise,
  igstPaise: a.igstPaise + sign * b.igstPaise,
});

export const sumOfHeads = (all: readonly TaxHeads[]): TaxHeads =>
  all.reduce((total, heads) => combine(total, heads, 1), noTax);

export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxHeads): number => cgstPaise + sgstPaise + igstPaise;

const half = (percent: string) => formatDecimal(multiply(parseDecimal(percent), parseDecimal('0.5')));

/** The rate of one head as a document prints it: CGST and SGST are each half of `18`, so `9`. */
export const headRate = (gstRate: string, supply: SupplyKind): string =>
  (supply === 'INTRA' ? half(gstRate) : gstRate).replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** CGST and SGST are each half the rate (CGST Act s.9(1)) and round alone, so the two are always equal. */
function headsOf(taxablePaise: number, gstRate: string, supply: SupplyKind): TaxHeads {
  if (supply !== 'INTRA') return { ...noTax, igstPaise: percentOf(taxablePaise, gstRate) };
  const each = percentOf(taxablePaise, half(gstRate));
  return { cgstPaise: each, sgstPaise: each, igstPaise: 0 };
}

/** One spelling of a rate, so that `18` and `18.00` are taxed together. */
const rateKey = (gstRate: string) => formatDecimal(roundHalfUp(parseDecimal(gstRate), 4));

/** Positions of lines by rate, in the document's order. */
export function byRate(lines: readonly { gstRate: string }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  lines.forEach(({ gstRate }, index) => {
    const key = rateKey(gstRate);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return groups;
}

/**
 * Tax per line. It is the document's tax that is rounded, not the line's (CGST Act s.170): each rate's tax comes from its
 * whole taxable value, and what the single lines round differently goes to that rate's last taxed line.
 */
export function headsPerLine(lines: readonly RatedLine[], supply: SupplyKind): TaxHeads[] {
  const heads = lines.map((line) => (line.isTaxed ? headsOf(line.taxablePaise, line.gstRate, supply) : noTax));
  for (const [rate, indexes] of byRate(lines)) {
    const taxed = indexes.filter((index) => lines[index]?.isTaxed);
    const last = taxed.at(-1);
    if (last === undefined) continue;
    const taxable = sum(taxed.map((index) => lines[index]?.taxablePaise ?? 0));
    const others = sumOfHeads(taxed.slice(0, -1).map((index) => heads[index] ?? noTax));
    heads[last] = combine(headsOf(taxable, rate, supply), others, -1);
  }
  return heads;
}
