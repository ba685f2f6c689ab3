import { addTo, noFigures, type ReturnFigures, rupees } from './return-amount.rules';
import type { DocumentHead, ReturnLine } from './return-document';
import { signOf } from './return-section.rules';

export interface HsnRow extends ReturnFigures {
  isB2b: boolean;
  sac: string;
  rate: number;
}

interface ToldLines {
  rated: readonly ReturnLine[];
  untaxed: readonly ReturnLine[];
}

/** Adds a document to what was supplied under each code and rate. */
export function addToHsn(rows: Map<string, HsnRow>, document: DocumentHead, { rated, untaxed }: ToldLines): void {
  const isB2b = document.recipientGstin !== null && document.supply !== 'EXPORT';
  const [whose, sign] = [isB2b ? 'B2B' : 'B2C', signOf(document)];
  const add = (line: ReturnLine, rate: number) => {
    const key = `${whose} ${line.sac} ${rate}`;
    let row = rows.get(key);
    if (row === undefined) rows.set(key, (row = { isB2b, sac: line.sac, rate, ...noFigures }));
    addTo(row, line, sign);
  };
  for (const line of rated) add(line, Number(line.gstRate));
  for (const line of untaxed) add(line, 0);
}

/** What services are called, by their codes. */
export type ServiceNames = ReadonlyMap<string, string>;

/** Table 12 as the portal takes it: services have no unit and no quantity. */
export function hsnSummary(rows: readonly HsnRow[], names: ServiceNames) {
  const tableOf = (isB2b: boolean) =>
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
  return { hsn_b2b: tableOf(true), hsn_b2c: tableOf(false) };
}
