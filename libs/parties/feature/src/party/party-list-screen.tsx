import { RecordActivity } from '@freightdesk/activity-ui';
import { addParty, getParty, listParties, partyImport, partyPaths, type PartyRow } from '@freightdesk/parties-contract';
import { PartyDialog } from '@freightdesk/parties-ui';
import { queryOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PartyMoney } from './party-money';
import { partyColumns } from './party-columns';

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

export const askAhead = rowsAhead(listParties);

/** Customers, vendors and agents: one record for all that a party is to us. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listParties);
  const mayAdd = useMay(addParty);
  const mayImport = useMay(partyImport.commit);
  const navigate = useNavigate();
  const { party, open } = useOpenParty();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add party')}
    </Button>
  );

  return (
    <ListPage
      title={t('Parties')}
      besides={
        mayImport && (
          <Button component={Link} to={partyPaths.import.href()}>
            {t('Bring in from a file')}
          </Button>
        )
      }
      action={mayAdd && add}
      list={list}
      columns={partyColumns}
      onOpen={({ id }) => void navigate(partyPaths.party.href(id))}
      empty={{
        title: t('No parties yet'),
        text: t('Customers, vendors and agents are kept here once, for every document they stand on.'),
      }}
    >
      {isAdding && <PartyDialog onTake={open} onClose={() => setAdding(false)} />}
      {party && (
        <PartyDialog
          key={party.version}
          party={party}
          beside={
            <>
              <PartyMoney party={party} />
              <RecordActivity
                record="party"
                recordId={party.id}
                version={party.version}
                called={{ number: null, title: party.name }}
                isFrameless
              />
            </>
          }
          onClose={() => open(null)}
        />
      )}
    </ListPage>
  );
}
