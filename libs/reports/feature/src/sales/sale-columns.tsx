import type { SaleGrouping, SaleRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

export type Shown = SaleRow & { id: string };
type Figure = 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'roundOffPaise' | 'totalPaise';

/** The party's GSTIN stands beneath its name, for the figures need the width. */
function PartyText({ row: { party, partyGstin } }: { row: Shown }) {
  return (
    <Stack>
      <span>{party}</span>
      {partyGstin && (
        <Typography variant="caption" color="textSecondary">
          {partyGstin}
        </Typography>
      )}
    </Stack>
  );
}

/** What names a row, by what a row stands for. */
function useNaming(): Record<SaleGrouping, readonly Column<Shown>[]> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      document: [
        {
          id: 'name',
          header: t('Number'),
          cell: ({ number, status }) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', whiteSpace: 'nowrap' }}>
              <span>{number}</span>
              {status === 'CANCELLED' && <StatusChip label={t('Cancelled')} tone="error" />}
            </Stack>
          ),
        },
        { id: 'date', header: t('Date'), cell: ({ date }) => <DateText date={date} /> },
        { id: 'party', header: t('Party'), width: '22%', cell: (row) => <PartyText row={row} /> },
      ],
      party: [
        { id: 'name', header: t('Party'), cell: ({ party }) => party },
        { id: 'documents', header: t('Documents'), align: 'end', cell: ({ documents }) => documents },
      ],
      month: [
        { id: 'name', header: t('Month'), cell: ({ month }) => month },
        { id: 'documents', header: t('Documents'), align: 'end', cell: ({ documents }) => documents },
      ],
    }),
    [t],
  );
}

export function useSaleColumns(groupBy: SaleGrouping): readonly Column<Shown>[] {
  const { t } = useTranslation();
  const naming = useNaming();
  return useMemo(() => {
    const figure = (id: Figure, header: string): Column<Shown> => ({
      id,
      header,
      align: 'end',
      hideOnPhone: id !== 'totalPaise',
      cell: (row) => <MoneyText paise={row[id]} />,
    });
    return [
      ...naming[groupBy],
      figure('taxablePaise', t('Taxable value')),
      figure('cgstPaise', t('CGST')),
      figure('sgstPaise', t('SGST / UTGST')),
      figure('igstPaise', t('IGST')),
      figure('roundOffPaise', t('Round-off')),
      figure('totalPaise', t('Total')),
    ];
  }, [groupBy, naming, t]);
}
