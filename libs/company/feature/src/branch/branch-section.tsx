import { type Branch, listBranches } from '@freightdesk/company-contract';
import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, ExportButton, type TakeRows, wholeList } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { SectionHeading } from '../section-heading';
import { branchColumns } from './branch-columns';

const AddBranchDialog = lazy(async () => ({ default: (await import('./add-branch-dialog')).AddBranchDialog }));
const EditBranchDialog = lazy(async () => ({ default: (await import('./edit-branch-dialog')).EditBranchDialog }));

/** A company has few branches: the first hundred are all of them. */
const all = { pageSize: 100 };

const take: TakeRows = (format, onBytes) => takeRows(listBranches, {}, { format, onBytes });

export function BranchSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queryOf(listBranches, all));
  const [dialog, setDialog] = useState<Branch | 'add' | null>(null);
  const open = useCallback((branch: Branch) => setDialog(branch), []);
  const close = () => setDialog(null);

  return (
    <section>
      <SectionHeading
        title={t('Branches')}
        text={t('Each with its State and registration. Documents without a branch belong to the head office.')}
        action={
          <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: 'flex-end', gap: 1, flexShrink: 0 }}>
            <ExportButton take={take} />
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setDialog('add')}>
              {t('Add branch')}
            </Button>
          </Stack>
        }
      />
      <DataTable
        list={wholeList({ rows: data?.data, error, refetch })}
        columns={branchColumns}
        label={t('Branches')}
        empty={{ title: t('No branches yet') }}
        onOpen={open}
      />
      <Suspense fallback={null}>
        {dialog === 'add' && <AddBranchDialog onClose={close} />}
        {dialog !== null && dialog !== 'add' && <EditBranchDialog branch={dialog} onClose={close} />}
      </Suspense>
    </section>
  );
}
