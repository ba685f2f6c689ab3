import { queryOf } from '@freightdesk/data-access-api';
import { getParty, type Party, partyRoleLabel, updateParty } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, PanelActions, SidePanel, StatusChip } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { PartyDialog } from './party-dialog';
import { PartyContact, PartyFigures, PartyPeople } from './party-facts';

interface ActivityProps {
  record: 'party';
  recordId: string;
  version: number;
  called: { number: null; title: string };
  isFrameless: boolean;
}

export interface PartyPanelProps {
  id: string;
  /** What happened to a record, which this column can't ask for. */
  Activity: ComponentType<ActivityProps>;
  onClose: () => void;
}

function PartyRoles({ roles }: Pick<Party, 'roles'>) {
  const { t } = useTranslation();
  return roles.map((role) => <StatusChip key={role} label={t(partyRoleLabel[role])} tone="info" />);
}

/** A party: how to reach it, what stands of it in the reader's own area, and what happened to it. */
export function PartyPanel({ id, Activity, onClose }: PartyPanelProps) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateParty);
  const [isEdited, setEdited] = useState(false);
  const query = useQuery(queryOf(getParty, { id }));
  const party = query.data;
  const edit = (
    <PanelActions>
      <Button variant="contained" onClick={() => setEdited(true)}>
        {t('Edit')}
      </Button>
    </PanelActions>
  );
  return (
    <SidePanel
      title={party?.name ?? t('Party')}
      badge={party && <PartyRoles roles={party.roles} />}
      actions={party && mayWrite && edit}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(loaded) => (
          <>
            <PartyContact party={loaded} />
            <PartyPeople contacts={loaded.contacts} />
            <PartyFigures id={id} />
            <Activity
              record="party"
              recordId={id}
              version={loaded.version}
              called={{ number: null, title: loaded.name }}
              isFrameless
            />
          </>
        )}
      </Loaded>
      {party && isEdited && <PartyDialog key={party.version} party={party} onClose={() => setEdited(false)} />}
    </SidePanel>
  );
}
