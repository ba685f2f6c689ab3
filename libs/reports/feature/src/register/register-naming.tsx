import type { RegisterGrouping, RegisterRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { DocumentText } from '../report/document-text';
import { MonthText } from '../report/month-text';
import { TwoLines } from '../report/two-lines';

function NumberText({ row: { number, supplierNumber, date, status } }: { row: RegisterRow }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center' }}>
      <DocumentText number={number} date={date} otherNumber={supplierNumber} />
      {status === 'CANCELLED' && <StatusChip label={t('Cancelled')} tone="error" />}
    </Stack>
  );
}

const documents: Column<RegisterRow> = {
  id: 'documents',
  header: 'Documents',
  align: 'end',
  cell: (row) => row.documents,
};

/** What names a row, by what a row stands for. */
export const registerNaming: Readonly<Record<RegisterGrouping, readonly Column<RegisterRow>[]>> = {
  document: [
    // As wide as it is: half of a number, or of the word that it is cancelled, says nothing. Names end in dots before.
    { id: 'name', header: 'Number', width: 150, cell: (row) => <NumberText row={row} /> },
    {
      id: 'party',
      header: 'Party',
      cell: ({ party, partyGstin }) => <TwoLines beneath={partyGstin}>{party}</TwoLines>,
    },
  ],
  party: [{ id: 'name', header: 'Party', cell: ({ party }) => party }, documents],
  month: [{ id: 'name', header: 'Month', cell: ({ month }) => month && <MonthText month={month} /> }, documents],
  sac: [{ id: 'name', header: 'SAC', cell: ({ sac }, t) => sac ?? t('Round-off') }, documents],
  job: [{ id: 'name', header: 'Job', cell: ({ job }, t) => job ?? t('Without a job') }, documents],
};
