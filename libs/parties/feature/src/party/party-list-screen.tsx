import {
  getParty,
  indianStateCodes,
  listParties,
  partyRoles,
  type PartyRow,
  stateName,
} from '@freightdesk/parties-contract';
import { PartyDialog, partyRoleLabel } from '@freightdesk/parties-ui';
import { queryOf, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, PageHeader } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePartyColumns } from './party-columns';

/** The party that the address names with `?id=`, open in its dialog. */
function useOpenParty() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const { data } = useQuery({ ...queryOf(getParty, { id: id ?? '' }), enabled: id !== null });
  const open = useCallback(
    (row: PartyRow | null) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (row) next.set('id', row.id);
        else next.delete('id');
        return next;
      }),
    [setParams],
  );
  return { party: id === null ? undefined : data, open };
}

function useFilters() {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        kind: 'choice' as const,
        name: 'role',
        label: t('What it is to us'),
        options: partyRoles.map((value) => ({ value, label: t(partyRoleLabel[value]) })),
      },
      {
        kind: 'choice' as const,
        name: 'stateCode',
        label: t('State'),
        options: indianStateCodes.map((value) => ({ value, label: t(stateName(value)) })),
      },
    ],
    [t],
  );
}

/** Customers, vendors and agents: one record for all that a party is to us. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listParties);
  const columns = usePartyColumns();
  const filters = useFilters();
  const mayAdd = useCan('party.add');
  const { party, open } = useOpenParty();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add party')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Parties')} action={mayAdd && add} />
      <DataTable
        label={t('Parties')}
        list={list}
        columns={columns}
        onOpen={open}
        toolbar={<ListToolbar list={list} searchLabel={t('Search parties')} filters={filters} />}
        empty={{
          title: t('No parties yet'),
          text: t('Customers, vendors and agents are kept here once, for every document they stand on.'),
          action: mayAdd && add,
        }}
      />
      {isAdding && <PartyDialog onClose={() => setAdding(false)} />}
      {party && <PartyDialog key={party.version} party={party} onClose={() => open(null)} />}
    </>
  );
}
