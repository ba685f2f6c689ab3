import {
  docketModeLabel,
  docketModes,
  type DocketRow,
  docketStatuses,
  docketStatusLabel,
  domesticPaths as paths,
  freightBases,
  freightBasisLabel,
  listDockets,
} from '@freightdesk/domestic-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, optionsOf, PageHeader } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDocketActions } from './use-docket-actions';
import { useDocketColumns } from './docket-columns';

const CancelDocketDialog = lazy(() =>
  import('../cancel-docket-dialog').then((chunk) => ({ default: chunk.CancelDocketDialog })),
);

function useFilters() {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
      ({ kind: 'choice', name, label, options }) as const;
    return [
      choice('status', t('Status'), optionsOf(docketStatuses, docketStatusLabel, t)),
      choice('mode', t('Mode'), optionsOf(docketModes, docketModeLabel, t)),
      choice('freightBasis', t('Freight'), optionsOf(freightBases, freightBasisLabel, t)),
      { kind: 'date', name: 'dateFrom', label: t('From') } as const,
      { kind: 'date', name: 'dateTo', label: t('To') } as const,
      { kind: 'shown', name: 'billingPartyId', label: t('One party') } as const,
      { kind: 'shown', name: 'branchId', label: t('One branch') } as const,
    ];
  }, [t]);
}

/** Dockets with their goods and status. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listDockets);
  const columns = useDocketColumns();
  const filters = useFilters();
  const mayWrite = useCan('docket.write');
  const [cancelled, setCancelled] = useState<DocketRow | null>(null);
  const open = useCallback(({ id }: { id: string }) => void navigate(paths.docket.href(id)), [navigate]);
  const rowActions = useDocketActions({ open, askCancel: setCancelled });
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.createDocket.href()}>
      {t('Add docket')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Dockets')} action={mayWrite && add} />
      <DataTable
        label={t('Dockets')}
        list={list}
        columns={columns}
        onOpen={open}
        rowActions={mayWrite ? rowActions : undefined}
        toolbar={<ListToolbar list={list} searchLabel={t('Search dockets')} filters={filters} />}
        empty={{
          title: t('No dockets yet'),
          text: t('A docket is written for each consignment, and is tracked once it is booked.'),
          action: mayWrite && add,
        }}
      />
      <Suspense fallback={null}>
        {cancelled && <CancelDocketDialog docket={cancelled} onClose={() => setCancelled(null)} />}
      </Suspense>
    </>
  );
}
