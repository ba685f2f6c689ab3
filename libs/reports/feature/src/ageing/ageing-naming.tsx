import type { AgeingGrouping, AgeingRow } from '@freightdesk/reports-contract';
import type { Column } from '@freightdesk/shared-ui';
import { DocumentText } from '../report/document-text';

export type AgeingLine = AgeingRow & { id: string };

const party: Column<AgeingLine> = { id: 'name', header: 'Party', width: 200, cell: ({ party: called }) => called };

/** What names a row, by what a row stands for; what no document bears is told by the column that it stands in. */
export const ageingNaming: Readonly<Record<AgeingGrouping, readonly Column<AgeingLine>[]>> = {
  party: [party],
  document: [
    { ...party, id: 'party' },
    {
      id: 'name',
      header: 'Document',
      width: 150,
      cell: ({ document, dueDate, aheadPaise }, t) =>
        document ? (
          <DocumentText number={document.number} date={dueDate} />
        ) : (
          t(aheadPaise === 0 ? 'On account' : 'Advances')
        ),
    },
  ],
};
