import {
  leadDirectionLabel,
  leadDirections,
  leadServiceLabel,
  leadServices,
  listLeads,
} from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, optionsOf, PageHeader, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLeadColumns } from './lead-columns';
import { StageChips } from './stage-chips';
import { useMine } from './use-mine';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const AddLeadDialog = lazy(() => import('./lead-form-dialog').then((chunk) => ({ default: chunk.AddLeadDialog })));
/** Opened by a click, so it is fetched then. */
const LeadPanel = lazy(() => import('./lead-panel').then((chunk) => ({ default: chunk.LeadPanel })));

function useFilters() {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        kind: 'choice' as const,
        name: 'service',
        label: t('Service'),
        options: optionsOf(leadServices, leadServiceLabel, t),
      },
      {
        kind: 'choice' as const,
        name: 'direction',
        label: t('Direction'),
        options: optionsOf(leadDirections, leadDirectionLabel, t),
      },
      { kind: 'date' as const, name: 'followUpTo', label: t('Follow-up until') },
    ],
    [t],
  );
}

/** Leads and where each of them stands. */
export function Component() {
  const { t } = useTranslation();
  const { isMine, fixed, toggle } = useMine();
  const list = useList(listLeads, { fixed });
  const columns = useLeadColumns();
  const filters = useFilters();
  const mayWrite = useCan('lead.write');
  const { openId, open, close } = useOpened('lead');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add lead')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Lead management')} action={mayWrite && add} />
      <DataTable
        label={t('Leads')}
        list={list}
        columns={columns}
        onOpen={open}
        toolbar={
          <>
            <StageChips list={list} isMine={isMine} onMine={toggle} />
            <ListToolbar list={list} searchLabel={t('Search leads')} filters={filters} />
          </>
        }
        empty={{
          title: isMine ? t('You have no leads yet') : t('No leads yet'),
          text: t('An enquiry becomes a lead, and a lead that is won becomes a jobcard.'),
          action: mayWrite && add,
        }}
      />
      <Suspense fallback={null}>
        {openId && <LeadPanel key={openId} id={openId} onClose={close} />}
        {isAdding && <AddLeadDialog onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  );
}
