import { type TdsGrouping, type TdsRow, tdsSideLabel } from '@freightdesk/reports-contract';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import { DocumentText } from '../report/document-text';
import { TwoLines } from '../report/two-lines';

const side: Column<TdsRow> = {
  id: 'side',
  header: 'Side',
  cell: (row, t) => <StatusChip label={t(tdsSideLabel[row.side])} tone={row.side === 'PAYABLE' ? 'warning' : 'info'} />,
};

/** What names a row, by what a row stands for. */
export const tdsNaming: Readonly<Record<TdsGrouping, readonly Column<TdsRow>[]>> = {
  document: [
    {
      id: 'name',
      header: 'Document',
      cell: ({ document, date }) => <DocumentText number={document?.number} date={date} />,
    },
    { id: 'party', header: 'Party', cell: ({ party, pan }) => <TwoLines beneath={pan}>{party ?? '–'}</TwoLines> },
    { id: 'section', header: 'Section', cell: ({ section }) => section ?? '–' },
    side,
  ],
  party: [
    { id: 'name', header: 'Party', cell: ({ party }) => party ?? '–' },
    { id: 'pan', header: 'PAN', cell: ({ pan }) => pan ?? '–' },
    side,
  ],
  section: [{ id: 'name', header: 'Section', cell: ({ section }, t) => section ?? t('Not known') }, side],
  quarter: [{ id: 'name', header: 'Quarter', cell: ({ quarter }) => <bdi>{quarter}</bdi> }, side],
};
