import type { RegisterGrouping, RegisterRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { DocumentText } from '../report/document-text';
import { figureColumn } from '../report/figures';
import { MonthText } from '../report/month-text';
import { TwoLines } from '../report/two-lines';

export type Shown = RegisterRow & { id: string };

function NumberText({ row: { number, supplierNumber, date, status } }: { row: Shown }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <DocumentText number={number} date={date} otherNumber={supplierNumber} />
      {status === 'CANCELLED' && <StatusChip label={t('Cancelled')} tone="error" />}
    </Stack>
  );
}

/** What names a row, by what a row stands for. */
function useNaming(): Record<RegisterGrouping, readonly Column<Shown>[]> {
  const { t } = useTranslation();
  return useMemo(() => {
    const documents: Column<Shown> = {
      id: 'documents',
      header: t('Documents'),
      align: 'end',
      cell: (row) => row.documents,
    };
    return {
      document: [
        { id: 'name', header: t('Number'), cell: (row) => <NumberText row={row} /> },
        {
          id: 'party',
          header: t('Party'),
          width: '26%',
          cell: ({ party, partyGstin }) => <TwoLines beneath={partyGstin}>{party}</TwoLines>,
        },
      ],
      party: [{ id: 'name', header: t('Party'), cell: ({ party }) => party }, documents],
      month: [{ id: 'name', header: t('Month'), cell: ({ month }) => month && <MonthText month={month} /> }, documents],
    };
  }, [t]);
}

export function useRegisterColumns(groupBy: RegisterGrouping): readonly Column<Shown>[] {
  const { t } = useTranslation();
  const naming = useNaming();
  return useMemo(() => {
    const aside = { hideOnPhone: true };
    return [
      ...naming[groupBy],
      figureColumn('taxablePaise', t('Taxable value'), aside),
      figureColumn('cgstPaise', t('CGST'), aside),
      figureColumn('sgstPaise', t('SGST / UTGST'), aside),
      figureColumn('igstPaise', t('IGST'), aside),
      figureColumn('roundOffPaise', t('Round-off'), aside),
      figureColumn('totalPaise', t('Total')),
    ];
  }, [groupBy, naming, t]);
}
