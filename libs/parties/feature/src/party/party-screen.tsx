import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import {
  creditStatusLabel,
  getParty,
  type Party,
  partyPaths,
  partyRoleLabel,
  updateParty,
} from '@freightdesk/parties-contract';
import { PartyDialog } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { AddressedRecord, RecordPage, StatusChip } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CreditHold } from './credit-hold';
import { PartyMoney } from './party-money';
import { PartyOverview } from './party-overview';
import { PartyRegistrations } from './party-registrations';
import { PartyTerms } from './party-terms';

const creditTone = { WATCH: 'warning', HOLD: 'error' } as const;

function PartyPage({ party }: { party: Party }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateParty);
  const [isEdited, setEdited] = useState(false);
  const { creditStatus } = party;
  return (
    <>
      <RecordPage
        title={party.name}
        list={{ label: t('Parties'), to: partyPaths.list.href() }}
        state={
          <>
            {party.roles.map((role) => (
              <StatusChip key={role} label={t(partyRoleLabel[role])} tone="info" />
            ))}
            {creditStatus && creditStatus !== 'GOOD' && (
              <StatusChip label={t(creditStatusLabel[creditStatus])} tone={creditTone[creditStatus]} />
            )}
          </>
        }
        next={creditStatus === 'HOLD' && <CreditHold party={party} />}
        actions={
          <>
            <PartyMoney party={party} />
            {mayWrite && (
              <Button variant="contained" onClick={() => setEdited(true)}>
                {t('Edit')}
              </Button>
            )}
          </>
        }
        tabs={[
          { name: 'overview', label: t('Overview'), content: <PartyOverview party={party} /> },
          { name: 'registrations', label: t('Registrations'), content: <PartyRegistrations party={party} /> },
          { name: 'terms', label: t('Terms and tax'), content: <PartyTerms party={party} /> },
        ]}
        side={
          <RecordActivity
            record="party"
            recordId={party.id}
            version={party.version}
            called={{ number: null, title: party.name }}
          />
        }
      />
      {isEdited && <PartyDialog key={party.version} party={party} onClose={() => setEdited(false)} />}
    </>
  );
}

/** One party: what stands of it in every area, how to reach it, how it is registered and what was agreed. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getParty, { id })} otherwise={partyPaths.list.href()}>
      {(party) => <PartyPage party={party} />}
    </AddressedRecord>
  );
}
