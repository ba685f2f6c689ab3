import type { Branch } from '@freightdesk/company-contract';
import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { type Column, StatusChip, type Translate } from '@freightdesk/shared-ui';

/** A State by its name; nothing where the store holds none that is known. */
function stateWritten(t: Translate, stateCode: string | null): string | undefined {
  const code = indianStateCodes.find((known) => known === stateCode);
  return code && t(stateName(code));
}

export const branchColumns: readonly Column<Branch>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code, width: 100 },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'stateCode', header: 'State', cell: ({ stateCode }, t) => stateWritten(t, stateCode) ?? '–' },
  { id: 'gstin', header: 'GSTIN', cell: ({ gstin }) => gstin ?? '–' },
  {
    id: 'active',
    header: 'Status',
    cell: ({ active, isHeadOffice }, t) => (
      <StatusChip
        label={isHeadOffice ? t('Head office') : active ? t('Active') : t('Closed')}
        tone={active ? 'success' : 'default'}
      />
    ),
    width: 140,
  },
];
