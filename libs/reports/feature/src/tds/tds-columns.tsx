import type { TdsGrouping, TdsRow, TdsSide } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { DocumentText } from '../report/document-text';
import { figureColumn } from '../report/figures';
import { TwoLines } from '../report/two-lines';

export type Shown = TdsRow & { id: string };

export const sideLabel: Readonly<Record<TdsSide, string>> = {
  PAYABLE: 'Payable',
  RECEIVABLE: 'Receivable',
};

/** What names a row, by what a row stands for. */
function useNaming(): Record<TdsGrouping, readonly Column<Shown>[]> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      document: [
        {
          id: 'name',
          header: t('Document'),
          cell: ({ document, date }) => <DocumentText number={document?.number} date={date} />,
        },
        {
          id: 'party',
          header: t('Party'),
          cell: ({ party, pan }) => <TwoLines beneath={pan}>{party ?? '–'}</TwoLines>,
        },
        { id: 'section', header: t('Section'), cell: ({ section }) => section ?? '–' },
      ],
      party: [
        { id: 'name', header: t('Party'), cell: ({ party }) => party ?? '–' },
        { id: 'pan', header: t('PAN'), cell: ({ pan }) => pan ?? '–' },
      ],
      section: [{ id: 'name', header: t('Section'), cell: ({ section }) => section ?? t('Not known') }],
      quarter: [{ id: 'name', header: t('Quarter'), cell: ({ quarter }) => <bdi>{quarter}</bdi> }],
    }),
    [t],
  );
}

export function useTdsColumns(groupBy: TdsGrouping): readonly Column<Shown>[] {
  const { t } = useTranslation();
  const naming = useNaming();
  return useMemo(
    () => [
      ...naming[groupBy],
      {
        id: 'side',
        header: t('Side'),
        cell: ({ side }) => <StatusChip label={t(sideLabel[side])} tone={side === 'PAYABLE' ? 'warning' : 'info'} />,
      },
      figureColumn('basePaise', t('Amount')),
      figureColumn('tdsPaise', t('TDS')),
    ],
    [groupBy, naming, t],
  );
}
