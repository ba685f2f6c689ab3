import type { Branch } from '@freightdesk/company-contract';
import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, StatusChip } from '@freightdesk/shared-ui';
import { useMemo } from 'react';

/** A State by its name; nothing where the store holds none that is known. */
function stateWritten(t: (text: string) => string, stateCode: string | null): string | undefined {
  const code = indianStateCodes.find((known) => known === stateCode);
  return code && t(stateName(code));
}

export function useBranchColumns(): readonly Column<Branch>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'code', header: t('Code'), cell: ({ code }) => code, width: 100 },
      { id: 'name', header: t('Name'), cell: ({ name }) => name },
      { id: 'stateCode', header: t('State'), cell: ({ stateCode }) => stateWritten(t, stateCode) ?? '–' },
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
