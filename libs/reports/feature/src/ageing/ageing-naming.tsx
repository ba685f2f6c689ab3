import { type AgeingGrouping, ageingReport, type AgeingRow } from '@freightdesk/reports-contract';
import { type Column, MoneyText } from '@freightdesk/shared-ui';
import { figureColumns } from '../report/figures';
import { DocumentText } from '../report/document-text';

export type AgeingLine = AgeingRow & { id: string };

const party: Column<AgeingLine> = { id: 'name', header: 'Party', cell: ({ party: called }) => called };

/** What names a row, by what a row stands for; what no document bears is told by the column that it stands in. */
const naming: Readonly<Record<AgeingGrouping, readonly Column<AgeingLine>[]>> = {
  party: [party],
  document: [
    { ...party, id: 'party' },
    {
      id: 'name',
      header: 'Document',
      width: 136,
      cell: ({ document, dueDate, aheadPaise }, t) =>
        document ? (
          <DocumentText number={document.number} date={dueDate} />
        ) : (
          t(aheadPaise === 0 ? 'On account' : 'Advances')
        ),
    },
  ],
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

/** The columns of a grouping; of one party alone its name stands above. */
export const ageingColumns = (grouping: AgeingGrouping, isOfOne: boolean): readonly Column<AgeingLine>[] => [
  ...naming[grouping].filter(({ id }) => !(isOfOne && id === 'party')),
  ...figures,
];
