import { addFigures, grouped, noFigures, type ReturnFigures, rupees } from './return-amount.rules';
import type { Supplied, SuppliedLine } from './return-document';
import { linesOf, signOf } from './return-section.rules';

/** What was bought in the month, as the return tells it apart. */
export interface BoughtFigures {
  /** Credit of what vendors charged, expenses included. */
  input: ReturnFigures;
  /** What we owe in vendors' place, the credit for it, and how much of that is of services from abroad. */
  reverseCharge: ReturnFigures;
  reverseChargeCredit: ReturnFigures;
  importedServices: ReturnFigures;
  /** Tax that vendors charged and whose credit is blocked (CGST Act s.17(5)). */
  blocked: ReturnFigures;
  /** Credit of the month's bills that vendors have not told the portal of (CGST Act s.16(2)(aa)): it waits. */
  notTold: ReturnFigures;
  /** Credit of earlier months' bills that waited, and that this month's file tells of. */
  toldSince: ReturnFigures;
  /** Credit that went back for its vendor was not paid within 180 days (Rules, rule 37), and what was taken again once he was. */
  unpaid: ReturnFigures;
  paidSince: ReturnFigures;
  /** Bought without tax: exempt, nil-rated or from a composition dealer, and outside GST. */
  untaxed: { interPaise: number; intraPaise: number };
}

/** The credit of a month as table 4 has it: what is available, what of that goes back, what of earlier months is taken again, what is left. */
export function creditFigures(bought: BoughtFigures) {
  const { input, blocked, reverseChargeCredit, notTold, toldSince, unpaid, paidSince } = bought;
  const reversed = addFigures([notTold, unpaid]);
  const reclaimed = addFigures([toldSince, paidSince]);
  return {
    other: addFigures([input, blocked, reclaimed]),
    reversed,
    reclaimed,
    net: addFigures([input, reverseChargeCredit, reclaimed, addFigures([reversed], -1)]),
  };
}

export interface Gstr3bBooks {
  gstin: string;
  period: string;
  supplies: readonly Supplied[];
  /** Tax on what was received in advance, less what was adjusted. */
  advances: ReturnFigures;
  bought: BoughtFigures;
}

const all = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: ReturnFigures) => ({
  txval: rupees(taxablePaise),
  iamt: rupees(igstPaise),
  camt: rupees(cgstPaise),
  samt: rupees(sgstPaise),
  csamt: 0,
});
const taxAlone = (figures: ReturnFigures) => {
  const { txval: _value, ...tax } = all(figures);
  return tax;
};

const isZeroRated = ({ supply }: Supplied) => supply === 'EXPORT' || supply === 'SEZ';

/** What was supplied, as table 3.1 tells it apart. */
function outwardFigures(supplies: readonly Supplied[]) {
  const lines = supplies.flatMap((supply) => {
    const { rated, untaxed } = linesOf(supply, supply.lines);
    const told = (line: SuppliedLine, kind: string) => ({ kind, of: supply, ...addFigures([line], signOf(supply)) });
    return [
      ...rated.map((line) => told(line, isZeroRated(supply) ? 'zero' : 'taxed')),
      ...untaxed.map((line) => told(line, line.taxability === 'NON_GST' ? 'outside' : 'exempt')),
    ];
  });
  const of = (kind: string) => addFigures(lines.filter((line) => line.kind === kind));
  const toUnregistered = lines.filter(
    (line) => line.kind === 'taxed' && !line.of.isRegistered && line.of.supply === 'INTER',
  );
  return { taxed: of('taxed'), zero: of('zero'), exempt: of('exempt'), outside: of('outside'), toUnregistered };
}

/** All that was supplied, as we charged it. */
export function suppliedFigures(supplies: readonly Supplied[]): ReturnFigures {
  const { taxed, zero, exempt, outside } = outwardFigures(supplies);
  return addFigures([taxed, zero, exempt, outside]);
}

/** GSTR-3B as the portal takes it: tables 3.1, 3.2, 4 and 5. */
export function gstr3bJson({ gstin, period, supplies, advances, bought }: Gstr3bBooks): Record<string, unknown> {
  const { taxed, zero, exempt, outside, toUnregistered } = outwardFigures(supplies);
  const { importedServices, blocked, reverseChargeCredit, untaxed } = bought;
  const otherReverse = addFigures([reverseChargeCredit, addFigures([importedServices], -1)]);
  const credit = creditFigures(bought);
  return {
    gstin,
    ret_period: period,
    sup_details: {
      osup_det: all(addFigures([taxed, advances])),
      osup_zero: { txval: rupees(zero.taxablePaise), iamt: rupees(zero.igstPaise), csamt: 0 },
      osup_nil_exmp: { txval: rupees(exempt.taxablePaise) },
      isup_rev: all(bought.reverseCharge),
      osup_nongst: { txval: rupees(outside.taxablePaise) },
    },
    inter_sup: {
      unreg_details: grouped(toUnregistered, ({ of }) => of.placeOfSupply).map((rows) => {
        const { taxablePaise, igstPaise } = addFigures(rows);
        return { pos: rows[0]?.of.placeOfSupply ?? '', txval: rupees(taxablePaise), iamt: rupees(igstPaise) };
      }),
      comp_details: [],
      uin_details: [],
    },
    itc_elg: {
      itc_avl: [
        { ty: 'IMPG', ...taxAlone(noFigures) },
        { ty: 'IMPS', ...taxAlone(importedServices) },
        { ty: 'ISRC', ...taxAlone(otherReverse) },
        { ty: 'ISD', ...taxAlone(noFigures) },
        { ty: 'OTH', ...taxAlone(credit.other) },
      ],
      itc_rev: [
        { ty: 'RUL', ...taxAlone(blocked) },
        // Reversed till the vendor tells it or is paid, and taken again then (circular 170/02/2022: tables 4(B)(2) and 4(D)(1)).
        { ty: 'OTH', ...taxAlone(credit.reversed) },
      ],
      itc_net: taxAlone(credit.net),
      itc_inelg: [
        { ty: 'RUL', ...taxAlone(credit.reclaimed) },
        { ty: 'OTH', ...taxAlone(noFigures) },
      ],
    },
    inward_sup: {
      isup_details: [
        { ty: 'GST', inter: rupees(untaxed.interPaise), intra: rupees(untaxed.intraPaise) },
        { ty: 'NONGST', inter: 0, intra: 0 },
      ],
    },
  };
}
