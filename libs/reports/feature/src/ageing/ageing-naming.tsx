import { type AgeingGrouping, ageingReport, type AgeingRow } from '@freightdesk/reports-contract';
import { type Column, DateText, MoneyText, type Translate } from '@freightdesk/shared-ui';
import { figureColumns } from '../report/figures';
import { DocumentText } from '../report/document-text';
import { TwoLines } from '../report/two-lines';
import { OwedTotal } from './owed-total';

export type AgeingLine = AgeingRow & { id: string };

const nameOf = ({ document, aheadPaise }: AgeingLine, t: Translate): string =>
  document?.number ?? t(aheadPaise === 0 ? 'On account' : 'Advances');

/** Whose it is stands beneath: a column of its own would leave no room for the figures. */
function DocumentOfParty({ line, t }: { line: AgeingLine; t: Translate }) {
  return (
    <TwoLines beneath={line.party}>
      {nameOf(line, t)} {line.document && <DateText date={line.dueDate} />}
    </TwoLines>
  );
}

/** What names a row, by what a row stands for; of one party alone its name stands above. */
const naming: Readonly<Record<AgeingGrouping | 'documentOfOne', Column<AgeingLine>>> = {
  party: { id: 'name', header: 'Party', cell: ({ party }) => party },
  document: { id: 'name', header: 'Document', cell: (line, t) => <DocumentOfParty line={line} t={t} /> },
  documentOfOne: {
    id: 'name',
    header: 'Document',
    width: 136,
    cell: (line, t) =>
      line.document ? <DocumentText number={line.document.number} date={line.dueDate} /> : nameOf(line, t),
  },
};

/** Nine of them stand beside each other: what is short in the head leaves its room to the names. */
const briefly: Readonly<Record<string, { header: string }>> = {
  to30Paise: { header: 'Days 1–30' },
  to60Paise: { header: 'Days 31–60' },
  to90Paise: { header: 'Days 61–90' },
  to180Paise: { header: 'Days 91–180' },
};

/** Most of them are nothing. */
const figures = figureColumns<AgeingLine>(ageingReport.figures).map((column): Column<AgeingLine> => ({
  ...column,
  ...briefly[column.id],
  width: 100,
  cell: (line) => <MoneyText paise={Number(Reflect.get(line, column.id)) || null} />,
}));

/** As of now; what was owed on a day that has passed was taken off since. */
const explained = figures.map((column): Column<AgeingLine> =>
  column.id === 'totalPaise' ? { ...column, cell: (line) => <OwedTotal line={line} /> } : column,
);

interface AgeingLook {
  grouping: AgeingGrouping;
  isOfOne: boolean;
  isOfToday: boolean;
}

/** The columns of a grouping. */
export const ageingColumns = ({ grouping, isOfOne, isOfToday }: AgeingLook): readonly Column<AgeingLine>[] => [
  naming[grouping === 'document' && isOfOne ? 'documentOfOne' : grouping],
  ...(grouping === 'document' && isOfToday ? explained : figures),
];
