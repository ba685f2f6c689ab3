import {
  intlShipmentPaths as paths,
  jobcardStatuses,
  jobcardStatusLabel,
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
  listJobcards,
} from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, optionsOf, PageHeader } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useJobcardColumns } from './jobcard-columns';
import { useJobcardActions } from './use-jobcard-actions';

function useFilters() {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
      ({ kind: 'choice', name, label, options }) as const;
    return [
      choice('status', t('Status'), optionsOf(jobcardStatuses, jobcardStatusLabel, t)),
      choice('mode', t('Mode'), optionsOf(jobModes, jobModeLabel, t)),
      choice('direction', t('Direction'), optionsOf(jobDirections, jobDirectionLabel, t)),
      { kind: 'date', name: 'dateFrom', label: t('From') } as const,
      { kind: 'date', name: 'dateTo', label: t('To') } as const,
      { kind: 'shown', name: 'customerId', label: t('One customer') } as const,
    ];
  }, [t]);
}

/** Jobs with their route and status. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listJobcards);
  const columns = useJobcardColumns();
  const filters = useFilters();
  const mayWrite = useCan('jobcard.write');
  const open = useCallback(({ id }: { id: string }) => void navigate(paths.updateJobcard.href(id)), [navigate]);
  const rowActions = useJobcardActions(open);
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.createJobcard.href()}>
      {t('Create jobcard')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Jobcards')} action={mayWrite && create} />
      <DataTable
        label={t('Jobcards')}
        list={list}
        columns={columns}
        onOpen={open}
        rowActions={mayWrite ? rowActions : undefined}
        toolbar={<ListToolbar list={list} searchLabel={t('Search jobs')} filters={filters} />}
        empty={{
          title: t('No jobcards yet'),
          text: t('A jobcard is made of a lead that is won, or created here.'),
          action: mayWrite && create,
        }}
      />
    </>
  );
}
