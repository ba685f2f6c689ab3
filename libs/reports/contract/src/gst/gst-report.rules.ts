import type { GstHead } from '@freightdesk/ledger-contract';
import { sum } from '@freightdesk/shared-money';

/** Tax on what was sold or received in advance, credit for what was bought, and both faces of reverse charge. */
export const gstSides = ['OUTPUT', 'ADVANCES', 'INPUT', 'REVERSE_CHARGE', 'REVERSE_CHARGE_CREDIT'] as const;
export type GstSide = (typeof gstSides)[number];

export const gstHeads = ['CGST', 'SGST', 'IGST'] as const satisfies readonly GstHead[];
const fieldOf = { CGST: 'cgstPaise', SGST: 'sgstPaise', IGST: 'igstPaise' } as const satisfies Record<GstHead, string>;

export interface GstFigures {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** What the documents of a month say of one side. */
export interface GstMonth extends GstFigures {
  month: string;
  side: GstSide;
}

/** What the ledger moved in a month under one side and head, in the direction of its side. */
export interface GstMovement {
  month: string;
  side: GstSide;
  head: GstHead;
  paise: number;
}

export interface GstTie {
  side: GstSide;
  head: GstHead;
  reportPaise: number;
  ledgerPaise: number;
  differencePaise: number;
}

const nothing: GstFigures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

const plus = (a: GstFigures, b: GstFigures, sign: 1 | -1 = 1): GstFigures => ({
  taxablePaise: a.taxablePaise + sign * b.taxablePaise,
  cgstPaise: a.cgstPaise + sign * b.cgstPaise,
  sgstPaise: a.sgstPaise + sign * b.sgstPaise,
  igstPaise: a.igstPaise + sign * b.igstPaise,
});

const total = (rows: readonly GstFigures[]) => rows.reduce((sum, row) => plus(sum, row), nothing);

/** The whole tax of a side, all heads. */
export const gstOf = ({ cgstPaise, sgstPaise, igstPaise }: Omit<GstFigures, 'taxablePaise'>): number =>
  cgstPaise + sgstPaise + igstPaise;

/**
 * The sides of a period, and what is payable head by head: what is owed less the credit. Below zero is credit that is
 * carried forward; that one head's credit may settle another's tax (CGST Act s.49(5)) is left to the return.
 */
export function gstSummary(months: readonly GstMonth[]) {
  const of = (side: GstSide) => total(months.filter((row) => row.side === side));
  const [output, advances, input] = [of('OUTPUT'), of('ADVANCES'), of('INPUT')];
  const [reverseCharge, reverseChargeCredit] = [of('REVERSE_CHARGE'), of('REVERSE_CHARGE_CREDIT')];
  const owed = plus(plus(output, advances), reverseCharge);
  const { cgstPaise, sgstPaise, igstPaise } = plus(plus(owed, input, -1), reverseChargeCredit, -1);
  const payable = { cgstPaise, sgstPaise, igstPaise };
  return { output, advances, input, reverseCharge, reverseChargeCredit, payable };
}

/** What the documents say beside what the ledger moved, side by side and head by head. */
export function gstTies(months: readonly GstMonth[], movements: readonly GstMovement[]): GstTie[] {
  return gstSides.flatMap((side) =>
    gstHeads.map((head) => {
      const reported = months.filter((row) => row.side === side);
      const moved = movements.filter((row) => row.side === side && row.head === head);
      const reportPaise = sum(reported.map((row) => row[fieldOf[head]]));
      const ledgerPaise = sum(moved.map(({ paise }) => paise));
      return { side, head, reportPaise, ledgerPaise, differencePaise: reportPaise - ledgerPaise };
    }),
  );
}

const named = ({ month, side }: { month: string; side: GstSide }) => `${month} ${gstSides.indexOf(side)}`;

/**
 * A row for each month and side that documents or the ledger know. Its difference adds up heads without their signs, so
 * that two months or heads that are wrong against each other can't hide.
 */
export function gstRows(documents: readonly GstMonth[], movements: readonly GstMovement[]) {
  const byName = new Map([...documents, ...movements].map((row) => [named(row), row] as const));
  return [...byName.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { month, side }]) => {
      const reported = documents.filter((row) => named(row) === name);
      const ties = gstTies(
        reported,
        movements.filter((row) => named(row) === name),
      );
      const differencePaise = sum(ties.map((tie) => Math.abs(tie.differencePaise)));
      return { month, side, ...total(reported), differencePaise };
    });
}
