import { addFigures, daysOfPeriod, gstOf, type ReturnFigures, tellMonth } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { gstMonths } from '../gst/gst.repository';
import { lateNotes } from './late-notes.repository';
import { returnDocuments } from './return-documents.repository';

const always = { from: '1900-01-01', to: '9999-12-31', oneByOne: true };

/** Months whose return does not come to the tax that the report of GST says, by how much. One month is read at a time. */
export async function returnsApart(db: Db): Promise<{ month: string; what: string; paise: number }[]> {
  const apart: { month: string; what: string; paise: number }[] = [];
  for (const { month, side, ...report } of await gstMonths(db, always)) {
    if (side !== 'OUTPUT') continue;
    const days = daysOfPeriod(`${month.slice(5)}${month.slice(0, 4)}`);
    // The books took their tax back, and the report with them.
    const late = await lateNotes(db, days);
    const told = tellMonth(await returnDocuments(db, days, late, null));
    const differs = (what: string, figures: ReturnFigures) => {
      const paise = gstOf(figures) - gstOf(addFigures(late)) - gstOf(report);
      if (paise !== 0) apart.push({ month, what, paise });
    };
    differs('GSTR-1', addFigures(told.sections));
    differs('HSN summary', addFigures(told.hsn));
  }
  return apart;
}
