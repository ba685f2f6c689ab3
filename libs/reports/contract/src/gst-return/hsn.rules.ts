import { addFigures, grouped, type ReturnFigures, rupees } from './return-amount.rules';
import type { ReturnDocument } from './return-document';
import { linesOf, signOf } from './return-section.rules';

interface HsnRow extends ReturnFigures {
  isB2b: boolean;
  sac: string;
  rate: number;
}

/** What was supplied under each code and rate, to the registered and to all others. */
export function hsnRows(documents: readonly ReturnDocument[]): HsnRow[] {
  const lines = documents.flatMap((document) => {
    const { rated, untaxed } = linesOf(document);
    const isB2b = document.recipientGstin !== null && document.supply !== 'EXPORT';
    const told = [
      ...rated.map((line) => ({ line, rate: Number(line.gstRate) })),
      ...untaxed.map((line) => ({ line, rate: 0 })),
    ];
    return told.map(({ line, rate }) => ({ isB2b, sac: line.sac, rate, ...addFigures([line], signOf(document)) }));
  });
  return grouped(lines, ({ isB2b, sac, rate }) => `${isB2b} ${sac} ${rate}`).flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, ...addFigures(same) }] : [];
  });
}

/** What services are called, by their codes. */
export type ServiceNames = ReadonlyMap<string, string>;

/** Table 12 as the portal takes it: services have no unit and no quantity. */
export function hsnSummary(documents: readonly ReturnDocument[], names: ServiceNames) {
  const rows = hsnRows(documents);
  const told = (isB2b: boolean) =>
    rows
      .filter((row) => row.isB2b === isB2b)
      .map((row, index) => ({
        num: index + 1,
        hsn_sc: row.sac,
        desc: names.get(row.sac) ?? '',
        uqc: 'NA',
        qty: 0,
        rt: row.rate,
        txval: rupees(row.taxablePaise),
        iamt: rupees(row.igstPaise),
        camt: rupees(row.cgstPaise),
        samt: rupees(row.sgstPaise),
        csamt: 0,
      }));
  return { hsn_b2b: told(true), hsn_b2c: told(false) };
}
