import { addFigures, grouped, portalHeads, type ReturnFigures, rupees } from './return-amount.rules';

/** What happened to the tax on an advance: it was received or, where an invoice bears it, adjusted. What went back is below zero. */
export interface AdvanceRow extends ReturnFigures {
  kind: 'RECEIVED' | 'ADJUSTED';
  placeOfSupply: string;
  supply: 'INTRA' | 'INTER';
  gstRate: string;
}

/** Tables 11A and 11B: by place, then by rate; the amount is without the tax that is within it. */
const table = (rows: readonly AdvanceRow[]) =>
  grouped(rows, ({ placeOfSupply, supply }) => `${placeOfSupply} ${supply}`).flatMap((ofPlace) => {
    const [first] = ofPlace;
    if (!first) return [];
    const items = grouped(ofPlace, ({ gstRate }) => String(Number(gstRate))).map((ofRate) => {
      const figures = addFigures(ofRate);
      return {
        rt: Number(ofRate[0]?.gstRate),
        ad_amt: rupees(figures.taxablePaise),
        ...portalHeads(figures, first.supply === 'INTRA'),
      };
    });
    return [{ pos: first.placeOfSupply, sply_ty: first.supply, itms: items }];
  });

const of = (rows: readonly AdvanceRow[], kind: AdvanceRow['kind']) => rows.filter((row) => row.kind === kind);

/** The sections of advances as the portal takes them; one with nothing in it is left out. */
export function advanceTables(rows: readonly AdvanceRow[]) {
  const [at, txpd] = [table(of(rows, 'RECEIVED')), table(of(rows, 'ADJUSTED'))];
  return { ...(at.length > 0 && { at }), ...(txpd.length > 0 && { txpd }) };
}

/** What both come to: what is adjusted lessens the tax. */
export const advanceSections = (rows: readonly AdvanceRow[]) => [
  { section: 'at', documents: of(rows, 'RECEIVED').length, ...addFigures(of(rows, 'RECEIVED')) },
  { section: 'txpd', documents: of(rows, 'ADJUSTED').length, ...addFigures(of(rows, 'ADJUSTED'), -1) },
];
