import { type Branch, listBranches } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, StatusChip, wholeList } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

function useBranchColumns(): readonly Column<Branch>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'code', header: t('Code'), cell: ({ code }) => code, width: 100 },
      { id: 'name', header: t('Name'), cell: ({ name }) => name },
      { id: 'stateCode', header: t('State'), cell: ({ stateCode }) => (stateCode ? t(stateName(stateCode)) : '–') },
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

/** A company has few branches: the first hundred are all of them. */
export function BranchList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queryOf(listBranches, { pageSize: 100 }));
  const columns = useBranchColumns();

  return (
    <section>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('Branches')}
      </Typography>
      <DataTable
        list={wholeList({ rows: data?.data, error, refetch })}
        columns={columns}
        label={t('Branches')}
        empty={{ title: t('No branches yet') }}
      />
    </section>
  );
}
