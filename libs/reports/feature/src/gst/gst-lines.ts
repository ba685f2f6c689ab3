import { gstOf, type GstReport, type GstRow, type GstSide, gstSideLabel } from '@freightdesk/reports-contract';

/** A line of tax, and the documents behind it. */
export interface GstLine {
  id: string;
  side: GstSide;
  name: string;
  /** The month of the documents; null of a line of the whole period. */
  month: string | null;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  taxPaise: number;
}

type Translate = (text: string) => string;

/** What lessens the tax stands below zero, so that the lines add up to what is payable. */
export function periodLines(report: GstReport, t: Translate): GstLine[] {
  const line = (side: GstSide, figures: GstReport['output'], sign: 1 | -1): GstLine => ({
    id: side,
    side,
    name: t(gstSideLabel[side]),
    month: null,
    taxablePaise: figures.taxablePaise,
    cgstPaise: sign * figures.cgstPaise,
    sgstPaise: sign * figures.sgstPaise,
    igstPaise: sign * figures.igstPaise,
    taxPaise: sign * gstOf(figures),
  });
  const lines = [
    line('OUTPUT', report.output, 1),
    line('ADVANCES', report.advances, 1),
    line('INPUT', report.input, -1),
    line('REVERSE_CHARGE', report.reverseCharge, 1),
    line('REVERSE_CHARGE_CREDIT', report.reverseChargeCredit, -1),
  ];
  return lines.filter(({ side, taxPaise }) => side === 'OUTPUT' || side === 'INPUT' || taxPaise !== 0);
}

/** A month's line of one side, and how far the ledger is from it. */
export type MonthLine = GstLine & Pick<GstRow, 'differencePaise'>;

export const monthLines = ({ rows }: GstReport, t: Translate): MonthLine[] =>
  rows.map(({ month, side, ...figures }) => ({
    ...figures,
    id: `${month} ${side}`,
    side,
    month,
    name: t(gstSideLabel[side]),
    taxPaise: gstOf(figures),
  }));
