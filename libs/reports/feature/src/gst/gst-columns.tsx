import type { Column } from '@freightdesk/shared-ui';
import { AgreementChip } from '../report/agreement-chip';
import { figureColumns } from '../report/figures';
import { MonthText } from '../report/month-text';
import type { GstLine, MonthLine } from './gst-lines';

/** What is payable, head by head; what was taxable does not add up over the sides. */
export const payableFigures = {
  cgstPaise: { label: 'CGST' },
  sgstPaise: { label: 'SGST / UTGST' },
  igstPaise: { label: 'IGST' },
  taxPaise: { label: 'Total tax' },
} as const;

function LineName({ line: { month, name } }: { line: GstLine }) {
  if (month === null) return name;
  return (
    <>
      <MonthText month={month} /> · {name}
    </>
  );
}

const taxColumns = <Line extends GstLine>(): readonly Column<Line>[] => [
  { id: 'name', header: 'Tax', cell: (line) => <LineName line={line} /> },
  ...figureColumns<Line>({ taxablePaise: { label: 'Taxable value' }, ...payableFigures }),
];

export const gstColumns = taxColumns<GstLine>();

/** The same of a month, and whether the ledger agrees with it. */
export const monthColumns: readonly Column<MonthLine>[] = [
  ...taxColumns<MonthLine>(),
  {
    id: 'ledger',
    header: 'Ledger',
    align: 'end',
    cell: ({ differencePaise }) => <AgreementChip differencePaise={differencePaise} />,
  },
];
