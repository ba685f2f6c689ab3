import type { Branch } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { stateWritten } from '../state-written';

export function useBranchColumns(): readonly Column<Branch>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'code', header: t('Code'), cell: ({ code }) => code, width: 100 },
      { id: 'name', header: t('Name'), cell: ({ name }) => name },
      { id: 'stateCode', header: t('State'), cell: ({ stateCode }) => stateWritten(t)('stateCode', stateCode) ?? '–' },
      { id: 'gstin', header: t('GSTIN'), cell: ({ gstin }) => gstin ?? '–' },
      {
        id: 'active',
        header: t('Status'),
        cell: ({ active, isHeadOffice }) => (
          <StatusChip
            label={isHeadOffice ? t('Head office') : active ? t('Active') : t('Closed')}
            tone={active ? 'success' : 'default'}
          />
        ),
        width: 140,
      },
    ],
    [t],
  );
}
