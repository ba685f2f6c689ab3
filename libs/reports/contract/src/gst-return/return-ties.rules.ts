import { gstHeads } from '../gst/gst-report.rules';
import type { ReturnFigures } from './return-amount.rules';
import type { ReturnTie } from './gst-return.schema';

const fieldOf = { CGST: 'cgstPaise', SGST: 'sgstPaise', IGST: 'igstPaise' } as const;

type Heads = Omit<ReturnFigures, 'taxablePaise'>;

/** A part of a return beside what the report of GST and the ledger say, head by head. */
export const tiesOf = (what: ReturnTie['what'], returned: Heads, report: Heads, ledger: Heads): ReturnTie[] =>
  gstHeads.map((head) => {
    const [returnPaise, reportPaise, ledgerPaise] = [returned, report, ledger].map((of) => of[fieldOf[head]]);
    const told = { returnPaise: returnPaise ?? 0, reportPaise: reportPaise ?? 0, ledgerPaise: ledgerPaise ?? 0 };
    const apart = Math.abs(told.returnPaise - told.reportPaise) + Math.abs(told.reportPaise - told.ledgerPaise);
    return { what, head, ...told, differencePaise: apart };
  });

/** `112026` as its first and last day. */
export function daysOfPeriod(period: string): { from: string; to: string } {
  const [month, year] = [period.slice(0, 2), period.slice(2)];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}` };
}
