import { isPaid, type Party } from '@freightdesk/parties-contract';
import { PartyContact, PartyFigures, PartyPeople } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

/** What stands of it, each a door to the list; then how to reach it. */
export function PartyOverview({ party }: { party: Party }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const doors = [
    { label: t('What it owes, by age'), to: party.roles.includes('CUSTOMER') && pageOf('owed by customer', party.id) },
    { label: t('What we owe, by age'), to: isPaid(party) && pageOf('owed to vendor', party.id) },
    { label: t('Statement'), to: pageOf('party ledger', party.id) },
  ];
  return (
    <>
      <PartyFigures id={party.id} />
      <SectionCard
        title={t('Contact')}
        action={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
            {doors.map(
              ({ label, to }) =>
                to && (
                  <Button key={label} component={Link} to={to}>
                    {label}
                  </Button>
                ),
            )}
          </Stack>
        }
      >
        <PartyContact party={party} />
        <PartyPeople contacts={party.contacts} />
      </SectionCard>
    </>
  );
}
